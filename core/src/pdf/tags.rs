//! The document's structure: what each part is, in reading order.

use pdf_writer::types::StructRole;

use super::page::Area;

/// Position of a node in [`Tags`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(usize);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kid {
    Node(NodeId),
    /// A marked piece of a page's content.
    Content {
        page: usize,
        mark: i32,
    },
}

#[derive(Debug)]
pub(super) struct Node {
    pub(super) role: StructRole,
    pub(super) parent: Option<NodeId>,
    pub(super) kids: Vec<Kid>,
    /// Read out instead of an image.
    pub(super) alternative: Option<String>,
    /// Where an image stands.
    pub(super) area: Option<Area>,
}

/// The tree of nodes; the first is the document.
#[derive(Debug)]
pub(super) struct Tags {
    nodes: Vec<Node>,
}

impl Tags {
    pub(super) fn new() -> Self {
        let document =
            Node { role: StructRole::Document, parent: None, kids: Vec::new(), alternative: None, area: None };
        Self { nodes: vec![document] }
    }

    pub(super) fn root() -> NodeId {
        NodeId(0)
    }

    /// Appends a node under another.
    pub(super) fn add(&mut self, parent: NodeId, role: StructRole) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { role, parent: Some(parent), kids: Vec::new(), alternative: None, area: None });
        self.adopt(parent, Kid::Node(id));
        id
    }

    /// Makes a node stand for an image.
    pub(super) fn depict(&mut self, node: NodeId, alternative: &str, area: Area) {
        if let Some(node) = self.nodes.get_mut(node.0) {
            node.alternative = Some(alternative.to_owned());
            node.area = Some(area);
        }
    }

    pub(super) fn adopt(&mut self, parent: NodeId, kid: Kid) {
        if let Some(node) = self.nodes.get_mut(parent.0) {
            node.kids.push(kid);
        }
    }

    pub(super) fn role(&self, node: NodeId) -> StructRole {
        self.nodes.get(node.0).map_or(StructRole::NonStruct, |node| node.role)
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
