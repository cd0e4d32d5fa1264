//! The tickets and their index.

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
}

/// The index is built later, because there may be a million tickets.
impl Default for TicketStore {
    fn default() -> Self {
        Self {
            records: Collection::default(),
            index: ListIndex::from_the_start(Ticket::SHAPE),
            columns: KeptColumns::default(),
            held: HeldList::default(),
        }
    }
}

/// Equal if the tickets are equal; the index is derived.
impl PartialEq for TicketStore {
    fn eq(&self, other: &Self) -> bool {
        self.records == other.records
    }
}

impl TicketStore {
    /// A store of tickets that are all there.
    pub fn of(records: Collection<Ticket>) -> Self {
        let mut store = Self { records, ..Self::default() };
        (0..store.records.slot_count()).for_each(|slot| store.index.arrive(slot, &store.records));
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

    /// Appends a stored ticket. Searches find it after [`TicketStore::all_there`].
    pub fn arrive(&mut self, stored: &[u8]) -> Result<(), Malformed> {
        let slot = kept::read(&mut self.records, stored)?;
        self.index.arrive(slot, &self.records);
        Ok(())
    }

    /// All tickets have arrived.
    pub fn all_there(&mut self) {
        self.index.all_there(Ticket::SHAPE);
    }

    /// Does one step, at most 10 ms, of packing a long list. Returns false when nothing is left.
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

    /// True if there are none.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// True if the code is or was in use.
    pub fn knows(&self, id: &str) -> bool {
        self.records.knows(id)
    }

    /// All tickets, in the order of the list.
    pub fn iter(&self) -> impl Iterator<Item = &Ticket> {
        self.records.iter().rev()
    }

    /// One past the last slot ever used.
    pub fn slot_count(&self) -> u32 {
        self.records.slot_count()
    }

    /// The list of tickets.
    pub fn list(&self) -> List<'_> {
        self.index.open(&self.records)
    }

    /// Rows of a list that is being exported.
    pub fn held(&self) -> &HeldList {
        &self.held
    }

    /// Columns for dashboards.
    pub fn columns(&self) -> &KeptColumns {
        &self.columns
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

    /// Inserts or replaces a ticket; a new one is first.
    pub fn put(&mut self, ticket: Ticket) {
        if let Some(slot) = self.records.slot_of(&ticket.id) {
            self.index.leave(slot, &self.records);
        }
        let slot = self.records.put(ticket);
        self.index.enter(slot, &self.records);
        self.changed(slot);
    }

    /// Removes a ticket.
    pub fn remove(&mut self, id: &str) {
        if let Some(slot) = self.records.slot_of(id) {
            self.index.leave(slot, &self.records);
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
