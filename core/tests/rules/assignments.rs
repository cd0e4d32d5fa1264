//! Assigning data to auditors, changing the status, and deleting assignments (§2.8, §4, §5).

use crate::support::audit::*;
use crate::support::{CLOCK, Desk, HOUR, MINUTE, OPENED, assignment};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::AssignmentForm;
use portal_core::audit::assignment::status::Step;
use portal_core::audit::assignment::views::detail::detail;
use portal_core::audit::assignment::views::form::{AssignmentFormQuery, AssignmentFormView, form, form_errors};
use portal_core::audit::assignment::views::list::AssignmentQuery;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::locale::calendar::CalendarDate;
use portal_core::locale::zone::Zone;
use portal_core::model::assignment::AssignmentStatus::{self, Assigned, Completed, InProgress};
use portal_core::model::assignment::{Assignment, Review};
use portal_core::model::auditor::AuditorType;
use portal_core::model::repository::DataType;
use portal_core::model::{Instant, Role, Stage};
use portal_core::store::error::{Field, FieldError, Kind, Problem, Refusal};
use portal_core::store::session::Action;

fn start(id: &str) -> AssignmentCommand {
    AssignmentCommand::Start { assignment: id.to_owned() }
}

fn complete(id: &str) -> AssignmentCommand {
    AssignmentCommand::Complete { assignment: id.to_owned() }
}

fn delete(id: &str) -> AssignmentCommand {
    AssignmentCommand::Delete { assignment: id.to_owned() }
}

fn date(text: &str) -> CalendarDate {
    CalendarDate::parse(text).expect("a date of the test")
}

/// The status after each step from each status; `None` if §4 has no such step.
const STEPS: [(AssignmentStatus, Step, Option<AssignmentStatus>); 6] = [
    (Assigned, Step::Start, Some(InProgress)),
    (Assigned, Step::Complete, None),
    (InProgress, Step::Start, None),
    (InProgress, Step::Complete, Some(Completed)),
    (Completed, Step::Start, None),
    (Completed, Step::Complete, None),
];

#[test]
fn every_status_allows_exactly_its_steps() {
    assert_eq!(STEPS.len(), AssignmentStatus::ALL.len() * Step::ALL.len());
    for (from, step, to) in STEPS {
        let mut desk = Desk::cms();
        let id = NEWEST_FIRST.into_iter().find(|id| desk.assignment(id).status == from).expect("every status occurs");
        let command = match step {
            Step::Start => start(id),
            Step::Complete => complete(id),
        };
        let row = desk.assignment_row(id);
        let offered = match step {
            Step::Start => row.can_start,
            Step::Complete => row.can_complete,
        };
        assert_eq!(offered, to.is_some(), "{from:?} × {step:?} is offered where it is possible");
        match to {
            Some(status) => {
                desk.assignment_ok(command);
                assert_eq!(desk.assignment(id).status, status, "{from:?} × {step:?}");
            }
            None => assert_eq!(desk.assignment_refused(command), Refusal::WrongStep { status: from }),
        }
    }
}

#[test]
fn a_new_assignment_records_data_auditor_administrator_and_due_date() {
    let mut desk = Desk::cms();
    let form = AssignmentForm {
        notes: "  Periksa volume\r\n\r\nper blok \n".to_owned(),
        expiry_date: " 2026-12-24 ".to_owned(),
        ..assignment("TAB-OPR-02", DEWI)
    };
    desk.later(1);
    desk.assignment_ok(AssignmentCommand::Create { form });
    let now = Instant(OPENED.0 + 1);
    let expected = Assignment {
        id: "ASSIGN_1795226700001".to_owned(),
        data_id: "TAB-OPR-02".to_owned(),
        data_name: "Produksi - PT Bara Khatulistiwa".to_owned(),
        data_type: DataType::Tabular,
        version: Some("seed:TAB-OPR-02".to_owned()),
        tahapan: Stage::OperasiProduksi,
        badan_usaha: "PT Bara Khatulistiwa".to_owned(),
        assigned_to: AuditorType::External,
        auditor_id: DEWI.to_owned(),
        auditor_name: "Dewi Paramita".to_owned(),
        assigned_by: "Arif Setiawan".to_owned(),
        assigned_date: now,
        status: Assigned,
        expiry_date: date("2026-12-24"),
        notes: Some("Periksa volume\n\nper blok".to_owned()),
        updated_date: now,
        completed_date: None,
        review: Review::default(),
        comments: Vec::new(),
    };
    assert_eq!(desk.assignment("ASSIGN_1795226700001"), &expected);
}

#[test]
fn blank_notes_are_stored_as_none() {
    let mut desk = Desk::cms();
    let form = AssignmentForm { notes: " \n\u{200b} ".to_owned(), ..assignment("DOC-OPR-02", MAYA) };
    let id = desk.assignment_ok(AssignmentCommand::Create { form }).subject.id;
    assert_eq!(desk.assignment(&id).notes, None);
    assert_eq!(desk.assignment(&id).data_name, "Berita Acara Pengukuran Kemajuan Tambang.txt");
}

#[test]
fn an_id_in_use_or_used_before_gets_a_suffix() {
    let mut desk = Desk::cms();
    let ids = ["TAB-OPR-02", "DOC-OPR-01"].map(|data| desk.assign(data, MAYA));
    assert_eq!(ids, ["ASSIGN_1795226700000", "ASSIGN_1795226700000_2"]);
    desk.assignment_ok(delete("ASSIGN_1795226700000"));
    assert_eq!(desk.assign("TAB-OPR-02", MAYA), "ASSIGN_1795226700000_3");
}

#[test]
fn the_newest_assignment_is_first_even_within_one_millisecond() {
    let mut desk = Desk::cms();
    assert_eq!(desk.assignment_ids(&AssignmentQuery::default()), NEWEST_FIRST);
    let [first, second] = ["TAB-OPR-02", "DOC-OPR-01"].map(|data| desk.assign(data, MAYA));
    let ids = desk.assignment_ids(&AssignmentQuery::default());
    assert_eq!(ids[..3], [second, first, PNBP.to_owned()]);
}

fn modal(desk: &Desk, data: &str, auditor_type: &str) -> Result<AssignmentFormView, Refusal> {
    let query = AssignmentFormQuery { data: vec![data.to_owned()], auditor_type: auditor_type.to_owned() };
    desk.view(|reader| form(reader, &query))
}

#[test]
fn the_modal_sets_internal_and_seven_days_from_the_local_today() {
    let mut desk = Desk::cms();
    let view = modal(&desk, "TAB-PJL-03", "").expect("the data exists");
    assert_eq!(view.default_type, AuditorType::Internal);
    assert_eq!((view.earliest, view.default_expiry), (date("2026-11-21"), date("2026-11-28")));
    assert_eq!((view.data[0].name.as_str(), view.data[0].holders.len()), ("PNBP - PT Bara Khatulistiwa", 1));
    // 23.59 in Jakarta, then midnight.
    desk.later(14 * HOUR + 54 * MINUTE);
    assert_eq!(modal(&desk, "TAB-PJL-03", "").expect("there").default_expiry, date("2026-11-28"));
    desk.later(MINUTE);
    assert_eq!(modal(&desk, "TAB-PJL-03", "").expect("there").default_expiry, date("2026-11-29"));
}

#[test]
fn the_type_decides_which_auditors_the_modal_offers() {
    let desk = Desk::cms();
    let offered = |auditor_type: &str| -> Vec<String> {
        let view = modal(&desk, "DOC-PJL-01", auditor_type).expect("the data exists");
        view.auditors.into_iter().map(|choice| choice.id).collect()
    };
    assert_eq!(offered("internal"), [HENDRA, MAYA]);
    assert_eq!(offered("external"), [DEWI, YOSEF]);
    assert_eq!(offered("auditor"), [HENDRA, MAYA], "an unknown type becomes the default");
}

#[test]
fn removed_data_can_be_neither_offered_nor_assigned() {
    let mut desk = Desk::cms();
    let gone = Refusal::not_found(Kind::Data, "TAB-HILANG");
    assert_eq!(modal(&desk, "TAB-HILANG", "internal").expect_err("gone"), gone);
    let form = assignment("TAB-HILANG", MAYA);
    assert_eq!(desk.assignment_refused(AssignmentCommand::Create { form }), gone);
}

/// The problems of a form: both the modal and the command must report them.
fn wrong(desk: &mut Desk, form: &AssignmentForm) -> Vec<(Field, Problem)> {
    let shown = desk.view(|reader| form_errors(reader, form)).expect("the administrator may ask");
    if shown.is_empty() {
        desk.clone().assignment_ok(AssignmentCommand::Create { form: form.clone() });
    } else {
        let refusal = desk.assignment_refused(AssignmentCommand::Create { form: form.clone() });
        assert_eq!(
            refusal,
            Refusal::Invalid { errors: shown.clone() },
            "the command refuses the same problems as the modal"
        );
    }
    shown.into_iter().map(|FieldError { field, problem }| (field, problem)).collect()
}

#[test]
fn typed_dates_are_validated_at_their_limits() {
    let too_far = || Problem::TooFarAhead { latest: "25 November 2031".to_owned() };
    let cases = [
        ("2026-11-20", Some(Problem::BeforeToday)),
        ("2026-11-21", None),
        ("2031-11-25", None),
        ("2031-11-26", Some(too_far())),
        ("9999-12-31", Some(too_far())),
        ("0001-01-01", Some(Problem::BeforeToday)),
        ("2027-02-31", Some(Problem::NotADate)),
        ("2027-02-29", Some(Problem::NotADate)),
        ("2028-02-29", None),
        ("21/11/2026", None),
        ("20 November 2026", Some(Problem::BeforeToday)),
        ("31/02/2027", Some(Problem::NotADate)),
        ("20 November 2026", Some(Problem::BeforeToday)),
        ("21/11/2026", None),
        ("31/02/2027", Some(Problem::NotADate)),
        ("besok", Some(Problem::NotADate)),
        ("", Some(Problem::Required)),
        ("  ", Some(Problem::Required)),
    ];
    for (typed, problem) in cases {
        let form = AssignmentForm { expiry_date: typed.to_owned(), ..assignment("TAB-OPR-02", MAYA) };
        let expected: Vec<_> = problem.into_iter().map(|problem| (Field::ExpiryDate, problem)).collect();
        assert_eq!(wrong(&mut Desk::cms(), &form), expected, "'{typed}'");
    }
    let latest = modal(&Desk::cms(), "TAB-OPR-02", "internal").expect("there").latest;
    assert_eq!(latest, date("2031-11-25"), "the date picker has the same limit as the validation");
}

#[test]
fn today_follows_the_clock_of_the_device() {
    for (offset_minutes, today) in [(420, "2026-11-21"), (-480, "2026-11-20")] {
        let mut desk = Desk::open_at(portal_core::store::env::Clock { zone: Zone::fixed(offset_minutes), ..CLOCK });
        desk.act_as(Role::CmsAuditor);
        let day = |days| date(today).plus_days(days).to_string();
        let form = |expiry_date| AssignmentForm { expiry_date, ..assignment("TAB-OPR-02", MAYA) };
        assert_eq!(wrong(&mut desk, &form(day(0))), []);
        assert_eq!(wrong(&mut desk, &form(day(-1))), [(Field::ExpiryDate, Problem::BeforeToday)]);
    }
}

#[test]
fn notes_of_maximum_length_pass_and_one_more_character_is_refused() {
    let form = |count| AssignmentForm { notes: "é".repeat(count), ..assignment("TAB-OPR-02", MAYA) };
    assert_eq!(wrong(&mut Desk::cms(), &form(100_000)), []);
    let problem = Problem::TooLong { max: 100_000, actual: 100_001 };
    assert_eq!(wrong(&mut Desk::cms(), &form(100_001)), [(Field::Notes, problem)]);
}

#[test]
fn an_auditor_deleted_meanwhile_is_reported_as_gone() {
    let mut desk = Desk::cms();
    desk.auditor_ok(AuditorCommand::Delete { id: MAYA.to_owned() });
    assert_eq!(wrong(&mut desk, &assignment("TAB-OPR-02", MAYA)), [(Field::Auditor, Problem::Gone)]);
    assert_eq!(wrong(&mut desk, &assignment("TAB-OPR-02", HENDRA)), []);
}

#[test]
fn an_auditor_of_the_other_type_is_refused() {
    let form = AssignmentForm { auditor_type: "external".to_owned(), ..assignment("TAB-OPR-02", MAYA) };
    assert_eq!(wrong(&mut Desk::cms(), &form), [(Field::Auditor, Problem::NotAChoice)]);
}

#[test]
fn an_empty_form_has_an_error_in_every_field() {
    let blank = AssignmentForm {
        auditor_type: String::new(),
        auditor: " ".to_owned(),
        expiry_date: String::new(),
        ..assignment("TAB-OPR-02", MAYA)
    };
    let required = [Field::AuditorType, Field::Auditor, Field::ExpiryDate].map(|field| (field, Problem::Required));
    assert_eq!(wrong(&mut Desk::cms(), &blank), required);
    let form = AssignmentForm { auditor_type: "luar".to_owned(), ..blank };
    assert_eq!(wrong(&mut Desk::cms(), &form)[0], (Field::AuditorType, Problem::NotAChoice));
}

#[test]
fn each_step_sets_the_update_and_only_completing_sets_the_completion_date() {
    let mut desk = Desk::cms();
    let [started, completed] = [HOUR, 3 * HOUR].map(|later| Instant(OPENED.0 + later));
    desk.later(HOUR).assignment_ok(start(PNBP));
    let after = desk.assignment(PNBP);
    assert_eq!((after.updated_date, after.completed_date, after.assigned_date), (started, None, OPENED));
    desk.later(2 * HOUR).assignment_ok(complete(PNBP));
    let after = desk.assignment(PNBP);
    assert_eq!((after.updated_date, after.completed_date, after.assigned_date), (completed, Some(completed), OPENED));
}

#[test]
fn the_detail_lists_the_activity_newest_first() {
    let mut desk = Desk::cms();
    desk.later(HOUR).as_auditor(HENDRA).assignment_ok(start(PNBP));
    desk.later(HOUR).act_as(Role::CmsAuditor).assignment_ok(complete(PNBP));
    let detail = desk.view(|reader| detail(reader, PNBP)).expect("there");
    let told: Vec<_> =
        detail.history.iter().map(|line| (line.who.as_deref().unwrap_or_default(), line.what.as_str())).collect();
    assert_eq!(
        told,
        [
            ("Arif Setiawan", "menandai selesai"),
            ("Hendra Kusuma", "mulai mengerjakan"),
            ("Arif Setiawan", "menugaskan data ini")
        ]
    );
    assert_eq!(detail.completed.as_deref(), Some("21 November 2026 pukul 11.05 WIB"));
    assert_eq!(detail.assigned_exactly, "21 November 2026 pukul 09.05 WIB");
    assert_eq!((detail.data_id.as_str(), detail.assigned_by.as_str()), ("TAB-PJL-03", "Arif Setiawan"));
    assert!(detail.notes.is_some_and(|notes| notes.starts_with("Cocokkan")));
}

#[test]
fn the_detail_lists_undone_steps_too() {
    let mut desk = Desk::cms();
    let seq = desk.as_auditor(HENDRA).assignment_ok(start(PNBP)).seq;
    desk.undone(seq);
    let detail = desk.act_as(Role::CmsAuditor).view(|reader| detail(reader, PNBP)).expect("there");
    assert_eq!(detail.history[0].what, "mengurungkan: mulai mengerjakan");
}

#[test]
fn a_deleted_assignment_is_gone_for_every_role() {
    let mut desk = Desk::cms();
    desk.assignment_ok(delete(PNBP));
    assert_eq!(desk.assignments(&AssignmentQuery::default()).counts.total, 10);
    let gone = Refusal::not_found(Kind::Assignment, PNBP);
    assert_eq!(desk.view(|reader| detail(reader, PNBP)).expect_err("gone"), gone);
    for command in [start(PNBP), complete(PNBP), delete(PNBP)] {
        assert_eq!(desk.assignment_refused(command), gone);
    }
    desk.as_auditor(HENDRA);
    assert_eq!(desk.item(PNBP).expect_err("gone"), Refusal::not_found(Kind::Data, PNBP));
}

#[test]
fn an_internal_auditor_completes_its_own_assignment() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA).assignment_ok(start(PNBP));
    desk.assignment_ok(complete(PNBP));
    assert_eq!(desk.assignment(PNBP).status, Completed);
}

#[test]
fn an_internal_auditor_cannot_tell_a_foreign_assignment_from_a_missing_one() {
    let mut desk = Desk::open();
    desk.as_auditor(MAYA);
    for id in [PNBP, DOMESTIC, "ASSIGN_1"] {
        for command in [start(id), complete(id)] {
            assert_eq!(desk.assignment_refused(command), Refusal::not_found(Kind::Assignment, id));
        }
    }
}

#[test]
fn an_external_auditor_changes_no_status_not_even_its_own() {
    let mut desk = Desk::open();
    desk.as_auditor(DEWI);
    let role = Role::ExternalAuditor;
    for id in [DOMESTIC, PNBP, "ASSIGN_1"] {
        for command in [start(id), complete(id)] {
            let refusal = Refusal::NotPermitted { role, action: Action::MoveOwnAssignment };
            assert_eq!(desk.assignment_refused(command), refusal);
        }
    }
}
