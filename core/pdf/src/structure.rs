//! The structure tree as PDF objects, and the way back from a page's marks to it.

use super::content::Written;
use super::object::{File, Id, Ids, Number, Text, list};
use super::page::{Area, HEIGHT};
use super::tags::{Kid, Node, Tags};

/// The objects of the structure tree.
pub(super) struct StructureIds {
    pub(super) root: Id,
    /// Per page, the nodes behind its marks.
    marks: Vec<Id>,
    /// One per node, in the order of the tags.
    nodes: Vec<Id>,
}

impl StructureIds {
    pub(super) fn new(ids: &mut Ids, pages: usize, tags: &Tags) -> Self {
        Self { root: ids.one(), marks: ids.many(pages), nodes: ids.many(tags.iter().len()) }
    }
}

pub(super) fn write(pdf: &mut File, ids: &StructureIds, pages: &[Id], tags: &Tags, written: &[Written]) {
    let document = list(ids.nodes.first());
    let numbers = list(ids.marks.iter().enumerate().map(|(page, marks)| format!("{page} {marks}")));
    let root = format!(
        "<< /Type /StructTreeRoot /K [{document}] /ParentTree << /Nums [{numbers}] >> /ParentTreeNextKey {} >>",
        pages.len()
    );
    pdf.put(ids.root, &root);
    for (marks, page) in ids.marks.iter().zip(written) {
        let owners = page.owners.iter().filter_map(|owner| ids.nodes.get(owner.index()));
        pdf.put(*marks, &format!("[{}]", list(owners)));
    }
    for (id, node) in ids.nodes.iter().zip(tags.iter()) {
        pdf.put(*id, &element(node, ids, pages));
    }
}

fn element(node: &Node, ids: &StructureIds, pages: &[Id]) -> String {
    let parent = node.parent.and_then(|parent| ids.nodes.get(parent.index())).unwrap_or(&ids.root);
    let kids = node.kids.iter().filter_map(|kid| match kid {
        Kid::Node(node) => ids.nodes.get(node.index()).map(Id::to_string),
        Kid::Content { page, mark } => pages.get(*page).map(|page| format!("<< /Type /MCR /Pg {page} /MCID {mark} >>")),
    });
    let role = node.role.name();
    let depiction = node.depiction.as_ref().map_or_else(String::new, |depiction| {
        let (words, bounds) = (Text(&depiction.alternative), bounds(&depiction.area));
        format!(" /Alt {words} /A << /O /Layout /BBox [{bounds}] >>")
    });
    format!("<< /Type /StructElem /S /{role} /P {parent} /K [{}]{depiction} >>", list(kids))
}

/// Left, lower, right, upper, as PDF counts them from the foot of the page.
fn bounds(area: &Area) -> String {
    let (lower, upper) = (HEIGHT - area.y - area.height, HEIGHT - area.y);
    list([area.x, lower, area.x + area.width, upper].map(Number))
}
