//! A complaint ticket and its parts (§3).

mod action;
mod agent;
mod case;
pub mod kept;
pub mod listed;
mod note;
pub mod texts;

pub use action::{BulkStep, Disclosure, TicketAction};
pub use agent::{Agent, UNASSIGNED, assignee_name};
pub use case::{LinkKind, Rating, TicketLink, rating_word};
pub use note::Note;

use serde::{Deserialize, Serialize};

use crate::attachment::Attachment;
use crate::{Identified, Instant, SharedStr};

/// A complaint ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Ticket {
    /// Ticket code: 6 characters, uppercase base-36.
    pub id: String,
    /// Title on one line.
    pub title: String,
    /// Description on one or more lines.
    pub description: String,
    /// Subject area.
    pub category: SharedStr,
    /// Status (§4).
    pub status: Status,
    /// Priority; `None` is shown as 'No Priority'.
    pub priority: Option<Priority>,
    /// Agent to whom the ticket is assigned.
    pub assignee: Option<Assignee>,
    /// Business entity that filed the ticket.
    pub requester: Requester,
    /// Time of filing.
    pub created_at: Instant,
    /// Time of the last change.
    pub updated_at: Instant,
    /// Messages after the description, oldest first.
    pub messages: Vec<Message>,
    /// Files attached to the description.
    pub attachments: Vec<Attachment>,
    /// Ids of the labels.
    pub labels: Vec<String>,
    /// Set while the ticket is returned to the administrator.
    pub returned: Option<Return>,
    /// Id of the accepted finding that the ticket is about (decisions §9).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub finding: Option<String>,
    /// Id of the department in whose queue the ticket is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub department: Option<String>,
    /// Links to other tickets. Only one of the two tickets holds a link.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub links: Vec<TicketLink>,
    /// Code of the ticket that this one was merged into. Such a ticket is closed and takes no more commands.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub merged_into: Option<String>,
    /// The requester's rating of the answer; only finished tickets have one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub rating: Option<Rating>,
    /// Time when the ticket was last resolved or closed. Tickets of earlier versions lack it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub finished_at: Option<Instant>,
    /// Time when the requester wrote the description, if the ticket was made from one of its messages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub written_at: Option<Instant>,
    /// Way in which the ticket arrived.
    #[serde(default, skip_serializing_if = "Channel::is_portal")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub channel: Channel,
}

impl Identified for Ticket {
    fn id(&self) -> &str {
        &self.id
    }
}

impl Ticket {
    /// The last message of a person; `None` while nobody has answered.
    pub fn last_answer(&self) -> Option<&Message> {
        self.messages.iter().rev().find(|message| message.sender != *SYSTEM)
    }

    /// True if the message was sent by the business entity that filed the ticket.
    pub fn is_from_requester(&self, message: &Message) -> bool {
        message.sender == self.requester.email
    }

    /// Ids of all files of the ticket and its messages.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let of_messages = self.messages.iter().flat_map(|message| &message.attachments);
        self.attachments.iter().chain(of_messages).map(|attachment| attachment.id.as_str())
    }

    /// Codes of the tickets that this one refers to.
    pub fn other_tickets(&self) -> impl Iterator<Item = &str> {
        self.links.iter().map(|link| &link.ticket).chain(&self.merged_into).map(String::as_str)
    }
}

/// The business entity that filed a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Requester {
    /// Name of the business entity.
    pub name: SharedStr,
    /// E-mail address; it identifies the requester.
    pub email: SharedStr,
}

/// The agent to whom a ticket is assigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Assignee {
    /// Id of the agent.
    pub id: SharedStr,
    /// Name of the agent.
    pub name: SharedStr,
}

/// One message of a ticket's conversation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Message {
    /// Number within the ticket: 1, 2, 3, without gaps.
    pub id: u32,
    /// E-mail address of the sender, or [`SYSTEM`].
    pub sender: SharedStr,
    /// Two initials.
    pub avatar: SharedStr,
    /// Text on one or more lines.
    pub content: String,
    /// Time of sending.
    pub timestamp: Instant,
    /// Files attached to the message.
    pub attachments: Vec<Attachment>,
    /// Code of the merged ticket that the message comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub origin: Option<String>,
}

impl Message {
    /// Adds the message before the first later one. The caller numbers the messages again.
    pub fn place_by_time(self, messages: &mut Vec<Self>) {
        let later = messages.iter().position(|other| other.timestamp > self.timestamp);
        messages.insert(later.unwrap_or(messages.len()), self);
    }

    /// Numbers the messages of a ticket from 1.
    pub fn number_all(messages: &mut [Self]) {
        messages.iter_mut().zip(1..).for_each(|(message, id)| message.id = id);
    }

    /// True if both are one message, even if merging has renumbered it.
    pub fn is_same(&self, other: &Self) -> bool {
        self.sender == other.sender && self.timestamp == other.timestamp && self.content == other.content
    }
}

/// Sender of messages that the portal itself writes.
pub const SYSTEM: &str = "System";

/// The return of a ticket to the administrator.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Return {
    /// Name of the agent who returned the ticket.
    pub by: SharedStr,
    /// Reason chosen from the list.
    pub reason: ReturnReason,
    /// Reason in the agent's own words; required for [`ReturnReason::Other`].
    pub note: Option<String>,
}

impl Return {
    /// The reason for display: the note alone for [`ReturnReason::Other`], otherwise the label and the note.
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
        /// Filed, not taken by an agent yet.
        New = "new", "New";
        /// In progress.
        Open = "open", "Open";
        /// Waiting for the requester.
        Pending = "pending", "Pending";
        /// Solved.
        Resolved = "resolved", "Resolved";
        /// Finished; no more replies.
        Closed = "closed", "Closed";
    }
}

impl Status {
    /// True if nothing is left to do: resolved or closed.
    pub const fn is_finished(self) -> bool {
        matches!(self, Self::Resolved | Self::Closed)
    }
}

vocabulary! {
    /// Way in which a ticket arrived (decisions §10).
    #[derive(Default)]
    Channel {
        /// Filed by its company in the portal.
        #[default]
        Portal = "portal", "Portal";
        /// Filed by staff on behalf of a company.
        Recorded = "petugas", "Dicatat petugas";
        /// Read from a file that a company sent; reserved.
        Package = "paket", "Paket berkas";
    }
}

impl Channel {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over the field as it is")]
    const fn is_portal(&self) -> bool {
        matches!(self, Self::Portal)
    }
}

vocabulary! {
    /// Ticket priority (§4).
    Priority {
        /// Low.
        Low = "low", "Low";
        /// Medium, the priority of every new ticket.
        Medium = "medium", "Medium";
        /// High.
        High = "high", "High";
    }
}

vocabulary! {
    /// Reason for returning a ticket (decisions §4).
    ReturnReason {
        /// Outside the agent's authority.
        NotOurs = "bukanWewenang", "Bukan wewenang";
        /// The data are incomplete.
        Incomplete = "dataTidakLengkap", "Data tidak lengkap";
        /// The category is wrong.
        WrongCategory = "salahKategori", "Salah kategori";
        /// Too much work.
        Workload = "bebanKerja", "Beban kerja";
        /// Another reason, in the agent's own words.
        Other = "lainnya", "Lainnya";
    }
}

/// Label of a priority, or of none (§4).
pub const fn priority_label(priority: Option<Priority>) -> &'static str {
    match priority {
        Some(priority) => priority.label(),
        None => "No Priority",
    }
}
