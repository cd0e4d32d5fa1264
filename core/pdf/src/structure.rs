//! Writes the structure tree and, for each page, the nodes of its marks.

use pdf_writer::types::{StructRole, TableHeaderScope};
use pdf_writer::writers::StructTreeRoot;
use pdf_writer::{Chunk, Finish, Rect, Ref, TextStr};

use super::page::{Area, HEIGHT, hundredths};
use super::tags::{Kid, NodeId, Tags};

/// Writes the tree as object `root`; `owners` lists the node of each mark, page by page, and `linked` that of each link.
pub(super) fn write(
    pdf: &mut Chunk,
    (root, ids): (Ref, &mut Ref),
    tags: &Tags,
    (owners, linked): (&[Vec<NodeId>], &[NodeId]),
) {
    let nodes: Vec<Ref> = tags.iter().map(|_| ids.bump()).collect();
    let marks: Vec<(i32, Ref)> = (0..).zip(owners.iter().map(|_| ids.bump())).collect();
    let mut tree = pdf.indirect(root).start::<StructTreeRoot>();
    tree.children().items(nodes.first().copied());
    let mut parents = tree.parent_tree();
    let mut numbers = parents.nums();
    for (page, marks) in &marks {
        numbers.insert(*page, *marks);
    }
    let mut next = marks.last().map_or(0, |(page, _)| page + 1);
    for node in linked {
        numbers.insert(next, nodes[node.index()]);
        next += 1;
    }
    numbers.finish();
    parents.finish();
    tree.parent_tree_next_key(next);
    tree.finish();
    for ((_, marks), owners) in marks.iter().zip(owners) {
        pdf.indirect(*marks).array().items(owners.iter().map(|owner| nodes[owner.index()]));
    }
    for (id, node) in nodes.iter().zip(tags.iter()) {
        let mut element = pdf.struct_element(*id);
        element.kind(node.role).parent(node.parent.map_or(root, |parent| nodes[parent.index()]));
        let mut kids = element.children();
        for kid in &node.kids {
            match kid {
                Kid::Node(node) => {
                    kids.struct_element(nodes[node.index()]);
                }
                Kid::Content { page, mark } => {
                    kids.marked_content_ref().page(*page).marked_content_id(*mark);
                }
                Kid::Object { page, object } => {
                    kids.object_ref().page(*page).object(*object);
                }
            }
        }
        kids.finish();
        if let Some(depiction) = &node.depiction {
            element.alt(TextStr(&depiction.alternative));
            element.attributes().push().layout().bbox(bounds(&depiction.area));
        }
        if node.role == StructRole::TH {
            element.attributes().push().table().scope(TableHeaderScope::Column);
        }
    }
}

/// An area with heights counted from the bottom of the page.
pub(super) fn bounds(area: &Area) -> Rect {
    let (lower, upper) = (HEIGHT - area.y - area.height, HEIGHT - area.y);
    let [left, lower, right, upper] = [area.x, lower, area.x + area.width, upper].map(hundredths);
    Rect::new(left, lower, right, upper)
}
