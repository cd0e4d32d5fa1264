//! Search texts, filters and sort columns of ticket lists (§2.6).

use portal_table::list::rows::{Part, Row, Shape};
use portal_table::order::SortKey;

use super::Ticket;
use super::texts::{show_changing, show_fixed};

/// Column number of the status filter, the only filter of tickets.
pub const STATUS: u8 = 0;

/// Sortable columns of ticket lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SortColumn {
    /// The requester's name.
    Requester,
    /// The ticket's code.
    Code,
    /// The ticket's title.
    Summary,
    /// The status in the order of §4.
    Status,
    /// The status in the order of §4, then the priority from low to high.
    StatusPriority,
    /// The priority from low to high; tickets without one come last.
    Priority,
    /// The time of the last change.
    Updated,
    /// The agent who returned the ticket.
    ReturnedBy,
    /// The reason for the return.
    ReturnReason,
    /// The name of the category.
    Category,
    /// The agent's name; tickets without one come last.
    Assignee,
    /// The time of filing.
    Created,
    /// The time of the last answer, or of filing if there is none.
    LastAnswer,
}

impl SortColumn {
    const ALL: [Self; 13] = [
        Self::Requester,
        Self::Code,
        Self::Summary,
        Self::Status,
        Self::StatusPriority,
        Self::Priority,
        Self::Updated,
        Self::ReturnedBy,
        Self::ReturnReason,
        Self::Category,
        Self::Assignee,
        Self::Created,
        Self::LastAnswer,
    ];
}

/// The texts have two parts: fields that never change, and fields that commands change. The default order is newest
/// first (§4).
impl Row for Ticket {
    const SHAPE: &'static Shape = &Shape {
        texts: &[Part { fields: 4, is_fixed: true }, Part { fields: 4, is_fixed: false }],
        codes: 1,
        is_placed: false,
    };

    fn texts(&self, part: usize, take: &mut dyn FnMut(&str)) {
        if part == 0 { show_fixed(self, take) } else { show_changing(self, take) }
    }

    fn code(&self, _: u8) -> u8 {
        self.status as u8
    }

    fn owner(&self) -> Option<&str> {
        Some(&self.requester.email)
    }

    fn key(&self, column: u8) -> SortKey {
        let Some(column) = SortColumn::ALL.get(usize::from(column)) else { return SortKey::Empty };
        let priority = self.priority.map(|priority| priority as i64);
        match column {
            SortColumn::Requester => SortKey::text(&self.requester.name),
            SortColumn::Code => SortKey::text(&self.id),
            SortColumn::Summary => SortKey::text(&self.title),
            SortColumn::Status => SortKey::Number(self.status as i64),
            SortColumn::StatusPriority => SortKey::Number(self.status as i64 * 8 + priority.map_or(0, |rank| rank + 1)),
            SortColumn::Priority => priority.map_or(SortKey::Empty, SortKey::Number),
            SortColumn::Updated => SortKey::Number(self.updated_at.0),
            SortColumn::ReturnedBy => self.returned.as_ref().map_or(SortKey::Empty, |back| SortKey::text(&back.by)),
            SortColumn::Category => SortKey::text(&self.category),
            SortColumn::Assignee => self.assignee.as_ref().map_or(SortKey::Empty, |agent| SortKey::text(&agent.name)),
            SortColumn::Created => SortKey::Number(self.created_at.0),
            SortColumn::ReturnReason => {
                self.returned.as_ref().map_or(SortKey::Empty, |back| SortKey::text(&back.wording()))
            }
            SortColumn::LastAnswer => {
                SortKey::Number(self.last_answer().map_or(self.created_at, |message| message.timestamp).0)
            }
        }
    }
}
