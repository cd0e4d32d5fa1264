//! The tickets and their index, kept in step.

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

/// All tickets. The newest arrival comes first (§4: a new ticket is put at the top of the list).
#[derive(Clone, Debug)]
pub struct TicketStore {
    records: Collection<Ticket>,
    index: ListIndex,
    columns: KeptColumns,
    held: HeldList,
}

/// There may be a million of them, which come one after the other: nobody is to wait for their index at the first reading.
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

/// Two stores are equal when their tickets are; the index follows from them.
impl PartialEq for TicketStore {
    fn eq(&self, other: &Self) -> bool {
        self.records == other.records
    }
}

impl TicketStore {
    /// A store of tickets that are all there at once.
    pub fn of(records: Collection<Ticket>) -> Self {
        let mut store = Self { records, ..Self::default() };
        (0..store.records.slot_count()).for_each(|slot| store.index.arrive(slot, &store.records));
        store.all_there();
        store
    }

    /// Makes room at once for so many tickets.
    pub fn expecting(tickets: usize) -> Self {
        let mut store = Self::default();
        store.records.reserve(tickets);
        store
    }

    /// The tickets as they are kept.
    pub fn kept(&self) -> &[Slot<Ticket>] {
        self.records.slots()
    }

    /// Puts a stored ticket behind those before it. Searches find it after [`TicketStore::all_there`].
    pub fn arrive(&mut self, stored: &[u8]) -> Result<(), Malformed> {
        let slot = kept::read(&mut self.records, stored)?;
        self.index.arrive(slot, &self.records);
        Ok(())
    }

    /// No more are to come.
    pub fn all_there(&mut self) {
        self.index.all_there(Ticket::SHAPE);
    }

    /// Does a part, some 10 ms at most, of what makes a long list quicker to search. False when nothing is left to do.
    pub fn pack(&mut self) -> bool {
        self.index.pack(&self.records)
    }

    /// The ticket with this code.
    pub fn get(&self, id: &str) -> Option<&Ticket> {
        self.records.get(id)
    }

    /// The ticket in a slot that the list named.
    pub fn at(&self, slot: u32) -> Option<&Ticket> {
        self.records.at(slot)
    }

    /// How many there are.
    pub fn len(&self) -> u32 {
        self.records.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Whether this code is, or was, in use.
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

    /// Their list.
    pub fn list(&self) -> List<'_> {
        self.index.open(&self.records)
    }

    /// The rows of a list that is being written to a file.
    pub fn held(&self) -> &HeldList {
        &self.held
    }

    /// Their columns as the dashboards read them.
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

    /// Puts a ticket in its place, a new one at the top.
    pub fn put(&mut self, ticket: Ticket) {
        if let Some(slot) = self.records.slot_of(&ticket.id) {
            self.index.leave(slot, &self.records);
        }
        let slot = self.records.put(ticket);
        self.index.enter(slot, &self.records);
        self.changed(slot);
    }

    /// Takes a ticket out.
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
