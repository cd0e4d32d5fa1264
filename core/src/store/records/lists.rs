//! Indexes of the lists. The ticket index is in the store of tickets.

use crate::model::dashboard::Dashboard;
use crate::model::ticket::Note;
use crate::model::{Collection, Record};
use crate::store::records::assignments::AssignmentStore;
use crate::store::records::desk_rows::DeskRows;
use crate::store::records::messages::Messages;
use crate::store::records::repository::Repository;
use crate::store::records::tickets::TicketStore;
use crate::table::list::index::{ListIndex, SCANNED_ROWS};
use crate::table::list::rows::Rows;

/// Indexes of all lists except that of tickets. Derived from the records, so equality ignores them.
#[derive(Clone, Debug, PartialEq)]
pub struct Lists {
    /// Index of assignments.
    pub assignments: ListIndex,
    /// Index of assignments with their data, for the desks.
    pub desks: ListIndex,
    /// Index of documents.
    pub documents: ListIndex,
    /// Index of dashboards.
    pub dashboards: ListIndex,
    /// Index of the tickets' messages.
    pub messages: ListIndex,
    /// Index of internal notes.
    pub notes: ListIndex,
}

#[derive(Clone, Copy)]
pub(crate) struct ListedRecords<'a> {
    pub(crate) assignments: &'a AssignmentStore,
    pub(crate) repository: &'a Repository,
    pub(crate) dashboards: &'a Collection<Dashboard>,
    pub(crate) tickets: &'a TicketStore,
    pub(crate) notes: &'a Collection<Note>,
}

impl Default for Lists {
    fn default() -> Self {
        Self::scanned_up_to(SCANNED_ROWS)
    }
}

impl Lists {
    /// Indexes that are built only for lists with more rows than this.
    pub const fn scanned_up_to(rows: u32) -> Self {
        Self {
            assignments: ListIndex::new(rows),
            desks: ListIndex::new(rows),
            documents: ListIndex::new(rows),
            dashboards: ListIndex::new(rows),
            messages: ListIndex::new(rows),
            notes: ListIndex::new(rows),
        }
    }

    /// Drops all indexes, after all records have been replaced.
    pub fn forget(&mut self) {
        let Self { assignments, desks, documents, dashboards, messages, notes } = self;
        [assignments, desks, documents, dashboards, messages, notes].into_iter().for_each(ListIndex::forget);
    }

    /// Removes a record from the indexes. Must be called before the record changes.
    pub(crate) fn leave(&mut self, records: ListedRecords, record: &Record) {
        self.tell(records, record, ListIndex::leave);
    }

    /// Adds a record to the indexes. Must be called after the record has changed.
    pub(crate) fn enter(&mut self, records: ListedRecords, record: &Record) {
        self.tell(records, record, ListIndex::enter);
    }

    fn tell(&mut self, records: ListedRecords, record: &Record, change: fn(&mut ListIndex, u32, &dyn Rows)) {
        let ListedRecords { assignments, repository, dashboards, tickets, notes } = records;
        let desks = DeskRows { assignments, repository };
        match record {
            Record::Ticket(ticket) => {
                if let Some(slot) = tickets.place_of(&ticket.id) {
                    change(&mut self.messages, slot, &Messages(tickets));
                }
            }
            Record::Note(note) => {
                if let Some(slot) = notes.place_of(&note.id) {
                    change(&mut self.notes, slot, notes);
                }
            }
            Record::Assignment(assignment) => {
                if let Some(slot) = assignments.records().place_of(&assignment.id) {
                    change(&mut self.assignments, slot, assignments.records());
                    change(&mut self.desks, slot, &desks);
                }
            }
            Record::Dataset(_) | Record::Document(_) => {
                if let Some(slot) = repository.documents.place_of(record.id()) {
                    change(&mut self.documents, slot, &repository.documents);
                }
                if self.desks.is_kept() {
                    assignments.slots_of_data(record.id()).for_each(|slot| change(&mut self.desks, slot, &desks));
                }
            }
            Record::Dashboard(dashboard) => {
                if let Some(slot) = dashboards.place_of(&dashboard.id) {
                    change(&mut self.dashboards, slot, dashboards);
                }
            }
            Record::CannedReply(_)
            | Record::Label(_)
            | Record::Auditor(_)
            | Record::PaperStep(_)
            | Record::Finding(_)
            | Record::FollowUp(_)
            | Record::SavedView(_)
            | Record::DeskSettings(_)
            | Record::Agent(_)
            | Record::Company(_)
            | Record::Department(_) => {}
        }
    }

    /// Indexes long lists for at most 10 ms. Returns false once nothing is left to do.
    pub(crate) fn pack(&mut self, records: ListedRecords) -> bool {
        let ListedRecords { assignments, repository, dashboards, tickets, notes } = records;
        // The palette searches these first when somebody waits for it.
        self.messages.open(&Messages(tickets));
        self.notes.open(notes);
        self.assignments.pack(assignments.records())
            || self.desks.pack(&DeskRows { assignments, repository })
            || self.documents.pack(&repository.documents)
            || self.dashboards.pack(dashboards)
            || self.messages.pack(&Messages(tickets))
            || self.notes.pack(notes)
    }
}
