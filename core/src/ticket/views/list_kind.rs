//! Definitions of the ticket lists of §2.3–2.5.

use serde::{Deserialize, Serialize};

use super::held_by::HeldBy;
use crate::model::ticket::Status;
use crate::model::ticket::listed::SortColumn;
use crate::model::ticket::texts::SearchScope;
use crate::store::session::Action;
use crate::table::field_mask::FieldMask;

/// The ticket lists, named by address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ListKind {
    /// /badan-usaha/tickets.
    BusinessAll,
    /// /internal-esdm/all-tickets.
    InternalAll,
    /// /internal-esdm/pending.
    InternalPending,
    /// /internal-esdm/open.
    InternalOpen,
    /// /internal-esdm/resolved.
    InternalResolved,
    /// /internal-esdm/closed.
    InternalClosed,
    /// /internal-esdm/reassign.
    InternalReassign,
    /// /agent/all-tickets.
    AgentAll,
    /// /agent/new.
    AgentNew,
    /// /agent/open.
    AgentOpen,
    /// /agent/pending.
    AgentPending,
    /// /agent/resolved.
    AgentResolved,
    /// /agent/closed.
    AgentClosed,
    /// /agent/my-tickets.
    AgentMine,
    /// /agent/waiting.
    AgentWaiting,
    /// /agent/unassigned.
    AgentUnassigned,
    /// /internal-esdm/waiting.
    InternalWaiting,
    /// /internal-esdm/unassigned.
    InternalUnassigned,
    /// /agent/department.
    AgentDepartment,
}

/// A column of a list of tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ColumnKey {
    /// The requester's name.
    Requester,
    /// The ticket code.
    Code,
    /// The title.
    Summary,
    /// The status.
    Status,
    /// Status and priority together.
    StatusPriority,
    /// The priority.
    Priority,
    /// The agent who returned the ticket.
    ReturnedBy,
    /// The reason for the return.
    ReturnReason,
    /// The working time left ('Sisa waktu SLA').
    Sla,
    /// The time of the last change.
    Updated,
    /// The category.
    Category,
    /// The agent. Without a column of its own it is shown below the status, for staff only.
    Assignee,
    /// The day of filing.
    Created,
    /// The time and sender of the last answer, shown below `Updated`.
    LastAnswer,
    /// The department in whose queue the ticket is.
    Department,
}

/// A column with its heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketColumn {
    /// Key of the column; also the value of `sort` in the address.
    pub key: ColumnKey,
    /// Heading as worded in §2.
    pub label: String,
    /// True if the heading is English.
    pub is_english: bool,
    /// True if the column cannot be hidden.
    pub is_needed: bool,
}

impl ColumnKey {
    /// The heading.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Requester => "Badan Usaha",
            Self::Code => "Kode Tiket",
            Self::Summary => "Tiket Summary",
            Self::Status => "Status",
            Self::StatusPriority => "Status & Priority",
            Self::Priority => "Priority",
            Self::ReturnedBy => "Dikembalikan oleh",
            Self::ReturnReason => "Alasan pengembalian",
            Self::Sla => "Sisa waktu SLA",
            Self::Updated => "Update At",
            Self::Category => "Kategori",
            Self::Assignee => "Penanggung jawab",
            Self::Created => "Diajukan",
            Self::LastAnswer => "Balasan terakhir",
            Self::Department => "Departemen",
        }
    }

    const fn is_english(self) -> bool {
        matches!(self, Self::Status | Self::StatusPriority | Self::Priority | Self::Updated)
    }

    /// The sort key of the column; `None` for deadlines and names of departments, which are not in the ticket and have
    /// an order of their own.
    pub const fn sorts_by(self) -> Option<SortColumn> {
        Some(match self {
            Self::Sla | Self::Department => return None,
            Self::Requester => SortColumn::Requester,
            Self::Code => SortColumn::Code,
            Self::Summary => SortColumn::Summary,
            Self::Status => SortColumn::Status,
            Self::StatusPriority => SortColumn::StatusPriority,
            Self::Priority => SortColumn::Priority,
            Self::ReturnedBy => SortColumn::ReturnedBy,
            Self::ReturnReason => SortColumn::ReturnReason,
            Self::Updated => SortColumn::Updated,
            Self::Category => SortColumn::Category,
            Self::Assignee => SortColumn::Assignee,
            Self::Created => SortColumn::Created,
            Self::LastAnswer => SortColumn::LastAnswer,
        })
    }

    /// The value of `sort` in the address.
    pub const fn value(self) -> &'static str {
        match self {
            Self::Requester => "requester",
            Self::Code => "code",
            Self::Summary => "summary",
            Self::Status => "status",
            Self::StatusPriority => "statusPriority",
            Self::Priority => "priority",
            Self::ReturnedBy => "returnedBy",
            Self::ReturnReason => "returnReason",
            Self::Sla => "sla",
            Self::Updated => "updated",
            Self::Category => "category",
            Self::Assignee => "assignee",
            Self::Created => "created",
            Self::LastAnswer => "lastAnswer",
            Self::Department => "department",
        }
    }

    /// True for the columns that every list has: a ticket needs a name and a link.
    pub const fn is_needed(self) -> bool {
        matches!(self, Self::Code | Self::Summary)
    }

    /// True if this one can be the second line of the other's cells.
    pub const fn is_below(self, other: Self) -> bool {
        match self {
            Self::Assignee => matches!(other, Self::Status | Self::StatusPriority | Self::Priority),
            Self::LastAnswer => matches!(other, Self::Updated),
            _ => false,
        }
    }

    /// The column with its heading.
    pub fn column(self) -> TicketColumn {
        TicketColumn {
            key: self,
            label: self.label().to_owned(),
            is_english: self.is_english(),
            is_needed: self.is_needed(),
        }
    }
}

impl ListKind {
    /// The permission that the list needs.
    pub const fn needs(self) -> Action {
        match self {
            Self::BusinessAll => Action::ReadOwnTickets,
            _ => Action::ReadAllTickets,
        }
    }

    /// Statuses of the tickets in the list; empty for all.
    pub const fn statuses(self) -> &'static [Status] {
        match self {
            Self::BusinessAll | Self::InternalAll | Self::AgentAll => &[],
            Self::AgentNew => &[Status::New],
            Self::InternalOpen | Self::AgentOpen => &[Status::Open],
            Self::InternalPending | Self::AgentPending => &[Status::Pending],
            Self::InternalResolved | Self::AgentResolved => &[Status::Resolved],
            Self::InternalClosed | Self::AgentClosed => &[Status::Closed],
            Self::InternalReassign => &[Status::Pending, Status::Open],
            Self::AgentWaiting => &[Status::New, Status::Open],
            Self::AgentDepartment => &[Status::New, Status::Open, Status::Pending],
            Self::AgentMine | Self::AgentUnassigned | Self::InternalWaiting | Self::InternalUnassigned => {
                &[Status::New, Status::Open, Status::Pending, Status::Resolved]
            }
        }
    }

    /// The holder of the tickets in the list; `None` for any.
    pub const fn held_by(self) -> Option<HeldBy> {
        match self {
            Self::AgentMine => Some(HeldBy::Reader),
            Self::AgentDepartment => Some(HeldBy::ReaderDepartment),
            Self::AgentWaiting => Some(HeldBy::ReaderToAnswer),
            Self::AgentUnassigned | Self::InternalUnassigned => Some(HeldBy::Nobody),
            Self::InternalWaiting => Some(HeldBy::Administrator),
            _ => None,
        }
    }

    /// Choices of the status filter; empty if the list has none.
    pub const fn status_filter(self) -> &'static [Status] {
        match self {
            Self::BusinessAll | Self::InternalAll | Self::AgentAll => Status::ALL,
            _ if matches!(self, Self::InternalReassign) || self.held_by().is_some() => self.statuses(),
            _ => &[],
        }
    }

    /// Columns beyond §2, which other cells show in a second line. Exports leave them out.
    pub const fn second_lines(self) -> &'static [ColumnKey] {
        match self {
            Self::BusinessAll => &[ColumnKey::LastAnswer],
            // Their rows are full with who returned a ticket, and why.
            Self::InternalReassign | Self::InternalWaiting => &[],
            _ => &[ColumnKey::Assignee, ColumnKey::LastAnswer],
        }
    }

    /// The columns in order.
    pub const fn columns(self) -> &'static [ColumnKey] {
        use ColumnKey::{
            Code, Priority, Requester, ReturnReason, ReturnedBy, Sla, Status, StatusPriority, Summary, Updated,
        };
        match self {
            Self::BusinessAll => &[Code, Summary, Status, Updated],
            Self::InternalAll
            | Self::AgentAll
            | Self::AgentOpen
            | Self::AgentPending
            | Self::AgentMine
            | Self::AgentWaiting
            | Self::AgentUnassigned
            | Self::AgentDepartment
            | Self::InternalUnassigned => &[Requester, Code, Summary, StatusPriority, Sla, Updated],
            Self::AgentResolved | Self::AgentClosed => &[Requester, Code, Summary, StatusPriority, Updated],
            Self::InternalReassign | Self::InternalWaiting => {
                &[Requester, Code, Summary, StatusPriority, ReturnedBy, ReturnReason, Updated]
            }
            Self::AgentNew => &[Requester, Code, Summary, Priority, Sla, Updated],
            Self::InternalOpen | Self::InternalPending => &[Requester, Code, Summary, Status, Sla, Updated],
            Self::InternalResolved | Self::InternalClosed => &[Requester, Code, Summary, Status, Updated],
        }
    }

    /// Columns that a reader can choose, in order; empty if the list offers no choice.
    pub const fn column_choice(self) -> &'static [ColumnKey] {
        use ColumnKey::{
            Assignee, Category, Code, Created, Department, Requester, Sla, StatusPriority, Summary, Updated,
        };
        match self {
            Self::InternalAll | Self::AgentAll => {
                &[Requester, Code, Summary, Category, StatusPriority, Sla, Assignee, Department, Created, Updated]
            }
            _ => &[],
        }
    }

    /// The searched fields: for agents those of §5, otherwise every text column of the list (decisions §5).
    pub const fn search_scope(self) -> SearchScope {
        use SearchScope as Scope;
        match self {
            Self::AgentAll
            | Self::AgentNew
            | Self::AgentOpen
            | Self::AgentPending
            | Self::AgentResolved
            | Self::AgentClosed
            | Self::AgentMine
            | Self::AgentWaiting
            | Self::AgentDepartment
            | Self::AgentUnassigned => Scope::AGENT,
            Self::BusinessAll => {
                Scope { fixed: FieldMask::of(&[Scope::CODE, Scope::TITLE]), changing: FieldMask::of(&[Scope::STATUS]) }
            }
            Self::InternalAll | Self::InternalUnassigned => Scope {
                fixed: FieldMask::of(&[Scope::CODE, Scope::TITLE, Scope::REQUESTER]),
                changing: FieldMask::of(&[Scope::STATUS, Scope::PRIORITY]),
            },
            Self::InternalReassign | Self::InternalWaiting => Scope {
                fixed: FieldMask::of(&[Scope::CODE, Scope::TITLE, Scope::REQUESTER]),
                changing: FieldMask::of(&[Scope::STATUS, Scope::PRIORITY, Scope::RETURNED_BY, Scope::RETURN_REASON]),
            },
            Self::InternalPending | Self::InternalOpen | Self::InternalResolved | Self::InternalClosed => Scope {
                fixed: FieldMask::of(&[Scope::CODE, Scope::TITLE, Scope::REQUESTER]),
                changing: FieldMask::of(&[Scope::STATUS]),
            },
        }
    }

    /// The list's part of an exported file's name, if no status filter is set.
    pub const fn file_part(self) -> &'static str {
        match self {
            Self::BusinessAll | Self::InternalAll | Self::AgentAll => "semua",
            Self::AgentNew => "new",
            Self::InternalOpen | Self::AgentOpen => "open",
            Self::InternalPending | Self::AgentPending => "pending",
            Self::InternalResolved | Self::AgentResolved => "resolved",
            Self::InternalClosed | Self::AgentClosed => "closed",
            Self::InternalReassign => "re-assign",
            Self::AgentMine => "tiket-saya",
            Self::AgentDepartment => "antrean-departemen",
            Self::AgentWaiting | Self::InternalWaiting => "menunggu-saya",
            Self::AgentUnassigned | Self::InternalUnassigned => "belum-ditugaskan",
        }
    }
}
