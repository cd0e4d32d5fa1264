//! Events in the life of a ticket, with their words for the activity list.

use serde::{Deserialize, Serialize};

use crate::directory::is_false;

use super::{LinkKind, Priority, Return, Status, priority_label, rating_word};

/// An event in the life of a ticket. It contains all data for its wording, so the ticket is not needed to show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum TicketAction {
    /// Filed by the requester, or by staff on behalf of a business entity.
    Created {
        /// Name of the business entity, if staff filed the ticket.
        on_behalf_of: Option<String>,
        /// Code of the ticket that it continues.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        follow_up_of: Option<String>,
    },
    /// Answered, possibly with a new status.
    Replied {
        /// The new status, if the reply changed it.
        status: Option<Status>,
        /// True if the agent also took the ticket by replying.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        takes: bool,
    },
    /// Status set without a reply.
    StatusSet {
        /// Status before the change.
        from: Status,
        /// Status after the change.
        to: Status,
    },
    /// Taken by an agent without a reply.
    Taken,
    /// Assigned to an agent.
    Assigned {
        /// Name of the previous agent.
        from: Option<String>,
        /// Name of the new agent.
        to: String,
        /// Reason, if one was given.
        reason: Option<String>,
    },
    /// Returned to the administrator.
    Returned {
        /// The agent's name and reason.
        details: Return,
    },
    /// Put into the queue of a department. Status and assignee stay (§2.4).
    SentToDepartment {
        /// Name of the department.
        department: String,
        /// Note to the department, if one was given.
        note: Option<String>,
    },
    /// Taken out of the queue of a department.
    LeftDepartment {
        /// Name of the department.
        department: String,
    },
    /// Priority set.
    PrioritySet {
        /// Priority before the change.
        from: Option<Priority>,
        /// Priority after the change.
        to: Priority,
    },
    /// Labels added or removed.
    LabelsSet {
        /// Names of added labels.
        added: Vec<String>,
        /// Names of removed labels.
        removed: Vec<String>,
    },
    /// Other tickets of the requester merged into one.
    Merged {
        /// Code of the ticket that stays.
        into: String,
        /// Codes of the merged tickets.
        tickets: Vec<String>,
        /// True if the ticket that stays was resolved and is open again.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        reopens: bool,
    },
    /// A message made into a new ticket.
    Split {
        /// Code of the ticket with the message.
        from: String,
        /// Code of the new ticket.
        ticket: String,
    },
    /// Linked to another ticket.
    Linked {
        /// Kind of the link.
        kind: LinkKind,
        /// Code of the other ticket.
        ticket: String,
        /// True in the activity list of the other ticket, where `ticket` is the one that holds the link.
        #[serde(skip)]
        is_reversed: bool,
    },
    /// All links to another ticket removed.
    Unlinked {
        /// Code of the other ticket.
        ticket: String,
    },
    /// Answer rated by the requester.
    Rated {
        /// True if the requester is satisfied.
        is_satisfied: bool,
        /// The requester's words.
        comment: Option<String>,
    },
    /// An internal note written.
    NoteAdded,
    /// The text of an internal note changed.
    NoteEdited,
    /// An internal note deleted.
    NoteDeleted,
    /// Many tickets changed at once. Each ticket's activity list shows its own step.
    Bulk {
        /// The different steps.
        steps: Vec<BulkStep>,
    },
}

/// A step that several tickets took.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BulkStep {
    /// The step, as the command of one ticket notes it.
    pub action: TicketAction,
    /// Codes of the tickets.
    pub tickets: Vec<String>,
}

impl TicketAction {
    /// Number of tickets that changed at once.
    pub fn tickets(&self) -> usize {
        match self {
            Self::Bulk { steps } => steps.iter().map(|step| step.tickets.len()).sum(),
            _ => 1,
        }
    }

    /// The part of this event that the requester may read (decisions §4).
    pub const fn disclosure(&self) -> Disclosure {
        match self {
            Self::Created { .. }
            | Self::Replied { .. }
            | Self::StatusSet { .. }
            | Self::Taken
            | Self::PrioritySet { .. }
            | Self::Merged { .. }
            | Self::Split { .. }
            | Self::Rated { .. } => Disclosure::Full,
            Self::Assigned { .. }
            | Self::Returned { .. }
            | Self::SentToDepartment { .. }
            | Self::LeftDepartment { .. } => Disclosure::Handled,
            // A link may name a ticket of another company.
            Self::LabelsSet { .. }
            | Self::Linked { .. }
            | Self::Unlinked { .. }
            | Self::NoteAdded
            | Self::NoteEdited
            | Self::NoteDeleted
            | Self::Bulk { .. } => Disclosure::Nothing,
        }
    }

    /// Sentence for the activity list; the actor's name goes before it.
    pub fn wording(&self) -> String {
        match self {
            Self::Created { on_behalf_of, follow_up_of } => created(on_behalf_of.as_deref(), follow_up_of.as_deref()),
            Self::Replied { status, takes } => replied(*status, *takes),
            Self::StatusSet { from, to } if from == to => format!("menegaskan status {}", to.label()),
            Self::StatusSet { from, to } => format!("mengubah status dari {} menjadi {}", from.label(), to.label()),
            Self::Taken => "mengambil tiket".to_owned(),
            Self::Assigned { from, to, reason } => with_reason(assigned(from.as_deref(), to), reason.as_deref()),
            Self::Returned { details } => {
                with_reason("mengembalikan tiket kepada administrator".to_owned(), Some(&details.wording()))
            }
            Self::SentToDepartment { department, note } => {
                with_reason(format!("mengirim tiket ke {department}"), note.as_deref())
            }
            Self::LeftDepartment { department } => format!("mengeluarkan tiket dari antrean {department}"),
            Self::PrioritySet { from, to } => {
                format!("mengubah prioritas dari {} menjadi {}", priority_label(*from), to.label())
            }
            Self::NoteAdded => "menambahkan catatan internal".to_owned(),
            Self::NoteEdited => "mengubah catatan internal".to_owned(),
            Self::NoteDeleted => "menghapus catatan internal".to_owned(),
            Self::Bulk { .. } => format!("mengubah {} tiket sekaligus", self.tickets()),
            Self::LabelsSet { added, removed } => match (added.as_slice(), removed.as_slice()) {
                (added, []) => format!("menambah label {}", added.join(", ")),
                ([], removed) => format!("melepas label {}", removed.join(", ")),
                (added, removed) => {
                    format!("menambah label {} dan melepas label {}", added.join(", "), removed.join(", "))
                }
            },
            Self::Merged { into, tickets, reopens } => {
                let opened = if *reopens { " dan membukanya kembali" } else { "" };
                format!("menggabungkan tiket {} ke tiket {into}{opened}", tickets.join(", "))
            }
            Self::Split { from, ticket } => format!("memisahkan pesan tiket {from} menjadi tiket {ticket}"),
            Self::Linked { kind, ticket, is_reversed } => {
                let relation = if *is_reversed { kind.from_other_side() } else { kind.label() };
                format!("menambah tautan “{relation} {ticket}”")
            }
            Self::Unlinked { ticket } => format!("melepas tautan dengan tiket {ticket}"),
            Self::Rated { is_satisfied, comment } => {
                with_reason(format!("menilai jawaban: {}", rating_word(*is_satisfied)), comment.as_deref())
            }
        }
    }
}

/// The part of an event that the requester may read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disclosure {
    /// Everything.
    Full,
    /// Only the fact that the ministry works on the ticket.
    Handled,
    /// Nothing, because the event is internal to staff.
    Nothing,
}

fn created(on_behalf_of: Option<&str>, follow_up_of: Option<&str>) -> String {
    let what = follow_up_of.map_or_else(|| "tiket".to_owned(), |earlier| format!("tiket lanjutan dari {earlier}"));
    let whose = on_behalf_of.map_or_else(String::new, |business| format!(" atas nama {business}"));
    format!("mengajukan {what}{whose}")
}

fn replied(status: Option<Status>, takes: bool) -> String {
    let set = status.map(|status| format!("mengubah status menjadi {}", status.label()));
    match (takes, set) {
        (false, None) => "mengirim balasan".to_owned(),
        (false, Some(set)) => format!("mengirim balasan dan {set}"),
        (true, None) => "mengambil tiket dan mengirim balasan".to_owned(),
        (true, Some(set)) => format!("mengambil tiket, mengirim balasan, dan {set}"),
    }
}

fn assigned(from: Option<&str>, to: &str) -> String {
    match from {
        None => format!("menugaskan tiket kepada {to}"),
        Some(from) if from == to => format!("menugaskan ulang tiket kepada {to}"),
        Some(from) => format!("mengalihkan tiket dari {from} kepada {to}"),
    }
}

fn with_reason(sentence: String, reason: Option<&str>) -> String {
    match reason {
        None => sentence,
        Some(reason) => format!("{sentence}: {reason}"),
    }
}
