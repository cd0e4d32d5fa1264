//! The bookmarks of the document's sections.

use pdf_writer::{Chunk, Ref, TextStr};

use super::page::{HEIGHT, MARGIN, hundredths};

/// The target of a bookmark.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Bookmark {
    pub(super) text: String,
    /// Index of the page.
    pub(super) page: usize,
    /// Distance from the top of the page in points.
    pub(super) y: f32,
}

/// Writes the bookmarks and returns their root; `None` if there are none, because an empty outline is invalid.
pub(super) fn write(pdf: &mut Chunk, ids: &mut Ref, pages: &[Ref], bookmarks: &[Bookmark]) -> Option<Ref> {
    let items: Vec<Ref> = bookmarks.iter().map(|_| ids.bump()).collect();
    let (first, last) = (items.first()?, items.last()?);
    let root = ids.bump();
    pdf.outline(root).first(*first).last(*last).count(last.get() - first.get() + 1);
    for (id, bookmark) in items.iter().zip(bookmarks) {
        let mut item = pdf.outline_item(*id);
        item.title(TextStr(&bookmark.text)).parent(root);
        // Items have consecutive numbers.
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
