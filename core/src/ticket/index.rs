//! What makes a list of a million tickets answer at once: folded text, a set per status and requester, cached orders.

use rustc_hash::FxHashMap;

use super::model::{Status, Ticket};
use super::texts::{SearchScope, TicketTexts};
use crate::store::Collection;
use crate::table::columns::CodeColumn;
use crate::table::kept_order::KeyOf;
use crate::table::kept_orders::KeptOrders;
use crate::table::order::SortKey;
use crate::table::row_set::RowSet;
use crate::table::sort::Sort;

/// What lists of tickets can be sorted by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortColumn {
    /// The requester's name.
    Requester,
    /// The ticket code.
    Code,
    /// The title.
    Summary,
    /// In the order of §4, then by priority, the highest last.
    Status,
    /// Low to high, none last.
    Priority,
    /// The last change.
    Updated,
    /// Who gave the ticket back.
    ReturnedBy,
    /// Why the ticket was given back.
    ReturnReason,
}

/// The index of the ticket store, by slot.
#[derive(Clone, Debug, Default)]
pub struct TicketIndex {
    all: RowSet,
    statuses: CodeColumn,
    of_requester: FxHashMap<String, RowSet>,
    texts: TicketTexts,
    orders: KeptOrders<SortColumn>,
}

impl TicketIndex {
    /// That of tickets which are all there at once.
    pub(super) fn of(tickets: &Collection<Ticket>) -> Self {
        let mut index = Self::default();
        for slot in 0..tickets.slot_count() {
            index.arrive(slot, tickets);
        }
        index.all_there();
        index
    }

    /// Indexes one of many that come one after the other, but for its texts.
    pub(super) fn arrive(&mut self, slot: u32, tickets: &Collection<Ticket>) {
        if let Some(ticket) = tickets.at(slot) {
            self.set(slot, ticket);
        }
    }

    /// They have all come.
    pub(super) fn all_there(&mut self) {
        self.texts = TicketTexts::of(&self.all);
    }

    /// Does a part, some 10 ms at most, of what makes searching quicker. False when nothing is left to do.
    pub(super) fn pack(&mut self, tickets: &Collection<Ticket>) -> bool {
        self.texts.pack(tickets)
    }

    /// Every ticket.
    pub fn all(&self) -> &RowSet {
        &self.all
    }

    /// The tickets in this status.
    pub fn with_status(&self, status: Status) -> &RowSet {
        self.statuses.rows(status as u8)
    }

    /// The tickets that the requester with this address filed.
    pub fn of_requester(&self, email: &str) -> RowSet {
        self.of_requester.get(email).cloned().unwrap_or_default()
    }

    /// Keeps those rows that have every word within the scope.
    pub(super) fn narrow(&self, tickets: &Collection<Ticket>, words: &[String], scope: SearchScope, rows: &mut RowSet) {
        self.texts.narrow(tickets, words, scope, rows);
    }

    /// Of those `rows` a page in the order asked for, in the store's own where none is: `len` many from the one with the number `first`.
    pub(super) fn page(
        &self,
        tickets: &Collection<Ticket>,
        sort: Option<Sort<SortColumn>>,
        rows: &RowSet,
        first: u32,
        len: u32,
    ) -> Vec<u32> {
        let Some(sort) = sort else { return rows.page_from_the_end(first, len) };
        let key: KeyOf = &|slot| key_of(tickets, sort.column, slot);
        self.orders.page(sort, (&self.all, rows), (first, len), key)
    }

    /// Does a part of what the order by a column takes; true when such `rows` are at hand in it.
    pub(super) fn prepare(&self, tickets: &Collection<Ticket>, column: SortColumn, rows: &RowSet) -> bool {
        self.orders.prepare(column, (&self.all, rows), &|slot| key_of(tickets, column, slot))
    }

    /// To be told before a ticket changes or goes.
    pub(super) fn leave(&mut self, slot: u32, tickets: &Collection<Ticket>) {
        self.orders.leave(slot, |column, slot| key_of(tickets, column, slot));
    }

    /// Indexes a ticket that has come or changed.
    pub(super) fn enter(&mut self, slot: u32, tickets: &Collection<Ticket>) {
        let Some(ticket) = tickets.at(slot) else { return };
        self.set(slot, ticket);
        self.texts.set(slot, ticket);
        self.orders.enter(slot, |column, slot| key_of(tickets, column, slot));
    }

    fn set(&mut self, slot: u32, ticket: &Ticket) {
        if self.all.insert(slot) {
            let email = &ticket.requester.email;
            match self.of_requester.get_mut(email) {
                Some(rows) => drop(rows.insert(slot)),
                None => drop(self.of_requester.insert(email.clone(), [slot].into_iter().collect())),
            }
        }
        self.statuses.set(slot, ticket.status as u8);
    }

    /// Forgets a ticket that has gone.
    pub(super) fn clear(&mut self, slot: u32) {
        self.all.remove(slot);
        self.texts.clear(slot);
        self.statuses.clear(slot);
        for rows in self.of_requester.values_mut() {
            rows.remove(slot);
        }
    }
}

fn key_of(tickets: &Collection<Ticket>, column: SortColumn, slot: u32) -> SortKey {
    tickets.at(slot).map_or(SortKey::Empty, |ticket| sort_key(ticket, column))
}

fn sort_key(ticket: &Ticket, column: SortColumn) -> SortKey {
    let priority = ticket.priority.map(|priority| priority as i64);
    match column {
        SortColumn::Requester => SortKey::text(&ticket.requester.name),
        SortColumn::Code => SortKey::text(&ticket.id),
        SortColumn::Summary => SortKey::text(&ticket.title),
        SortColumn::Status => SortKey::Number(ticket.status as i64 * 8 + priority.map_or(0, |rank| rank + 1)),
        SortColumn::Priority => priority.map_or(SortKey::Empty, SortKey::Number),
        SortColumn::Updated => SortKey::Number(ticket.updated_at.0),
        SortColumn::ReturnedBy => ticket.returned.as_ref().map_or(SortKey::Empty, |back| SortKey::text(&back.by)),
        SortColumn::ReturnReason => {
            ticket.returned.as_ref().map_or(SortKey::Empty, |back| SortKey::text(&back.wording()))
        }
    }
}
