//! The desk of an auditor (§2.7): its own items, their counts, order, search and stages.

use crate::support::audit::*;
use crate::support::{DAY, Desk};
use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::auditor::desk::{DeskCounts, DeskQuery};
use portal_core::audit::auditor::desk_menu::{DeskMenu, DeskMenuQuery, menu};
use portal_core::model::auditor::AuditorType;
use portal_core::model::repository::DataType;
use portal_core::model::{Instant, Role};
use portal_core::store::error::{Kind, Refusal};
use portal_core::table::sort::Direction;

/// The menu on a device where nobody has acted before.
pub(crate) fn counts(desk: &Desk) -> DeskMenu {
    desk.view(|reader| menu(reader, &DeskMenuQuery::default())).expect("an auditor")
}

/// Assigns all data to Maya, who then acts; returns the ids in the order in which the data are filed.
pub(crate) fn with_everything() -> (Desk, Vec<String>) {
    let mut desk = Desk::cms();
    for id in [COMPLIANCE, FINAL_REPORT, BLENDING] {
        desk.assignment_ok(AssignmentCommand::Delete { assignment: id.to_owned() });
    }
    let repository = &desk.portal.state().repository;
    let sets = repository.datasets.iter().map(|set| set.id.clone());
    let data: Vec<String> = sets.chain(repository.documents.iter().map(|document| document.id.clone())).collect();
    let ids = data.iter().map(|data| desk.later(1).assign(data, MAYA)).collect();
    desk.as_auditor(MAYA);
    (desk, ids)
}

pub(crate) fn data(desk: &Desk, id: &str) -> String {
    desk.assignment(id).data_id.clone()
}

#[test]
fn each_auditor_sees_only_its_own_items() {
    let mut desk = Desk::open();
    let own: [(&str, &[&str]); 4] = [
        (HENDRA, &[PNBP, LICENCE, PLAN]),
        (MAYA, &[COMPLIANCE, FINAL_REPORT, BLENDING]),
        (DEWI, &[DOMESTIC, RESOURCES, DRILLING]),
        (YOSEF, &[RESERVES, FEASIBILITY]),
    ];
    for (auditor, expected) in own {
        desk.as_auditor(auditor);
        assert_eq!(desk.own_ids(&DeskQuery::default()), expected, "{auditor}");
        for id in NEWEST_FIRST {
            assert_eq!(desk.item(id).is_ok(), expected.contains(&id), "{auditor}: {id}");
        }
    }
}

#[test]
fn sample_data_show_a_day_without_a_time() {
    let mut desk = Desk::open();
    for auditor in [HENDRA, MAYA, DEWI, YOSEF] {
        desk.as_auditor(auditor);
        for row in desk.own(&DeskQuery::default()).rows {
            assert!(!row.updated_exactly.contains("pukul"), "{}: {}", row.name, row.updated_exactly);
        }
    }
}

#[test]
fn another_auditors_item_is_not_found() {
    let mut desk = Desk::open();
    for auditor in [MAYA, YOSEF] {
        desk.as_auditor(auditor);
        for id in [PNBP, DOMESTIC, "ASSIGN_1", "TAB-PJL-03", ""] {
            assert_eq!(desk.item(id).expect_err("not its own"), Refusal::not_found(Kind::Data, id), "{auditor}");
        }
    }
}

#[test]
fn a_new_assignment_appears_at_once_and_a_deleted_one_disappears() {
    let mut desk = Desk::cms();
    let id = desk.assign("DOC-OPR-02", MAYA);
    desk.as_auditor(MAYA);
    assert!(desk.own_ids(&DeskQuery::default()).contains(&id));
    assert_eq!(desk.item(&id).expect("its own").name, "Berita Acara Pengukuran Kemajuan Tambang.txt");
    assert_eq!(counts(&desk).internal, 4);
    desk.act_as(Role::CmsAuditor).assignment_ok(AssignmentCommand::Delete { assignment: id.clone() });
    desk.as_auditor(MAYA);
    assert!(!desk.own_ids(&DeskQuery::default()).contains(&id));
    assert_eq!(counts(&desk).internal, 3);
}

#[test]
fn the_page_of_an_item_shows_its_days_and_auditor() {
    let mut desk = Desk::open();
    for (auditor, name, auditor_type, id) in [
        (HENDRA, "Hendra Kusuma", AuditorType::Internal, PLAN),
        (DEWI, "Dewi Paramita", AuditorType::External, DOMESTIC),
    ] {
        desk.as_auditor(auditor);
        let shown = desk.item(id).expect("its own");
        let listed = desk.own(&DeskQuery::default()).rows.into_iter().find(|row| row.id == id).expect("listed");
        assert_eq!(shown.generated, listed.generated);
        assert!(!shown.updated.contains("pukul"), "a day: {}", shown.updated);
        assert_eq!((shown.assignment.auditor_name.as_str(), shown.assignment.auditor_type), (name, auditor_type));
    }
}

#[test]
fn data_assigned_twice_is_listed_twice() {
    let mut desk = Desk::cms();
    let id = desk.assign("TAB-PJL-03", HENDRA);
    desk.as_auditor(HENDRA);
    assert_eq!(desk.own_ids(&DeskQuery::default()), [id.as_str(), PNBP, LICENCE, PLAN], "the later assignment first");
}

#[test]
fn cards_ignore_search_and_filters() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    let expected = DeskCounts { total: 3, tabular: 2, document: 1, recent: 1 };
    assert_eq!(desk.own(&DeskQuery::default()).counts, expected);
    let query = DeskQuery {
        search: Some("tidak ada".to_owned()),
        data_type: Some("document".to_owned()),
        ..DeskQuery::default()
    };
    let shown = desk.own(&query);
    assert_eq!((shown.counts, shown.rows.len(), shown.newest.len(), shown.is_filtered), (expected, 0, 3, true));
}

#[test]
fn a_list_with_one_filter_or_one_word_is_filtered() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    let tahapan = DeskQuery { tahapan: Some("Eksplorasi".to_owned()), ..DeskQuery::default() };
    let data_type = DeskQuery { data_type: Some("document".to_owned()), ..DeskQuery::default() };
    let search = DeskQuery { search: Some("x".to_owned()), ..DeskQuery::default() };
    assert!([tahapan, data_type, search].iter().all(|query| desk.own(query).is_filtered));
    assert!(!desk.own(&DeskQuery { search: Some(" ".to_owned()), ..DeskQuery::default() }).is_filtered);
}

#[test]
fn a_list_of_one_stage_or_type_does_not_offer_that_filter() {
    let (desk, _) = with_everything();
    let of_type = DeskQuery { only: Some(DataType::Tabular), ..DeskQuery::default() };
    let of_stage = DeskQuery { category: Some("eksplorasi".to_owned()), ..DeskQuery::default() };
    for plain in [of_type, of_stage] {
        let list = desk.own(&plain);
        assert!(!list.rows.is_empty());
        let data_type = plain.only.map(|_| "document".to_owned());
        let tahapan = plain.category.as_ref().map(|_| "Operasi Produksi".to_owned());
        let filtered = DeskQuery { data_type, tahapan, ..plain };
        assert_eq!(desk.own(&filtered), list);
    }
}

#[test]
fn the_menu_counts_types_and_stages_of_the_acting_auditor() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    let shown = counts(&desk);
    assert_eq!((shown.internal, shown.external, shown.tabular, shown.document), (3, 3, 2, 1));
    let stages: Vec<_> = shown.stages.iter().map(|stage| (stage.category.as_str(), stage.count)).collect();
    assert_eq!(
        stages,
        [
            ("perizinan", 1),
            ("pengadministrasian", 0),
            ("eksplorasi", 0),
            ("feasibility-study", 0),
            ("operasi-produksi", 1),
            ("penjualan", 1)
        ]
    );
}

#[test]
fn the_link_to_the_other_type_shows_the_count_of_its_target() {
    let mut desk = Desk::open();
    desk.as_auditor(YOSEF);
    let shown = counts(&desk);
    assert_eq!((shown.internal, shown.external), (3, 2), "Hendra's, as the first internal auditor, and Yosef's own");
}

#[test]
fn the_link_counts_only_the_first_auditor_of_its_type() {
    let mut desk = Desk::cms();
    desk.assign("TAB-OPR-02", HENDRA);
    desk.as_auditor(YOSEF);
    assert_eq!(counts(&desk).internal, 4, "Hendra's");
    desk.as_auditor(MAYA);
    assert_eq!(counts(&desk).external, 3, "Dewi's");
    let with = |other: &str| {
        let query = DeskMenuQuery { other: Some(other.to_owned()) };
        desk.view(|reader| menu(reader, &query)).expect("an auditor").external
    };
    assert_eq!(with(YOSEF), 2, "the auditor who acted last on this device");
    assert_eq!([with("EXTERNAL999999"), with(HENDRA)], [3, 3], "nobody of that type");
}

#[test]
fn shipped_data_are_marked_as_samples() {
    for (auditor, id) in [(DEWI, DOMESTIC), (HENDRA, PNBP)] {
        let mut desk = Desk::open();
        desk.as_auditor(auditor);
        let source = desk.item(id).expect("its own").source;
        let origin = source.last().map(|fact| (fact.label.as_str(), fact.value.as_str()));
        assert_eq!(origin, Some(("Asal", "Data contoh portal")), "{id}");
    }
}

#[test]
fn recent_items_are_at_most_seven_days_old_to_the_millisecond() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    let generated = desk.portal.state().repository.datasets.get("TAB-PJL-03").expect("a seed").upload_date;
    let mut recent_at = |after: i64| {
        desk.clock.now = Instant(generated.0 + after);
        desk.own(&DeskQuery::default()).counts.recent
    };
    assert_eq!([0, 7 * DAY - 1, 7 * DAY, 7 * DAY + 1].map(&mut recent_at), [1, 1, 1, 0]);
}

#[test]
fn the_five_newest_items_are_shown_newest_first() {
    let (desk, ids) = with_everything();
    let shown = desk.own(&DeskQuery { search: Some("timah".to_owned()), ..DeskQuery::default() });
    let generated = |id: &str| desk.portal.state().repository.item(&data(&desk, id)).expect("there").generated();
    let mut newest: Vec<_> = ids.iter().map(|id| generated(id)).collect();
    newest.sort_by_key(|at| std::cmp::Reverse(*at));
    let shown: Vec<_> = shown.newest.iter().map(|row| generated(&row.id)).collect();
    assert_eq!(shown, newest[..5]);
}

#[test]
fn the_newest_items_are_not_repeated_below_the_same_rows() {
    let (mut desk, _) = with_everything();
    assert_eq!(desk.own(&DeskQuery::default()).newest.len(), 5, "the table has more rows");
    desk.as_auditor(HENDRA);
    assert_eq!(desk.own(&DeskQuery::default()).newest, []);
    let oldest_first =
        DeskQuery { sort: Some("generatedDate".to_owned()), direction: Some("asc".to_owned()), ..DeskQuery::default() };
    let filtered = DeskQuery { data_type: Some("tabular".to_owned()), ..DeskQuery::default() };
    for query in [oldest_first, filtered] {
        assert_eq!(desk.own(&query).newest.len(), 3, "{query:?}");
    }
}

#[test]
fn the_list_is_sorted_newest_first_and_names_that_order() {
    let (desk, _) = with_everything();
    let shown = desk.own(&DeskQuery { page_size: Some("50".to_owned()), ..DeskQuery::default() });
    assert_eq!((shown.sort.as_str(), shown.direction), ("generatedDate", Direction::Desc));
    let generated = |id: &str| desk.portal.state().repository.item(&data(&desk, id)).expect("there").generated();
    assert_eq!(shown.rows.len(), 27);
    assert!(shown.rows.iter().map(|row| generated(&row.id)).is_sorted_by(|one, other| one >= other));
}

pub(crate) fn with_status(desk: &Desk, status: &str) -> Vec<String> {
    desk.own_ids(&DeskQuery { status: Some(status.to_owned()), ..DeskQuery::default() })
}

#[test]
fn a_status_filter_follows_the_work_and_lateness_is_a_second_property() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    assert_eq!(with_status(&desk, "assigned"), [PNBP]);
    assert_eq!(with_status(&desk, "in_progress"), [LICENCE, PLAN]);
    assert_eq!(with_status(&desk, "overdue"), [LICENCE], "also counted as in progress");
    assert_eq!(with_status(&desk, "completed"), [""; 0]);
    desk.assignment_ok(AssignmentCommand::Complete { assignment: LICENCE.to_owned() });
    assert_eq!(with_status(&desk, "completed"), [LICENCE]);
    assert_eq!(with_status(&desk, "overdue"), [""; 0]);
    assert_eq!(with_status(&desk, "dibatalkan").len(), 3, "an unknown filter is ignored");
    let shown = desk.own(&DeskQuery { status: Some("overdue".to_owned()), ..DeskQuery::default() });
    let labels: Vec<_> = shown.statuses.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(labels, ["Ditugaskan", "Sedang Dikerjakan", "Selesai", "Terlambat"]);
    assert_eq!((shown.status.as_deref(), shown.is_filtered, shown.counts.total), (Some("overdue"), true, 3));
}

#[test]
fn the_list_sorts_by_its_due_dates() {
    let mut desk = Desk::open();
    desk.as_auditor(HENDRA);
    let sorted = |direction: &str| {
        let [sort, direction] = ["due", direction].map(|raw| Some(raw.to_owned()));
        desk.own_ids(&DeskQuery { sort, direction, ..DeskQuery::default() })
    };
    let mut expected = [PNBP, LICENCE, PLAN];
    expected.sort_by_key(|id| desk.assignment(id).expiry_date);
    assert_eq!(sorted("asc"), expected);
    expected.reverse();
    assert_eq!(sorted("desc"), expected);
}

#[test]
fn every_column_sorts_both_ways() {
    let (desk, _) = with_everything();
    let sorted = |column: &str, direction: &str| {
        let [sort, direction, page_size] = [column, direction, "50"].map(|raw| Some(raw.to_owned()));
        let shown = desk.own(&DeskQuery { sort, direction, page_size, ..DeskQuery::default() });
        assert_eq!(shown.sort, column);
        shown.rows.into_iter().map(|row| row.id).collect::<Vec<_>>()
    };
    let newest_first = sorted("generatedDate", "desc");
    let columns = desk.own(&DeskQuery::default()).columns;
    let labels: Vec<_> = columns.iter().map(|column| column.label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "ID",
            "Nama Data",
            "Tahapan",
            "Data Type",
            "Generated By",
            "Generated Date",
            "Last Updated",
            "Tanggal Berakhir"
        ]
    );
    for column in columns {
        let key = |id: &String| {
            let item = desk.portal.state().repository.item(&desk.assignment(id).data_id).expect("there");
            match column.value.as_str() {
                "id" => id.to_lowercase(),
                "name" => item.name().to_lowercase(),
                "tahapan" => (item.tahapan() as i64).to_string(),
                "dataType" => (item.data_type() as i64).to_string(),
                "generatedBy" => item.badan_usaha().to_lowercase(),
                "generatedDate" => format!("{:020}", item.generated().0),
                "lastUpdated" => format!("{:020}", item.updated().0),
                "due" => format!("{:020}", desk.assignment(id).expiry_date.day_number()),
                other => panic!("{other} is a column the test does not know"),
            }
        };
        let mut expected = newest_first.clone();
        expected.sort_by_key(key);
        assert_eq!(sorted(&column.value, "asc"), expected, "{}", column.label);
        expected = newest_first.clone();
        expected.sort_by_key(|id| std::cmp::Reverse(key(id)));
        assert_eq!(sorted(&column.value, "desc"), expected, "{}", column.label);
    }
}
