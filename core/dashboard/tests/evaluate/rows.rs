//! The rows that conditions and filters select.

use portal_dashboard::condition::{Condition, Test};
use portal_dashboard::filter::{Filters, ValueFilter};
use portal_dashboard::source::ColumnType::{Category, Date, Number, Period};
use portal_dashboard::source::Meaning;
use portal_dashboard::view::WidgetView;
use portal_dashboard::widget::WidgetKind;

use crate::setting::{drawn, filtered, period, rows, said, widget};
use crate::sheet::Sheet;

fn sheet() -> Sheet {
    Sheet::default()
        .with("nama", Category, &["a", "b", "c", "d", "e"])
        .with("status", Category, &["baru", "selesai", "", "baru", "tunda"])
        .with("volume", Number, &["1", "2,5", "1.000", "", "-3"])
        .with("hari", Date, &["2026-11-21", "2026-11-15", "2026-11-14", "", "2026-11-22"])
        .meaning(Meaning::Period)
        .with("bulan", Period, &["Oktober 2026", "November 2026", "Triwulan IV 2026", "2025", "entah"])
        .with("usaha", Category, &["PT A", "PT B", "PT A", "PT B", ""])
        .meaning(Meaning::Company)
}

fn meeting(tests: &[(&str, Test)]) -> WidgetView {
    let mut table = widget(WidgetKind::Table, "nama");
    let condition = |(column, test): &(&str, Test)| Condition { column: (*column).to_owned(), test: test.clone() };
    table.config.filters = tests.iter().map(condition).collect();
    drawn(&table, &sheet())
}

fn names(view: &WidgetView) -> String {
    let mut names: Vec<String> = rows(view).iter().map(|row| row[..1].to_owned()).collect();
    names.sort();
    names.concat()
}

fn texts(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

fn least(text: &str) -> Test {
    Test::AtLeast(text.to_owned())
}

fn most(text: &str) -> Test {
    Test::AtMost(text.to_owned())
}

#[test]
fn texts_are_compared_whole_and_a_blank_matches_rows_without_text() {
    assert_eq!(names(&meeting(&[("status", Test::Is(texts(&["baru", "tunda"])))])), "ade");
    assert_eq!(names(&meeting(&[("status", Test::IsNot(texts(&["baru"])))])), "bce");
    assert_eq!(names(&meeting(&[("status", Test::Is(texts(&[""])))])), "c");
    assert_eq!(names(&meeting(&[("status", Test::IsNot(texts(&["", "baru"])))])), "be");
}

#[test]
fn both_ends_of_a_range_are_included() {
    assert_eq!(names(&meeting(&[("volume", least("2,5"))])), "bc");
    assert_eq!(names(&meeting(&[("volume", least("-3")), ("volume", most("1"))])), "ae");
    assert_eq!(names(&meeting(&[("hari", least("2026-11-15")), ("hari", most("2026-11-21"))])), "ab");
    assert_eq!(names(&meeting(&[("bulan", least("2026-10-01")), ("bulan", most("2026-10-31"))])), "ac");
}

#[test]
fn the_last_days_end_today() {
    assert_eq!(names(&meeting(&[("hari", Test::LastDays(7))])), "ab");
    assert_eq!(names(&meeting(&[("hari", Test::LastDays(8))])), "abc");
    assert_eq!(names(&meeting(&[("hari", Test::LastDays(u32::MAX))])), "abc");
}

#[test]
fn an_invalid_condition_is_named() {
    let unread = said(&meeting(&[("volume", least("banyak"))]));
    assert!(unread.contains("kolom \"Volume\": \"banyak\" bukan angka"), "{unread}");
    let unread = said(&meeting(&[("hari", most("31/02/2026"))]));
    assert!(unread.contains("kolom \"Hari\": \"31/02/2026\" bukan tanggal"), "{unread}");
    assert!(said(&meeting(&[("x", least("1"))])).starts_with("problem: Kolom tidak ada lagi"));
    assert!(said(&meeting(&[("status", least("1"))])).contains("berisi teks, bukan angka atau tanggal"));
    assert!(said(&meeting(&[("volume", Test::LastDays(1))])).contains("berisi angka, bukan tanggal"));
    let unmet = said(&meeting(&[("status", Test::Is(texts(&["x"])))]));
    assert_eq!(unmet, "empty: Tidak ada baris yang memenuhi syarat widget ini.");
}

#[test]
fn dashboard_filters_use_the_meaning_of_columns() {
    let table = widget(WidgetKind::Table, "nama");
    let with = |filters: &Filters| names(&filtered(&table, &sheet(), filters));
    assert_eq!(with(&period("2026-11-15", "2026-11-21")), "ab");
    assert_eq!(with(&period("2026-11-16", "")), "ae");
    let company = Filters { company: Some("PT A".to_owned()), ..period("", "2026-11-14") };
    assert_eq!(with(&company), "c");
    let none = filtered(&table, &sheet(), &period("2020-01-01", "2020-01-02"));
    assert!(said(&none).starts_with("empty: Tidak ada baris yang sesuai dengan filter dasbor"));
}

#[test]
fn a_named_period_matches_if_it_shares_a_day_with_the_filter() {
    let stretches = Sheet::default()
        .with("nama", Category, &["a", "b", "c", "d", "e"])
        .with("bulan", Period, &["Oktober 2026", "November 2026", "Triwulan IV 2026", "2025", "entah"])
        .meaning(Meaning::Period);
    let with = |from, to| names(&filtered(&widget(WidgetKind::Table, "nama"), &stretches, &period(from, to)));
    assert_eq!(with("2026-10-31", "2026-10-31"), "ac");
    assert_eq!(with("2026-12-01", ""), "c");
    assert_eq!(with("", "2025-12-31"), "d");
}

#[test]
fn a_filter_without_a_column_is_noted_and_ignored() {
    let filters = Filters { stage: Some("Penjualan".to_owned()), ..period("2026-01-01", "2026-01-02") };
    let plain = Sheet::default().with("nama", Category, &["a", "b"]);
    let view = filtered(&widget(WidgetKind::Table, "nama"), &plain, &filters);
    assert_eq!(names(&view), "ab");
    let notes = ["Filter tahapan tidak berlaku pada sumber ini.", "Filter periode tidak berlaku pada sumber ini."];
    assert_eq!(view.notes, notes);
    let licence = ValueFilter { column: "Nomor IUP".to_owned(), value: "1".to_owned() };
    let filters = Filters { values: vec![licence], ..Filters::default() };
    let view = filtered(&widget(WidgetKind::Table, "nama"), &plain, &filters);
    assert_eq!(view.notes, ["Filter nomor IUP tidak berlaku pada sumber ini."]);
}

#[test]
fn removed_rows_do_not_count() {
    assert_eq!(names(&drawn(&widget(WidgetKind::Table, "nama"), &sheet().without(&[1, 4]))), "acd");
}
