//! Manajemen Penugasan (§2.8): lateness, counters, search, sort and pages.

use crate::support::audit::*;
use crate::support::{CLOCK, DAY, Desk, HOUR, MINUTE, assignment};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::AssignmentForm;
use portal_core::audit::assignment::views::list::{AssignmentCounts, AssignmentQuery};
use portal_core::locale::zone::Zone;
use portal_core::model::auditor::AuditorType;
use portal_core::model::{Instant, Stage};
use portal_core::store::env::Clock;
use portal_core::table::sort::Direction;

/// 22 November 2026, 00.00 UTC.
const MIDNIGHT: i64 = 1_795_305_600_000;
/// WIB, WITA, WIT, and a zone west of Greenwich, in minutes.
const ZONES: [i32; 4] = [420, 480, 540, -480];

fn distance(desk: &Desk, id: &str) -> (String, bool) {
    let due = desk.assignment_row(id).due;
    (due.distance, due.is_overdue)
}

#[test]
fn a_due_date_ends_at_local_midnight_in_every_zone() {
    for offset_minutes in ZONES {
        let mut desk = Desk::cms();
        let form = AssignmentForm { expiry_date: "2026-11-21".to_owned(), ..assignment("TAB-OPR-02", DEWI) };
        let id = desk.assignment_ok(AssignmentCommand::Create { form }).subject.id;
        let end = MIDNIGHT - i64::from(offset_minutes) * MINUTE;
        let mut at = |now| {
            desk.clock = Clock { now: Instant(now), zone: Zone::fixed(offset_minutes) };
            distance(&desk, &id)
        };
        let label = |text: &str, is_overdue| (text.to_owned(), is_overdue);
        assert_eq!(at(end - DAY - MINUTE), label("1 hari lagi", false), "{offset_minutes}");
        assert_eq!(at(end - DAY), label("0 hari lagi", false), "{offset_minutes}");
        assert_eq!(at(end - MINUTE), label("0 hari lagi", false), "{offset_minutes}");
        assert_eq!(at(end), label("Terlambat 1 hari", true), "{offset_minutes}");
        assert_eq!(at(end + DAY - 1), label("Terlambat 1 hari", true), "{offset_minutes}");
        assert_eq!(at(end + DAY), label("Terlambat 2 hari", true), "{offset_minutes}");
    }
}

#[test]
fn days_left_and_days_late_are_worded_as_in_the_spec() {
    let desk = Desk::cms();
    let expected = [
        (DOMESTIC, "5 hari lagi", false),
        (RESERVES, "0 hari lagi", false),
        (RESOURCES, "Terlambat 1 hari", true),
        (LICENCE, "Terlambat 3 hari", true),
    ];
    for (id, label, is_overdue) in expected {
        assert_eq!(distance(&desk, id), (label.to_owned(), is_overdue), "{id}");
    }
    assert_eq!(desk.assignment_row(RESERVES).due.date, "21 November 2026");
}

#[test]
fn a_completed_assignment_is_never_late() {
    let mut desk = Desk::cms();
    assert_eq!(
        distance(&desk, FEASIBILITY),
        (String::new(), false),
        "completed in time, although its due date has passed"
    );
    desk.assignment_ok(AssignmentCommand::Complete { assignment: LICENCE.to_owned() });
    assert_eq!(distance(&desk, LICENCE), (String::new(), false), "completed three days late");
}

#[test]
fn lateness_is_computed_and_not_stored() {
    let mut desk = Desk::cms();
    let before = desk.portal.clone();
    assert_eq!(desk.assignments(&AssignmentQuery::default()).counts.overdue, 2);
    desk.later(DAY);
    assert_eq!(desk.assignments(&AssignmentQuery::default()).counts.overdue, 3);
    desk.later(10 * DAY);
    assert_eq!(desk.assignments(&AssignmentQuery::default()).counts.overdue, 7, "all that are not completed");
    assert_eq!(desk.portal, before);
}

#[test]
fn counters_follow_every_step() {
    let mut desk = Desk::cms();
    let counts = |desk: &Desk| desk.assignments(&AssignmentQuery::default()).counts;
    let at_first = AssignmentCounts { total: 11, waiting: 3, in_progress: 4, completed: 4, overdue: 2 };
    assert_eq!(counts(&desk), at_first);
    let late = || RESOURCES.to_owned();
    desk.assignment_ok(AssignmentCommand::Start { assignment: late() });
    assert_eq!(counts(&desk), AssignmentCounts { waiting: 2, in_progress: 5, ..at_first });
    desk.assignment_ok(AssignmentCommand::Complete { assignment: late() });
    assert_eq!(counts(&desk), AssignmentCounts { waiting: 2, completed: 5, overdue: 1, ..at_first });
    desk.assignment_ok(AssignmentCommand::Delete { assignment: late() });
    assert_eq!(counts(&desk), AssignmentCounts { total: 10, waiting: 2, overdue: 1, ..at_first });
    desk.assign("TAB-OPR-02", MAYA);
    assert_eq!(counts(&desk), AssignmentCounts { overdue: 1, ..at_first });
}

#[test]
fn counters_ignore_filters() {
    let query = AssignmentQuery { search: Some("tidak ada".to_owned()), ..filter("completed", "", "") };
    let list = Desk::cms().assignments(&query);
    assert_eq!((list.rows.len(), list.counts.total, list.counts.waiting), (0, 11, 3));
    assert_eq!(list.pagination.showing, "Showing 0 to 0 of 0 entries");
}

fn filter(status: &str, tahapan: &str, auditor_type: &str) -> AssignmentQuery {
    let [status, tahapan, auditor_type] = [status, tahapan, auditor_type].map(|raw| Some(raw.to_owned()));
    AssignmentQuery { status, tahapan, auditor_type, ..AssignmentQuery::default() }
}

#[test]
fn filters_narrow_alone_and_together() {
    let desk = Desk::cms();
    let cases: [(AssignmentQuery, &[&str]); 13] = [
        (filter("assigned", "", ""), &[PNBP, DOMESTIC, RESOURCES]),
        (filter("in_progress", "", ""), &[COMPLIANCE, RESERVES, LICENCE, PLAN]),
        (filter("completed", "", ""), &[FEASIBILITY, DRILLING, FINAL_REPORT, BLENDING]),
        (filter("overdue", "", ""), &[LICENCE, RESOURCES]),
        (filter("", "Penjualan", ""), &[PNBP, DOMESTIC, BLENDING]),
        (filter("", "Feasibility Study", ""), &[RESERVES, FEASIBILITY]),
        (filter("", "", "internal"), &[PNBP, COMPLIANCE, LICENCE, PLAN, FINAL_REPORT, BLENDING]),
        (filter("", "", "external"), &[DOMESTIC, RESERVES, RESOURCES, FEASIBILITY, DRILLING]),
        (filter("overdue", "", "external"), &[RESOURCES]),
        (filter("assigned", "Penjualan", "internal"), &[PNBP]),
        (filter("completed", "Penjualan", "internal"), &[BLENDING]),
        (filter("completed", "Penjualan", "external"), &[]),
        (filter("selesai", "penjualan", "semua"), &NEWEST_FIRST),
    ];
    for (query, expected) in cases {
        assert_eq!(desk.assignment_ids(&query), expected, "{query:?}");
    }
}

#[test]
fn the_answer_contains_the_parsed_filter() {
    let desk = Desk::cms();
    let list = desk.assignments(&filter("overdue", "Penjualan", "external"));
    assert_eq!((list.status.as_deref(), list.tahapan), (Some("overdue"), Some(Stage::Penjualan)));
    assert_eq!((list.auditor_type, list.is_filtered), (Some(AuditorType::External), true));
    let list = desk.assignments(&filter("late", "", "x"));
    assert_eq!((list.status, list.tahapan, list.auditor_type, list.is_filtered), (None, None, None, false));
    let labels: Vec<_> = list.statuses.iter().map(|status| (status.value.as_str(), status.label.as_str())).collect();
    let stored = [("assigned", "Ditugaskan"), ("in_progress", "Sedang Dikerjakan"), ("completed", "Selesai")];
    assert_eq!(labels, [stored[0], stored[1], stored[2], ("overdue", "Terlambat")]);
}

#[test]
fn a_list_with_one_filter_or_one_word_is_filtered() {
    let desk = Desk::cms();
    let words = |words: &str| AssignmentQuery { search: Some(words.to_owned()), ..AssignmentQuery::default() };
    assert!(!desk.assignments(&words(" ")).is_filtered);
    for query in [filter("overdue", "", ""), filter("", "Penjualan", ""), filter("", "", "external"), words("laporan")]
    {
        assert!(desk.assignments(&query).is_filtered, "{query:?}");
    }
}

fn searched(desk: &Desk, words: &str) -> Vec<String> {
    desk.assignment_ids(&AssignmentQuery { search: Some(words.to_owned()), ..AssignmentQuery::default() })
}

#[test]
fn search_finds_every_word_in_name_auditor_stage_and_company_whatever_its_case() {
    let desk = Desk::cms();
    let cases: [(&str, &[&str]); 8] = [
        ("naskah", &[]),
        ("PERPANJANGAN", &[LICENCE]),
        ("yosef TANDI", &[RESERVES, FEASIBILITY]),
        ("feasibility", &[RESERVES, FEASIBILITY]),
        ("riam asri", &[RESERVES]),
        ("larasati eksplorasi dewi", &[RESOURCES]),
        ("khatulistiwa hendra produksi", &[LICENCE, PLAN]),
        ("hendra dewi", &[]),
    ];
    for (words, expected) in cases {
        assert_eq!(searched(&desk, words), expected, "{words}");
    }
}

#[test]
fn search_ignores_all_other_fields() {
    let desk = Desk::cms();
    // Text in notes, assigning person, ids, e-mail, type, status and date.
    for words in
        ["cocokkan", "arif", "ASSIGN_", "TAB-PJL", "INTERNAL1", "esdm.example", "tabular", "ditugaskan", "2026"]
    {
        assert_eq!(searched(&desk, words), [""; 0], "{words}");
    }
}

#[test]
fn search_and_filter_work_together() {
    let query = AssignmentQuery { search: Some("eksplorasi".to_owned()), ..filter("completed", "", "") };
    assert_eq!(Desk::cms().assignment_ids(&query), [DRILLING]);
}

#[test]
fn every_column_sorts_both_ways() {
    type Key = fn(&Desk, &str) -> String;
    let desk = Desk::cms();
    let columns: [(&str, Key); 6] = [
        ("dataName", |desk, id| desk.assignment(id).data_name.to_lowercase()),
        ("tahapan", |desk, id| (desk.assignment(id).tahapan as i64).to_string()),
        ("badanUsaha", |desk, id| desk.assignment(id).badan_usaha.to_lowercase()),
        ("auditor", |desk, id| desk.assignment(id).auditor_name.to_lowercase()),
        ("status", |desk, id| (desk.assignment(id).status as i64).to_string()),
        ("due", |desk, id| desk.assignment(id).expiry_date.to_string()),
    ];
    for (column, key) in columns {
        let sorted = |direction: &str| {
            let (sort, direction) = (Some(column.to_owned()), Some(direction.to_owned()));
            let list = desk.assignments(&AssignmentQuery { sort, direction, ..AssignmentQuery::default() });
            assert_eq!(list.sort.as_deref(), Some(column));
            list.rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
        };
        let mut expected = NEWEST_FIRST.map(str::to_owned);
        expected.sort_by_key(|id| key(&desk, id));
        assert_eq!(sorted("asc"), expected, "{column}; newest first among equals");
        expected = NEWEST_FIRST.map(str::to_owned);
        expected.sort_by_key(|id| std::cmp::Reverse(key(&desk, id)));
        assert_eq!(sorted("desc"), expected, "{column}");
    }
}

#[test]
fn an_unknown_column_keeps_the_newest_first() {
    let query = AssignmentQuery { sort: Some("notes".to_owned()), ..AssignmentQuery::default() };
    let list = Desk::cms().assignments(&query);
    assert_eq!((list.sort, list.direction), (None, Direction::Desc));
    assert_eq!(list.rows.iter().map(|row| row.id.as_str()).collect::<Vec<_>>(), NEWEST_FIRST);
}

#[test]
fn a_page_past_the_end_shows_the_last_page() {
    let mut desk = Desk::cms();
    let mut newest_first: Vec<String> = (0..17).map(|_| desk.later(HOUR).assign("TAB-OPR-02", YOSEF)).collect();
    newest_first.reverse();
    newest_first.extend(NEWEST_FIRST.map(str::to_owned));
    let page = |number: &str, size: &str| {
        let [page, page_size] = [number, size].map(|raw| Some(raw.to_owned()));
        desk.assignments(&AssignmentQuery { page, page_size, ..AssignmentQuery::default() })
    };
    let ids = |number, size| page(number, size).rows.into_iter().map(|row| row.id).collect::<Vec<_>>();
    assert_eq!(ids("", ""), newest_first[..25], "25 rows per page by default");
    assert_eq!(ids("2", "10"), newest_first[10..20]);
    assert_eq!(ids("3", "10"), newest_first[20..]);
    assert_eq!(ids("99", "10"), newest_first[20..]);
    assert_eq!(page("99", "10").pagination.showing, "Showing 21 to 28 of 28 entries");
    assert_eq!(page("1", "7").page_sizes, [10, 25, 50]);
    assert_eq!(page("1", "7").pagination.page_size, 25);
}

#[test]
fn the_list_uses_the_clock_of_the_device() {
    let mut desk = Desk::cms();
    // In this zone it is 21.05 of the previous day, so an item due on the 21st has one day left.
    desk.clock = Clock { zone: Zone::fixed(-300), ..CLOCK };
    assert_eq!(distance(&desk, RESERVES), ("1 hari lagi".to_owned(), false));
    assert_eq!(desk.assignment_row(RESERVES).assigned, "15 November 2026");
}
