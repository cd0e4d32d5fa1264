//! A canned reply (§2.5).

use serde::{Deserialize, Serialize};

use crate::Identified;
use crate::attachment::Attachment;

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
    /// Category, by which screens group the replies; empty without one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub category: String,
    /// Files that go into the message with the text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attachments: Vec<Attachment>,
}

impl CannedReply {
    /// Ids of the attached files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.attachments.iter().map(|attachment| attachment.id.as_str())
    }
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
    /// Several added or changed from a file.
    Imported,
}
