//! The figures of a widget, drawn or as a file.

use std::slice;

use portal_dashboard::config::SourceRef;
use portal_dashboard::evaluate::{Around, evaluate};
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::looks::{Coloured, Looks, coloured};
use portal_dashboard::problem::WidgetProblem;
use portal_dashboard::report::columns_read;
use portal_dashboard::view::{FiguresTable, WidgetBody, WidgetView};
use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use crate::dashboard::permission::{find, withheld};
use crate::dashboard::{rows_seen, sources};
use crate::locale::file_name::safe_file_name;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::lost_rows::LostRows;
use crate::store::records::repository::NoRows;
use crate::store::session::Action;
use crate::store::sheet_piece::SheetPiece;
use crate::table::saturated;

/// Shown after a restart until the rows of a dataset are reloaded.
const LOADING: &str = "Baris dataset ini sedang dimuat.";

/// A widget of a dashboard, with filters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetQuery {
    /// Id of the dashboard.
    pub dashboard: String,
    /// Id of the widget.
    pub widget: String,
    /// Filters of the dashboard.
    pub filters: FilterQuery,
}

/// A widget in the editor, which may be unsaved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewWidget {
    /// Definition of the widget.
    pub widget: Widget,
    /// Filters of the dashboard.
    pub filters: FilterQuery,
    /// Columns and measures that the dashboard distinguishes by colour.
    pub coloured: Vec<Coloured>,
}

/// A text file to download.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TextFile {
    /// File name that is safe on every file system.
    pub name: String,
    /// Whole content of the file.
    pub content: String,
}

/// A widget of a dashboard that the acting person may read.
pub fn widget(reader: &Reader, query: &WidgetQuery) -> Result<WidgetView, Refusal> {
    let widget = defined(reader, query)?;
    if let Some(reason) = withheld(reader.session(), widget) {
        return Ok(without_figures(widget, reason));
    }
    let coloured = coloured(&find(reader, &query.dashboard)?.widgets);
    Ok(drawn(reader, widget, &query.filters, &coloured))
}

/// A widget in the editor, for dashboard administrators.
pub fn preview(reader: &Reader, query: &PreviewWidget) -> Result<WidgetView, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(drawn(reader, &query.widget, &query.filters, &query.coloured))
}

/// Columns and measures that these widgets distinguish by colour, for previews in the editor.
pub fn told_apart(reader: &Reader, widgets: &[Widget]) -> Result<Vec<Coloured>, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(coloured(widgets))
}

/// Reads a part of the columns of a dashboard's widgets and filters. Returns true once all are read.
///
/// The web side calls this repeatedly, so that the page stays responsive. Without it, the first widget reads
/// everything at once.
pub fn prepared(reader: &Reader, dashboard: &str) -> Result<bool, Refusal> {
    let dashboard = find(reader, dashboard)?;
    Ok(are_read(reader, &dashboard.widgets, &dashboard.filters))
}

/// Like [`prepared`], for a widget in the editor.
pub fn preview_prepared(reader: &Reader, query: &PreviewWidget) -> Result<bool, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(are_read(reader, slice::from_ref(&query.widget), &[]))
}

fn are_read(reader: &Reader, widgets: &[Widget], filters: &[String]) -> bool {
    columns_read(widgets, filters).iter().all(|(id, columns)| sources::prepare(reader, id, columns))
}

/// The figures of a widget as a CSV file, with the filters in effect.
pub fn csv(reader: &Reader, query: &WidgetQuery) -> Result<TextFile, Refusal> {
    let (name, _, figures) = taken_out(reader, query)?;
    let name = safe_file_name(&format!("{name}.csv"));
    Ok(TextFile { name, content: portal_dashboard::csv::figures(&figures) })
}

/// The figures of a widget for Excel, in one piece, with the filters in effect.
pub fn sheet(reader: &Reader, query: &WidgetQuery) -> Result<SheetPiece, Refusal> {
    let (name, sheet, figures) = taken_out(reader, query)?;
    let (columns, cells) = portal_dashboard::csv::sheet(&figures);
    let total = saturated(figures.rows.len());
    let name = safe_file_name(&format!("{name}.xlsx"));
    Ok(SheetPiece { name, sheet, columns, cells, first: 0, written: total, total })
}

/// The name of the file without its extension, the title and the figures.
fn taken_out(reader: &Reader, query: &WidgetQuery) -> Result<(String, String, FiguresTable), Refusal> {
    reader.require(Action::TakeOutDashboards)?;
    let view = widget(reader, query)?;
    let figures = view.figures.ok_or_else(|| Refusal::not_found(Kind::Widget, &query.widget))?;
    let dashboard = find(reader, &query.dashboard)?;
    Ok((format!("{}_{}{}", dashboard.name, view.title, query.filters.file_name_end()), view.title, figures))
}

pub(super) fn defined<'a>(reader: &Reader<'a>, query: &WidgetQuery) -> Result<&'a Widget, Refusal> {
    let dashboard = find(reader, &query.dashboard)?;
    let found = dashboard.widgets.iter().find(|widget| widget.id == query.widget);
    found.ok_or_else(|| Refusal::not_found(Kind::Widget, &query.widget))
}

fn drawn(reader: &Reader, widget: &Widget, filters: &FilterQuery, coloured: &[Coloured]) -> WidgetView {
    let today = reader.calendar().local_now().date();
    let (filters, _) = filters.read(today);
    let chosen = widget.config.data_source.as_ref();
    let source = chosen.and_then(|SourceRef { id, .. }| sources::open(reader, id));
    let filters = match (&source, chosen) {
        (Some(source), Some(chosen)) => rows_seen::seen(reader, &chosen.id).permitted(source.as_ref(), &filters),
        _ => filters,
    };
    let looks = Looks::of(coloured, |id| sources::open(reader, id));
    let view = evaluate(widget, source.as_deref(), &Around { filters: &filters, today, looks: &looks });
    match chosen.and_then(|chosen| sources::no_rows(reader, &chosen.id)) {
        None => view,
        Some(NoRows::Loading) => WidgetView { body: WidgetBody::Empty { hint: LOADING.to_owned() }, ..view },
        Some(NoRows::Lost) => {
            let LostRows { title, advice } = LostRows::told_to(reader);
            let problem = WidgetProblem::new(&title, advice);
            WidgetView { body: WidgetBody::Problem { problem }, ..view }
        }
    }
}

/// The message in place of figures that the acting person may not see.
fn without_figures(widget: &Widget, reason: &str) -> WidgetView {
    let problem = WidgetProblem::new("Tidak ditampilkan", reason.to_owned());
    WidgetView {
        id: widget.id.clone(),
        kind: widget.kind,
        chart_type: widget.config.chart_type,
        title: widget.title.clone(),
        subtitle: String::new(),
        source: String::new(),
        notes: Vec::new(),
        figures: None,
        body: WidgetBody::Problem { problem },
    }
}
