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
    /// True to number the sections, and to list them with their pages before the first one.
    pub has_contents: bool,
    /// The document's own content, with a bookmark for each section.
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

/// One section of the document's own content.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfSection {
    /// Printed above the content; left out if blank.
    pub heading: String,
    /// True for a part of the previous section: its heading is one level lower and has no bookmark.
    pub is_part: bool,
    /// The content.
    pub blocks: Vec<PdfBlock>,
}

/// A piece of a section.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum PdfBlock {
    /// A text: a blank line starts a paragraph, a line break stays a line break.
    Text(String),
    /// Labels with texts, one below the other; also a numbered list.
    Facts(Vec<PdfFact>),
    /// A table.
    Table(PdfTable),
    /// A bar chart.
    Bars(PdfBars),
}

/// A table. Its header row is repeated on every page.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfTable {
    /// Printed above the table; left out if blank.
    pub caption: String,
    /// The columns.
    pub columns: Vec<PdfColumn>,
    /// Cells of each row. Missing ones are empty, and further ones are left out.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfColumn {
    /// The heading.
    pub heading: String,
    /// True to align cells at the right.
    pub is_number: bool,
}

/// A chart of horizontal bars. Its alternative text has the same values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfBars {
    /// Printed above the bars.
    pub title: String,
    /// The bars, from top to bottom.
    pub bars: Vec<PdfBar>,
}

/// A bar of a chart.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfBar {
    /// The label; cut to one line.
    pub label: String,
    /// The value, as shown.
    pub value: String,
    /// Length in thousandths of the longest possible bar.
    pub thousandths: u16,
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
