//! What makes a list of a million tickets answer at once: folded text, a set per status and requester, cached orders.

use std::collections::HashMap;
use std::rc::Rc;

use super::model::{Status, Ticket, priority_label};
use super::store::TicketStore;
use crate::table::columns::CodeColumn;
use crate::table::field_mask::FieldMask;
use crate::table::order::{Order, OrderCache, SortKey};
use crate::table::row_set::RowSet;
use crate::table::sort::{Direction, Sort};
use crate::table::text_index::TextIndex;

/// The labels of a ticket that was never given back, and the ends of their fields.
const CHANGING_TEXT_BYTES: usize = 24;

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

/// Which texts a list's search looks into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchScope {
    /// Of the fields that never change: [`SearchScope::CODE`] and its like.
    pub fixed: FieldMask,
    /// Of the fields that commands change.
    pub changing: FieldMask,
}

impl SearchScope {
    /// The fields that never change, in the order in which they are indexed.
    pub const CODE: u32 = 0;
    /// The title.
    pub const TITLE: u32 = 1;
    /// The requester's name.
    pub const REQUESTER: u32 = 2;
    /// The description.
    pub const DESCRIPTION: u32 = 3;
    /// The fields that commands change: the labels of status and priority.
    pub const STATUS: u32 = 0;
    /// The label of the priority.
    pub const PRIORITY: u32 = 1;
    /// Who gave the ticket back.
    pub const RETURNED_BY: u32 = 2;
    /// Why.
    pub const RETURN_REASON: u32 = 3;

    const NONE: FieldMask = FieldMask::of(&[]);

    /// §5: title, description, id or requester name.
    pub const AGENT: Self = Self {
        fixed: FieldMask::of(&[Self::CODE, Self::TITLE, Self::REQUESTER, Self::DESCRIPTION]),
        changing: Self::NONE,
    };
}

/// The index of the ticket store, by slot.
#[derive(Clone, Debug)]
pub struct TicketIndex {
    fixed: TextIndex,
    changing: TextIndex,
    statuses: CodeColumn,
    of_requester: HashMap<String, RowSet>,
    orders: OrderCache<Option<SortColumn>>,
    version: u64,
}

impl Default for TicketIndex {
    fn default() -> Self {
        Self {
            fixed: TextIndex::new(4),
            changing: TextIndex::new(4),
            statuses: CodeColumn::new(),
            of_requester: HashMap::new(),
            orders: OrderCache::new(),
            version: 0,
        }
    }
}

impl TicketIndex {
    /// Makes room at once for so many more tickets; see [`TicketStore::reserve`].
    pub(super) fn reserve(&mut self, tickets: usize, text_bytes: usize) {
        self.fixed.reserve(tickets, text_bytes);
        self.changing.reserve(tickets, tickets * CHANGING_TEXT_BYTES);
    }

    /// Every ticket.
    pub fn all(&self) -> &RowSet {
        self.fixed.rows()
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
    pub fn narrow(&self, words: &[String], scope: SearchScope, rows: &mut RowSet) {
        if scope.changing == SearchScope::NONE {
            self.fixed.narrow(words, scope.fixed, rows);
            return;
        }
        for word in words {
            let mut found = (*self.fixed.matching(word, scope.fixed)).clone();
            found.or(&self.changing.matching(word, scope.changing));
            rows.and(&found);
        }
    }

    /// Every slot in the order asked for; the store's own where none is.
    pub fn order(&self, tickets: &TicketStore, sort: Option<Sort<SortColumn>>) -> Rc<Order> {
        let slots = (0..tickets.slot_count()).rev();
        let Some(Sort { column, direction }) = sort else {
            return self.orders.get(None, Direction::Asc, self.version, || Order::of_store(slots));
        };
        self.orders.get(Some(column), direction, self.version, || {
            Order::sorted(slots, direction, |slot| {
                tickets.at(slot).map_or(SortKey::Empty, |ticket| sort_key(ticket, column))
            })
        })
    }

    /// Indexes a ticket anew.
    pub(super) fn set(&mut self, slot: u32, ticket: &Ticket) {
        if !self.fixed.rows().contains(slot) {
            let requester = &ticket.requester;
            self.fixed.set(slot, &[&ticket.id, &ticket.title, &requester.name, &ticket.description]);
            if !self.of_requester.contains_key(&requester.email) {
                self.of_requester.insert(requester.email.clone(), RowSet::new());
            }
            if let Some(rows) = self.of_requester.get_mut(&requester.email) {
                rows.insert(slot);
            }
        }
        let (by, reason) =
            ticket.returned.as_ref().map_or_else(Default::default, |back| (back.by.clone(), back.wording()));
        self.changing.set(slot, &[ticket.status.label(), priority_label(ticket.priority), &by, &reason]);
        self.statuses.set(slot, ticket.status as u8);
        self.version += 1;
    }

    /// Forgets a ticket.
    pub(super) fn clear(&mut self, slot: u32) {
        self.fixed.clear(slot);
        self.changing.clear(slot);
        self.statuses.clear(slot);
        for rows in self.of_requester.values_mut() {
            rows.remove(slot);
        }
        self.version += 1;
    }
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
