//! A printable document as a PDF file: tagged, selectable, with page numbers.
//!
//! The writer knows nothing of tickets. It lays a [`document::PdfDocument`] out on A4 pages and writes it with its
//! structure. It leaves a gap for each image, so image bytes never enter wasm memory. `pdf-writer` knows the syntax of
//! PDF, `ttf-parser` reads the typeface, and `subsetter` reduces it to the glyphs in use.
//!
//! | File | Content |
//! |---|---|
//! | `document` | the content to print |
//! | `font`, `compose`, `shape`, `wrap` | characters to glyphs to lines |
//! | `page`, `tags`, `flow` | positions on pages, roles of parts, page breaks |
//! | `heading`, `text`, `pair`, `table`, `widths`, `bars` | elements of the parts |
//! | `title`, `toc`, `sections`, `conversation`, `activity`, `furniture` | parts of the document, headers and footers |
//! | `content`, `structure`, `outline`, `embed` | pages, structure tree, bookmarks and fonts as PDF objects |
//! | `write`, `images` | the file, and the incremental update with its images |

mod activity;
mod bars;
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
mod outline;
mod page;
mod pair;
mod sections;
mod shape;
mod structure;
mod table;
mod tags;
mod text;
mod title;
mod toc;
mod widths;
mod wrap;
mod write;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;

use document::PdfDocument;
use font::{PdfFontError, PdfFonts};
use images::PdfParts;
use outline::Bookmark;
use page::Page;
use tags::Tags;

/// Writes a document as parts of a PDF file. Equal input gives equal bytes. Fails if a font's outlines cannot be read.
pub fn write(document: &PdfDocument, fonts: &PdfFonts) -> Result<PdfParts, PdfFontError> {
    let mut laid_out = lay_out(document, fonts, &[]);
    if document.has_contents {
        let places: Vec<usize> = laid_out.1.iter().map(|bookmark| bookmark.page).collect();
        laid_out = lay_out(document, fonts, &places);
    }
    let (mut pages, bookmarks, tags) = laid_out;
    let boxes = pages.iter().map(Page::boxes).sum();
    furniture::add(&mut pages, document, fonts);
    let base = write::base(document, fonts, (&pages, &bookmarks), tags)?;
    Ok(PdfParts { segments: images::append(base, &document.images), boxes })
}

/// Lays a document out. The table of contents shows `places`, the page indexes of the bookmarks.
fn lay_out(document: &PdfDocument, fonts: &PdfFonts, places: &[usize]) -> (Vec<Page>, Vec<Bookmark>, Tags) {
    let mut flow = flow::Flow::new(fonts);
    title::lay_out(&mut flow, document);
    toc::lay_out(&mut flow, document, places);
    sections::lay_out(&mut flow, document);
    conversation::lay_out(&mut flow, document);
    activity::lay_out(&mut flow, document);
    flow.finish()
}
