//! The document's outline: its sections, and where each begins.

use pdf_writer::{Chunk, Ref, TextStr};

use super::page::{HEIGHT, MARGIN, hundredths};

/// A place that the outline leads to.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Bookmark {
    pub(super) text: String,
    /// Position among the pages.
    pub(super) page: usize,
    /// From the top edge of the page, in points.
    pub(super) y: f32,
}

/// Writes the outline; returns its object. None where there is nothing to lead to: a file holds no empty outline.
pub(super) fn write(pdf: &mut Chunk, ids: &mut Ref, pages: &[Ref], bookmarks: &[Bookmark]) -> Option<Ref> {
    let items: Vec<Ref> = bookmarks.iter().map(|_| ids.bump()).collect();
    let (first, last) = (items.first()?, items.last()?);
    let root = ids.bump();
    pdf.outline(root).first(*first).last(*last).count(last.get() - first.get() + 1);
    for (id, bookmark) in items.iter().zip(bookmarks) {
        let mut item = pdf.outline_item(*id);
        item.title(TextStr(&bookmark.text)).parent(root);
        // The numbers of the items follow each other.
        if id != first {
            item.prev(Ref::new(id.get() - 1));
        }
        if id != last {
            item.next(id.next());
        }
        item.dest().page(pages[bookmark.page]).xyz(MARGIN, hundredths(HEIGHT - bookmark.y), None);
    }
    Some(root)
}
