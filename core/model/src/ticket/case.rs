//! Links between tickets, and the requester's rating of an answer.

use serde::{Deserialize, Serialize};

use crate::Instant;

vocabulary! {
    /// Kind of a link, as the ticket that holds it names it.
    LinkKind {
        /// About the same matter.
        Related = "related", "Terkait dengan";
        /// A second ticket about one complaint.
        Duplicate = "duplicate", "Duplikat dari";
        /// Continues a matter of the other ticket.
        FollowUp = "followUp", "Tindak lanjut dari";
    }
}

impl LinkKind {
    /// The kind as the other ticket names it.
    pub const fn from_other_side(self) -> &'static str {
        match self {
            Self::Related => Self::Related.label(),
            Self::Duplicate => "Memiliki duplikat",
            Self::FollowUp => "Dilanjutkan di",
        }
    }
}

/// A link to another ticket.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TicketLink {
    /// Kind of the link.
    pub kind: LinkKind,
    /// Code of the other ticket.
    pub ticket: String,
}

/// The requester's rating of the answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Rating {
    /// True if the requester is satisfied.
    pub is_satisfied: bool,
    /// The requester's words on one line.
    pub comment: Option<String>,
    /// Time of the rating.
    pub at: Instant,
}

/// The rating in one word.
pub const fn rating_word(is_satisfied: bool) -> &'static str {
    if is_satisfied { "Puas" } else { "Tidak puas" }
}
