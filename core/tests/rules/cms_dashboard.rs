//! Dasbor CMS Auditor (§2.8): its texts equal those in the spec on any day, and follow the data (decisions §2).

use crate::support::audit::*;
use crate::support::{DAY, Desk, HOUR, MINUTE};
use portal_core::Command;
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::views::list::counts;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::audit::repository::commands::RepositoryCommand;
use portal_core::audit::repository::form::{DatasetForm, DocumentForm, PlaceForm};
use portal_core::audit::repository::views::dashboard::{CmsDashboard, dashboard};
use portal_core::locale::calendar::CalendarDate;
use portal_core::locale::zone::Zone;
use portal_core::model::{Instant, Role, Stage};
use portal_core::store::env::Clock;
use portal_core::store::form::attachment::FileFacts;

fn shown(desk: &Desk) -> CmsDashboard {
    desk.view(dashboard).expect("the administrator may look")
}

fn texts(shown: &CmsDashboard) -> [(&str, &str); 4] {
    [&shown.documents, &shown.datasets, &shown.active, &shown.auditors]
        .map(|figure| (figure.value.as_str(), figure.text.as_str()))
}

fn shortcuts(shown: &CmsDashboard) -> Vec<(Stage, &str)> {
    shown.queries.iter().chain(&shown.shelves).map(|shortcut| (shortcut.tahapan, shortcut.text.as_str())).collect()
}

/// The instant at which a day begins in a zone `offset_minutes` east of Greenwich.
fn midnight(day: &str, offset_minutes: i32) -> i64 {
    let [day, epoch] = [day, "1970-01-01"].map(|text| CalendarDate::parse(text).expect("a date of the test"));
    epoch.days_until(day) * DAY - i64::from(offset_minutes) * MINUTE
}

#[test]
fn cards_and_shortcuts_read_as_in_the_spec_on_any_day() {
    let days = [
        "2026-11-01",
        "2026-11-15",
        "2026-12-01",
        "2026-12-31",
        "2027-01-01",
        "2027-02-28",
        "2027-03-01",
        "2028-02-28",
        "2028-02-29",
        "2028-03-01",
        "2028-12-31",
    ];
    for day in days {
        for offset_minutes in [420, 480, 540, 0, -480, 345] {
            let begin = midnight(day, offset_minutes);
            for now in [begin, begin + MINUTE, begin + 9 * HOUR, begin + DAY - 1] {
                let mut desk = Desk::open_at(Clock { now: Instant(now), zone: Zone::fixed(offset_minutes) });
                desk.act_as(Role::CmsAuditor);
                let shown = shown(&desk);
                let cards = [
                    ("15", "+12 bulan ini"),
                    ("12", "+5 bulan ini"),
                    ("7", "3 menunggu"),
                    ("4", "2 internal, 2 eksternal"),
                ];
                assert_eq!(texts(&shown), cards, "{day} {offset_minutes} {now}");
                let quoted = [
                    (Stage::OperasiProduksi, "2 datasets available"),
                    (Stage::FeasibilityStudy, "2 datasets available"),
                    (Stage::Perizinan, "3 companies, 4 documents"),
                    (Stage::Pengadministrasian, "2 companies, 3 documents"),
                ];
                assert_eq!(shortcuts(&shown), quoted);
            }
        }
    }
}

#[test]
fn growth_restarts_with_the_local_month() {
    let offset_minutes = 420;
    let mut desk = Desk::cms();
    let begin = midnight("2026-12-01", offset_minutes);
    let mut growth = |now| {
        desk.clock = Clock { now: Instant(now), zone: Zone::fixed(offset_minutes) };
        let shown = shown(&desk);
        [shown.documents.text, shown.datasets.text]
    };
    assert_eq!(growth(begin - 1), ["+12 bulan ini", "+5 bulan ini"]);
    assert_eq!(growth(begin), ["+0 bulan ini", "+0 bulan ini"]);
}

fn place(stage: Stage) -> PlaceForm {
    PlaceForm {
        tahapan: stage.value().to_owned(),
        badan_usaha: "PT Baru Sekali".to_owned(),
        description: String::new(),
    }
}

#[test]
fn a_loaded_document_counts_at_once() {
    let mut desk = Desk::cms();
    let file = FileFacts { name: "a.pdf".to_owned(), size: 9, head: b"%PDF-1.4".to_vec(), tail: Vec::new() };
    let form = DocumentForm { place: place(Stage::Perizinan), file, sections: Vec::new(), pages: None };
    desk.ok(&Command::Repository(RepositoryCommand::StoreDocument { form }));
    let shown = shown(&desk);
    assert_eq!(texts(&shown)[0], ("16", "+13 bulan ini"));
    assert_eq!(shortcuts(&shown)[2], (Stage::Perizinan, "4 companies, 5 documents"));
}

#[test]
fn a_loaded_dataset_counts_until_it_is_removed() {
    let mut desk = Desk::cms();
    desk.read_csv("TABLE_1", b"a;b\n1;2\n", 9);
    let form = DatasetForm {
        place: place(Stage::FeasibilityStudy),
        kegiatan: "Sondir".to_owned(),
        content: "TABLE_1".to_owned(),
        file_name: "a.csv".to_owned(),
        ..DatasetForm::default()
    };
    let command = Command::Repository(RepositoryCommand::StoreDataset { form });
    let id = desk.ok(&command).expect("stored").subject.id;
    let more = shown(&desk);
    assert_eq!(texts(&more)[1], ("13", "+6 bulan ini"));
    assert_eq!(shortcuts(&more)[1], (Stage::FeasibilityStudy, "3 datasets available"));
    desk.ok(&Command::Repository(RepositoryCommand::Remove { id }));
    assert_eq!(shown(&desk), shown(&Desk::cms()));
}

#[test]
fn a_count_of_one_uses_the_singular() {
    let mut desk = Desk::cms();
    let mut remove = |id: &str| {
        let assigned: Vec<_> = desk.portal.state().assignments.of_data(id).map(|it| it.id.clone()).collect();
        for assignment in assigned {
            desk.assignment_ok(AssignmentCommand::Delete { assignment });
        }
        desk.ok(&Command::Repository(RepositoryCommand::Remove { id: id.to_owned() }));
    };
    for id in ["TAB-FST-02", "DOC-ADM-01", "DOC-ADM-02"] {
        remove(id);
    }
    let shown = shown(&desk);
    assert_eq!(shortcuts(&shown)[1], (Stage::FeasibilityStudy, "1 dataset available"));
    assert_eq!(shortcuts(&shown)[3], (Stage::Pengadministrasian, "1 company, 1 document"));
}

#[test]
fn active_assignments_are_those_not_completed() {
    let mut desk = Desk::cms();
    desk.assignment_ok(AssignmentCommand::Start { assignment: PNBP.to_owned() });
    assert_eq!(texts(&shown(&desk))[2], ("7", "2 menunggu"));
    desk.assignment_ok(AssignmentCommand::Complete { assignment: PNBP.to_owned() });
    assert_eq!(texts(&shown(&desk))[2], ("6", "2 menunggu"));
    desk.assign("TAB-OPR-02", MAYA);
    assert_eq!(texts(&shown(&desk))[2], ("7", "3 menunggu"));
    let waiting = desk.view(counts).expect("the administrator may count").waiting;
    assert_eq!(waiting, 3, "the badge of the menu");
}

#[test]
fn auditors_are_counted_by_type() {
    let mut desk = Desk::cms();
    desk.auditor_ok(AuditorCommand::Save { id: None, form: auditor_form("Sari", "external") });
    desk.auditor_ok(AuditorCommand::Delete { id: MAYA.to_owned() });
    assert_eq!(texts(&shown(&desk))[3], ("4", "1 internal, 3 eksternal"));
}

#[test]
fn the_five_newest_assignments_are_listed() {
    let mut desk = Desk::cms();
    let recent = |desk: &Desk| shown(desk).recent.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(recent(&desk), NEWEST_FIRST[..5]);
    let id = desk.later(HOUR).assign("TAB-OPR-02", MAYA);
    assert_eq!(recent(&desk)[..2], [id.as_str(), PNBP]);
    for auditor in [HENDRA, MAYA, DEWI, YOSEF] {
        desk.auditor_ok(AuditorCommand::Delete { id: auditor.to_owned() });
    }
    assert_eq!(recent(&desk), [""; 0]);
    assert_eq!(texts(&shown(&desk))[2..], [("0", "0 menunggu"), ("0", "0 internal, 0 eksternal")]);
}
