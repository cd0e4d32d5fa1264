//! Filters by column find the same rows as a check of every cell.
#![cfg(not(target_family = "wasm"))]

use portal_table::data::column::ColumnKind;
use portal_table::data::data_table::DataTable;
use portal_table::data::filter::{ColumnFilter, Keep, number_bound, time_bound};
use portal_table::sort::{Direction, Sort};
use proptest::prelude::*;

fn of_column(kind: ColumnKind, cells: &[&str]) -> DataTable {
    DataTable::from_rows(["a"], cells.iter().map(|cell| [*cell])).with_kinds(&[kind])
}

fn kept(table: &DataTable, keep: Keep) -> Vec<&str> {
    let selection = table.select_filtered("", &[ColumnFilter { column: 0, keep }], None);
    selection.rows(0, u32::MAX).map(|row| table.cell(row, 0)).collect::<Vec<_>>()
}

fn texts(texts: &[&str]) -> Keep {
    Keep::Values(texts.iter().map(|text| (*text).to_owned()).collect())
}

fn between(from: &str, to: &str) -> Keep {
    Keep::Numbers(number_bound(from), number_bound(to))
}

fn during(from: &str, to: &str) -> Keep {
    Keep::Times(time_bound(from).map(|bound| bound.first), time_bound(to).map(|bound| bound.last))
}

#[test]
fn chosen_values_are_whole_texts_and_contained_texts_ignore_case() {
    let table = of_column(ColumnKind::Text, &["PT Nikel", " pt nikel ", "PT Nikel Raya", "-", ""]);
    assert_eq!(kept(&table, texts(&["PT Nikel", "-"])), ["PT Nikel"], "a dash is no value");
    assert_eq!(kept(&table, Keep::Contains(" NIKEL  raya".to_owned())), ["PT Nikel Raya"]);
    assert_eq!(kept(&table, Keep::Contains("pt nikel".to_owned())).len(), 3);
    assert_eq!(kept(&table, texts(&[])), [""; 0]);
}

#[test]
fn numbers_are_compared_exactly_and_both_bounds_belong_to_the_range() {
    let cells =
        ["1.000", "1.000,5", "2.000,00", "-3", "", "lihat catatan", "999.999.999.999.999,99", "999.999.999.999.999,98"];
    let table = of_column(ColumnKind::NumberIndonesian, &cells);
    assert_eq!(kept(&table, between("1000", "2.000")), ["1.000", "1.000,5", "2.000,00"]);
    assert_eq!(kept(&table, between("1.000,50", "")), ["1.000,5", "2.000,00", cells[6], cells[7]]);
    assert_eq!(kept(&table, between("", "-3,0")), ["-3"]);
    assert_eq!(kept(&table, between("999.999.999.999.999,99", "")), [cells[6]], "floats cannot tell these apart");
    assert_eq!(kept(&table, between("5", "1")), [""; 0]);
    assert_eq!(kept(&table, Keep::Missing), ["", "lihat catatan"], "a misfit has no value");
    assert_eq!(kept(&table, Keep::Present).len(), 6);
}

#[test]
fn money_and_percentages_are_compared_by_value_in_either_form() {
    let money = of_column(ColumnKind::MoneyEnglish, &["Rp1,500.25", "Rp2,000", "-"]);
    assert_eq!(kept(&money, between("Rp1.500,25", "1.999,99")), ["Rp1,500.25"]);
    let percent = of_column(ColumnKind::PercentIndonesian, &["12,5%", "13 %", "7"]);
    assert_eq!(kept(&percent, between("12,5", "13%")), ["12,5%", "13 %"]);
}

#[test]
fn days_and_moments_are_compared_by_time() {
    let days = of_column(ColumnKind::Date, &["31/12/2024", "2025-01-01", "31-01-2025", "1/2/2025", "-"]);
    assert_eq!(kept(&days, during("1/1/2025", "31 Januari 2025")), ["2025-01-01", "31-01-2025"]);
    assert_eq!(kept(&days, during("Januari 2025", "Januari 2025")), ["2025-01-01", "31-01-2025"]);
    assert_eq!(kept(&days, during("", "2024")), ["31/12/2024"]);
    assert_eq!(kept(&days, Keep::Missing), ["-"]);
    let moments = of_column(ColumnKind::DateTime, &["2025-01-31 23:59:59", "2025-02-01 00:00", "2025-01-31 08:00"]);
    assert_eq!(kept(&moments, during("31/1/2025", "31/1/2025")), ["2025-01-31 23:59:59", "2025-01-31 08:00"]);
    assert_eq!(kept(&moments, during("31/1/2025 pukul 08.01", "")), ["2025-01-31 23:59:59", "2025-02-01 00:00"]);
    let months = of_column(ColumnKind::DateMonthFirst, &["1/2/2025", "2/1/2025"]);
    assert_eq!(
        kept(&months, during("1/2/2025", "")),
        ["2/1/2025"],
        "bounds have the day first, as the portal shows them"
    );
}

#[test]
fn periods_are_within_a_range_as_a_whole_and_chosen_however_they_are_written() {
    let cells = ["Jan-25", "Triwulan I 2025", "2025", "TW II 2025", "Semester I 2025", "kemarin"];
    let table = of_column(ColumnKind::Period, &cells);
    assert_eq!(kept(&table, during("Januari 2025", "Maret 2025")), ["Jan-25", "Triwulan I 2025"]);
    assert_eq!(kept(&table, during("", "Juni 2025")), ["Jan-25", "Triwulan I 2025", "TW II 2025", "Semester I 2025"]);
    assert_eq!(kept(&table, texts(&["Januari 2025", "Triwulan II 2025", "kemarin"])), ["Jan-25", "TW II 2025"]);
    assert_eq!(kept(&table, Keep::Missing), ["kemarin"]);
}

#[test]
fn other_texts_are_no_bounds() {
    for text in ["", "abc", "1.2.3", "12 ton"] {
        assert_eq!(number_bound(text), None, "{text}");
    }
    for text in ["", "abc", "31/2/2025", "13/2025"] {
        assert_eq!(time_bound(text), None, "{text}");
    }
    let label = |text: &str| time_bound(text).map(|bound| bound.label);
    assert_eq!(label("1/2/2025").as_deref(), Some("1 Februari 2025"));
    assert_eq!(label("tw 2 2025").as_deref(), Some("Triwulan II 2025"));
    assert_eq!(label("1/2/2025 08:30").as_deref(), Some("1 Februari 2025 08.30"));
}

#[test]
fn a_filter_of_a_column_that_does_not_exist_finds_nothing() {
    let table = of_column(ColumnKind::Text, &["a"]);
    let filter = ColumnFilter { column: 1, keep: Keep::Missing };
    assert!(table.select_filtered("", &[filter], None).is_empty());
}

#[test]
fn filters_follow_a_change_of_the_kind() {
    let table = of_column(ColumnKind::NumberIndonesian, &["1.500"]);
    assert_eq!(kept(&table, between("1000", "")), ["1.500"]);
    assert_eq!(kept(&table.with_kinds(&[ColumnKind::NumberEnglish]), between("1000", "")), [""; 0]);
}

#[test]
fn values_are_counted_in_the_given_rows_the_most_frequent_first() {
    let cells = ["b", "a", "b", " a", "C", "-", "b", "d"];
    let table = of_column(ColumnKind::Text, &cells);
    let all = table.select("", None);
    let owned =
        |values: &[(&str, u32)]| values.iter().map(|(text, count)| ((*text).to_owned(), *count)).collect::<Vec<_>>();
    let found = table.column_values(0, &all, "", &[], 9);
    assert_eq!((found.listed, found.further), (owned(&[("b", 3), ("a", 2), ("C", 1), ("d", 1)]), 0));
    let found = table.column_values(0, &all, "", &[], 3);
    assert_eq!((found.listed, found.further), (owned(&[("b", 3), ("a", 2), ("C", 1)]), 1));
    assert_eq!(table.column_values(0, &all, "c", &[], 9).listed, owned(&[("C", 1)]));
    let some = table.select("b", None);
    assert_eq!(table.column_values(0, &some, "", &[], 9).listed, owned(&[("b", 3)]));
    let periods = of_column(ColumnKind::Period, &["Feb-25", "Januari 2025", "Jan 2025", "lain"]);
    let found = periods.column_values(0, &periods.select("", None), "", &[], 9);
    assert_eq!(found.listed, owned(&[("Januari 2025", 2), ("Februari 2025", 1)]));
    assert_eq!(table.column_values(1, &all, "", &[], 9).listed, []);
}

#[test]
fn statistics_cover_the_found_rows_with_the_decimals_of_the_column() {
    let rows = [["a", "1,25"], ["b", "2"], ["a", "4"], ["c", ""]];
    let table = DataTable::from_rows(["nama", "nilai"], rows);
    let filters = [ColumnFilter { column: 0, keep: texts(&["a", "c"]) }];
    let figures = table.figures("", &filters);
    let [found] = &*figures else { panic!("one column has numbers") };
    let units = [found.min, found.max, found.sum, found.mean].map(|figure| (figure.units, figure.decimals));
    assert_eq!(units, [(125, 2), (400, 2), (525, 2), (263, 2)], "the mean is rounded half up");
    assert_eq!((found.count, found.missing), (2, 1));
    assert_eq!(table.figures("b", &[])[0].sum.units, 200);
    assert!(table.figures("c", &[]).is_empty());
    assert_eq!(&*table.figures("", &[]), table.statistics());
}

#[test]
fn filtering_and_adding_up_a_long_table_in_parts_give_the_same_result() {
    let rows = || (0..150_000_u32).map(|row| [format!("pit {}", row % 7), format!("{},5", row * 7_919 % 10_007)]);
    let table = || DataTable::from_rows(["a", "b"], rows());
    let (in_parts, at_once) = (table(), table());
    let filters = [
        ColumnFilter { column: 0, keep: texts(&["pit 1", "pit 4"]) },
        ColumnFilter { column: 1, keep: between("100", "9.000") },
    ];
    let steps = |step: &dyn Fn() -> bool| (0..100).take_while(|_| !step()).count();
    let filtered = steps(&|| in_parts.prepare_filters(&filters));
    assert!((2..20).contains(&filtered), "{filtered} parts");
    let sort = Some(Sort { column: 1, direction: Direction::Desc });
    assert_eq!(in_parts.select_filtered("", &filters, sort), at_once.select_filtered("", &filters, sort));
    assert!(steps(&|| in_parts.prepare_figures("4", &filters)) < 20);
    let added = steps(&|| in_parts.prepare_figures("", &filters));
    assert!((0..20).contains(&added), "{added} parts");
    assert_eq!(in_parts.figures("", &filters), at_once.figures("", &filters));
    let many: Vec<_> = (0..40).map(|from| ColumnFilter { column: 1, keep: between(&from.to_string(), "") }).collect();
    assert!(steps(&|| in_parts.prepare_filters(&many)) < 99, "the work ends");
    assert_eq!(in_parts.select_filtered("", &many, None), at_once.select_filtered("", &many, None));
}

#[test]
fn filters_that_are_applied_in_turns_all_end() {
    let table = DataTable::from_rows(["a"], (0..150_000_u32).map(|row| [format!("pit {}", row % 7)]));
    let filters = ["pit 1", "pit 2"].map(|pit| [ColumnFilter { column: 0, keep: texts(&[pit]) }]);
    let turns = (0..100).take_while(|_| filters.each_ref().map(|one| table.prepare_filters(one)) != [true; 2]).count();
    assert!((1..20).contains(&turns), "{turns} turns");
}

fn keep() -> impl Strategy<Value = Keep> {
    let bound =
        || prop::option::of(-20_i32..20).prop_map(|bound| bound.and_then(|bound| number_bound(&bound.to_string())));
    prop_oneof![
        prop::collection::vec("[ab1]{1,2}", 0..3).prop_map(Keep::Values),
        "[aAb1 ]{1,2}".prop_map(Keep::Contains),
        (bound(), bound()).prop_map(|(from, to)| Keep::Numbers(from, to)),
        Just(Keep::Missing),
        Just(Keep::Present),
    ]
}

proptest! {
    #[test]
    fn search_and_filters_find_the_rows_that_each_finds_alone(
        rows in prop::collection::vec(["[ab1 -]{0,2}", "-?[0-9]{1,2}(,5)?|-|a"], 0..40),
        search in "[ab1]{0,2}",
        filters in prop::collection::vec((0..2_u32, keep()), 0..4),
        direction in prop_oneof![Just(Direction::Asc), Just(Direction::Desc)],
    ) {
        let table = DataTable::from_rows(["a", "b"], &rows).with_kinds(&[ColumnKind::Text, ColumnKind::NumberIndonesian]);
        let filters: Vec<_> = filters.into_iter().map(|(column, keep)| ColumnFilter { column, keep }).collect();
        let alone = |filter: &ColumnFilter| table.select_filtered("", std::slice::from_ref(filter), None);
        let each: Vec<Vec<u32>> = filters.iter().map(|filter| alone(filter).iter().collect()).collect();
        let sort = Some(Sort { column: 1, direction });
        let expected: Vec<u32> =
            table.select(&search, sort).iter().filter(|row| each.iter().all(|rows| rows.contains(row))).collect();
        let found = table.select_filtered(&search, &filters, sort);
        prop_assert_eq!(found.iter().collect::<Vec<_>>(), expected);
        for filter in &filters {
            let opposite = match filter.keep { Keep::Missing => Keep::Present, Keep::Present => Keep::Missing, _ => continue };
            let others = alone(&ColumnFilter { keep: opposite, ..filter.clone() }).len();
            prop_assert_eq!(alone(filter).len() + others, table.row_count());
        }
    }
}
