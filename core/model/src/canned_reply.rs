//! A canned reply (§2.5).

use serde::{Deserialize, Serialize};

use crate::Identified;

/// A stored text that agents insert into replies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CannedReply {
    /// Internal id; screens never show it.
    pub id: String,
    /// Title, unique ignoring case.
    pub title: String,
    /// Text to insert; may contain placeholders such as `{requester}`.
    pub content: String,
}

impl Identified for CannedReply {
    fn id(&self) -> &str {
        &self.id
    }
}

/// An event in the life of a canned reply, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CannedReplyAction {
    /// Added by an agent.
    Added,
    /// Changed by an agent.
    Changed,
    /// Deleted by an agent.
    Deleted,
}
