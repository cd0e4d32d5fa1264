//! The rows behind a figure, as far as the acting person may see them (decisions §7).

use portal_dashboard::config::SourceRef;
use portal_dashboard::evaluate::{self, Around, Figure, filtered_by, rows_behind};
use portal_dashboard::figure::NONE;
use portal_dashboard::filter::FilterQuery;
use portal_dashboard::looks::Looks;
use portal_dashboard::report::columns_read;
use portal_dashboard::rows;
use portal_dashboard::seen::Seen;
use portal_dashboard::source::{ColumnType, DataSource, SourceColumn};
use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use super::widget::{TextFile, WidgetQuery, defined};
use crate::dashboard::permission::{find, withheld};
use crate::dashboard::rows_seen;
use crate::dashboard::sources;
use crate::locale::file_name::safe_file_name;
use crate::locale::number::integer;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;
use crate::store::sheet_piece::SheetPiece;
use crate::table::{csv, saturated};

/// Maximum number of rows in the dialog; the file has all.
const MOST_ROWS: usize = 200;

/// A figure of a widget.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FigureQuery {
    /// Id of the dashboard.
    pub dashboard: String,
    /// Id of the widget.
    pub widget: String,
    /// Filters of the dashboard.
    pub filters: FilterQuery,
    /// Name of the group; without one, the whole widget.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub group: Option<String>,
    /// Name of the series, if a column splits the widget.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub series: Option<String>,
}

/// The rows behind a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FigureRows {
    /// Title of the widget, with the names of the group and series.
    pub title: String,
    /// '12 tiket': all rows behind the figure.
    pub counted: String,
    /// The reason why rows are left out, and how many; empty if all are listed.
    pub notes: Vec<String>,
    /// The columns: the id, then those that the dashboard reads.
    pub columns: Vec<FigureColumn>,
    /// The texts of the visible rows, at most 200.
    pub rows: Vec<Vec<String>>,
    /// True if each row is a ticket, whose code is its id.
    pub are_tickets: bool,
    /// True if the visible rows can be saved as a file.
    pub may_take_out: bool,
    /// The filter that the group stands for, if the acting person may use it.
    pub filter: Option<GroupFilter>,
}

/// A column of the rows behind a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FigureColumn {
    /// Heading.
    pub label: String,
    /// True for a column of numbers.
    pub is_number: bool,
}

/// The offer to filter the whole dashboard by a group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GroupFilter {
    /// Name of the group.
    pub value: String,
    /// All filters of the dashboard with this one.
    pub filters: FilterQuery,
}

struct Found<'a> {
    widget: &'a Widget,
    source: std::rc::Rc<dyn DataSource>,
    seen: Seen,
    /// Visible rows.
    visible: Vec<u32>,
    /// Number of rows behind the figure.
    all: u32,
}

/// See [`FigureRows`].
pub fn rows(reader: &Reader, query: &FigureQuery) -> Result<FigureRows, Refusal> {
    let found = found(reader, query)?;
    let source = found.source.as_ref();
    let columns = read_columns(reader, query, source)?;
    let shown = &found.visible[..found.visible.len().min(MOST_ROWS)];
    Ok(FigureRows {
        title: title(&found, query),
        counted: format!("{} {}", integer(found.all.into()), source.counted()),
        notes: notes(&found),
        columns: shown_columns(source, &columns),
        are_tickets: sources::is_of_tickets(source.id()),
        rows: shown_cells(reader, source, &columns, shown),
        may_take_out: reader.may(Action::TakeOutDashboards) && !found.visible.is_empty(),
        filter: query.group.as_deref().and_then(|group| group_filter(reader, &found, group, &query.filters)),
    })
}

/// All visible rows behind a figure as a CSV file.
pub fn rows_csv(reader: &Reader, query: &FigureQuery) -> Result<TextFile, Refusal> {
    reader.require(Action::TakeOutDashboards)?;
    let found = found(reader, query)?;
    let source = found.source.as_ref();
    let columns = read_columns(reader, query, source)?;
    Ok(TextFile {
        name: file_name(&found, query, "csv"),
        content: csv::write(headings(source, &columns), cells(reader, source, &columns, &found.visible)),
    })
}

/// All visible rows behind a figure for Excel, in one piece.
pub fn rows_sheet(reader: &Reader, query: &FigureQuery) -> Result<SheetPiece, Refusal> {
    reader.require(Action::TakeOutDashboards)?;
    let found = found(reader, query)?;
    let source = found.source.as_ref();
    let columns = read_columns(reader, query, source)?;
    let ids = sources::row_ids(reader, source.id(), &found.visible);
    let heading = sources::id_heading(source.id());
    let (columns, cells) = rows::sheet(source, heading, &columns, &ids, &found.visible);
    let total = saturated(found.visible.len());
    Ok(SheetPiece {
        name: file_name(&found, query, "xlsx"),
        sheet: title(&found, query),
        columns,
        cells,
        first: 0,
        written: total,
        total,
    })
}

fn file_name(found: &Found, query: &FigureQuery, extension: &str) -> String {
    safe_file_name(&format!("{}{}.{extension}", title(found, query), query.filters.file_name_end()))
}

fn found<'a>(reader: &Reader<'a>, query: &FigureQuery) -> Result<Found<'a>, Refusal> {
    let FigureQuery { dashboard, widget, filters, .. } = query.clone();
    let widget = defined(reader, &WidgetQuery { dashboard, widget, filters })?;
    let not_found = || Refusal::not_found(Kind::Widget, &query.widget);
    let id = widget.config.data_source.as_ref().map(|SourceRef { id, .. }| id).ok_or_else(not_found)?;
    let source =
        sources::open(reader, id).filter(|_| withheld(reader.session(), widget).is_none()).ok_or_else(not_found)?;
    let today = reader.calendar().local_now().date();
    let seen = rows_seen::seen(reader, id);
    let filters = seen.permitted(source.as_ref(), &query.filters.read(today).0);
    let around = Around { filters: &filters, today, looks: &Looks::default() };
    let figure = Figure { group: query.group.as_deref(), series: query.series.as_deref() };
    let behind = rows_behind(widget, source.as_ref(), &around, figure).ok_or_else(not_found)?;
    let all = behind.len();
    let visible = match rows_seen::readable(reader, id) {
        Seen::All => behind.iter().collect(),
        Seen::Only(rows) => behind.iter().filter(|row| rows.contains(*row)).collect(),
    };
    Ok(Found { widget, source, seen, visible, all })
}

fn title(found: &Found, query: &FigureQuery) -> String {
    let title = evaluate::title(found.widget, Some(found.source.as_ref()));
    let series = query.series.as_deref().filter(|_| found.widget.config.series.is_some());
    let names = [query.group.as_deref(), series].into_iter().flatten();
    names.fold(title, |title, name| format!("{title} - {name}"))
}

fn notes(found: &Found) -> Vec<String> {
    let hidden = found.all - saturated(found.visible.len());
    let hidden = (hidden > 0).then(|| {
        format!(
            "{} baris tidak ditampilkan karena berada di luar akses Anda. Angkanya tetap ikut dihitung.",
            integer(hidden.into())
        )
    });
    let cut = saturated(found.visible.len().saturating_sub(MOST_ROWS));
    let cut = (cut > 0).then(|| format!("{} baris lain ada di berkas yang diunduh.", integer(cut.into())));
    hidden.into_iter().chain(cut).collect()
}

/// The columns that the dashboard reads from the source.
fn read_columns<'a>(
    reader: &Reader,
    query: &FigureQuery,
    source: &'a dyn DataSource,
) -> Result<Vec<&'a SourceColumn>, Refusal> {
    let dashboard = find(reader, &query.dashboard)?;
    let read = columns_read(&dashboard.widgets, &dashboard.filters);
    Ok(read
        .get(source.id())
        .map(|read| read.of(source.columns()).map(|(column, _)| column).collect())
        .unwrap_or_default())
}

fn shown_columns(source: &dyn DataSource, columns: &[&SourceColumn]) -> Vec<FigureColumn> {
    let id = FigureColumn { label: sources::id_heading(source.id()).to_owned(), is_number: false };
    let shown = |column: &&SourceColumn| FigureColumn {
        label: column.label.clone(),
        is_number: column.kind == ColumnType::Number,
    };
    [id].into_iter().chain(columns.iter().map(shown)).collect()
}

/// The cells for the dialog: unlike in files, percentages have their sign.
fn shown_cells(reader: &Reader, source: &dyn DataSource, columns: &[&SourceColumn], rows: &[u32]) -> Vec<Vec<String>> {
    let mut cells = cells(reader, source, columns, rows);
    for (at, _) in (1..).zip(columns).filter(|(_, column)| column.is_percentage()) {
        let percentages = cells.iter_mut().filter_map(|row| row.get_mut(at)).filter(|text| **text != NONE);
        percentages.for_each(|text| text.push('%'));
    }
    cells
}

fn headings(source: &dyn DataSource, columns: &[&SourceColumn]) -> Vec<String> {
    let id = sources::id_heading(source.id()).to_owned();
    [id].into_iter().chain(columns.iter().map(|column| column.label.clone())).collect()
}

fn cells(reader: &Reader, source: &dyn DataSource, columns: &[&SourceColumn], rows: &[u32]) -> Vec<Vec<String>> {
    let ids = sources::row_ids(reader, source.id(), rows);
    let texts = rows::texts(source, columns, rows);
    ids.into_iter().zip(texts).map(|(id, texts)| [id].into_iter().chain(texts).collect()).collect()
}

fn group_filter(reader: &Reader, found: &Found, group: &str, filters: &FilterQuery) -> Option<GroupFilter> {
    let source = found.source.as_ref();
    let filters = filtered_by(found.widget, source, group, filters)?;
    let (read, _) = filters.read(reader.calendar().local_now().date());
    let is_permitted = found.seen.permitted(source, &read).ignored.is_empty();
    is_permitted.then(|| GroupFilter { value: group.to_owned(), filters })
}
