//! A record of any kind, so that changes are one list.

use serde::{Deserialize, Serialize};

use super::{Identified, Slice};
use crate::canned_reply::CannedReply;
use crate::label::Label;
use crate::ticket::Ticket;

/// A record with its kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Record {
    /// A complaint ticket.
    Ticket(Box<Ticket>),
    /// An agent's canned reply.
    CannedReply(CannedReply),
    /// A ticket label.
    Label(Label),
}

impl Record {
    /// The slice it belongs to.
    pub const fn slice(&self) -> Slice {
        match self {
            Self::Ticket(_) => Slice::Tickets,
            Self::CannedReply(_) => Slice::CannedReplies,
            Self::Label(_) => Slice::Labels,
        }
    }

    /// Its id within that slice.
    pub fn id(&self) -> &str {
        match self {
            Self::Ticket(ticket) => ticket.id(),
            Self::CannedReply(reply) => reply.id(),
            Self::Label(label) => label.id(),
        }
    }
}

impl From<Ticket> for Record {
    fn from(ticket: Ticket) -> Self {
        Self::Ticket(Box::new(ticket))
    }
}

impl From<CannedReply> for Record {
    fn from(reply: CannedReply) -> Self {
        Self::CannedReply(reply)
    }
}

impl From<Label> for Record {
    fn from(label: Label) -> Self {
        Self::Label(label)
    }
}
