//! A canned reply (§2.5).

use serde::{Deserialize, Serialize};

use crate::Identified;

/// A text to insert into replies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CannedReply {
    /// Never shown.
    pub id: String,
    /// Unique, ignoring case.
    pub title: String,
    /// May hold placeholders, such as `{requester}`.
    pub content: String,
}

impl Identified for CannedReply {
    fn id(&self) -> &str {
        &self.id
    }
}

/// What happened to a canned reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum CannedReplyAction {
    /// Written.
    Added,
    /// Rewritten.
    Changed,
    /// Deleted.
    Deleted,
}
