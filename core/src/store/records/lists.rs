//! What is kept of the lists whose records lie in the state; tickets, which may be very many, have theirs beside them.

use crate::model::dashboard::Dashboard;
use crate::model::{Collection, Record};
use crate::store::records::assignments::AssignmentStore;
use crate::store::records::desk_rows::DeskRows;
use crate::store::records::repository::Repository;
use crate::table::list::index::{ListIndex, SCANNED_ROWS};
use crate::table::list::rows::Rows;

/// The indices of these lists. They follow from the records, so they make no difference to what equals what.
#[derive(Clone, Debug, PartialEq)]
pub struct Lists {
    /// Of the assignments.
    pub assignments: ListIndex,
    /// Of the assignments with what is assigned, as auditors find them on their desks.
    pub desks: ListIndex,
    /// Of the documents.
    pub documents: ListIndex,
    /// Of the dashboards.
    pub dashboards: ListIndex,
}

/// The records that these lists are of.
#[derive(Clone, Copy)]
pub(crate) struct ListedRecords<'a> {
    pub(crate) assignments: &'a AssignmentStore,
    pub(crate) repository: &'a Repository,
    pub(crate) dashboards: &'a Collection<Dashboard>,
}

impl Default for Lists {
    fn default() -> Self {
        Self::scanned_up_to(SCANNED_ROWS)
    }
}

impl Lists {
    /// Lists of which something is kept when they have more rows than this.
    pub const fn scanned_up_to(rows: u32) -> Self {
        Self {
            assignments: ListIndex::new(rows),
            desks: ListIndex::new(rows),
            documents: ListIndex::new(rows),
            dashboards: ListIndex::new(rows),
        }
    }

    /// Forgets everything: the records are others.
    pub fn forget(&mut self) {
        [&mut self.assignments, &mut self.desks, &mut self.documents, &mut self.dashboards]
            .into_iter()
            .for_each(ListIndex::forget);
    }

    /// To be told before a record changes or goes.
    pub(crate) fn leave(&mut self, records: ListedRecords, record: &Record) {
        self.tell(records, record, ListIndex::leave);
    }

    /// To be told after a record has come, changed or gone.
    pub(crate) fn enter(&mut self, records: ListedRecords, record: &Record) {
        self.tell(records, record, ListIndex::enter);
    }

    fn tell(&mut self, records: ListedRecords, record: &Record, change: fn(&mut ListIndex, u32, &dyn Rows)) {
        let ListedRecords { assignments, repository, dashboards } = records;
        let desks = DeskRows { assignments, repository };
        match record {
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
            Record::Ticket(_) | Record::CannedReply(_) | Record::Label(_) | Record::Auditor(_) => {}
        }
    }

    /// Does a part, some 10 ms at most, of what makes long lists quicker to search. False when nothing is left to do.
    pub(crate) fn pack(&mut self, records: ListedRecords) -> bool {
        let ListedRecords { assignments, repository, dashboards } = records;
        self.assignments.pack(assignments.records())
            || self.desks.pack(&DeskRows { assignments, repository })
            || self.documents.pack(&repository.documents)
            || self.dashboards.pack(dashboards)
    }
}
