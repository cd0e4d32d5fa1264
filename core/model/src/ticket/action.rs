//! What can happen to a ticket, as its activity list tells it.

use serde::{Deserialize, Serialize};

use super::{Priority, Return, Status, priority_label};

/// One thing that happened, with what is needed to tell it later without the ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum TicketAction {
    /// Filed, by the requester or on a business entity's behalf.
    Created {
        /// The business entity, when staff filed it.
        on_behalf_of: Option<String>,
    },
    /// Answered, perhaps with a new status.
    Replied {
        /// The status it was given, if it changed.
        status: Option<Status>,
        /// Whether the agent who answered took the ticket with it.
        #[serde(default, skip_serializing_if = "is_false")]
        #[cfg_attr(target_family = "wasm", tsify(optional))]
        takes: bool,
    },
    /// Given a status.
    StatusSet {
        /// The former one.
        from: Status,
        /// The new one.
        to: Status,
    },
    /// Taken by an agent.
    Taken,
    /// Assigned to an agent.
    Assigned {
        /// The agent who had it.
        from: Option<String>,
        /// The agent who has it now.
        to: String,
        /// Why, if said.
        reason: Option<String>,
    },
    /// Given back to the administrator.
    Returned {
        /// By whom and why.
        details: Return,
    },
    /// Sent to a department; nothing else changes (§2.4).
    SentToDepartment {
        /// Its name.
        department: String,
        /// What for, if said.
        note: Option<String>,
    },
    /// Given a priority.
    PrioritySet {
        /// The former one.
        from: Option<Priority>,
        /// The new one.
        to: Priority,
    },
    /// Given labels, freed of labels, or both.
    LabelsSet {
        /// The names of those it gained.
        added: Vec<String>,
        /// The names of those it lost.
        removed: Vec<String>,
    },
}

impl TicketAction {
    /// How much of it the requester reads (decisions §4).
    pub const fn disclosure(&self) -> Disclosure {
        match self {
            Self::Created { .. }
            | Self::Replied { .. }
            | Self::StatusSet { .. }
            | Self::Taken
            | Self::PrioritySet { .. } => Disclosure::Full,
            Self::Assigned { .. } | Self::Returned { .. } | Self::SentToDepartment { .. } => Disclosure::Handled,
            Self::LabelsSet { .. } => Disclosure::Nothing,
        }
    }

    /// The sentence of the activity list, after the name of who did it.
    pub fn wording(&self) -> String {
        match self {
            Self::Created { on_behalf_of: None } => "mengajukan tiket".to_owned(),
            Self::Created { on_behalf_of: Some(business) } => format!("mengajukan tiket atas nama {business}"),
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
            Self::PrioritySet { from, to } => {
                format!("mengubah prioritas dari {} menjadi {}", priority_label(*from), to.label())
            }
            Self::LabelsSet { added, removed } => match (added.as_slice(), removed.as_slice()) {
                (added, []) => format!("menambah label {}", added.join(", ")),
                ([], removed) => format!("melepas label {}", removed.join(", ")),
                (added, removed) => {
                    format!("menambah label {} dan melepas label {}", added.join(", "), removed.join(", "))
                }
            },
        }
    }
}

/// How much of what happened to a ticket its requester reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disclosure {
    /// Who did what.
    Full,
    /// That the ministry works on it, and no more.
    Handled,
    /// Nothing: it is all about what staff tell each other.
    Nothing,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over the field as it is")]
const fn is_false(value: &bool) -> bool {
    !*value
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
