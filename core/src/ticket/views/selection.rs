//! The rows that a query of a ticket list selects, before paging.

use super::counts::StatusCounts;
use super::filters::Filters;
use super::list::{ListSort, TicketListQuery, sort};
use super::list_kind::ColumnKey;
use super::sla::{self, SlaFilter};
use crate::model::ticket::Status;
use crate::model::ticket::listed::STATUS;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::table::fold;
use crate::table::row_set::RowSet;
use crate::table::saturated;
use crate::table::sort::{Direction, Sort};
use crate::ticket::news;

/// All rows that a query selects, before paging.
pub(in crate::ticket) struct Selection {
    pub(in crate::ticket) rows: RowSet,
    pub(super) sort: Option<ListSort>,
    pub(super) status: Option<Status>,
    pub(super) filters: Filters,
    pub(super) sla: Option<SlaFilter>,
    pub(super) unread: bool,
    pub(super) unread_count: u32,
    pub(super) found: StatusCounts,
    is_search: bool,
}

impl Selection {
    pub(in crate::ticket) fn new(reader: &Reader, query: &TicketListQuery) -> Result<Self, Refusal> {
        reader.require(query.list.needs())?;
        let tickets = reader.tickets();
        let mut rows = tickets.visible_to(reader.session());
        let list = tickets.list();
        let statuses: Vec<u8> = query.list.statuses().iter().map(|status| *status as u8).collect();
        list.keep(STATUS, &statuses, &mut rows);
        if let Some(held_by) = query.list.held_by() {
            rows.retain(|slot| tickets.at(slot).is_some_and(|ticket| held_by.holds(reader, ticket)));
        }
        let sla = SlaFilter::of(reader, query);
        if let Some(sla) = sla {
            sla.keep(reader, &mut rows);
        }
        let filters = Filters::new(reader, query);
        let words = fold::words(&filters.terms.words);
        list.narrow(&words, &query.list.search_scope().of_parts(), &mut rows);
        if !filters.is_empty() {
            rows.retain(|slot| tickets.at(slot).is_some_and(|ticket| filters.holds(reader, ticket)));
        }
        let news = news::unread(reader);
        let unread = query.unread.as_deref() == Some("1");
        if unread {
            rows.and(&news);
        }
        let found = StatusCounts::of(tickets, &rows);
        let filter = query.list.status_filter();
        let status = query.status.as_deref().and_then(Status::parse).filter(|status| filter.contains(status));
        list.keep(STATUS, status.map(|status| status as u8).as_slice(), &mut rows);
        let unread_count = rows.len_with(&news);
        let is_search = !words.is_empty();
        Ok(Self { rows, sort: sort(query), status, filters, sla, unread, unread_count, found, is_search })
    }

    pub(super) fn is_filtered(&self) -> bool {
        let is_narrowed = self.status.is_some() || self.sla.is_some() || self.unread;
        is_narrowed || self.is_search || !self.filters.is_empty()
    }

    /// `len` slots of the selected rows from position `first` on, in the order of the list.
    pub(super) fn slots(&self, reader: &Reader, first: u32, len: u32) -> Vec<u32> {
        match &self.sort {
            Some(sort) if is_by_deadline(Some(sort)) => sla::slots(reader, &self.rows, sort.direction, first, len),
            Some(sort) if sort.column == ColumnKey::Department => {
                let sorted = self.by_department(reader, sort.direction);
                sorted.into_iter().skip(first as usize).take(len as usize).collect()
            }
            _ => reader.tickets().list().slots(self.sort_column(), &self.rows, first, len),
        }
    }

    /// The rows by the name of their department, which is not in the ticket. Tickets without one come last.
    fn by_department(&self, reader: &Reader, direction: Direction) -> Vec<u32> {
        let tickets = reader.tickets();
        let mut names: Vec<(String, &str)> =
            reader.directory().departments.iter().map(|one| (fold::fold(&one.name), one.id.as_str())).collect();
        names.sort();
        let rank = |slot: u32| {
            let id = tickets.at(slot)?.department.as_deref()?;
            let place = saturated(names.iter().position(|(_, other)| *other == id)?);
            Some(if direction == Direction::Asc { place } else { u32::MAX - place })
        };
        let mut slots = tickets.list().slots(None, &self.rows, 0, u32::MAX);
        slots.sort_by_cached_key(|slot| rank(*slot).map_or((true, 0), |rank| (false, rank)));
        slots
    }

    fn sort_column(&self) -> Option<Sort<u8>> {
        let sort = self.sort.as_ref()?;
        Some(Sort { column: sort.column.sorts_by()? as u8, direction: sort.direction })
    }
}

pub(super) fn is_by_deadline(sort: Option<&ListSort>) -> bool {
    sort.is_some_and(|sort| sort.column == ColumnKey::Sla)
}

/// The tickets that a query finds on all pages, in the order of the list.
pub(in crate::ticket) fn found(reader: &Reader, query: &TicketListQuery) -> Result<Vec<u32>, Refusal> {
    Ok(Selection::new(reader, query)?.slots(reader, 0, u32::MAX))
}
