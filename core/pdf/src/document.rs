//! What is to be printed, free of any rule about tickets.

use serde::{Deserialize, Serialize};

/// A document with a title, facts about its subject, its own text, a conversation, and what happened to it. A part that is
/// empty is left out, its heading too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfDocument {
    /// The document's title, and its first heading.
    pub title: String,
    /// What the document is about, in a few words, such as 'Tiket A1B2C3'; repeated on every page.
    pub subject: String,
    /// BCP 47 tag of the document's language.
    pub language: String,
    /// Lines under the title.
    pub heading: Vec<String>,
    /// Attributes, printed two to a row.
    pub facts: Vec<PdfFact>,
    /// The document's own text; the outline leads to each section.
    pub sections: Vec<PdfSection>,
    /// What was said, oldest first.
    pub conversation: Vec<PdfEntry>,
    /// What happened, in the order to be printed.
    pub activity: Vec<PdfActivity>,
    /// Foot of every page beside its number: printed by whom and when; may be empty.
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
    /// Printed over the text; left out when blank.
    pub heading: String,
    /// The text: a blank line starts a paragraph, a line break stays a line break.
    pub body: String,
}

/// One contribution to the conversation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfEntry {
    /// Who said it.
    pub author: String,
    /// When, as shown.
    pub when: String,
    /// What was said: a blank line starts a paragraph, a line break stays a line break.
    pub body: String,
    /// Whose side it comes from.
    pub kind: PdfEntryKind,
    /// Attached files, named one to a line.
    pub files: Vec<String>,
    /// Attached images, in the order in which they were attached.
    pub images: Vec<PdfEntryImage>,
}

/// One image of an entry.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PdfEntryImage {
    /// A position in [`PdfDocument::images`]; one that points nowhere is left out.
    Drawn(usize),
    /// The name of one that cannot be drawn: a sentence in its place says so.
    Lost(String),
}

/// Whose side an entry comes from; told by a word and by the bar beside it.
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

/// One thing that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfActivity {
    /// When, as shown.
    pub when: String,
    /// Who did what.
    pub what: String,
}

/// A baseline JPEG whose bytes the caller keeps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfImage {
    /// Printed under the image and read out in its place.
    pub caption: String,
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// Exact length of the JPEG file in bytes.
    pub byte_length: u32,
    /// What a pixel is made of.
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
