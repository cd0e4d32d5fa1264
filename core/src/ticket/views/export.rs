//! Export of a ticket list as a CSV or Excel file (decisions §4).

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::detail::{department, labels};
use super::list::{TicketListQuery, columns, prepared};
use super::list_kind::ColumnKey;
use super::selection::Selection;
use super::sla;
use crate::locale::file_name::{file_name_part, safe_file_name};
use crate::model::ticket::{Return, Status, Ticket, assignee_name, priority_label};
use crate::store::Reader;
use crate::store::csv_piece::CsvPiece;
use crate::store::env::Clock;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::store::sheet_piece::SheetPiece;
use crate::table::csv::CsvWriter;
use crate::table::row_set::RowSet;
use crate::table::saturated;
use crate::table::sheet::{SheetCells, SheetColumn, SheetKind};

/// Maximum number of rows per answer. More would take longer than one frame.
const MOST_ROWS: u32 = 4_000;
/// Name of the sheet.
const SHEET: &str = "Tiket";

/// Parameters for one piece of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketCsvQuery {
    /// The list to export; its page number is ignored.
    pub list: TicketListQuery,
    /// Codes of the tickets to export; empty for all that the list finds.
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub chosen: Vec<String>,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// A piece of the CSV file with all rows that match search and filter, in the order of the list (decisions §4).
///
/// Each column has one fact, times are in ISO format, and labels are last. All pieces must show the same state: if a
/// ticket has changed since the previous piece, the file starts again.
pub fn csv(reader: &Reader, query: &TicketCsvQuery) -> Result<CsvPiece, Refusal> {
    let Piece { first, written, total, rows } = piece(reader, query)?;
    let name = file_name(reader, query, "csv")?;
    if rows.is_empty() && total > 0 {
        return Ok(CsvPiece { name, bytes: Vec::new(), first, written, total });
    }
    let cells = cells(&query.list);
    let mut file =
        if first == 0 { CsvWriter::new(cells.iter().map(|cell| cell.label())) } else { CsvWriter::further() };
    for ticket in rows.iter().filter_map(|&slot| reader.tickets().at(slot)) {
        file.push_row(cells.iter().map(|cell| cell.of(reader, ticket)));
    }
    Ok(CsvPiece { name, bytes: file.finish().into_bytes(), first, written, total })
}

/// Like [`csv`], for Excel: times are real times, in the zone of the device.
pub fn sheet(reader: &Reader, query: &TicketCsvQuery) -> Result<SheetPiece, Refusal> {
    let Piece { first, written, total, rows } = piece(reader, query)?;
    let columns = cells(&query.list);
    let mut cells = SheetCells::default();
    for ticket in rows.iter().filter_map(|&slot| reader.tickets().at(slot)) {
        for column in &columns {
            match column {
                Cell::Shown(ColumnKey::Updated) => {
                    cells.push_moment(&reader.clock().local(ticket.updated_at).sortable());
                }
                Cell::Shown(ColumnKey::Created) => {
                    cells.push_moment(&reader.clock().local(ticket.created_at).sortable());
                }
                _ => cells.push_text(&column.of(reader, ticket)),
            }
        }
    }
    Ok(SheetPiece {
        name: file_name(reader, query, "xlsx")?,
        sheet: SHEET.to_owned(),
        columns: columns.iter().map(|cell| SheetColumn::new(cell.label(), cell.kind())).collect(),
        cells: cells.finish(),
        first,
        written,
        total,
    })
}

struct Piece {
    first: u32,
    written: u32,
    total: u32,
    /// Slots of the rows from `first` to `written`.
    rows: Vec<u32>,
}

fn piece(reader: &Reader, query: &TicketCsvQuery) -> Result<Piece, Refusal> {
    reader.require(Action::ExportTickets)?;
    let TicketCsvQuery { list, chosen, first, count } = query;
    let (tickets, session) = (reader.tickets(), reader.session());
    let wanted = (list.clone(), chosen.clone());
    let held = tickets.held().get(session, &wanted).filter(|_| *first > 0);
    let first = if held.is_some() { *first } else { 0 };
    // Sorting is also done in parts. Until it is done, the pieces have no rows.
    if held.is_none() && !prepared(reader, list)? {
        return Ok(Piece { first: 0, written: 0, total: tickets.len(), rows: Vec::new() });
    }
    let rows = held.map_or_else(|| selected(reader, list, chosen), Ok)?;
    let total = saturated(rows.len());
    let written = first.saturating_add(*count.min(&MOST_ROWS)).min(total);
    if written < total {
        tickets.held().hold(session, &wanted, &rows);
    } else {
        tickets.held().let_go();
    }
    let rows = rows.get(first as usize..written as usize).unwrap_or_default().to_vec();
    Ok(Piece { first, written, total, rows })
}

/// Chosen tickets are exported in the order of the list, also those that its filters do not find any more.
fn selected(reader: &Reader, query: &TicketListQuery, chosen: &[String]) -> Result<Rc<Vec<u32>>, Refusal> {
    let mut selection = Selection::new(reader, query)?;
    if !chosen.is_empty() {
        let tickets = reader.tickets();
        selection.rows = RowSet::new();
        for slot in chosen.iter().filter_map(|id| tickets.slot_of(id)) {
            selection.rows.insert(slot);
        }
        selection.rows.and(&tickets.visible_to(reader.session()));
    }
    Ok(selection.slots(reader, 0, u32::MAX).into())
}

/// A name with all filters, such as 'tiket_open_cari-tambang nikel_2026-11-21.csv', safe on every file system.
fn file_name(reader: &Reader, query: &TicketCsvQuery, extension: &str) -> Result<String, Refusal> {
    let TicketCsvQuery { list: query, chosen, .. } = query;
    let Selection { status, filters, sla, .. } = Selection::new(reader, query)?;
    let mut parts = vec!["tiket".to_owned(), status.map_or(query.list.file_part(), Status::value).to_owned()];
    parts.extend(filters.label.as_ref().map(|label| format!("label-{}", file_name_part(&label.name))));
    parts.extend(filters.assignee.as_ref().map(|assignee| format!("penanggung-jawab-{}", assignee.value())));
    parts.extend(filters.active().iter().map(|active| file_name_part(&active.label)));
    parts.extend(sla.map(|sla| format!("sla-{}", sla.value())));
    let search = query.search.as_deref().unwrap_or_default().trim();
    parts.extend((!search.is_empty()).then(|| format!("cari-{}", file_name_part(search))));
    parts.extend((!chosen.is_empty()).then(|| "pilihan".to_owned()));
    parts.push(reader.clock().local_now().date().to_string());
    Ok(safe_file_name(&format!("{}.{extension}", parts.join("_"))))
}

#[derive(Clone, Copy, Debug)]
enum Cell {
    Shown(ColumnKey),
    Labels,
}

/// The list's columns, with the combined one split, then the labels.
fn cells(list: &TicketListQuery) -> Vec<Cell> {
    let facts = |column: ColumnKey| match column {
        ColumnKey::StatusPriority => vec![ColumnKey::Status, ColumnKey::Priority],
        other => vec![other],
    };
    columns(list).into_iter().flat_map(facts).map(Cell::Shown).chain([Cell::Labels]).collect()
}

impl Cell {
    const fn label(self) -> &'static str {
        match self {
            Self::Shown(column) => column.label(),
            Self::Labels => "Label",
        }
    }

    const fn kind(self) -> SheetKind {
        match self {
            Self::Shown(ColumnKey::Code) => SheetKind::Code,
            Self::Shown(ColumnKey::Updated | ColumnKey::Created) => SheetKind::DateTime,
            Self::Shown(_) | Self::Labels => SheetKind::Text,
        }
    }

    fn of(self, reader: &Reader, ticket: &Ticket) -> String {
        match self {
            Self::Shown(ColumnKey::Sla) => sla::in_words(sla::of_row(reader, ticket).as_ref()),
            Self::Shown(ColumnKey::Department) => department(reader, ticket).unwrap_or_else(|| "-".to_owned()),
            Self::Shown(column) => shown(ticket, column, reader.clock()),
            Self::Labels => labels(reader, ticket).into_iter().map(|label| label.name).collect::<Vec<_>>().join("; "),
        }
    }
}

fn shown(ticket: &Ticket, column: ColumnKey, clock: Clock) -> String {
    let returned = ticket.returned.as_ref();
    match column {
        ColumnKey::Requester => ticket.requester.name.to_string(),
        ColumnKey::Code => ticket.id.clone(),
        ColumnKey::Summary => ticket.title.clone(),
        ColumnKey::Status => ticket.status.label().to_owned(),
        ColumnKey::StatusPriority => format!("{} / {}", ticket.status.label(), priority_label(ticket.priority)),
        ColumnKey::Priority => priority_label(ticket.priority).to_owned(),
        ColumnKey::ReturnedBy => returned.map_or_else(|| "-".to_owned(), |back| back.by.to_string()),
        ColumnKey::ReturnReason => returned.map_or_else(|| "-".to_owned(), Return::wording),
        ColumnKey::Updated => clock.local(ticket.updated_at).iso(),
        ColumnKey::Category => ticket.category.to_string(),
        ColumnKey::Assignee => assignee_name(ticket).to_owned(),
        ColumnKey::Created => clock.local(ticket.created_at).iso(),
        ColumnKey::Sla | ColumnKey::Department => "-".to_owned(),
        ColumnKey::LastAnswer => {
            ticket.last_answer().map_or_else(String::new, |last| clock.local(last.timestamp).iso())
        }
    }
}
