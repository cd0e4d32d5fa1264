//! A printable document as a PDF file: tagged, selectable, with page numbers.
//!
//! The writer knows nothing of tickets, and needs no library: the part of PDF that it uses is small, and a general writer
//! made it four times as heavy. It lays a [`PdfDocument`](document::PdfDocument) out on A4 pages, writes it with its
//! structure, and leaves a gap wherever an image's bytes belong: those never enter wasm memory.
//!
//! | file | what it does |
//! |---|---|
//! | `document` | what is to be printed |
//! | `sfnt`, `font`, `compose`, `shape`, `wrap` | characters to glyphs to lines |
//! | `page`, `tags`, `flow` | what stands where, what it is, and when a page is full |
//! | `title`, `pair`, `conversation`, `activity`, `furniture` | the parts of the page |
//! | `content`, `structure`, `embed` | pages, meaning and fonts as PDF objects |
//! | `object`, `write`, `images` | objects to bytes |

mod activity;
mod compose;
mod content;
mod conversation;
pub mod document;
mod embed;
mod flow;
pub mod font;
mod furniture;
pub mod images;
mod object;
mod page;
mod pair;
mod sfnt;
mod shape;
mod structure;
mod tags;
mod title;
mod wrap;
mod write;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;

use document::PdfDocument;
use font::PdfFonts;
use images::PdfParts;

/// Turns a document into the parts of a PDF file. The same document and fonts always give the same bytes.
pub fn write(document: &PdfDocument, fonts: &PdfFonts) -> PdfParts {
    let mut flow = flow::Flow::new(fonts);
    title::lay_out(&mut flow, document);
    conversation::lay_out(&mut flow, document);
    activity::lay_out(&mut flow, document);
    let (mut pages, mut tags) = flow.finish();
    furniture::add(&mut pages, document, fonts);
    let base = write::base(document, fonts, &pages, &mut tags);
    images::append(base, &document.images)
}
