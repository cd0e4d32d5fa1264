//! Assigning several data at once, and extending, handing over and editing assignments.

use crate::support::audit::*;
use crate::support::{Desk, HOUR, MINUTE, assignment};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::{AssignmentForm, EditForm, HandOverForm};
use portal_core::audit::assignment::views::change::{
    AssignmentChange, AssignmentChangeQuery, AssignmentChangeView, change, change_errors,
};
use portal_core::audit::assignment::views::detail::detail;
use portal_core::audit::assignment::views::form::{AssignableQuery, AssignmentFormQuery, assignable, form};
use portal_core::audit::assignment::views::list::AssignmentQuery;
use portal_core::history::turned::turned;
use portal_core::model::assignment::AssignmentStatus;
use portal_core::model::auditor::AuditorType;
use portal_core::model::{Record, Role, Slice};
use portal_core::store::error::{Field, FieldError, HeldData, Kind, Problem, Refusal};

fn extend(id: &str, day: &str) -> AssignmentCommand {
    AssignmentCommand::Extend { form: extend_form(id, day) }
}

fn hand_over(id: &str, auditor: &str) -> AssignmentCommand {
    AssignmentCommand::HandOver { form: hand_over_form(id, auditor) }
}

fn edit(id: &str, notes: &str) -> AssignmentCommand {
    AssignmentCommand::Edit { form: notes_form(id, notes) }
}

fn start(id: &str) -> AssignmentCommand {
    AssignmentCommand::Start { assignment: id.to_owned() }
}

fn several(data: &[&str], auditor: &str) -> AssignmentForm {
    let data = data.iter().map(|id| (*id).to_owned()).collect();
    AssignmentForm { data, again: false, ..assignment("", auditor) }
}

fn create(form: &AssignmentForm) -> AssignmentCommand {
    AssignmentCommand::Create { form: form.clone() }
}

fn opened(desk: &Desk, id: &str, auditor_type: &str) -> AssignmentChangeView {
    let [assignment, auditor_type] = [id, auditor_type].map(str::to_owned);
    desk.view(|reader| change(reader, &AssignmentChangeQuery { assignment, auditor_type })).expect("the administrator")
}

/// The problems of a change, which the dialog must show as the command refuses them.
fn wrong(desk: &mut Desk, command: AssignmentCommand) -> Vec<(Field, Problem)> {
    let asked = match &command {
        AssignmentCommand::Extend { form } => AssignmentChange::Extend(form.clone()),
        AssignmentCommand::HandOver { form } => AssignmentChange::HandOver(form.clone()),
        AssignmentCommand::Edit { form } => AssignmentChange::Edit(form.clone()),
        other => panic!("{other:?} has no dialog"),
    };
    let shown = desk.view(|reader| change_errors(reader, &asked)).expect("the administrator may ask");
    assert_eq!(desk.assignment_refused(command), Refusal::Invalid { errors: shown.clone() });
    shown.into_iter().map(|FieldError { field, problem }| (field, problem)).collect()
}

fn told(desk: &Desk, id: &str) -> Vec<String> {
    let lines = desk.view(|reader| detail(reader, id)).expect("there").history;
    lines.into_iter().map(|line| line.what).collect()
}

#[test]
fn data_that_an_auditor_has_are_named_and_need_a_confirmation() {
    let mut desk = Desk::cms();
    desk.assign("TAB-OPR-02", HENDRA);
    let form = several(&["TAB-OPR-02", "DOC-OPR-02", "TAB-PJL-03"], HENDRA);
    let [auditor, status, since, expiry] =
        ["Hendra Kusuma", "Ditugaskan", "21 November 2026", "28 November 2026"].map(str::to_owned);
    let held = [("TAB-OPR-02", "Produksi - PT Bara Khatulistiwa"), ("TAB-PJL-03", "PNBP - PT Bara Khatulistiwa")].map(
        |(id, name)| HeldData {
            id: id.to_owned(),
            name: name.to_owned(),
            status: status.clone(),
            since: since.clone(),
            expiry: expiry.clone(),
        },
    );
    let refusal = Refusal::AssignedTwice { auditor, held: held.to_vec(), chosen: 3 };
    assert_eq!(desk.assignment_refused(create(&form)), refusal, "nothing is assigned, not even the third");
    desk.assignment_ok(create(&AssignmentForm { again: true, ..form.clone() }));
    desk.assignment_ok(create(&AssignmentForm { auditor: MAYA.to_owned(), ..form }));
}

#[test]
fn the_modal_names_who_has_the_data_since_when_and_in_which_state() {
    let mut desk = Desk::cms();
    desk.later(1).assign("TAB-EKS-01", HENDRA);
    let data = vec!["TAB-EKS-01".to_owned(), desk.assignment(LICENCE).data_id.clone()];
    let offer = desk.view(|reader| form(reader, &AssignmentFormQuery { data, auditor_type: String::new() }));
    let [first, second] = <[_; 2]>::try_from(offer.expect("there").data).expect("two");
    let own = &first.holders[0];
    assert_eq!(
        (own.name.as_str(), own.status, own.since.as_str()),
        ("Hendra Kusuma", AssignmentStatus::Assigned, "21 November 2026")
    );
    let late = second.holders.iter().find(|holder| holder.assignment == LICENCE).expect("named");
    assert_eq!((late.auditor.as_str(), late.status, late.is_overdue), (HENDRA, AssignmentStatus::InProgress, true));
}

#[test]
fn several_data_become_assignments_at_once_and_one_undo_takes_all_back() {
    let mut desk = Desk::cms();
    let before = desk.portal.state().assignments.count();
    let form = several(&["TAB-OPR-02", "DOC-OPR-02", "TAB-OPR-02", "DOC-OPR-01"], MAYA);
    let commit = desk.assignment_ok(create(&form));
    let ids: Vec<_> = commit.changes.iter().filter_map(|change| change.after.as_ref()).map(Record::id).collect();
    let first = "ASSIGN_1795226700000";
    assert_eq!(ids, [first, "ASSIGN_1795226700000_2", "ASSIGN_1795226700000_3"], "a repeated id counts once");
    for id in ids {
        assert_eq!(told(&desk, id), ["menugaskan data ini"]);
    }
    let undone = desk.undone(commit.seq).seq;
    assert_eq!(desk.portal.state().assignments.count(), before);
    let say = |desk: &Desk, seq| desk.view(|reader| turned(reader, seq)).expect("own");
    assert_eq!(say(&desk, undone), "Diurungkan. 3 penugasan tidak ada lagi.");
    let redone = desk.undone(undone).seq;
    assert_eq!(say(&desk, redone), "Diulangi. 3 penugasan ada kembali.");
    assert_eq!(desk.portal.state().assignments.count(), before + 3);
}

#[test]
fn nothing_is_assigned_if_one_of_the_data_is_gone_or_there_are_none_or_too_many() {
    let mut desk = Desk::cms();
    let gone = Refusal::not_found(Kind::Data, "TAB-HILANG");
    assert_eq!(desk.assignment_refused(create(&several(&["TAB-OPR-02", "TAB-HILANG"], MAYA))), gone);
    let none = Refusal::invalid(Field::Data, Problem::Required);
    assert_eq!(desk.assignment_refused(create(&several(&[], MAYA))), none);
    let many = Refusal::invalid(Field::Data, Problem::TooMany { max: 100 });
    assert_eq!(desk.assignment_refused(create(&several(&["TAB-OPR-02"; 101], MAYA))), many);
}

#[test]
fn data_to_assign_are_found_by_name_stage_and_company() {
    let desk = Desk::cms();
    let found = |search: &str| {
        desk.view(|reader| assignable(reader, &AssignableQuery { search: search.to_owned() })).expect("granted")
    };
    let all = found("");
    let repository = &desk.portal.state().repository;
    assert_eq!(all.total, repository.datasets.len() + repository.documents.len());
    assert_eq!(all.rows.len(), 50.min(all.total as usize));
    let one = found("khatulistiwa pnbp");
    let names: Vec<_> = one.rows.iter().map(|row| (row.id.as_str(), row.assignments)).collect();
    assert_eq!(names, [("TAB-PJL-03", 1)]);
    assert_eq!(found("tidak ada sama sekali").total, 0);
}

#[test]
fn an_extension_sets_a_later_day_and_is_in_activity_and_history() {
    let mut desk = Desk::cms();
    let seq = desk.later(HOUR).assignment_ok(extend(PNBP, "5/12/2026")).seq;
    let after = desk.assignment(PNBP).clone();
    assert_eq!((after.expiry_date.long(), after.updated_date), ("5 Desember 2026".to_owned(), desk.clock.now));
    assert_eq!(told(&desk, PNBP)[0], "memperpanjang sampai 5 Desember 2026");
    let version = desk.versions(Slice::Assignments, Some(PNBP)).swap_remove(0);
    assert_eq!(version.differences, ["Tanggal Berakhir: 28 November 2026 → 5 Desember 2026"]);
    desk.undone(seq);
    assert_eq!(desk.assignment(PNBP).expiry_date.long(), "28 November 2026");
}

#[test]
fn an_extension_must_be_later_than_the_last_day_and_not_in_the_past() {
    let mut desk = Desk::cms();
    let problem = |problem| vec![(Field::ExpiryDate, problem)];
    let not_later = || Problem::NotLater { than: "28 November 2026".to_owned() };
    assert_eq!(wrong(&mut desk, extend(PNBP, "28/11/2026")), problem(not_later()));
    assert_eq!(wrong(&mut desk, extend(PNBP, "22/11/2026")), problem(not_later()));
    assert_eq!(wrong(&mut desk, extend(PNBP, "20/11/2026")), problem(Problem::BeforeToday));
    assert_eq!(wrong(&mut desk, extend(PNBP, "")), problem(Problem::Required));
    assert_eq!(wrong(&mut desk, extend(PNBP, "31/02/2027")), problem(Problem::NotADate));
    assert_eq!(wrong(&mut desk, extend(LICENCE, "20/11/2026")), problem(Problem::BeforeToday), "late since three days");
    desk.assignment_ok(extend(LICENCE, "21/11/2026"));
    assert_eq!(opened(&desk, PNBP, "").extended.long(), "5 Desember 2026");
    assert_eq!(opened(&desk, RESOURCES, "").extended.long(), "28 November 2026", "a week from today");
}

#[test]
fn a_completed_assignment_is_neither_extended_nor_handed_over_but_its_notes_can_be_edited() {
    let mut desk = Desk::cms();
    let closed = Refusal::WrongStep { status: AssignmentStatus::Completed };
    for command in [extend(FINAL_REPORT, "2026-12-24"), hand_over(FINAL_REPORT, HENDRA)] {
        assert_eq!(desk.assignment_refused(command), closed);
    }
    assert!(!desk.assignment_row(FINAL_REPORT).can_extend && desk.assignment_row(PNBP).can_extend);
    desk.assignment_ok(edit(FINAL_REPORT, "Arsipkan."));
    assert_eq!(desk.assignment(FINAL_REPORT).notes.as_deref(), Some("Arsipkan."));
}

#[test]
fn another_auditor_begins_from_now_and_the_former_one_loses_the_item() {
    let mut desk = Desk::cms();
    let before = desk.assignment(COMPLIANCE).clone();
    let seq = desk.later(HOUR).assignment_ok(hand_over(COMPLIANCE, HENDRA)).seq;
    let after = desk.assignment(COMPLIANCE).clone();
    assert_eq!((after.auditor_name.as_str(), after.assigned_to), ("Hendra Kusuma", AuditorType::Internal));
    assert_eq!((after.status, after.assigned_date), (AssignmentStatus::Assigned, desk.clock.now));
    assert_eq!((after.expiry_date.long(), &after.notes), ("21 Desember 2026".to_owned(), &before.notes));
    assert_eq!(told(&desk, COMPLIANCE)[0], "mengalihkan dari Maya Anggraini kepada Hendra Kusuma");
    assert_eq!(desk.assignment_ids(&AssignmentQuery::default())[0], COMPLIANCE, "newest first");
    desk.as_auditor(MAYA);
    assert_eq!(desk.item(COMPLIANCE).expect_err("handed over"), Refusal::not_found(Kind::Data, COMPLIANCE));
    desk.as_auditor(HENDRA);
    assert_eq!(desk.item(COMPLIANCE).expect("the new auditor's").assignment.assigned, "21 November 2026");
    desk.act_as(Role::CmsAuditor).undone(seq);
    assert_eq!(desk.assignment(COMPLIANCE).status, before.status);
    assert_eq!(desk.assignment(COMPLIANCE).auditor_id, MAYA);
}

#[test]
fn an_external_auditor_gets_no_notes_and_no_name_of_the_former_auditor() {
    let mut desk = Desk::cms();
    let notes = desk.assignment(PNBP).notes.clone();
    assert!(notes.is_some());
    let seq = desk.assignment_ok(hand_over(PNBP, DEWI)).seq;
    assert_eq!(desk.assignment(PNBP).notes, None);
    let item = desk.as_auditor(DEWI).item(PNBP).expect("her own");
    let read = serde_json::to_string(&item).expect("plain data");
    assert!(!read.contains("Hendra") && !read.contains("Cocokkan"), "{read}");
    desk.act_as(Role::CmsAuditor).undone(seq);
    assert_eq!(desk.assignment(PNBP).notes, notes, "the undo brings the notes back");
    desk.assignment_ok(edit(DOMESTIC, "Catatan untuk arsip."));
    desk.assignment_ok(hand_over(DOMESTIC, YOSEF));
    assert_eq!(desk.assignment(DOMESTIC).notes.as_deref(), Some("Catatan untuk arsip."), "from external to external");
}

#[test]
fn a_hand_over_needs_another_existing_auditor_of_the_chosen_type() {
    let mut desk = Desk::cms();
    let problem = |problem| vec![(Field::Auditor, problem)];
    assert_eq!(wrong(&mut desk, hand_over(PNBP, HENDRA)), problem(Problem::Unchanged));
    assert_eq!(wrong(&mut desk, hand_over(PNBP, "")), problem(Problem::Required));
    assert_eq!(wrong(&mut desk, hand_over(PNBP, "INTERNAL999999")), problem(Problem::Gone));
    let other_type = HandOverForm { auditor_type: "external".to_owned(), ..hand_over_form(PNBP, MAYA) };
    assert_eq!(wrong(&mut desk, AssignmentCommand::HandOver { form: other_type }), problem(Problem::NotAChoice));
    let late = HandOverForm { expiry_date: "2026-11-20".to_owned(), ..hand_over_form(PNBP, MAYA) };
    let before_today = vec![(Field::ExpiryDate, Problem::BeforeToday)];
    assert_eq!(wrong(&mut desk, AssignmentCommand::HandOver { form: late }), before_today);
    let names = |view: AssignmentChangeView| view.auditors.into_iter().map(|one| one.id).collect::<Vec<_>>();
    assert_eq!(names(opened(&desk, PNBP, "")), [MAYA], "all of the type but the present one");
    assert_eq!(names(opened(&desk, PNBP, "external")), [DEWI, YOSEF]);
    assert_eq!(opened(&desk, LICENCE, "").handed_over.long(), "28 November 2026", "the last day has passed");
}

#[test]
fn a_hand_over_asks_before_an_auditor_gets_the_same_data_twice() {
    let mut desk = Desk::cms();
    desk.assign("TAB-PJL-03", MAYA);
    let Refusal::AssignedTwice { auditor, held, chosen } = desk.assignment_refused(hand_over(PNBP, MAYA)) else {
        panic!("not asked")
    };
    assert_eq!((auditor.as_str(), held[0].id.as_str(), chosen), ("Maya Anggraini", "TAB-PJL-03", 1));
    let form = HandOverForm { again: true, ..hand_over_form(PNBP, MAYA) };
    desk.assignment_ok(AssignmentCommand::HandOver { form });
}

#[test]
fn an_edit_changes_notes_and_day_and_keeps_a_day_that_has_passed() {
    let mut desk = Desk::cms();
    let kept = opened(&desk, LICENCE, "").expiry_date.to_string();
    let form = |expiry_date: &str, notes: &str| AssignmentCommand::Edit {
        form: EditForm { expiry_date: expiry_date.to_owned(), ..notes_form(LICENCE, notes) },
    };
    desk.assignment_ok(form(&kept, " Periksa lagi. "));
    assert_eq!(desk.assignment(LICENCE).notes.as_deref(), Some("Periksa lagi."));
    assert_eq!(told(&desk, LICENCE)[0], "mengubah penugasan");
    assert_eq!(wrong(&mut desk, form("2026-11-19", "")), [(Field::ExpiryDate, Problem::BeforeToday)]);
    let long = "é".repeat(100_001);
    let problem = Problem::TooLong { max: 100_000, actual: 100_001 };
    assert_eq!(wrong(&mut desk, form(&kept, &long)), [(Field::Notes, problem)]);
    desk.assignment_ok(form("2026-11-21", ""));
    assert_eq!((desk.assignment(LICENCE).notes.as_deref(), opened(&desk, LICENCE, "").notes.as_str()), (None, ""));
    let unchanged = portal_core::Command::Assignment(form("21/11/2026", "  "));
    assert_eq!(desk.ok(&unchanged), None, "an edit without a difference makes no commit");
}

#[test]
fn a_deleted_assignment_is_not_changed() {
    let mut desk = Desk::cms();
    desk.assignment_ok(AssignmentCommand::Delete { assignment: PNBP.to_owned() });
    let gone = Refusal::not_found(Kind::Assignment, PNBP);
    for command in [extend(PNBP, "2026-12-24"), hand_over(PNBP, MAYA), edit(PNBP, "")] {
        assert_eq!(desk.assignment_refused(command), gone);
    }
    let form = AssignmentChange::Extend(extend_form(PNBP, "2026-12-24"));
    assert_eq!(desk.view(|reader| change_errors(reader, &form)), Err(gone));
}

/// Two tabs with the same state, both of the administrator.
fn tabs() -> (Desk, Desk) {
    let desk = Desk::cms();
    let mut other = desk.other_tab(Role::CmsAuditor);
    other.later(MINUTE);
    (desk, other)
}

#[test]
fn an_extension_and_edited_notes_of_two_tabs_are_merged() {
    let (mut here, mut there) = tabs();
    here.assignment_ok(extend(PNBP, "2026-12-24"));
    let form = EditForm { expiry_date: "2026-11-28".to_owned(), ..notes_form(PNBP, "Dari sana.") };
    there.assignment_ok(AssignmentCommand::Edit { form });
    here.adopts(&there);
    let merged = here.assignment(PNBP);
    assert_eq!((merged.expiry_date.to_string().as_str(), merged.notes.as_deref()), ("2026-12-24", Some("Dari sana.")));
}

#[test]
fn a_step_of_the_former_auditor_does_not_pass_to_the_new_one() {
    for is_first in [true, false] {
        let (mut here, mut there) = tabs();
        let (first, second) = if is_first { (&mut here, &mut there) } else { (&mut there, &mut here) };
        first.assignment_ok(start(PNBP));
        second.assignment_ok(hand_over(PNBP, DEWI));
        here.adopts(&there);
        let merged = here.assignment(PNBP);
        assert_eq!((merged.auditor_id.as_str(), merged.status), (DEWI, AssignmentStatus::Assigned), "{is_first}");
    }
}

#[test]
fn notes_for_an_internal_auditor_do_not_reach_an_external_one_through_a_merge() {
    for is_first in [true, false] {
        let (mut here, mut there) = tabs();
        let (first, second) = if is_first { (&mut here, &mut there) } else { (&mut there, &mut here) };
        first.assignment_ok(edit(PNBP, "Hanya untuk internal."));
        second.assignment_ok(hand_over(PNBP, DEWI));
        here.adopts(&there);
        assert_eq!((here.assignment(PNBP).auditor_id.as_str(), &here.assignment(PNBP).notes), (DEWI, &None));
    }
}

#[test]
fn the_later_of_two_hand_overs_wins_and_the_earlier_can_be_restored() {
    let (mut here, mut there) = tabs();
    here.assignment_ok(hand_over(PNBP, MAYA));
    there.assignment_ok(hand_over(PNBP, DEWI));
    here.adopts(&there);
    let merged = here.assignment(PNBP).clone();
    assert_eq!((merged.auditor_name.as_str(), merged.assigned_to), ("Dewi Paramita", AuditorType::External));
    let version = here.versions(Slice::Assignments, Some(PNBP)).swap_remove(0);
    here.restored(version.seq, Slice::Assignments, PNBP);
    assert_eq!(here.assignment(PNBP).auditor_name, "Maya Anggraini");
}

#[test]
fn a_hand_over_is_not_undone_once_the_new_auditor_has_begun() {
    let mut desk = Desk::cms();
    let seq = desk.assignment_ok(hand_over(PNBP, MAYA)).seq;
    desk.later(MINUTE).as_auditor(MAYA).assignment_ok(start(PNBP));
    desk.act_as(Role::CmsAuditor);
    assert!(matches!(desk.not_undone(seq), Refusal::ChangedSince { who, .. } if who == "Maya Anggraini"));
}

#[test]
fn an_auditor_does_not_undo_a_step_on_an_assignment_that_another_has_now() {
    let mut desk = Desk::open();
    let seq = desk.as_auditor(HENDRA).assignment_ok(start(PNBP)).seq;
    desk.later(MINUTE).act_as(Role::CmsAuditor).assignment_ok(hand_over(PNBP, DEWI));
    desk.as_auditor(HENDRA);
    assert_eq!(desk.not_undone(seq), Refusal::not_found(Kind::Commit, &seq.to_string()));
}

#[test]
fn a_renamed_auditor_keeps_an_assignment_that_another_tab_hands_over() {
    for renames_here in [true, false] {
        let (mut here, mut there) = tabs();
        let (renaming, handing) = if renames_here { (&mut here, &mut there) } else { (&mut there, &mut here) };
        let form = auditor_form("Hendra Wijaya", "internal");
        let save = portal_core::audit::auditor::commands::AuditorCommand::Save { id: Some(HENDRA.to_owned()), form };
        renaming.auditor_ok(save);
        handing.assignment_ok(hand_over(PNBP, MAYA));
        here.adopts(&there);
        assert_eq!(here.assignment(PNBP).auditor_name, "Maya Anggraini");
        assert_eq!(here.assignment(LICENCE).auditor_name, "Hendra Wijaya");
    }
}
