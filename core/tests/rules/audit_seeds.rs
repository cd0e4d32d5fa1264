//! The sample data of the audit areas has what decisions §2 requires, on any day.

use std::collections::BTreeSet;

use crate::support::audit::*;
use crate::support::findings::SEEDED;
use crate::support::{CLOCK, DAY, Desk, MINUTE, OPENED};
use portal_core::audit::finding::views::evidence::EvidenceState;
use portal_core::audit::repository::views::table::{csv, rows};
use portal_core::locale::calendar::CalendarDate;
use portal_core::locale::zone::Zone;
use portal_core::model::assignment::{AssignmentStatus, ReviewState};
use portal_core::model::auditor::AuditorType;
use portal_core::model::finding::{FollowUp, FollowUpStatus};
use portal_core::model::repository::DataType;
use portal_core::model::{Instant, Stage};
use portal_core::store::env::Clock;

/// The document that the finding of the final report quotes.
const DOCUMENT: &str = "Laporan Kepatuhan Kewajiban Pelaporan 2025.pdf";

/// The activities of §3.
const ACTIVITIES: [&str; 12] = [
    "RKAB Eksplorasi",
    "Laporan Berkala Eksplorasi",
    "Laporan Akhir Eksplorasi",
    "Feasibility Study",
    "Cadangan",
    "RKAB Operasi Produksi",
    "Laporan Berkala Operasi Produksi",
    "Laporan Akhir Operasi Produksi",
    "Produksi",
    "Blending",
    "Penjualan",
    "PNBP",
];

#[test]
fn there_are_two_auditors_of_each_type_with_expertise() {
    let desk = Desk::open();
    for auditor_type in AuditorType::ALL {
        let of_type = desk.portal.state().auditors.iter().filter(|auditor| auditor.auditor_type == *auditor_type);
        let of_type: Vec<_> = of_type.collect();
        assert!(of_type.len() >= 2, "{auditor_type:?}");
        for auditor in of_type {
            assert!(!auditor.expertise.is_empty() && !auditor.company.is_empty(), "{}", auditor.name);
            assert!(auditor.id.starts_with(auditor_type.id_prefix()), "{}", auditor.id);
            let folded: BTreeSet<_> = auditor.expertise.iter().map(|tag| tag.to_lowercase()).collect();
            assert_eq!(folded.len(), auditor.expertise.len(), "no tag twice");
        }
    }
}

#[test]
fn every_activity_has_a_table_of_eight_to_sixty_rows() {
    let desk = Desk::open();
    let repository = &desk.portal.state().repository;
    let found: BTreeSet<_> = repository.datasets.iter().map(|set| set.kegiatan.as_str()).collect();
    assert_eq!(found, BTreeSet::from(ACTIVITIES));
    for set in repository.datasets.iter() {
        assert!((8..=60).contains(&set.newest().records), "{} has {} rows", set.id, set.newest().records);
        let table = repository.table(set.newest()).expect("its rows are on the shelf from the start");
        assert_eq!((table.row_count(), table.columns()), (set.newest().records, &set.newest().columns[..]));
        assert!(
            set.newest().columns.iter().any(|column| column.kind.number_form().is_some()),
            "{} has figures",
            set.id
        );
    }
}

#[test]
fn every_stage_has_a_company_with_data() {
    let desk = Desk::open();
    let repository = &desk.portal.state().repository;
    for stage in Stage::ALL {
        assert!(repository.documents.iter().any(|document| document.tahapan == *stage), "{stage:?}");
    }
    assert!(repository.companies().len() >= 3);
}

#[test]
fn no_column_is_ambiguous_and_kinds_equal_those_of_a_loaded_file() {
    let desk = Desk::cms();
    for set in desk.portal.state().repository.datasets.iter() {
        let file = desk.view(|reader| csv(reader, &rows_of(&set.id))).expect("there").bytes;
        let (preview, shelved) = read_csv(&file, 64);
        assert_eq!(preview.problems, [], "{}", set.id);
        let found = shelved.expect("no problem").found;
        for (loaded, planted) in found.iter().zip(&set.newest().columns) {
            assert_eq!(loaded.doubt, None, "{}: {}", set.id, loaded.header);
            assert_eq!((&loaded.header, loaded.kind), (&planted.header, planted.kind), "{}", set.id);
        }
    }
}

#[test]
fn a_code_with_leading_zeros_is_no_number() {
    let desk = Desk::cms();
    let shown = desk.view(|reader| rows(reader, &rows_of("TAB-OPR-01"))).expect("there");
    let column = shown.columns.iter().position(|column| column.header == "Kode Blok").expect("there");
    assert!(!shown.columns[column].is_number && shown.rows[0][column] == "007");
    let billing = desk.portal.state().repository.datasets.get("TAB-PJL-03").expect("there");
    let billing = billing.newest().columns.iter().find(|column| column.header == "Kode Billing").expect("there");
    assert_eq!(billing.kind.number_form(), None);
}

#[test]
fn every_document_has_three_to_seven_sections_of_text() {
    let desk = Desk::open();
    let documents: Vec<_> = desk.portal.state().repository.documents.iter().collect();
    assert_eq!(documents.len(), 15);
    for document in documents {
        assert!((3..=7).contains(&document.sections.len()), "{}", document.id);
        assert!(document.sections.iter().all(|section| !section.title.is_empty() && section.body.len() > 100));
        assert!(!document.has_file && document.pages.is_some_and(|pages| pages >= 1));
    }
}

#[test]
fn eleven_assignments_cover_every_status_data_kind_auditor_and_lateness() {
    let desk = Desk::open();
    let all: Vec<_> = desk.portal.state().assignments.iter().collect();
    assert_eq!(all.len(), 11);
    for status in AssignmentStatus::ALL {
        assert!(all.iter().any(|assignment| assignment.status == *status), "{status:?}");
    }
    for data_type in DataType::ALL {
        assert!(all.iter().any(|assignment| assignment.data_type == *data_type), "{data_type:?}");
    }
    for auditor in [HENDRA, MAYA, DEWI, YOSEF] {
        assert!(all.iter().filter(|assignment| assignment.auditor_id == auditor).count() >= 2, "{auditor}");
    }
    let today = CLOCK.local_now().date();
    let open: Vec<_> = all.iter().filter(|assignment| assignment.status != AssignmentStatus::Completed).collect();
    let days: Vec<_> = open.iter().map(|assignment| today.days_until(assignment.expiry_date)).collect();
    assert_eq!((days.iter().filter(|days| **days < 0).count(), days.iter().filter(|days| **days == 0).count()), (2, 1));
    assert!(all.iter().any(|assignment| assignment.notes.is_none()) && all.iter().any(|it| it.notes.is_some()));
}

/// Start times at the ends of months, in several zones.
fn openings() -> Vec<Clock> {
    let epoch = CalendarDate::parse("1970-01-01").expect("a date");
    let mut openings = Vec::new();
    for day in ["2026-11-01", "2026-11-21", "2026-12-31", "2027-01-01", "2028-02-29", "2028-03-01"] {
        let day = CalendarDate::parse(day).expect("a date");
        for offset_minutes in [420, 540, -480] {
            let begin = epoch.days_until(day) * DAY - i64::from(offset_minutes) * MINUTE;
            openings.extend(
                [begin, begin + DAY - 1].map(|now| Clock { now: Instant(now), zone: Zone::fixed(offset_minutes) }),
            );
        }
    }
    openings
}

#[test]
fn times_are_in_order_and_never_in_the_future() {
    for clock in openings() {
        let desk = Desk::open_at(clock);
        let state = desk.portal.state();
        let sets = state.repository.datasets.iter().map(|set| (&set.id, set.upload_date, set.updated_date));
        let documents = state.repository.documents.iter().map(|it| (&it.id, it.upload_date, it.updated_date));
        for (id, uploaded, updated) in sets.chain(documents) {
            assert!(uploaded <= updated && updated <= clock.now, "{id} at {clock:?}");
        }
        for assignment in state.assignments.iter() {
            let generated = state.repository.item(&assignment.data_id).expect("there").generated();
            let completed = assignment.completed_date.unwrap_or(assignment.assigned_date);
            assert!(generated <= assignment.assigned_date, "{} at {clock:?}", assignment.id);
            assert!(assignment.assigned_date <= completed && completed <= assignment.updated_date);
            assert!(assignment.updated_date <= clock.now, "{} at {clock:?}", assignment.id);
        }
    }
}

#[test]
fn assignments_keep_the_order_of_their_file() {
    for clock in openings() {
        let desk = Desk::open_at(clock);
        let newest_first = desk.portal.state().assignments.newest_first();
        let ids: Vec<_> = newest_first.iter().map(|assignment| assignment.id.as_str()).collect();
        assert_eq!(ids, NEWEST_FIRST, "{clock:?}");
    }
}

#[test]
fn every_assignment_has_its_history() {
    let desk = Desk::open();
    for assignment in desk.portal.state().assignments.iter() {
        let entries = desk.portal.state().activity.of(&assignment.id);
        assert!(!entries.is_empty() && entries.iter().all(|entry| entry.at <= OPENED), "{}", assignment.id);
        assert!(entries.is_sorted_by_key(|entry| entry.at), "{}", assignment.id);
        assert_eq!(entries[0].who, assignment.assigned_by);
    }
}

#[test]
fn one_audit_is_finished_one_in_review_and_one_just_begun() {
    for clock in openings() {
        let desk = Desk::open_at(clock);
        let state = desk.portal.state();
        assert_eq!(desk.assignment(BLENDING).review.state, ReviewState::Accepted);
        assert_eq!(desk.assignment(FINAL_REPORT).review.state, ReviewState::Submitted);
        assert_eq!((desk.assignment(PNBP).status, state.findings_of(PNBP).count()), (AssignmentStatus::Assigned, 0));
        for (id, count) in [(BLENDING, 2), (FINAL_REPORT, 1)] {
            let assignment = desk.assignment(id);
            let decided = assignment.review.changed_date.expect("submitted");
            assert!(assignment.completed_date.expect("completed") <= decided && decided <= clock.now, "{id}");
            let findings: Vec<_> = state.findings_of(id).collect();
            assert_eq!(findings.len(), count, "{id}");
            for finding in findings {
                assert!(assignment.assigned_date <= finding.created_date, "{}", finding.id);
                assert!(finding.created_date <= finding.updated_date, "{}", finding.id);
                assert!(finding.updated_date <= assignment.completed_date.expect("completed"), "{}", finding.id);
                let activity = state.activity.of(&finding.id);
                assert!(activity.iter().all(|entry| entry.who == assignment.auditor_name) && activity.len() == 2);
            }
        }
        let open: Vec<_> = desk.assignment(FINAL_REPORT).comments.iter().filter(|one| !one.is_resolved).collect();
        assert!(open.len() == 1 && open[0].by == "Arif Setiawan" && open[0].at <= clock.now);
    }
}

#[test]
fn accepted_findings_show_every_state_that_a_follow_up_begins_with() {
    for clock in openings() {
        let desk = Desk::open_at(clock);
        let state = desk.portal.state();
        let [first, second] = SEEDED.map(|id| state.follow_ups.get(id).expect("accepted"));
        let now = |one: &FollowUp, number| (one.status(number), one.awaits_assessment(number));
        assert_eq!(now(first, 1), (FollowUpStatus::Done, false), "answered and assessed");
        assert_eq!(now(first, 2), (FollowUpStatus::Open, true), "promised, and not assessed yet");
        assert_eq!(now(second, 1), (FollowUpStatus::Open, false), "not answered");
        let promised = first.last_answer(2).and_then(|answer| answer.promised).expect("promised");
        assert!(clock.local_now().date() < promised);
        for one in [first, second] {
            let finding = state.findings.get(&one.finding_id).expect("there");
            assert_eq!((&one.text, &one.evidence), (&finding.text, &finding.evidence));
            let activity = state.activity.of(&one.id);
            assert!(activity.is_sorted_by_key(|entry| entry.at) && activity.iter().all(|it| it.at <= clock.now));
            assert_eq!(activity.len(), 1 + one.answers.len() + one.assessments.len());
        }
        assert_eq!(state.follow_ups.len(), 2);
    }
}

#[test]
fn evidence_of_the_sample_findings_shows_the_planted_discrepancies() {
    let mut desk = Desk::open();
    desk.as_auditor(MAYA);
    let audit = desk.audit(BLENDING).expect("own");
    let shown = |place: usize| audit.findings[0].evidence[place].clone();
    assert_eq!(
        shown(0).shown.lines,
        [
            ["6", "Triwulan II 2025", "BL-254", "012", "49.811,22"],
            ["7", "Triwulan II 2025", "BL-244", "012", "47.943,87"]
        ]
    );
    assert_eq!(shown(1).shown.lines, [["5", "Triwulan II 2025", "012", "93.255,09"]]);
    let report = desk.audit(FINAL_REPORT).expect("own");
    let over = &report.findings[0].evidence;
    assert_eq!(over[0].shown.lines, [["9", "Triwulan III 2025", "021", "64.300,00", "75.874,00", "118,00"]]);
    assert_eq!((over[1].kind.as_str(), over[1].name.as_str()), ("Bagian dokumen", DOCUMENT));
    for finding in audit.findings.iter().chain(&report.findings) {
        assert!(finding.missing.is_empty(), "{}", finding.form.title);
        assert!(finding.evidence.iter().all(|one| one.state == EvidenceState::Same), "{}", finding.form.title);
    }
}
