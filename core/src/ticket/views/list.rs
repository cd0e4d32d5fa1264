//! One page of a list of tickets (§2.6).

use serde::{Deserialize, Serialize};

use super::abilities::{Abilities, abilities};
use super::counts::StatusCounts;
use super::detail::labels;
use super::list_kind::{ColumnKey, ListKind, TicketColumn};
use crate::locale::relative::time_ago;
use crate::model::label::Label;
use crate::model::ticket::listed::STATUS;
use crate::model::ticket::{Priority, Status, Ticket, assignee_name};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::fold;
use crate::table::page::{PageRequest, PageSizes, Pagination};
use crate::table::row_set::RowSet;
use crate::table::sort::{Direction, Sort};

/// A list and what the address says of it: raw texts, of which the core makes sense or takes the default (decisions §5).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketListQuery {
    /// Which list.
    pub list: ListKind,
    /// Words to find.
    pub search: Option<String>,
    /// One of the list's status filter; anything else is no filter.
    pub status: Option<String>,
    /// The id of a label.
    pub label: Option<String>,
    /// The key of one of the list's columns.
    pub sort: Option<String>,
    /// 'asc' or 'desc'.
    pub direction: Option<String>,
    /// From 1 on.
    pub page: Option<String>,
    /// 10, 25 or 50.
    pub page_size: Option<String>,
}

/// One page of a list of tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketList {
    /// Its columns.
    pub columns: Vec<TicketColumn>,
    /// The page's rows.
    pub rows: Vec<TicketRow>,
    /// Where in the list they stand.
    pub pagination: Pagination,
    /// The page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// What the status filter offers; empty where there is none.
    pub status_options: Vec<Status>,
    /// The status filter as understood.
    pub status: Option<Status>,
    /// The label filter as understood.
    pub label: Option<Label>,
    /// The sort as understood.
    pub sort: Option<ListSort>,
    /// Counts by status of what search and label leave, whatever the status filter: for the filter's choices.
    pub found: StatusCounts,
    /// Whether search or a filter is at work: an empty list then says something else.
    pub is_filtered: bool,
}

/// A sort as understood.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListSort {
    /// By this column.
    pub column: ColumnKey,
    /// This way.
    pub direction: Direction,
}

/// A row of a list of tickets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketRow {
    /// The ticket code.
    pub id: String,
    /// The requester's name.
    pub requester: String,
    /// The title.
    pub title: String,
    /// Where it stands.
    pub status: Status,
    /// How urgent it is.
    pub priority: Option<Priority>,
    /// The agent's name, or 'Unassigned'.
    pub assignee: String,
    /// Who gave it back, else '-'; for staff only.
    pub returned_by: String,
    /// Why, else '-'; for staff only.
    pub return_reason: String,
    /// The last change, relative.
    pub updated: String,
    /// The last change, with zone.
    pub updated_exactly: String,
    /// For staff only.
    pub labels: Vec<Label>,
    /// What its row menu offers.
    pub can: Abilities,
}

/// One page of a list, as the address asks for it.
pub fn list(reader: &Reader, query: &TicketListQuery) -> Result<TicketList, Refusal> {
    let selection = Selection::new(reader, query)?;
    let request = PageRequest::parse(query.page.as_deref(), query.page_size.as_deref(), PageSizes::TABLE);
    let tickets = reader.tickets();
    let (slots, pagination) = tickets.list().page(selection.sort_column(), &selection.rows, request);
    Ok(TicketList {
        columns: query.list.columns().iter().map(|key| key.column()).collect(),
        rows: slots.into_iter().filter_map(|slot| tickets.at(slot)).map(|ticket| row(reader, ticket)).collect(),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        status_options: query.list.status_filter().to_vec(),
        is_filtered: selection.status.is_some() || selection.label.is_some() || selection.is_search,
        status: selection.status,
        label: selection.label,
        sort: selection.sort,
        found: selection.found,
    })
}

/// Does a part of what sorting takes; whether it is done, and [`list`] in that order is at hand. To be asked again and again, so that
/// the page goes on meanwhile; asked for at once, a list is sorted at once.
pub fn prepared(reader: &Reader, query: &TicketListQuery) -> Result<bool, Refusal> {
    reader.require(query.list.needs())?;
    let tickets = reader.tickets();
    let rows = tickets.visible_to(reader.session());
    Ok(sort(query).is_none_or(|sort| tickets.list().prepare(sort.column.sorts_by() as u8, &rows)))
}

/// What a query selects, before a page of it is cut.
pub(super) struct Selection {
    pub(super) rows: RowSet,
    pub(super) sort: Option<ListSort>,
    pub(super) status: Option<Status>,
    pub(super) label: Option<Label>,
    found: StatusCounts,
    is_search: bool,
}

impl Selection {
    pub(super) fn new(reader: &Reader, query: &TicketListQuery) -> Result<Self, Refusal> {
        reader.require(query.list.needs())?;
        let tickets = reader.tickets();
        let mut rows = tickets.visible_to(reader.session());
        let list = tickets.list();
        let statuses: Vec<u8> = query.list.statuses().iter().map(|status| *status as u8).collect();
        list.keep(STATUS, &statuses, &mut rows);
        let label = label_filter(reader, query.label.as_deref());
        if let Some(label) = &label {
            rows.retain(|slot| tickets.at(slot).is_some_and(|ticket| ticket.labels.contains(&label.id)));
        }
        let words = fold::words(query.search.as_deref().unwrap_or_default());
        list.narrow(&words, &query.list.search_scope().of_parts(), &mut rows);
        let found = StatusCounts::of(tickets, &rows);
        let filter = query.list.status_filter();
        let status = query.status.as_deref().and_then(Status::parse).filter(|status| filter.contains(status));
        list.keep(STATUS, status.map(|status| status as u8).as_slice(), &mut rows);
        Ok(Self { rows, sort: sort(query), status, label, found, is_search: !words.is_empty() })
    }

    pub(super) fn sort_column(&self) -> Option<Sort<u8>> {
        self.sort.as_ref().map(|sort| Sort { column: sort.column.sorts_by() as u8, direction: sort.direction })
    }
}

fn label_filter(reader: &Reader, id: Option<&str>) -> Option<Label> {
    if !reader.may(Action::ReadStaffNotes) {
        return None;
    }
    reader.labels().get(id?).cloned()
}

fn sort(query: &TicketListQuery) -> Option<ListSort> {
    let columns: Vec<_> = query.list.columns().iter().map(|key| (key.value(), *key)).collect();
    let sort = Sort::parse(query.sort.as_deref(), query.direction.as_deref(), &columns)?;
    Some(ListSort { column: sort.column, direction: sort.direction })
}

fn row(reader: &Reader, ticket: &Ticket) -> TicketRow {
    let clock = reader.clock();
    let dash = || "-".to_owned();
    // Who gave it back and why is what staff tell each other.
    let returned = ticket.returned.as_ref().filter(|_| reader.may(Action::ReadStaffNotes));
    TicketRow {
        id: ticket.id.clone(),
        requester: ticket.requester.name.to_string(),
        title: ticket.title.clone(),
        status: ticket.status,
        priority: ticket.priority,
        assignee: assignee_name(ticket).to_owned(),
        returned_by: returned.map_or_else(dash, |back| back.by.to_string()),
        return_reason: returned.map_or_else(dash, crate::model::ticket::Return::wording),
        updated: time_ago(clock.local(ticket.updated_at), clock.local_now()),
        updated_exactly: clock.local(ticket.updated_at).long(),
        labels: labels(reader, ticket),
        can: abilities(reader, ticket),
    }
}
