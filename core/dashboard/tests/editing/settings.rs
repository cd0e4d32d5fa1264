use crate::{after, four, places, widget};
use portal_dashboard::config::{Dimension, Measure, SortBy, SortOrder, Trend, WidgetConfig};
use portal_dashboard::edit::{Edit, fitted};
use portal_dashboard::widget::{ChartType, Widget, WidgetKind};
use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;

fn by(column: &str) -> Dimension {
    Dimension { column: column.to_owned(), bucket: None }
}

#[test]
fn configuring_changes_everything_but_the_position() {
    let mut wanted = widget("widget_2", "Baru", [0, 9, 12, 9]);
    wanted.config.dimension = Some(by("status"));
    let configured = after(&four(), Edit::Configure { widget: Box::new(wanted.clone()) });
    assert_eq!(places(&configured), places(&after(&four(), Edit::Tidy)));
    assert_eq!((&configured.widgets[1].title, &configured.widgets[1].config), (&wanted.title, &wanted.config));
    assert_eq!(configured.announcement, "\"Baru\" diperbarui.");
    let same = after(&four(), Edit::Configure { widget: Box::new(four()[1].clone()) });
    assert!(!same.changed);
}

#[test]
fn a_change_of_kind_keeps_the_settings_that_the_new_kind_supports() {
    let mut bar = widget("widget_1", "Produksi", [0, 0, 6, 4]);
    let sum = Measure { aggregation: Operation::Sum, column: Some("volume".to_owned()) };
    bar.config.chart_type = Some(ChartType::Stacked);
    bar.config.dimension = Some(by("komoditas"));
    bar.config.value = vec![sum.clone(), Measure::COUNT, Measure::COUNT];
    bar.config.limit = 40;
    let to = |kind| {
        let wanted = Widget { kind, ..bar.clone() };
        after(&[bar.clone()], Edit::Configure { widget: Box::new(wanted) }).widgets[0].config.clone()
    };
    let pie = to(WidgetKind::Pie);
    assert_eq!((pie.chart_type, pie.limit), (Some(ChartType::Pie), 12));
    assert_eq!((pie.value, pie.dimension), (vec![sum.clone()], Some(by("komoditas"))));
    let metric = to(WidgetKind::Metric);
    assert_eq!((metric.chart_type, &metric.dimension, metric.limit), (None, &None, 1));
    let chart = to(WidgetKind::Chart);
    assert_eq!((chart.chart_type, chart.value.len(), chart.limit), (Some(ChartType::Line), 3, 40));
    assert_eq!((chart.sort, chart.order), (SortBy::Name, SortOrder::Asc));
    let metric_widget = Widget { kind: WidgetKind::Metric, config: metric, ..bar.clone() };
    let back = Widget { kind: WidgetKind::Bar, ..metric_widget.clone() };
    let back = after(&[metric_widget], Edit::Configure { widget: Box::new(back) });
    assert_eq!(back.widgets[0].config.limit, 12);
    assert_eq!(back.announcement, "\"Produksi\" kini Bar.");
}

#[test]
fn series_and_a_second_measure_exclude_each_other_and_the_later_choice_wins() {
    let plain = widget("widget_1", "", [0, 0, 4, 3]);
    let mut split = plain.clone();
    split.config.series = Some(by("status"));
    let mut measured = plain.clone();
    measured.config.value = vec![Measure::COUNT, Measure::COUNT];
    let mut both = measured.clone();
    both.config.series = Some(by("status"));
    let from = |before: &Widget| {
        let edit = Edit::Configure { widget: Box::new(both.clone()) };
        after(std::slice::from_ref(before), edit).widgets[0].config.clone()
    };
    assert_eq!(from(&measured), split.config);
    assert_eq!(from(&split), measured.config);
}

#[test]
fn settings_that_a_kind_does_not_support_are_dropped() {
    let mut config = WidgetConfig::new(WidgetKind::Table);
    config.value.clear();
    config.limit = 0;
    config.format.decimals = Some(99);
    config.trend = Some(Trend { column: "tanggal".to_owned(), bucket: Bucket::Month, rise: None });
    config.series = Some(by("status"));
    let table = fitted(&config, WidgetKind::Table);
    assert_eq!((table.value, table.limit, table.format.decimals), (vec![Measure::COUNT], 1, Some(6)));
    assert_eq!((table.trend.is_none(), table.series.is_some()), (true, true));
    assert!(
        fitted(&config, WidgetKind::Metric).trend.is_some() && fitted(&config, WidgetKind::Metric).series.is_none()
    );
}
