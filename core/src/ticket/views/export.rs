//! A list as a CSV file (decisions §4).

use serde::Serialize;

use super::list::{Selection, TicketListQuery};
use super::list_kind::ColumnKey;
use crate::env::Clock;
use crate::error::Refusal;
use crate::reader::Reader;
use crate::session::Action;
use crate::table::csv;
use crate::ticket::model::{Return, Ticket, priority_label};

/// A text file to download.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TextFile {
    /// Safe on any file system.
    pub name: String,
    /// The whole content.
    pub content: String,
}

/// All rows that match filter and search, in the list's order, in the columns shown (decisions §4).
pub fn export(reader: &Reader, query: &TicketListQuery) -> Result<TextFile, Refusal> {
    reader.require(Action::ExportTickets)?;
    let selection = Selection::new(reader, query)?;
    let tickets = reader.tickets();
    let columns = query.list.columns();
    let clock = reader.clock();
    let rows = tickets.page(selection.sort_column(), &selection.rows, 0, u32::MAX);
    let rows = rows.map(|ticket| columns.iter().map(|column| cell(ticket, *column, clock)).collect::<Vec<_>>());
    let headers: Vec<_> = columns.iter().map(|column| column.label()).collect();
    Ok(TextFile {
        name: format!("{}_{}.csv", query.list.file_stem(), clock.local_now().date()),
        content: csv::write(&headers, rows),
    })
}

fn cell(ticket: &Ticket, column: ColumnKey, clock: Clock) -> String {
    let returned = ticket.returned.as_ref();
    match column {
        ColumnKey::Requester => ticket.requester.name.clone(),
        ColumnKey::Code => ticket.id.clone(),
        ColumnKey::Summary => ticket.title.clone(),
        ColumnKey::Status => ticket.status.label().to_owned(),
        ColumnKey::StatusPriority => format!("{} / {}", ticket.status.label(), priority_label(ticket.priority)),
        ColumnKey::Priority => priority_label(ticket.priority).to_owned(),
        ColumnKey::ReturnedBy => returned.map_or_else(|| "-".to_owned(), |back| back.by.clone()),
        ColumnKey::ReturnReason => returned.map_or_else(|| "-".to_owned(), Return::wording),
        ColumnKey::Updated => clock.local(ticket.updated_at).long(),
    }
}
