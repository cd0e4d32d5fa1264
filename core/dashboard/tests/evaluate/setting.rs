//! Helpers that make and read widgets.

use portal_dashboard::config::{Dimension, Measure, SortBy, SortOrder, SourceRef, WidgetConfig};
use portal_dashboard::evaluate::{Around, evaluate};
use portal_dashboard::filter::Filters;
use portal_dashboard::looks::Looks;
use portal_dashboard::view::{SeriesBody, WidgetBody, WidgetView};
use portal_dashboard::widget::{Position, Widget, WidgetKind};
use portal_locale::calendar::CalendarDate;
use portal_table::aggregate::Operation;

use crate::sheet::Sheet;

pub(crate) fn date(text: &str) -> CalendarDate {
    CalendarDate::parse(text).expect("a date of the test")
}

pub(crate) fn widget(kind: WidgetKind, dimension: &str) -> Widget {
    let mut config = WidgetConfig::new(kind);
    config.data_source = Some(SourceRef { id: "sheet".to_owned(), name: "Lembar".to_owned() });
    config.dimension = Some(by(dimension));
    let id = "widget_1".to_owned();
    Widget { id, kind, title: String::new(), position: Position::default(), config }
}

pub(crate) fn by(column: &str) -> Dimension {
    Dimension { column: column.to_owned(), bucket: None }
}

pub(crate) fn measure(aggregation: Operation, column: &str) -> Measure {
    Measure { aggregation, column: Some(column.to_owned()) }
}

pub(crate) fn sorted(mut widget: Widget, sort: SortBy, order: SortOrder) -> Widget {
    widget.config.sort = sort;
    widget.config.order = order;
    widget
}

pub(crate) fn limited(mut widget: Widget, limit: u32, rest: bool) -> Widget {
    widget.config.limit = limit;
    widget.config.rest = rest;
    widget
}

pub(crate) fn measured(mut widget: Widget, measures: &[Measure]) -> Widget {
    widget.config.value = measures.to_vec();
    widget
}

/// Draws on 21 November 2026.
pub(crate) fn filtered(widget: &Widget, sheet: &Sheet, filters: &Filters) -> WidgetView {
    evaluate(widget, Some(sheet), &Around { filters, today: date("2026-11-21"), looks: &Looks::default() })
}

/// Draws on 21 November 2026 without filters.
pub(crate) fn drawn(widget: &Widget, sheet: &Sheet) -> WidgetView {
    filtered(widget, sheet, &Filters::default())
}

pub(crate) fn period(from: &str, to: &str) -> Filters {
    Filters { from: CalendarDate::parse(from), to: CalendarDate::parse(to), ..Filters::default() }
}

/// Each row of figures as 'label: a, b'; `*` marks 'Lainnya'.
pub(crate) fn rows(view: &WidgetView) -> Vec<String> {
    let figures = view.figures.as_ref().unwrap_or_else(|| panic!("figures in {:?}", view.body));
    let row = |row: &portal_dashboard::view::FiguresRow| {
        let cells: Vec<&str> = row.cells.iter().map(|cell| cell.text.as_str()).collect();
        let mark = if row.is_rest { "*" } else { "" };
        format!("{}{mark}: {}", row.label, cells.join(", "))
    };
    figures.rows.iter().map(row).collect()
}

pub(crate) fn total(view: &WidgetView) -> Option<Vec<String>> {
    view.figures.as_ref().and_then(|figures| figures.total.clone())
}

/// 'unset: …', 'problem: title: detail', 'empty: …', or the kind of body.
pub(crate) fn said(view: &WidgetView) -> String {
    match &view.body {
        WidgetBody::Unset { hint } => format!("unset: {hint}"),
        WidgetBody::Problem { problem } => format!("problem: {}: {}", problem.title, problem.detail),
        WidgetBody::Empty { hint } => format!("empty: {hint}"),
        WidgetBody::Series(_) => "series".to_owned(),
        WidgetBody::Pie(_) => "pie".to_owned(),
        WidgetBody::Metric(_) => "metric".to_owned(),
        WidgetBody::Table => "table".to_owned(),
        WidgetBody::Map(_) => "map".to_owned(),
        WidgetBody::Text { .. } => "text".to_owned(),
    }
}

pub(crate) fn series(view: &WidgetView) -> &SeriesBody {
    match &view.body {
        WidgetBody::Series(series) => series,
        _ => panic!("{}", said(view)),
    }
}
