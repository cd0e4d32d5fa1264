//! The store of assignments.

use serde::{Deserialize, Serialize};

use crate::model::Collection;
use crate::model::assignment::Assignment;
use crate::store::session::{Action, Session};

/// All assignments.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct AssignmentStore {
    records: Collection<Assignment>,
}

impl AssignmentStore {
    /// The assignment with this id.
    pub fn get(&self, id: &str) -> Option<&Assignment> {
        self.records.get(id)
    }

    /// True if an assignment has or had this id.
    pub fn knows(&self, id: &str) -> bool {
        self.records.knows(id)
    }

    /// Number of assignments.
    pub fn count(&self) -> u32 {
        self.records.len()
    }

    /// All assignments, newest `assignedDate` first (§9). With equal dates, the later arrival is first.
    pub fn newest_first(&self) -> Vec<&Assignment> {
        let mut all: Vec<&Assignment> = self.records.iter().rev().collect();
        all.sort_by_key(|assignment| std::cmp::Reverse(assignment.assigned_date));
        all
    }

    /// The underlying collection.
    pub const fn records(&self) -> &Collection<Assignment> {
        &self.records
    }

    /// All assignments, oldest arrival first.
    pub fn iter(&self) -> impl Iterator<Item = &Assignment> {
        self.records.iter()
    }

    /// Assignments of an auditor.
    pub fn of_auditor<'a>(&'a self, auditor: &'a str) -> impl Iterator<Item = &'a Assignment> {
        self.records.iter().filter(move |assignment| assignment.auditor_id == auditor)
    }

    /// Assignments of a dataset or document.
    pub fn of_data<'a>(&'a self, data: &'a str) -> impl Iterator<Item = &'a Assignment> {
        self.records.iter().filter(move |assignment| assignment.data_id == data)
    }

    /// Slots of the assignments of a dataset or document.
    pub(crate) fn slots_of_data<'a>(&'a self, data: &'a str) -> impl Iterator<Item = u32> {
        let is_of_data = move |slot: &u32| self.records.at(*slot).is_some_and(|one| one.data_id == data);
        (0..self.records.slot_count()).filter(is_of_data)
    }

    /// Inserts or replaces an assignment.
    pub fn put(&mut self, assignment: Assignment) {
        self.records.put(assignment);
    }

    /// Removes an assignment.
    pub fn remove(&mut self, id: &str) {
        self.records.remove(id);
    }
}

/// True if the assignment belongs to the acting auditor, by type and person (§6).
pub fn is_own(session: &Session, assignment: &Assignment) -> bool {
    session.role == assignment.assigned_to.role() && session.person.id == assignment.auditor_id
}

/// True if the acting person may read the working paper of the assignment (decisions §9).
pub fn reads_paper(session: &Session, assignment: &Assignment) -> bool {
    let is_granted = |action: Action| action.is_granted_to(session.role);
    is_granted(Action::ReadWorkingPapers) && (is_granted(Action::ManageAssignments) || is_own(session, assignment))
}
