use portal_dashboard::config::{Measure, Trend};
use portal_dashboard::filter::{FilterQuery, Filters};
use portal_dashboard::source::ColumnType::{Category, Date, Number, Period};
use portal_dashboard::source::Meaning;
use portal_dashboard::view::{MetricBody, TrendDirection, WidgetBody, WidgetView};
use portal_dashboard::widget::{Widget, WidgetKind};
use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;

use crate::setting::{date, drawn, filtered, measure, measured, period, rows, said, widget};
use crate::sheet::Sheet;

fn sheet() -> Sheet {
    let days = ["2026-11-20", "2026-11-01", "2026-10-31", "2026-10-09", "2026-08-01", "", "2026-12-24", "2026-11-02"];
    Sheet::default()
        .with("hari", Date, &days)
        .meaning(Meaning::Period)
        .with("usaha", Category, &["A", "A", "A", "B", "A", "A", "A", "B"])
        .meaning(Meaning::Company)
        .with("volume", Number, &["1", "2", "3", "4", "5", "6", "7", "8"])
}

fn monthly(measure: Measure) -> Widget {
    let mut metric = measured(widget(WidgetKind::Metric, "hari"), &[measure]);
    metric.config.dimension = None;
    metric.config.trend = Some(Trend { column: "hari".to_owned(), bucket: Bucket::Month, rise: None });
    metric
}

fn body(view: &WidgetView) -> &MetricBody {
    match &view.body {
        WidgetBody::Metric(metric) => metric,
        _ => panic!("{}", said(view)),
    }
}

/// 'figure | period | change | against'
fn compared(view: &WidgetView) -> String {
    let MetricBody { text, period, trend, .. } = body(view);
    let trend = trend.as_ref().expect("a trend");
    format!("{text} | {} | {} | {}", period.as_deref().expect("a period"), trend.change, trend.against)
}

fn points(view: &WidgetView) -> Vec<String> {
    body(view).sparkline.iter().map(|point| format!("{}: {}", point.label, point.value.text)).collect()
}

#[test]
fn without_a_trend_a_metric_measures_all_rows() {
    let mut metric = monthly(measure(Operation::Sum, "volume"));
    metric.config.trend = None;
    let view = drawn(&metric, &sheet());
    assert_eq!((body(&view).text.as_str(), body(&view).trend.is_some()), ("36", false));
    assert_eq!(rows(&view), ["Total volume: 36"]);
    assert_eq!(view.title, "Total volume");
}

#[test]
fn a_live_source_is_compared_in_the_present_period() {
    let view = drawn(&monthly(Measure::COUNT), &sheet().live());
    assert_eq!(compared(&view), "3 | November 2026 | +1 | dibanding 2 (Oktober 2026)");
    assert_eq!(points(&view), ["Agustus 2026: 1", "September 2026: 0", "Oktober 2026: 2", "November 2026: 3"]);
    assert_eq!(rows(&view), points(&view));
    let quiet = Sheet::default().with("hari", Date, &["2026-08-01"]).live();
    let view = drawn(&monthly(Measure::COUNT), &quiet);
    assert_eq!(compared(&view), "0 | November 2026 | 0 | dibanding 0 (Oktober 2026)");
}

#[test]
fn a_source_that_does_not_grow_is_compared_in_its_last_past_period() {
    let quiet = Sheet::default().with("hari", Date, &["2026-08-01", "2026-08-02", "2026-07-03", "2027-01-01"]);
    let view = drawn(&monthly(Measure::COUNT), &quiet);
    assert_eq!(compared(&view), "2 | Agustus 2026 | +1 | dibanding 1 (Juli 2026)");
    let undated = Sheet::default().with("hari", Date, &[""]);
    assert_eq!(
        said(&drawn(&monthly(Measure::COUNT), &undated)),
        "empty: Tidak ada baris dengan tanggal di kolom \"Hari\"."
    );
}

#[test]
fn filtered_days_are_compared_with_the_same_number_of_days_before() {
    let filters = period("2026-11-01", "2026-11-21");
    let view = filtered(&monthly(measure(Operation::Sum, "volume")), &sheet().live(), &filters);
    assert_eq!(
        compared(&view),
        "11 | 1 November 2026 – 21 November 2026 | +8 | dibanding 3 (11 Oktober 2026 – 31 Oktober 2026)"
    );
    assert_eq!(points(&view), ["November 2026: 11"]);
    let company = Filters { company: Some("B".to_owned()), ..filters };
    let view = filtered(&monthly(measure(Operation::Sum, "volume")), &sheet().live(), &company);
    assert!(compared(&view).starts_with("8 | 1 November 2026 – 21 November 2026 | - | "), "{}", compared(&view));
    assert_eq!(body(&view).trend.as_ref().map(|trend| trend.direction), Some(TrendDirection::Unknown));
    assert_eq!(rows(&view).len(), 3);
}

#[test]
fn named_periods_are_compared_whole_and_never_with_themselves() {
    let months = ["Desember 2024", "Januari 2025", "Februari 2025", "Maret 2025", "April 2025", "Mei 2025"];
    let named = Sheet::default().with("hari", Period, &months).meaning(Meaning::Period).with(
        "volume",
        Number,
        &["1", "2", "4", "8", "16", "32"],
    );
    let view = filtered(&monthly(measure(Operation::Sum, "volume")), &named, &period("2025-02-15", "2025-03-10"));
    assert_eq!(
        compared(&view),
        "12 | 1 Februari 2025 – 31 Maret 2025 | +9 | dibanding 3 (1 Desember 2024 – 31 Januari 2025)"
    );
}

#[test]
fn this_year_and_this_month_are_compared_with_the_same_days_of_the_previous_one() {
    let days = ["2026-11-20", "2026-01-03", "2025-11-21", "2025-11-22", "2025-12-31", "2026-10-21", "2026-10-22"];
    let sheet = Sheet::default().with("hari", Date, &days).meaning(Meaning::Period).live();
    let by = |preset: &str| {
        let query = FilterQuery { periode: Some(preset.to_owned()), ..FilterQuery::default() };
        compared(&filtered(&monthly(Measure::COUNT), &sheet, &query.read(date("2026-11-21")).0))
    };
    assert!(by("tahun-ini").starts_with("4 | 1 Januari 2026 – 21 November 2026 | "), "{}", by("tahun-ini"));
    assert!(by("tahun-ini").ends_with("dibanding 1 (1 Januari 2025 – 21 November 2025)"), "{}", by("tahun-ini"));
    assert!(by("bulan-ini").ends_with("dibanding 1 (1 Oktober 2026 – 21 Oktober 2026)"), "{}", by("bulan-ini"));
    assert!(by("7-hari").ends_with("dibanding 0 (8 November 2026 – 14 November 2026)"), "{}", by("7-hari"));
    let quarters = ["Triwulan I 2025", "Triwulan II 2025", "Triwulan IV 2025", "Triwulan I 2026"];
    let named = Sheet::default().with("hari", Period, &quarters).meaning(Meaning::Period);
    let mut quarterly = monthly(Measure::COUNT);
    quarterly.config.trend = Some(Trend { column: "hari".to_owned(), bucket: Bucket::Quarter, rise: None });
    let query = FilterQuery { periode: Some("tahun-ini".to_owned()), ..FilterQuery::default() };
    let view = filtered(&quarterly, &named, &query.read(date("2026-05-02")).0);
    assert!(compared(&view).ends_with("dibanding 2 (1 Januari 2025 – 30 Juni 2025)"), "{}", compared(&view));
}

#[test]
fn a_metric_with_a_period_in_its_title_ignores_the_filter_and_notes_it() {
    let filters = period("2026-11-15", "2026-11-21");
    let titled = |title: &str| {
        let metric = Widget { title: title.to_owned(), ..monthly(Measure::COUNT) };
        filtered(&metric, &sheet().live(), &filters)
    };
    let kept = titled("Tiket masuk bulan ini");
    assert_eq!(compared(&kept), "3 | November 2026 | +1 | dibanding 2 (Oktober 2026)");
    assert_eq!(kept.notes, ["Tidak mengikuti filter periode."]);
    assert!(compared(&titled("Tiket masuk")).starts_with("1 | 15 November 2026 – 21 November 2026"));
    let company = Filters { company: Some("B".to_owned()), ..filters.clone() };
    let metric = Widget { title: "Masuk bulan ini".to_owned(), ..monthly(Measure::COUNT) };
    assert!(compared(&filtered(&metric, &sheet().live(), &company)).starts_with("1 | November 2026"));
    let bars = Widget { title: "Tiket 2026".to_owned(), ..widget(WidgetKind::Bar, "usaha") };
    assert!(filtered(&bars, &sheet().live(), &filters).notes.is_empty());
}

#[test]
fn an_open_range_ends_today_and_is_compared_with_the_same_number_of_days() {
    let sum = monthly(measure(Operation::Sum, "volume"));
    let view = filtered(&sum, &sheet().live(), &period("2026-11-02", ""));
    assert_eq!(
        compared(&view),
        "9 | 2 November 2026 – 21 November 2026 | +4 (80,0%) | dibanding 5 (13 Oktober 2026 – 1 November 2026)"
    );
    assert_eq!(points(&view), ["November 2026: 9"]);
    assert_eq!(filtered(&sum, &sheet().live(), &period("2026-11-02", "2026-11-21")), view);
}

#[test]
fn days_without_a_beginning_or_in_the_future_are_not_compared() {
    let alone = |from, to| {
        let view = filtered(&monthly(Measure::COUNT), &sheet().live(), &period(from, to));
        let MetricBody { text, period, trend, sparkline, .. } = body(&view);
        assert!(period.is_none() && trend.is_none() && sparkline.is_empty());
        (text.clone(), rows(&view))
    };
    assert_eq!(alone("", "2026-10-15"), ("2".to_owned(), vec!["Jumlah tiket: 2".to_owned()]));
    assert_eq!(alone("2026-12-01", "").0, "1");
}

#[test]
fn a_filter_without_a_column_changes_no_comparison() {
    let unmeant = Sheet::default().with("hari", Date, &["2026-11-20", "2026-10-31", "2026-10-09"]).live();
    let by = |filters| compared(&filtered(&monthly(Measure::COUNT), &unmeant, &filters));
    assert_eq!(by(period("", "2026-10-15")), by(Filters::default()));
}

#[test]
fn a_sparkline_has_twelve_periods() {
    let days: Vec<String> =
        (1..=24).map(|month| format!("{}-{:02}-01", 2025 + (month - 1) / 12, (month - 1) % 12 + 1)).collect();
    let two_years = Sheet::default().with("hari", Date, &days.iter().map(String::as_str).collect::<Vec<_>>()).live();
    let points = points(&drawn(&monthly(Measure::COUNT), &two_years));
    assert_eq!((points.len(), points[0].as_str()), (12, "Desember 2025: 1"));
}

#[test]
fn named_periods_have_a_trend_and_other_texts_have_none() {
    let named = Sheet::default().with("hari", Period, &["Oktober 2026", "Oktober 2026", "September 2026", "entah"]);
    assert_eq!(
        compared(&drawn(&monthly(Measure::COUNT), &named)),
        "2 | Oktober 2026 | +1 | dibanding 1 (September 2026)"
    );
    let texts = Sheet::default().with("hari", Category, &["Oktober 2026"]);
    assert!(
        said(&drawn(&monthly(Measure::COUNT), &texts)).starts_with("problem: Perbandingan memerlukan kolom tanggal")
    );
    let none = Sheet::default().with("usaha", Category, &["A"]);
    assert!(said(&drawn(&monthly(Measure::COUNT), &none)).starts_with("problem: Kolom tidak ada lagi"));
}

#[test]
fn buckets_shorter_than_the_named_periods_are_not_compared() {
    let semesters = ["Semester I 2025", "Semester II 2025", "Semester I 2026", "Semester I 2026"];
    let named = Sheet::default().with("hari", Period, &semesters);
    let by = |bucket| {
        let mut metric = monthly(Measure::COUNT);
        metric.config.trend = Some(Trend { column: "hari".to_owned(), bucket, rise: None });
        drawn(&metric, &named)
    };
    let by_quarters = by(Bucket::Quarter);
    assert_eq!(compared(&by_quarters), "2 | 2026 | 0 | dibanding 2 (2025)");
    let note = "Tren dibandingkan per tahun: kolom \"Hari\" menyebut rentang yang lebih panjang daripada triwulan.";
    assert_eq!(by_quarters.notes, [note]);
    let by_years = by(Bucket::Year);
    assert_eq!((compared(&by_years), by_years.notes.len()), (compared(&by_quarters), 0));
}
