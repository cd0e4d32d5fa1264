//! A printable document as a PDF file: tagged, selectable, with page numbers.
//!
//! The writer knows nothing of tickets, and needs no library: the part of PDF that it uses is small, and a general writer
//! made it four times as heavy. It lays a [`document::PdfDocument`] out on A4 pages, writes it with its
//! structure, and leaves a gap wherever an image's bytes belong: those never enter wasm memory.
//!
//! | file | what it does |
//! |---|---|
//! | `document` | what is to be printed |
//! | `sfnt`, `font`, `compose`, `shape`, `wrap` | characters to glyphs to lines |
//! | `page`, `tags`, `flow` | what stands where, what it is, and when a page is full |
//! | `heading`, `text`, `pair` | what the parts are made of |
//! | `title`, `sections`, `conversation`, `activity`, `furniture` | the parts of the page |
//! | `content`, `structure`, `outline`, `embed` | pages, meaning, contents and fonts as PDF objects |
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
mod heading;
pub mod images;
mod object;
mod outline;
mod page;
mod pair;
mod sections;
mod sfnt;
mod shape;
mod structure;
mod tags;
mod text;
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
    sections::lay_out(&mut flow, document);
    conversation::lay_out(&mut flow, document);
    activity::lay_out(&mut flow, document);
    let (mut pages, bookmarks, mut tags) = flow.finish();
    let boxes = pages.iter().map(page::Page::boxes).sum();
    furniture::add(&mut pages, document, fonts);
    let base = write::base(document, fonts, (&pages, &bookmarks), &mut tags);
    PdfParts { segments: images::append(base, &document.images), boxes }
}
