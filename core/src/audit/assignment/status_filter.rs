//! The status filter of lists of assignments: the stored statuses, and 'overdue' beside them (decisions §6).

use crate::model::assignment::{AssignmentStatus, OVERDUE};
use crate::store::labelled::Labelled;

const OVERDUE_VALUE: &str = "overdue";

/// A choice of the filter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StatusFilter {
    /// Assignments with this stored status.
    Stored(AssignmentStatus),
    /// Assignments after their last day.
    Overdue,
}

impl StatusFilter {
    /// The choice in an address; `None` if it is unknown.
    pub fn parse(raw: &str) -> Option<Self> {
        if raw == OVERDUE_VALUE { Some(Self::Overdue) } else { AssignmentStatus::parse(raw).map(Self::Stored) }
    }

    /// The choice as the address has it.
    pub const fn value(self) -> &'static str {
        match self {
            Self::Stored(status) => status.value(),
            Self::Overdue => OVERDUE_VALUE,
        }
    }

    /// All choices with their labels.
    pub fn choices() -> Vec<Labelled<String>> {
        let choice = |value: &str, label: &str| Labelled { value: value.to_owned(), label: label.to_owned() };
        let stored = AssignmentStatus::ALL.iter().map(|status| choice(status.value(), status.label()));
        stored.chain([choice(OVERDUE_VALUE, OVERDUE)]).collect()
    }
}
