//! The document's structure: what each part is, in reading order.

use super::page::Area;

/// What a part of the document is, under the names that PDF gives the kinds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Role {
    Document,
    Section,
    Title,
    Heading,
    Subheading,
    Paragraph,
    List,
    ListItem,
    Label,
    ListBody,
    Figure,
    Caption,
}

impl Role {
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::Document => "Document",
            Self::Section => "Sect",
            Self::Title => "H1",
            Self::Heading => "H2",
            Self::Subheading => "H3",
            Self::Paragraph => "P",
            Self::List => "L",
            Self::ListItem => "LI",
            Self::Label => "Lbl",
            Self::ListBody => "LBody",
            Self::Figure => "Figure",
            Self::Caption => "Caption",
        }
    }
}

/// Position of a node in [`Tags`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct NodeId(usize);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kid {
    Node(NodeId),
    /// A marked piece of a page's content.
    Content {
        page: usize,
        mark: usize,
    },
}

#[derive(Debug)]
pub(super) struct Node {
    pub(super) role: Role,
    pub(super) parent: Option<NodeId>,
    pub(super) kids: Vec<Kid>,
    /// Only of an image.
    pub(super) depiction: Option<Depiction>,
}

/// An image in words, and where it stands.
#[derive(Debug)]
pub(super) struct Depiction {
    pub(super) alternative: String,
    pub(super) area: Area,
}

/// The tree of nodes; the first is the document.
#[derive(Debug)]
pub(super) struct Tags {
    nodes: Vec<Node>,
}

impl Tags {
    pub(super) fn new() -> Self {
        let document = Node { role: Role::Document, parent: None, kids: Vec::new(), depiction: None };
        Self { nodes: vec![document] }
    }

    pub(super) fn root() -> NodeId {
        NodeId(0)
    }

    /// Appends a node under another.
    pub(super) fn add(&mut self, parent: NodeId, role: Role) -> NodeId {
        let id = NodeId(self.nodes.len());
        self.nodes.push(Node { role, parent: Some(parent), kids: Vec::new(), depiction: None });
        self.adopt(parent, Kid::Node(id));
        id
    }

    /// Makes a node stand for an image.
    pub(super) fn depict(&mut self, node: NodeId, alternative: &str, area: Area) {
        if let Some(node) = self.nodes.get_mut(node.0) {
            node.depiction = Some(Depiction { alternative: alternative.to_owned(), area });
        }
    }

    pub(super) fn adopt(&mut self, parent: NodeId, kid: Kid) {
        if let Some(node) = self.nodes.get_mut(parent.0) {
            node.kids.push(kid);
        }
    }

    pub(super) fn role(&self, node: NodeId) -> Role {
        self.nodes.get(node.0).map_or(Role::Document, |node| node.role)
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
