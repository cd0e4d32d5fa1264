//! Parts of the state. When a command touches a slice, the web side reads the views that depend on it again.

use serde::{Deserialize, Serialize};

/// A part of the state that changes on its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[repr(u8)]
pub enum Slice {
    /// The acting role and person.
    Session,
    /// The current time.
    Clock,
    /// The current date and the offset from UTC.
    Day,
    /// Tickets.
    Tickets,
    /// The agents' canned replies.
    CannedReplies,
    /// Ticket labels.
    Labels,
    /// The activity list of every record.
    Activity,
    /// The auditors.
    Auditors,
    /// Assignments of data to auditors.
    Assignments,
    /// Datasets and documents.
    Repository,
    /// Dashboards.
    Dashboards,
    /// Steps of working papers.
    WorkingPapers,
    /// Findings as auditors write them.
    Findings,
    /// Accepted findings with their follow-up, which companies read.
    FollowUps,
    /// Ticket lists under names.
    SavedViews,
    /// Internal notes on tickets, which no company reads.
    Notes,
    /// The settings of the help desk.
    DeskSettings,
    /// Agents, companies and departments.
    Directory,
    /// Tickets that people on this device have looked at; not part of the shared state.
    Seen,
}

impl Slice {
    const ALL: [Self; 19] = [
        Self::Session,
        Self::Clock,
        Self::Day,
        Self::Tickets,
        Self::CannedReplies,
        Self::Labels,
        Self::Activity,
        Self::Auditors,
        Self::Assignments,
        Self::Repository,
        Self::Dashboards,
        Self::WorkingPapers,
        Self::Findings,
        Self::FollowUps,
        Self::SavedViews,
        Self::Notes,
        Self::DeskSettings,
        Self::Directory,
        Self::Seen,
    ];
}

/// A set of slices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SliceSet(u32);

impl SliceSet {
    /// Every slice.
    pub const ALL: Self = Self(u32::MAX);

    /// The set with this slice added.
    #[must_use]
    pub const fn with(self, slice: Slice) -> Self {
        Self(self.0 | 1 << slice as u8)
    }

    /// The set with the slices of another one added.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// True if the slice is in the set.
    pub const fn contains(self, slice: Slice) -> bool {
        self.0 & (1 << slice as u8) != 0
    }

    /// The members in the order of declaration.
    pub fn to_vec(self) -> Vec<Slice> {
        Slice::ALL.into_iter().filter(|slice| self.contains(*slice)).collect()
    }
}
