//! The document's structure: the role of each part, in reading order.

use pdf_writer::Ref;
use pdf_writer::types::StructRole;

use super::page::Area;

/// Position of a node in [`Tags`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(usize);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kid {
    Node(NodeId),
    /// Marked content of a page.
    Content {
        page: Ref,
        mark: i32,
    },
    /// An annotation of a page.
    Object {
        page: Ref,
        object: Ref,
    },
}

#[derive(Debug)]
pub(super) struct Node {
    pub(super) role: StructRole,
    pub(super) parent: Option<NodeId>,
    pub(super) kids: Vec<Kid>,
    /// Set for images and charts only.
    pub(super) depiction: Option<Depiction>,
}

/// Alternative text and area of an image or chart.
#[derive(Debug)]
pub(super) struct Depiction {
    pub(super) alternative: String,
    pub(super) area: Area,
}

/// The tree of nodes; the first one is the document.
#[derive(Debug)]
pub(super) struct Tags {
    nodes: Vec<Node>,
}

impl Tags {
    pub(super) fn new() -> Self {
        let document = Node { role: StructRole::Document, parent: None, kids: Vec::new(), depiction: None };
        Self { nodes: vec![document] }
    }

    pub(super) fn root() -> NodeId {
        NodeId(0)
    }

    pub(super) fn add(&mut self, parent: NodeId, role: StructRole) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { role, parent: Some(parent), kids: Vec::new(), depiction: None });
        self.adopt(parent, Kid::Node(id));
        id
    }

    pub(super) fn depict(&mut self, node: NodeId, alternative: &str, area: Area) {
        self.nodes[node.0].depiction = Some(Depiction { alternative: alternative.to_owned(), area });
    }

    pub(super) fn adopt(&mut self, parent: NodeId, kid: Kid) {
        self.nodes[parent.0].kids.push(kid);
    }

    pub(super) fn role(&self, node: NodeId) -> StructRole {
        self.nodes[node.0].role
    }

    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = &Node> {
        self.nodes.iter()
    }
}

impl NodeId {
    pub(super) fn index(self) -> usize {
        self.0
    }
}
