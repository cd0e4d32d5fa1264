//! The structure tree as PDF objects, and the way back from a page's marks to it.

use pdf_writer::{Finish, Pdf, Ref};

use super::content::{Written, bounds};
use super::tags::{Kid, Tags};

/// The objects of the structure tree.
pub(super) struct StructureRefs {
    /// One per node, in the order of the tags.
    pub(super) nodes: Vec<Ref>,
    /// Per page, the nodes behind its marks.
    pub(super) marks: Vec<Ref>,
    pub(super) root: Ref,
}

pub(super) fn write(pdf: &mut Pdf, refs: &StructureRefs, pages: &[Ref], tags: &Tags, written: &[Written]) {
    let mut root = pdf.indirect(refs.root).start::<pdf_writer::writers::StructTreeRoot>();
    if let Some(document) = refs.nodes.first() {
        root.child(*document);
    }
    let mut tree = root.parent_tree();
    let mut numbers = tree.nums();
    for (page, marks) in (0..).zip(&refs.marks) {
        numbers.insert(page, *marks);
    }
    numbers.finish();
    tree.finish();
    root.parent_tree_next_key(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    root.finish();

    for (marks, page) in refs.marks.iter().zip(written) {
        let owners = page.owners.iter().filter_map(|owner| refs.nodes.get(owner.index()));
        pdf.indirect(*marks).array().items(owners);
    }
    for (id, node) in refs.nodes.iter().zip(tags.iter()) {
        let mut element = pdf.struct_element(*id);
        element.kind(node.role);
        element.parent(node.parent.and_then(|parent| refs.nodes.get(parent.index()).copied()).unwrap_or(refs.root));
        if let Some(alternative) = &node.alternative {
            element.alt(pdf_writer::TextStr(alternative));
        }
        if let Some(area) = &node.area {
            element.attributes().push().layout().bbox(bounds(area));
        }
        let mut kids = element.children();
        for kid in &node.kids {
            match kid {
                Kid::Node(node) => {
                    if let Some(id) = refs.nodes.get(node.index()) {
                        kids.struct_element(*id);
                    }
                }
                Kid::Content { page, mark } => {
                    if let Some(page) = pages.get(*page) {
                        kids.marked_content_ref().page(*page).marked_content_id(*mark);
                    }
                }
            }
        }
    }
}
