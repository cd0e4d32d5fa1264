//! Random widgets over random sources.

use std::collections::BTreeSet;
use std::rc::Rc;

use portal_dashboard::condition::{Condition, Test};
use portal_dashboard::config::{Dimension, Measure, NumberFormat, SortBy, SortOrder, SourceRef, Trend, WidgetConfig};
use portal_dashboard::filter::Filters;
use portal_dashboard::source::{ColumnType, Meaning, SourceColumn};
use portal_dashboard::view::{FigureValue, WidgetBody, WidgetView};
use portal_dashboard::widget::{ChartType, Position, Widget, WidgetKind};
use portal_locale::calendar::CalendarDate;
use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use proptest::collection::vec;
use proptest::option::of;
use proptest::prelude::*;
use proptest::sample::select;

use crate::naive;
use crate::setting::filtered;
use crate::sheet::Sheet;

const KEYS: [&str; 5] = ["kategori", "jumlah", "hari", "bulan", "usaha"];
const OPERATIONS: [Operation; 7] = [
    Operation::Count,
    Operation::Sum,
    Operation::Mean,
    Operation::Min,
    Operation::Max,
    Operation::Median,
    Operation::Distinct,
];
const BUCKETS: [Bucket; 5] = [Bucket::Day, Bucket::Week, Bucket::Month, Bucket::Quarter, Bucket::Year];

fn texts(of: &'static [&'static str], rows: usize) -> impl Strategy<Value = Vec<String>> {
    vec(select(of).prop_map(str::to_owned), rows)
}

fn sheets() -> impl Strategy<Value = Sheet> {
    (0..40_usize).prop_flat_map(|rows| {
        let columns = (
            texts(&["a", "B", "10", "9", "", "Aceh", "Lainnya", "(x)", "kaltim", "e", "f", "g"], rows),
            texts(&["1", "-2", "", "250", "7", "banyak", "999999999999999", "0"], rows),
            texts(&["2026-11-20", "2026-11-01", "2026-10-31", "", "2025-01-01", "9999-12-31", "kemarin"], rows),
            texts(&["Januari 2026", "Triwulan I 2026", "2025", "", "entah"], rows),
            texts(&["PT A", "PT B", ""], rows),
        );
        (columns, of(vec(0..40_u32, 0..6)), any::<bool>()).prop_map(move |(columns, gone, is_live)| {
            let kinds = [
                (ColumnType::Category, None),
                (ColumnType::Number, None),
                (ColumnType::Date, Some(Meaning::Period)),
                (ColumnType::Period, None),
                (ColumnType::Category, Some(Meaning::Company)),
            ];
            let column = |(key, (kind, meaning)): (&str, (ColumnType, Option<Meaning>))| SourceColumn {
                key: key.to_owned(),
                label: key.to_uppercase(),
                kind,
                meaning,
            };
            Sheet {
                columns: KEYS.into_iter().zip(kinds).map(column).collect(),
                cells: vec![columns.0, columns.1, columns.2, columns.3, columns.4],
                gone: gone.map(|rows| Rc::new(rows.into_iter().collect())),
                is_live,
                rows: u32::try_from(rows).expect("few rows"),
            }
        })
    })
}

fn keys() -> impl Strategy<Value = String> {
    prop_oneof![20 => select(&KEYS[..]), 1 => Just("hilang")].prop_map(str::to_owned)
}

fn measures() -> impl Strategy<Value = Measure> {
    (select(&OPERATIONS[..]), of(keys())).prop_map(|(aggregation, column)| Measure { aggregation, column })
}

fn dimensions() -> impl Strategy<Value = Option<Dimension>> {
    of((keys(), of(select(&BUCKETS[..]))).prop_map(|(column, bucket)| Dimension { column, bucket }))
}

fn conditions() -> impl Strategy<Value = Condition> {
    let words = || select(&["a", "", "1", "2026-11-01", "Januari 2026", "PT A"][..]).prop_map(str::to_owned);
    let test = prop_oneof![
        vec(words(), 0..3).prop_map(Test::Is),
        vec(words(), 0..3).prop_map(Test::IsNot),
        words().prop_map(Test::AtLeast),
        words().prop_map(Test::AtMost),
        any::<u32>().prop_map(Test::LastDays),
    ];
    (keys(), test).prop_map(|(column, test)| Condition { column, test })
}

fn widgets() -> impl Strategy<Value = Widget> {
    let what = (dimensions(), dimensions(), vec(measures(), 0..4), vec(conditions(), 0..2));
    let order = (select(SortBy::ALL), select(SortOrder::ALL), prop_oneof![0..5_u32, any::<u32>()], any::<bool>());
    let format = (of(any::<u32>()), select(&["", "%", "Rp", "ton"][..]), any::<bool>());
    let trend = of((keys(), select(&BUCKETS[..])));
    let drawn = (select(WidgetKind::ALL), of(select(ChartType::ALL)));
    (what, order, format, trend, drawn).prop_map(
        |((dimension, series, value, filters), (sort, order, limit, rest), (decimals, unit, compact), trend, drawn)| {
            Widget {
                id: "widget_1".to_owned(),
                kind: drawn.0,
                title: String::new(),
                position: Position::default(),
                config: WidgetConfig {
                    chart_type: drawn.1,
                    data_source: Some(SourceRef { id: "sheet".to_owned(), name: "Lembar".to_owned() }),
                    dimension,
                    series,
                    value,
                    filters,
                    sort,
                    order,
                    limit,
                    rest,
                    format: NumberFormat { decimals, unit: unit.to_owned(), compact },
                    trend: trend.map(|(column, bucket)| Trend { column, bucket, rise: None }),
                    target: None,
                    text: String::new(),
                },
            }
        },
    )
}

fn filters() -> impl Strategy<Value = Filters> {
    let days = || {
        of(select(&["2026-11-01", "2026-10-01", "2025-01-01"][..])
            .prop_map(|text| CalendarDate::parse(text).expect("a date")))
    };
    let company = of(select(&["PT A", "PT B", "PT Z"][..]).prop_map(str::to_owned));
    (days(), days(), company, of(Just("Penjualan".to_owned()))).prop_map(|(from, to, company, stage)| Filters {
        preset: None,
        from,
        to,
        company,
        stage,
        ..Filters::default()
    })
}

fn all_figures(view: &WidgetView) -> Vec<&FigureValue> {
    let of_table = view.figures.iter().flat_map(|figures| figures.rows.iter().flat_map(|row| &row.cells));
    let of_body: Vec<&FigureValue> = match &view.body {
        WidgetBody::Series(body) => body.series.iter().flat_map(|line| &line.values).collect(),
        WidgetBody::Metric(body) => body.sparkline.iter().map(|point| &point.value).collect(),
        WidgetBody::Map(body) => body.areas.iter().map(|area| &area.value).collect(),
        _ => Vec::new(),
    };
    of_table.chain(of_body).collect()
}

/// A table of one measure, with all groups.
fn tables() -> impl Strategy<Value = Widget> {
    let column = select(&["kategori", "usaha", "hari"][..]).prop_map(str::to_owned);
    let numbers = (select(&OPERATIONS[..]), Just(Some("jumlah".to_owned())));
    let anything =
        (select(&[Operation::Count, Operation::Distinct][..]), select(&KEYS[..]).prop_map(|key| Some(key.to_owned())));
    let measure = prop_oneof![numbers, anything, Just((Operation::Count, None))];
    let order = (select(SortBy::ALL), select(SortOrder::ALL), 1..8_u32, any::<bool>());
    (widgets(), column, measure, order).prop_map(
        |(mut widget, column, (aggregation, of_column), (sort, order, limit, rest))| {
            widget.kind = WidgetKind::Table;
            let config = &mut widget.config;
            config.dimension = Some(Dimension { column, bucket: None });
            config.series = None;
            config.value = vec![Measure { aggregation, column: of_column }];
            config.filters.clear();
            (config.sort, config.order, config.limit, config.rest) = (sort, order, limit, rest);
            widget
        },
    )
}

fn is_near(one: Option<f64>, other: Option<f64>) -> bool {
    match (one, other) {
        (Some(one), Some(other)) => (one - other).abs() <= 1e-9 * other.abs().max(1.0),
        (one, other) => one.is_none() && other.is_none(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn any_widget_over_any_source_shows_something(widget in widgets(), sheet in sheets(), filters in filters()) {
        let view = filtered(&widget, &sheet, &filters);
        prop_assert!(!view.title.is_empty());
        for figure in all_figures(&view) {
            prop_assert!(figure.value.is_none_or(f64::is_finite));
            prop_assert_eq!(figure.value.is_none(), figure.text == "-");
        }
        if let Some(figures) = &view.figures {
            prop_assert!(figures.rows.iter().all(|row| row.cells.len() == figures.columns.len()));
            prop_assert!(figures.total.as_ref().is_none_or(|total| total.len() == figures.columns.len()));
        }
        if let WidgetBody::Series(body) = &view.body {
            prop_assert!(body.series.iter().all(|line| line.values.len() == body.categories.len()));
            prop_assert!(body.axis.min <= 0.0 && body.axis.max >= 0.0 && body.axis.min < body.axis.max);
        }
    }

    #[test]
    fn figures_equal_a_naive_computation(widget in tables(), sheet in sheets(), company in of(Just("PT A".to_owned()))) {
        let config = &widget.config;
        let filters = Filters { company: company.clone(), ..Filters::default() };
        let view = filtered(&widget, &sheet, &filters);
        let column = KEYS.iter().position(|key| *key == config.dimension.as_ref().expect("one").column).expect("known");
        let rows = naive::rows(&sheet, company.as_deref());
        let Some(figures) = &view.figures else {
            prop_assert!(rows.is_empty());
            return Ok(());
        };
        let all: BTreeSet<String> = rows.iter().map(|&row| naive::group(&sheet, column, row)).collect();
        let shown: BTreeSet<String> = figures.rows.iter().filter(|row| !row.is_rest).map(|row| row.label.clone()).collect();
        let measured = |groups: &dyn Fn(&String) -> bool| {
            let of_groups: Vec<usize> = rows.iter().copied().filter(|&row| groups(&naive::group(&sheet, column, row))).collect();
            naive::measure(&sheet, &of_groups, &config.value[0])
        };
        for row in &figures.rows {
            let expected = if row.is_rest { measured(&|name| !shown.contains(name)) } else { measured(&|name| *name == row.label) };
            prop_assert!(is_near(row.cells[0].value, expected), "{}: {:?} is not {:?}", row.label, row.cells[0], expected);
        }
        let in_time = config.sort == SortBy::Name && column == 2;
        let with_rows = shown.intersection(&all).count();
        prop_assert_eq!(with_rows, all.len().min(config.limit as usize));
        let has_rest = config.rest && !in_time && with_rows < all.len();
        prop_assert_eq!(figures.rows.iter().any(|row| row.is_rest), has_rest);
        if config.sort == SortBy::Value {
            let values = figures.rows.iter().filter(|row| !row.is_rest && row.label != "(kosong)").map(|row| row.cells[0].value);
            let values: Vec<Option<f64>> = values.collect();
            let is_in_order = |one: &Option<f64>, next: &Option<f64>| match (one, next) {
                (Some(one), Some(next)) => if config.order == SortOrder::Asc { one <= next } else { one >= next },
                (one, next) => one.is_some() || next.is_none(),
            };
            prop_assert!(values.is_sorted_by(is_in_order));
            let last = values.last().copied().flatten();
            let cut = all.difference(&shown).filter(|name| *name != "(kosong)").map(|name| measured(&|other| other == name));
            for value in cut {
                prop_assert!(last.is_none() || is_near(value, last) || is_in_order(&last, &value));
            }
        }
    }

    #[test]
    fn series_add_up_to_the_groups_they_split(widget in tables(), sheet in sheets()) {
        let mut whole = widget;
        whole.config.value = vec![Measure::COUNT];
        let mut split = whole.clone();
        split.config.series = Some(Dimension { column: "kategori".to_owned(), bucket: None });
        let (whole, split) = (filtered(&whole, &sheet, &Filters::default()), filtered(&split, &sheet, &Filters::default()));
        prop_assert_eq!(whole.figures.is_some(), split.figures.is_some());
        let (Some(whole), Some(split)) = (whole.figures, split.figures) else { return Ok(()) };
        prop_assert!(split.columns.len() <= 8);
        prop_assert_eq!(whole.rows.len(), split.rows.len());
        for (group, parts) in whole.rows.iter().zip(&split.rows) {
            prop_assert_eq!(&group.label, &parts.label);
            let sum: f64 = parts.cells.iter().filter_map(|cell| cell.value).sum();
            prop_assert!(is_near(group.cells[0].value, Some(sum)));
        }
    }
}
