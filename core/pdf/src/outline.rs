//! The document's outline: its sections, and where each begins.

use super::object::{File, Id, Ids, Number, Text};
use super::page::{HEIGHT, MARGIN};

/// A place that the outline leads to.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Bookmark {
    pub(super) text: String,
    /// Position among the pages.
    pub(super) page: usize,
    /// From the top edge of the page, in points.
    pub(super) y: f32,
}

/// The objects of an outline.
pub(super) struct OutlineIds {
    pub(super) root: Id,
    items: Vec<Id>,
}

impl OutlineIds {
    /// None where there is nothing to lead to: a file holds no empty outline.
    pub(super) fn new(ids: &mut Ids, bookmarks: &[Bookmark]) -> Option<Self> {
        (!bookmarks.is_empty()).then(|| Self { root: ids.one(), items: ids.many(bookmarks.len()) })
    }
}

pub(super) fn write(pdf: &mut File, ids: &OutlineIds, pages: &[Id], bookmarks: &[Bookmark]) {
    let OutlineIds { root, items } = ids;
    let (Some(first), Some(last)) = (items.first(), items.last()) else { return };
    pdf.put(*root, &format!("<< /Type /Outlines /First {first} /Last {last} /Count {} >>", items.len()));
    for (index, (id, bookmark)) in items.iter().zip(bookmarks).enumerate() {
        let (title, left, top) = (Text(&bookmark.text), Number(MARGIN), Number(HEIGHT - bookmark.y));
        let beside = |key: &str, item: Option<&Id>| item.map_or_else(String::new, |item| format!(" /{key} {item}"));
        let previous = beside("Prev", index.checked_sub(1).and_then(|index| items.get(index)));
        let next = beside("Next", items.get(index + 1));
        let place = pages.get(bookmark.page).map_or_else(String::new, |page| format!("{page} /XYZ {left} {top} null"));
        pdf.put(*id, &format!("<< /Title {title} /Parent {root}{previous}{next} /Dest [{place}] >>"));
    }
}
