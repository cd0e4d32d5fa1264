//! Internal notes on tickets. They are records of their own, so that no code that serves a company reads them
//! (decisions §10).

use portal_table::list::rows::{Part, Row, Shape};
use portal_table::order::SortKey;
use serde::{Deserialize, Serialize};

use crate::attachment::Attachment;
use crate::{Identified, Instant, SharedStr};

/// A note of the ministry's staff or of an agent on a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Note {
    /// 'NOTE_' and a timestamp.
    pub id: String,
    /// Code of the ticket.
    pub ticket: String,
    /// E-mail address of the author.
    pub author: SharedStr,
    /// Text on one or more lines.
    pub content: String,
    /// Time of writing.
    pub timestamp: Instant,
    /// Time of the last change of the text.
    pub edited: Option<Instant>,
    /// Files attached to the note.
    pub attachments: Vec<Attachment>,
}

impl Identified for Note {
    fn id(&self) -> &str {
        &self.id
    }
}

/// Searched by its text. The default order is newest first.
impl Row for Note {
    const SHAPE: &'static Shape = &Shape { texts: &[Part { fields: 1, is_fixed: false }], codes: 0, is_placed: false };

    fn texts(&self, _: usize, take: &mut dyn FnMut(&str)) {
        take(&self.content);
    }

    fn code(&self, _: u8) -> u8 {
        0
    }

    fn key(&self, _: u8) -> SortKey {
        SortKey::Empty
    }
}

impl Note {
    /// Ids of the attached files.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.attachments.iter().map(|attachment| attachment.id.as_str())
    }
}
