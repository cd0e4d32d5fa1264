//! The content of a printable document, without any rule about tickets.

use serde::{Deserialize, Serialize};

/// A document: title, facts, own text, conversation and activity. Empty parts are left out with their headings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfDocument {
    /// The document's title, and its first heading.
    pub title: String,
    /// The subject in a few words, such as 'Tiket A1B2C3', for every page.
    pub subject: String,
    /// BCP 47 tag of the document's language.
    pub language: String,
    /// Lines under the title.
    pub heading: Vec<String>,
    /// Attributes, printed two to a row.
    pub facts: Vec<PdfFact>,
    /// The document's own text, with a bookmark for each section.
    pub sections: Vec<PdfSection>,
    /// Messages, oldest first.
    pub conversation: Vec<PdfEntry>,
    /// Events in printing order.
    pub activity: Vec<PdfActivity>,
    /// Footer of every page: who printed it and when; may be empty.
    pub footer: String,
    /// Images that entries refer to by position.
    pub images: Vec<PdfImage>,
}

/// One attribute of the subject.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfFact {
    /// The attribute's name.
    pub label: String,
    /// Its value, as shown.
    pub value: String,
}

/// One section of the document's own text.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfSection {
    /// Printed above the text; left out if blank.
    pub heading: String,
    /// The text: a blank line starts a paragraph, a line break stays a line break.
    pub body: String,
}

/// One message of the conversation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfEntry {
    /// Name of the author.
    pub author: String,
    /// Time, as shown.
    pub when: String,
    /// The text: a blank line starts a paragraph, a line break stays a line break.
    pub body: String,
    /// The author's side.
    pub kind: PdfEntryKind,
    /// Names of attached files, one per line.
    pub files: Vec<String>,
    /// Attached images in the order of attachment.
    pub images: Vec<PdfEntryImage>,
}

/// One image of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PdfEntryImage {
    /// A position in [`PdfDocument::images`]; an invalid one is left out.
    Drawn(usize),
    /// Name of an image that cannot be drawn; a sentence replaces it.
    Lost(String),
}

/// The author's side, shown by a word and by a coloured bar.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PdfEntryKind {
    /// The business that asked.
    Requester,
    /// The ministry and its agents.
    Ministry,
    /// The portal itself.
    System,
    /// Anyone else.
    Other,
}

/// One event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfActivity {
    /// Time, as shown.
    pub when: String,
    /// A sentence about the event.
    pub what: String,
}

/// A baseline JPEG; its bytes stay with the caller.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfImage {
    /// Printed under the image; also its alternative text.
    pub caption: String,
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// Exact length of the JPEG file in bytes.
    pub byte_length: u32,
    /// Colour components of a pixel.
    pub colour: PdfColour,
}

/// Colour components of a JPEG.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PdfColour {
    /// One component.
    Grey,
    /// Three components.
    Rgb,
}
