//! The bookmarks of the document's sections, and links to them.

use pdf_writer::types::{ActionType, AnnotationFlags, AnnotationType};
use pdf_writer::writers::Destination;
use pdf_writer::{Chunk, Rect, Ref, TextStr};

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
        place(item.dest(), pages, bookmark);
    }
    Some(root)
}

/// Writes a link to a bookmark as object `id`, with its key in the parent tree.
pub(super) fn link(pdf: &mut Chunk, id: Ref, key: i32, area: Rect, pages: &[Ref], bookmark: &Bookmark) {
    let mut link = pdf.annotation(id);
    link.subtype(AnnotationType::Link).rect(area).border(0.0, 0.0, 0.0, None).flags(AnnotationFlags::PRINT);
    link.contents(TextStr(&bookmark.text)).struct_parent(key);
    place(link.action().action_type(ActionType::GoTo).destination(), pages, bookmark);
}

fn place(destination: Destination, pages: &[Ref], bookmark: &Bookmark) {
    destination.page(pages[bookmark.page]).xyz(MARGIN, hundredths(HEIGHT - bookmark.y), None);
}
