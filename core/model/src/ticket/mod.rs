//! A complaint ticket and its parts (§3).

mod action;
mod agent;
pub mod kept;
pub mod listed;
pub mod texts;

pub use action::{Disclosure, TicketAction};
pub use agent::{Agent, UNASSIGNED, assignee_name};

use serde::{Deserialize, Serialize};

use crate::attachment::Attachment;
use crate::{Identified, Instant, SharedStr};

/// A complaint ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Ticket {
    /// The ticket code: 6 characters, uppercase base-36.
    pub id: String,
    /// One line.
    pub title: String,
    /// Several lines.
    pub description: String,
    /// What it is about.
    pub category: Category,
    /// Where it stands (§4).
    pub status: Status,
    /// How urgent it is; `None` reads 'No Priority'.
    pub priority: Option<Priority>,
    /// The agent who has it.
    pub assignee: Option<Assignee>,
    /// The business entity that filed it.
    pub requester: Requester,
    /// When it was filed.
    pub created_at: Instant,
    /// When it last changed.
    pub updated_at: Instant,
    /// The conversation after the description, oldest first.
    pub messages: Vec<Message>,
    /// Files of the description.
    pub attachments: Vec<Attachment>,
    /// Ids of labels.
    pub labels: Vec<String>,
    /// Set while it is back with the administrator.
    pub returned: Option<Return>,
}

impl Identified for Ticket {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Ticket {
    /// The ids of all its files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let of_messages = self.messages.iter().flat_map(|message| &message.attachments);
        self.attachments.iter().chain(of_messages).map(|attachment| attachment.id.as_str())
    }
}

/// Who filed a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Requester {
    /// The business entity's name.
    pub name: SharedStr,
    /// Its address; tells one requester from another.
    pub email: SharedStr,
}

/// The agent who has a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Assignee {
    /// The agent's id.
    pub id: SharedStr,
    /// The agent's name.
    pub name: SharedStr,
}

/// One message of a ticket's conversation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Message {
    /// 1 for the first message of the ticket, then without gaps.
    pub id: u32,
    /// An e-mail address, or 'System'.
    pub sender: SharedStr,
    /// Two letters.
    pub avatar: SharedStr,
    /// Several lines.
    pub content: String,
    /// When it was sent.
    pub timestamp: Instant,
    /// Files sent with it.
    pub attachments: Vec<Attachment>,
}

impl Message {
    /// Whether it is the same that was said, by whatever number.
    pub fn is_same(&self, other: &Self) -> bool {
        self.sender == other.sender && self.timestamp == other.timestamp && self.content == other.content
    }
}

/// The sender of the portal's own messages.
pub const SYSTEM: &str = "System";

/// A ticket given back to the administrator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Return {
    /// The name of the agent who gave it back.
    pub by: SharedStr,
    /// Why.
    pub reason: ReturnReason,
    /// The agent's own words; always there for [`ReturnReason::Other`].
    pub note: Option<String>,
}

impl Return {
    /// The reason as the Re-Assign list shows it: the agent's own words for 'lainnya', else the reason with them.
    pub fn wording(&self) -> String {
        match (self.reason, &self.note) {
            (ReturnReason::Other, Some(note)) => note.clone(),
            (reason, None) => reason.label().to_owned(),
            (reason, Some(note)) => format!("{}: {note}", reason.label()),
        }
    }
}

vocabulary! {
    /// Ticket status (§4).
    Status {
        /// Filed, not yet taken.
        New = "new", "New";
        /// Being worked on.
        Open = "open", "Open";
        /// Waiting for the customer's response.
        Pending = "pending", "Pending";
        /// Solved.
        Resolved = "resolved", "Resolved";
        /// Finished; takes no replies.
        Closed = "closed", "Closed";
    }
}

vocabulary! {
    /// Ticket priority (§4).
    Priority {
        /// Can wait.
        Low = "low", "Low";
        /// The priority of every new ticket.
        Medium = "medium", "Medium";
        /// Cannot wait.
        High = "high", "High";
    }
}

vocabulary! {
    /// Ticket category (§5).
    Category {
        /// General.
        Umum = "Umum", "Umum";
        /// Technical.
        Teknis = "Teknis", "Teknis";
        /// Licensing.
        Perizinan = "Perizinan", "Perizinan";
        /// Regulation.
        Regulasi = "Regulasi", "Regulasi";
    }
}

vocabulary! {
    /// Why an agent gives a ticket back (decisions §4).
    ReturnReason {
        /// Not within the agent's authority.
        NotOurs = "bukanWewenang", "Bukan wewenang";
        /// The data are incomplete.
        Incomplete = "dataTidakLengkap", "Data tidak lengkap";
        /// The category is wrong.
        WrongCategory = "salahKategori", "Salah kategori";
        /// Too much work.
        Workload = "bebanKerja", "Beban kerja";
        /// Something else, in the agent's own words.
        Other = "lainnya", "Lainnya";
    }
}

/// The label of a priority, or of its absence (§4).
pub const fn priority_label(priority: Option<Priority>) -> &'static str {
    match priority {
        Some(priority) => priority.label(),
        None => "No Priority",
    }
}
