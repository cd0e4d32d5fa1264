//! The store of tickets with its index.

use std::collections::{BTreeMap, BTreeSet};

use crate::model::cbor::Malformed;
use crate::model::ticket::kept;

use super::held_list::HeldList;
use crate::model::ticket::Ticket;
use crate::model::{Collection, Slot};
use crate::store::records::kept_columns::KeptColumns;
use crate::store::session::{Action, Session};
use crate::table::list::List;
use crate::table::list::index::ListIndex;
use crate::table::list::rows::Row;
use crate::table::row_set::RowSet;

/// All tickets, newest arrival first (§4).
#[derive(Clone, Debug)]
pub struct TicketStore {
    records: Collection<Ticket>,
    index: ListIndex,
    columns: KeptColumns,
    held: HeldList,
    references: References,
}

/// The index grows with the tickets. Indexing a million of them at once would block the page.
impl Default for TicketStore {
    fn default() -> Self {
        Self {
            records: Collection::default(),
            index: ListIndex::from_the_start(Ticket::SHAPE),
            columns: KeptColumns::default(),
            held: HeldList::default(),
            references: References::default(),
        }
    }
}

/// Compares only the tickets, because the index is derived.
impl PartialEq for TicketStore {
    fn eq(&self, other: &Self) -> bool {
        self.records == other.records
    }
}

impl TicketStore {
    /// A store with these tickets.
    pub fn of(records: Collection<Ticket>) -> Self {
        let mut store = Self { records, ..Self::default() };
        (0..store.records.slot_count()).for_each(|slot| store.index.arrive(slot, &store.records));
        store.records.iter().for_each(|ticket| store.references.add(ticket));
        store.all_there();
        store
    }

    /// Reserves memory for this many tickets.
    pub fn expecting(tickets: usize) -> Self {
        let mut store = Self::default();
        store.records.reserve(tickets);
        store
    }

    /// The underlying slots.
    pub fn kept(&self) -> &[Slot<Ticket>] {
        self.records.slots()
    }

    /// Appends a stored ticket. Its texts are indexed only after [`TicketStore::all_there`].
    pub fn arrive(&mut self, stored: &[u8]) -> Result<(), Malformed> {
        let slot = kept::read(&mut self.records, stored)?;
        self.index.arrive(slot, &self.records);
        self.records.at(slot).into_iter().for_each(|ticket| self.references.add(ticket));
        Ok(())
    }

    /// Starts the index of texts, after all tickets have arrived.
    pub fn all_there(&mut self) {
        self.index.all_there(Ticket::SHAPE);
    }

    /// Indexes tickets for at most 10 ms. Returns false once nothing is left to do.
    pub fn pack(&mut self) -> bool {
        self.index.pack(&self.records)
    }

    /// The ticket with this code.
    pub fn get(&self, id: &str) -> Option<&Ticket> {
        self.records.get(id)
    }

    /// The ticket in a slot.
    pub fn at(&self, slot: u32) -> Option<&Ticket> {
        self.records.at(slot)
    }

    /// Number of tickets.
    pub fn len(&self) -> u32 {
        self.records.len()
    }

    /// The slot of a ticket.
    pub fn slot_of(&self, id: &str) -> Option<u32> {
        self.records.slot_of(id)
    }

    /// The slot of the present or removed ticket with this code.
    pub fn place_of(&self, id: &str) -> Option<u32> {
        self.records.place_of(id)
    }

    /// True if there are no tickets.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// True if a ticket has or had this code.
    pub fn knows(&self, id: &str) -> bool {
        self.records.knows(id)
    }

    /// All tickets, in the default order of the list.
    pub fn iter(&self) -> impl Iterator<Item = &Ticket> {
        self.records.iter().rev()
    }

    /// Number of slots, including those of removed tickets.
    pub fn slot_count(&self) -> u32 {
        self.records.slot_count()
    }

    /// The list of tickets.
    pub fn list(&self) -> List<'_> {
        self.index.open(&self.records)
    }

    /// The tickets that are linked to this one or were merged into it, in the order of their codes.
    pub fn referring_to(&self, id: &str) -> impl Iterator<Item = &Ticket> {
        self.references.0.get(id).into_iter().flatten().filter_map(|other| self.get(other))
    }

    /// Cached rows of a list during an export.
    pub fn held(&self) -> &HeldList {
        &self.held
    }

    /// Cached columns for dashboards.
    pub fn columns(&self) -> &KeptColumns {
        &self.columns
    }

    /// Drops the columns, which list names of agents, companies and categories in advance.
    pub fn forget_columns(&mut self) {
        self.columns = KeptColumns::default();
    }

    /// The tickets that the acting person may see (§6).
    pub fn visible_to(&self, session: &Session) -> RowSet {
        if Action::ReadAllTickets.is_granted_to(session.role) {
            self.list().all()
        } else if Action::ReadOwnTickets.is_granted_to(session.role) {
            self.list().owned_by(&session.person.email)
        } else {
            RowSet::new()
        }
    }

    /// Inserts or replaces a ticket. A new ticket is first in the list.
    pub fn put(&mut self, ticket: Ticket) {
        if let Some(slot) = self.records.slot_of(&ticket.id) {
            self.index.leave(slot, &self.records);
        }
        self.records.get(&ticket.id).into_iter().for_each(|before| self.references.remove(before));
        self.references.add(&ticket);
        let slot = self.records.put(ticket);
        self.index.enter(slot, &self.records);
        self.changed(slot);
    }

    /// Removes a ticket.
    pub fn remove(&mut self, id: &str) {
        if let Some(slot) = self.records.slot_of(id) {
            self.index.leave(slot, &self.records);
            self.records.get(id).into_iter().for_each(|before| self.references.remove(before));
            self.records.remove(id);
            self.index.enter(slot, &self.records);
            self.changed(slot);
        }
    }

    fn changed(&mut self, slot: u32) {
        self.columns.changed(slot);
        self.held.let_go();
    }
}

/// Codes of the tickets that refer to another one, by its code. Derived, so that a page does not visit every ticket.
#[derive(Clone, Debug, Default)]
struct References(BTreeMap<String, BTreeSet<String>>);

impl References {
    fn add(&mut self, ticket: &Ticket) {
        for other in ticket.other_tickets() {
            self.0.entry(other.to_owned()).or_default().insert(ticket.id.clone());
        }
    }

    fn remove(&mut self, ticket: &Ticket) {
        for other in ticket.other_tickets() {
            if let Some(codes) = self.0.get_mut(other) {
                codes.remove(&ticket.id);
            }
        }
    }
}
