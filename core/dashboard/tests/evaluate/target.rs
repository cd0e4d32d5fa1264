use portal_dashboard::config::{Measure, Target};
use portal_dashboard::definition::check::problems;
use portal_dashboard::evaluate::Around;
use portal_dashboard::evaluate::{Figure, filtered_by, rows_behind};
use portal_dashboard::filter::{FilterQuery, Filters, ValueFilter};
use portal_dashboard::looks::Looks;
use portal_dashboard::source::ColumnType::{Category, Number};
use portal_dashboard::source::Meaning;
use portal_dashboard::view::{MetricTarget, WidgetBody};
use portal_dashboard::widget::{Widget, WidgetKind};
use portal_table::aggregate::Operation;

use crate::setting::{date, drawn, filtered, limited, measure, measured, said, series, widget};
use crate::sheet::Sheet;

fn sheet() -> Sheet {
    Sheet::default()
        .with("pit", Category, &["A", "A", "B", "B", "C"])
        .meaning(Meaning::Company)
        .with("rencana", Number, &["10", "20", "30", "40", "0"])
        .with("realisasi", Number, &["9", "19", "33", "30", "5"])
}

fn aimed(kind: WidgetKind, target: Target) -> Widget {
    let mut widget = measured(widget(kind, "pit"), &[measure(Operation::Sum, "realisasi")]);
    if kind == WidgetKind::Metric {
        widget.config.dimension = None;
    }
    widget.config.target = Some(target);
    widget
}

fn fixed(typed: &str) -> Target {
    Target::Fixed(typed.to_owned())
}

fn plan() -> Target {
    Target::Measure(measure(Operation::Sum, "rencana"))
}

fn of_metric(widget: &Widget, filters: &Filters) -> MetricTarget {
    let view = filtered(widget, &sheet(), filters);
    match view.body {
        WidgetBody::Metric(metric) => metric.target.expect("a target"),
        _ => panic!("{}", said(&view)),
    }
}

fn of_pit(pit: &str) -> Filters {
    Filters { company: Some(pit.to_owned()), ..Filters::default() }
}

fn aim(label: &str, share: Option<&str>, note: Option<&str>) -> MetricTarget {
    MetricTarget { label: label.to_owned(), share: share.map(str::to_owned), note: note.map(str::to_owned) }
}

#[test]
fn the_share_of_a_metric_is_its_figure_divided_by_the_target() {
    let all = Filters::default();
    assert_eq!(
        of_metric(&aimed(WidgetKind::Metric, fixed("1.200")), &all),
        aim("dari target 1.200", Some("8,0%"), None)
    );
    // 96 of 100, not the mean of the shares of the pits.
    let measured = aimed(WidgetKind::Metric, plan());
    assert_eq!(of_metric(&measured, &all), aim("dari target 100 (total rencana)", Some("96,0%"), None));
    assert_eq!(of_metric(&aimed(WidgetKind::Metric, fixed("0")), &all).share, None, "nothing is a share of zero");
}

#[test]
fn a_filtered_figure_is_not_compared_with_a_fixed_target() {
    let metric = aimed(WidgetKind::Metric, fixed("100"));
    assert_eq!(of_metric(&metric, &of_pit("A")), aim("Target 100", None, Some("target tidak ikut filter")));
    let measured = aimed(WidgetKind::Metric, plan());
    assert_eq!(of_metric(&measured, &of_pit("A")), aim("dari target 30 (total rencana)", Some("93,3%"), None));
}

#[test]
fn a_chart_has_a_target_in_every_category_within_its_axis() {
    let bars = |target| drawn(&aimed(WidgetKind::Bar, target), &sheet());
    let view = bars(fixed("250"));
    let body = series(&view);
    let target = body.target.as_ref().expect("a target");
    assert_eq!(target.label, "Target 250");
    assert_eq!(target.values.iter().map(|value| value.value).collect::<Vec<_>>(), [Some(250.0); 3]);
    assert!(body.axis.max >= 250.0, "the line is inside the plot");
    let view = bars(plan());
    let target = series(&view).target.as_ref().expect("a target");
    assert_eq!(target.label, "Target: total rencana");
    let by_value = ["B", "A", "C"];
    assert_eq!(series(&view).categories, by_value);
    assert_eq!(target.values.iter().map(|value| value.value).collect::<Vec<_>>(), [Some(70.0), Some(30.0), Some(0.0)]);
    let narrowed = filtered(&aimed(WidgetKind::Bar, fixed("250")), &sheet(), &of_pit("A"));
    let label = series(&narrowed).target.as_ref().map(|target| target.label.clone());
    assert_eq!(label.as_deref(), Some("Target 250 (target tidak ikut filter)"));
}

#[test]
fn a_fixed_target_is_a_number_that_is_not_negative() {
    let wrong = |typed: &str| {
        let found = problems(&[aimed(WidgetKind::Metric, fixed(typed))]);
        found.into_iter().map(|problem| format!("{}: {}", problem.path, problem.message)).collect::<Vec<_>>()
    };
    assert_eq!(wrong("1.250,5"), [""; 0]);
    let no_number = "widgets[0].config.target.fixed: Tulis angka target, misalnya 1.250,5.";
    assert_eq!((wrong("abc"), wrong("")), (vec![no_number.to_owned()], vec![no_number.to_owned()]));
    assert_eq!(wrong("-5"), ["widgets[0].config.target.fixed: Target tidak boleh kurang dari 0."]);
    let on_pie = problems(&[aimed(WidgetKind::Pie, plan())]);
    assert_eq!(on_pie.first().map(|problem| problem.path.as_str()), Some("widgets[0].config.target"));
}

#[test]
fn a_text_widget_is_drawn_without_a_source() {
    let mut text = widget(WidgetKind::Text, "pit");
    (text.config.data_source, text.config.dimension) = (None, None);
    assert!(matches!(drawn(&text, &sheet()).body, WidgetBody::Unset { .. }));
    text.config.text = "Angka sementara.\n\n <b>Tahun 2025</b> \n".to_owned();
    let paragraphs = vec!["Angka sementara.".to_owned(), "<b>Tahun 2025</b>".to_owned()];
    assert_eq!(drawn(&text, &sheet()).body, WidgetBody::Text { is_titled: false, paragraphs });
    assert_eq!(problems(&[text.clone()]), []);
    text.config.text = "x".repeat(2_001);
    assert_eq!(problems(&[text]).len(), 1);
}

#[test]
fn every_row_is_behind_one_group() {
    let bars = limited(aimed(WidgetKind::Bar, plan()), 2, true);
    let behind = |group: Option<&str>| {
        let around = Around { filters: &Filters::default(), today: date("2026-11-21"), looks: &Looks::default() };
        rows_behind(&bars, &sheet(), &around, Figure { group, series: None })
            .map(|rows| rows.iter().collect::<Vec<_>>())
    };
    assert_eq!(behind(None), Some(vec![0, 1, 2, 3, 4]));
    assert_eq!(behind(Some("B")), Some(vec![2, 3]));
    assert_eq!(behind(Some("Lainnya")), Some(vec![4]), "the pit that is not shown");
    assert_eq!(behind(Some("D")), None);
}

#[test]
fn a_group_becomes_a_filter_of_the_dashboard() {
    let mut counted = measured(widget(WidgetKind::Bar, "pit"), &[Measure::COUNT]);
    let by_company = filtered_by(&counted, &sheet(), "B", &FilterQuery::default()).expect("a company");
    assert_eq!(by_company.badan_usaha.as_deref(), Some("B"));
    assert_eq!(filtered_by(&counted, &sheet(), "Lainnya", &FilterQuery::default()), None);
    counted.config.dimension = Some(crate::setting::by("rencana"));
    assert_eq!(filtered_by(&counted, &sheet(), "10", &FilterQuery::default()), None, "numbers are no filter");
    let plain = Sheet::default().with("blok", Category, &["A", "B"]);
    counted.config.dimension = Some(crate::setting::by("blok"));
    let by_value = filtered_by(&counted, &plain, "A", &FilterQuery::default()).expect("a value");
    assert_eq!(by_value.values(), [ValueFilter { column: "Blok".to_owned(), value: "A".to_owned() }]);
    let (filters, _) = by_value.read(date("2026-11-21"));
    assert_eq!(crate::setting::rows(&filtered(&counted, &plain, &filters)), ["A: 1"]);
}
