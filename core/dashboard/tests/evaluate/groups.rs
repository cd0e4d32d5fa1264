//! The selection and order of groups.

use portal_dashboard::config::SortBy::{self, Name, Source, Value};
use portal_dashboard::config::SortOrder::{self, Asc, Desc};
use portal_dashboard::config::{Dimension, NumberFormat};
use portal_dashboard::source::ColumnType::{Category, Date, Number, Period};
use portal_dashboard::source::Meaning;
use portal_dashboard::widget::{ChartType, WidgetKind};
use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use portal_table::sheet::SheetKind;

use crate::setting::{drawn, filtered, limited, measure, measured, period, rows, said, series, sorted, total, widget};
use crate::sheet::Sheet;

fn volumes() -> Sheet {
    Sheet::default().with("kode", Category, &["10", "9", "", "b", "A", "9", "kosong"]).with(
        "volume",
        Number,
        &["5", "7", "100", "5", "-1", "1", ""],
    )
}

fn ordered(sort: SortBy, order: SortOrder) -> Vec<String> {
    let table = measured(widget(WidgetKind::Table, "kode"), &[measure(Operation::Sum, "volume")]);
    rows(&drawn(&sorted(table, sort, order), &volumes()))
}

#[test]
fn sorting_by_value_puts_missing_values_last_and_keeps_source_order_for_ties() {
    let expected = ["9: 8", "10: 5", "b: 5", "A: -1", "kosong: -", "(kosong): 100"];
    assert_eq!(ordered(Value, Desc), expected);
    assert_eq!(ordered(Value, Asc), ["A: -1", "10: 5", "b: 5", "9: 8", "kosong: -", "(kosong): 100"]);
}

#[test]
fn sorting_by_name_compares_numbers_by_value_and_ignores_case() {
    assert_eq!(ordered(Name, Asc), ["9: 8", "10: 5", "A: -1", "b: 5", "kosong: -", "(kosong): 100"]);
    assert_eq!(ordered(Name, Desc), ["kosong: -", "b: 5", "A: -1", "10: 5", "9: 8", "(kosong): 100"]);
}

#[test]
fn source_order_is_the_order_of_first_appearance() {
    assert_eq!(ordered(Source, Asc), ["10: 5", "9: 8", "b: 5", "A: -1", "kosong: -", "(kosong): 100"]);
    assert_eq!(ordered(Source, Desc)[0], "kosong: -");
}

#[test]
fn the_rest_is_computed_from_its_rows() {
    let table = |rest| {
        let table = measured(widget(WidgetKind::Table, "kode"), &[measure(Operation::Mean, "volume")]);
        drawn(&limited(sorted(table, Name, Asc), 2, rest), &volumes())
    };
    let view = table(true);
    // (100 + 5 - 1) / 3, not the mean of the group means.
    assert_eq!(rows(&view), ["9: 4,00", "10: 5,00", "Lainnya*: 34,67"]);
    assert_eq!((view.notes.join(""), total(&view)), ("\"Lainnya\" menggabungkan 4 nilai.".to_owned(), None));
    let view = table(false);
    assert_eq!(rows(&view), ["9: 4,00", "10: 5,00"]);
    assert_eq!(view.notes, ["4 nilai lain tidak ditampilkan."]);
}

#[test]
fn totals_are_figures_of_all_rows_and_need_a_measure_that_adds_up() {
    let measures = [measure(Operation::Sum, "volume"), measure(Operation::Max, "volume")];
    let table = measured(widget(WidgetKind::Table, "kode"), &measures);
    let texts = |texts: [&str; 2]| Some(texts.map(str::to_owned).to_vec());
    assert_eq!(total(&drawn(&table, &volumes())), texts(["117", "100"]));
    assert_eq!(total(&drawn(&limited(table.clone(), 1, true), &volumes())), texts(["117", "100"]));
    assert_eq!(total(&drawn(&limited(table.clone(), 1, false), &volumes())), None);
    assert_eq!(total(&drawn(&measured(table, &[measure(Operation::Max, "volume")]), &volumes())), None);
}

#[test]
fn a_limit_out_of_bounds_becomes_the_nearest_valid_one() {
    let texts: Vec<String> = (0..60).map(|number| number.to_string()).collect();
    let many = Sheet::default().with("kode", Category, &texts.iter().map(String::as_str).collect::<Vec<_>>());
    let bar = |limit| rows(&drawn(&limited(widget(WidgetKind::Bar, "kode"), limit, true), &many)).len();
    assert_eq!((bar(0), bar(u32::MAX)), (2, 41));
}

fn days() -> Sheet {
    let days = ["2026-11-03", "2026-08-31", "", "2026-08-01", "2026-09-15"];
    Sheet::default().with("hari", Date, &days).with("volume", Number, &["1", "2", "3", "4", "5"])
}

#[test]
fn days_form_months_and_empty_months_are_filled_in() {
    let count = drawn(&widget(WidgetKind::Chart, "hari"), &days());
    let expected = ["Agustus 2026: 2", "September 2026: 1", "Oktober 2026: 0", "November 2026: 1", "(kosong): 1"];
    assert_eq!(rows(&count), expected);
    assert!(series(&count).is_time);
    assert_eq!(series(&count).categories[0], "Agu 2026");
    let sum = measured(widget(WidgetKind::Chart, "hari"), &[measure(Operation::Sum, "volume")]);
    let falling = rows(&drawn(&sorted(sum.clone(), Name, Desc), &days()));
    assert_eq!(falling, ["November 2026: 1", "Oktober 2026: -", "September 2026: 5", "Agustus 2026: 6", "(kosong): 3"]);
    let by_value = drawn(&sorted(sum, Value, Desc), &days());
    assert_eq!(rows(&by_value), ["Agustus 2026: 6", "September 2026: 5", "November 2026: 1", "(kosong): 3"]);
    assert!(!series(&by_value).is_time);
}

#[test]
fn a_time_axis_covers_the_filtered_days() {
    let days = Sheet::default().with("hari", Date, &["2026-11-18", "2026-11-20"]).meaning(Meaning::Period);
    let mut by_day = widget(WidgetKind::Chart, "hari");
    by_day.config.dimension = Some(Dimension { column: "hari".to_owned(), bucket: Some(Bucket::Day) });
    let week = rows(&filtered(&by_day, &days, &period("2026-11-15", "2026-11-21")));
    assert_eq!(week.len(), 7, "{week:?}");
    assert_eq!(
        [week[0].as_str(), week[3].as_str(), week[6].as_str()],
        ["15 November 2026: 0", "18 November 2026: 1", "21 November 2026: 0"]
    );
    assert_eq!(rows(&drawn(&by_day, &days)).len(), 3, "without a filter, the axis covers the first to the last period");
    let open = rows(&filtered(&by_day, &days, &period("2026-11-16", "")));
    assert_eq!((open.len(), open[0].as_str()), (5, "16 November 2026: 0"));
    let short = rows(&filtered(&limited(by_day, 4, false), &days, &period("2026-11-15", "2026-11-21")));
    assert_eq!(short.len(), 3, "filled up to the limit");
}

#[test]
fn counts_by_day_or_week_are_drawn_as_columns() {
    use ChartType::{Area, Grouped, Horizontal, Line, Stacked};

    let kind = |kind, chosen, bucket, count: bool, split: bool| {
        let mut of = widget(kind, "hari");
        of.config.chart_type = Some(chosen);
        of.config.dimension = Some(Dimension { column: "hari".to_owned(), bucket: Some(bucket) });
        of.config.series = split.then(|| Dimension { column: "volume".to_owned(), bucket: None });
        let of = if count { of } else { measured(of, &[measure(Operation::Sum, "volume")]) };
        drawn(&of, &days()).chart_type
    };
    assert_eq!(kind(WidgetKind::Chart, Line, Bucket::Day, true, false), Some(Grouped));
    assert_eq!(kind(WidgetKind::Chart, Line, Bucket::Week, true, true), Some(Stacked));
    assert_eq!(kind(WidgetKind::Chart, Area, Bucket::Week, true, false), Some(Stacked));
    assert_eq!(kind(WidgetKind::Chart, Line, Bucket::Month, true, false), Some(Line));
    assert_eq!(kind(WidgetKind::Chart, Area, Bucket::Day, false, false), Some(Area));
    assert_eq!(kind(WidgetKind::Bar, Horizontal, Bucket::Day, true, false), Some(Horizontal));
}

#[test]
fn the_latest_periods_are_shown_without_a_rest() {
    let view = drawn(&limited(widget(WidgetKind::Chart, "hari"), 2, true), &days());
    assert_eq!(rows(&view), ["September 2026: 1", "November 2026: 1"]);
    assert_eq!(view.notes, ["2 nilai lain tidak ditampilkan."]);
    let three = drawn(&limited(widget(WidgetKind::Chart, "hari"), 4, true), &days());
    assert_eq!(rows(&three), ["Agustus 2026: 2", "September 2026: 1", "November 2026: 1", "(kosong): 1"]);
}

#[test]
fn days_are_grouped_by_every_bucket() {
    let by = |bucket| {
        let mut chart = widget(WidgetKind::Chart, "hari");
        chart.config.dimension.as_mut().expect("a dimension").bucket = Some(bucket);
        rows(&drawn(&limited(chart, 4, false), &days()))
    };
    assert_eq!(by(Bucket::Quarter), ["Triwulan III 2026: 3", "Triwulan IV 2026: 1", "(kosong): 1"]);
    assert_eq!(by(Bucket::Year), ["2026: 4", "(kosong): 1"]);
    assert_eq!(by(Bucket::Day).len(), 4);
}

#[test]
fn named_periods_are_sorted_by_time_and_other_texts_come_last() {
    let named = ["Oktober 2026", "entah", "Februari 2025", "", "Januari 2026", "Triwulan I 2026"];
    let sheet = Sheet::default().with("bulan", Period, &named);
    let table = |order, limit| {
        let table = limited(sorted(widget(WidgetKind::Table, "bulan"), Name, order), limit, true);
        rows(&drawn(&table, &sheet)).join("|")
    };
    let rising = "Februari 2025: 1|Januari 2026: 1|Triwulan I 2026: 1|Oktober 2026: 1|entah: 1|(kosong): 1";
    assert_eq!(table(Asc, 10), rising);
    assert_eq!(table(Desc, 2), "Oktober 2026: 1|Triwulan I 2026: 1");
}

#[test]
fn groups_without_rows_are_hidden_and_counting_a_column_skips_blanks() {
    let sheet = volumes().without(&[0]);
    let measures = [measure(Operation::Count, "volume"), measure(Operation::Distinct, "kode")];
    let view = drawn(&measured(sorted(widget(WidgetKind::Table, "kode"), Source, Asc), &measures), &sheet);
    assert_eq!(rows(&view), ["9: 2, 1", "b: 1, 1", "A: 1, 1", "kosong: 0, 1", "(kosong): 1, 0"]);
}

#[test]
fn fifty_thousand_categories_are_ranked_like_few() {
    let numbers: Vec<String> = (0..50_000).map(|number| number.to_string()).collect();
    let codes: Vec<String> = numbers.iter().map(|number| format!("k{number}")).collect();
    let sheet = Sheet::default().with("kode", Category, &[]).with("volume", Number, &[]);
    let sheet = Sheet { rows: 50_000, cells: vec![codes, numbers], ..sheet };
    let pie = measured(widget(WidgetKind::Pie, "kode"), &[measure(Operation::Median, "volume")]);
    let view = drawn(&limited(pie, 2, true), &sheet);
    assert_eq!(rows(&view), ["k49999: 49.999,00", "k49998: 49.998,00", "Lainnya*: 24.998,50"]);
    assert_eq!(view.notes, ["\"Lainnya\" menggabungkan 49.998 nilai."]);
}

#[test]
fn figures_have_the_decimals_of_their_cells_and_counts_have_none() {
    let blocks = Sheet::default().with("blok", Category, &["A", "A", "B"]).with("berat", Number, &["0,10", "0,2", "7"]);
    let operations = [Operation::Sum, Operation::Max, Operation::Mean, Operation::Count];
    let mut table = measured(widget(WidgetKind::Table, "blok"), &operations.map(|each| measure(each, "berat")));
    table.config.format = NumberFormat { unit: "ton".to_owned(), ..NumberFormat::default() };
    assert_eq!(rows(&drawn(&table, &blocks)), ["B: 7,00, 7,00, 7,00, 1", "A: 0,30, 0,20, 0,15, 2"]);
    table.config.format.decimals = Some(1);
    let view = drawn(&table, &blocks);
    assert_eq!(rows(&view), ["B: 7,0, 7,0, 7,0, 1", "A: 0,3, 0,2, 0,2, 2"]);
    assert_eq!(total(&view).expect("all rows are shown"), ["7,3", "7,0", "2,4", "3"]);
    assert_eq!(
        portal_dashboard::csv::figures(&view.figures.expect("has figures")).lines().last(),
        Some("A,\"0,3\",\"0,2\",\"0,15\",2")
    );
}

#[test]
fn percentages_and_rates_are_not_summed() {
    let blocks = Sheet::default().with("blok", Category, &["A"]).with("tarif (%)", Number, &["7"]);
    let table = |operation| measured(widget(WidgetKind::Table, "blok"), &[measure(operation, "tarif (%)")]);
    let refused = said(&drawn(&table(Operation::Sum), &blocks));
    assert!(refused.starts_with("problem: Kolom ini tidak dapat dijumlahkan"), "{refused}");
    assert_eq!(rows(&drawn(&table(Operation::Max), &blocks)), ["A: 7%"], "a percentage has its sign");
}

#[test]
fn the_total_of_means_is_the_mean_of_all_rows() {
    let blocks =
        Sheet::default().with("blok", Category, &["A", "A", "A", "B"]).with("berat", Number, &["1", "1", "1", "9"]);
    let measures = [Operation::Sum, Operation::Mean, Operation::Median].map(|each| measure(each, "berat"));
    let mut table = measured(widget(WidgetKind::Table, "blok"), &measures);
    table.config.format.decimals = Some(1);
    let view = drawn(&table, &blocks);
    assert_eq!(rows(&view), ["B: 9, 9,0, 9,0", "A: 3, 1,0, 1,0"], "decimals are for fractions");
    assert_eq!(total(&view).expect("all rows are shown"), ["12", "3,0", "1,0"]);
}

#[test]
fn figures_for_excel_are_numbers_with_the_decimals_that_they_need() {
    let blocks = Sheet::default().with("blok", Category, &["A", "B"]).with("ton", Number, &["0,1", "x"]);
    let table =
        measured(widget(WidgetKind::Table, "blok"), &[measure(Operation::Sum, "ton"), measure(Operation::Mean, "ton")]);
    let view = drawn(&table, &blocks);
    let (columns, cells) = portal_dashboard::csv::sheet(&view.figures.expect("has figures"));
    let columns: Vec<_> = columns.into_iter().map(|column| (column.kind, column.decimals)).collect();
    assert_eq!(columns, [(SheetKind::Text, 0), (SheetKind::Number, 1), (SheetKind::Number, 1)]);
    assert_eq!(cells.replace('\0', "|"), "\u{1}A|0.1|0.1|\u{1}B||");
}
