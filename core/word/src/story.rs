//! The parts of a document that contain text: body, notes, page headers and footers.

use std::collections::HashMap;

use crate::Problem;
use crate::xml::{Piece, Xml};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Story {
    Body,
    Footnotes,
    Endnotes,
    Header,
    Footer,
}

impl Story {
    /// Title of the section with this text; empty for the body, which has sections of its own.
    pub(crate) const fn title(self) -> &'static str {
        match self {
            Self::Body => "",
            Self::Footnotes => "Catatan kaki",
            Self::Endnotes => "Catatan akhir",
            Self::Header => "Kepala halaman",
            Self::Footer => "Kaki halaman",
        }
    }

    /// Element around a note, or around the whole text.
    pub(crate) const fn element(self) -> &'static str {
        match self {
            Self::Body => "body",
            Self::Footnotes => "footnote",
            Self::Endnotes => "endnote",
            Self::Header => "hdr",
            Self::Footer => "ftr",
        }
    }
}

/// The paths of the parts that a document refers to, by id (`document.xml.rels`).
#[derive(Debug, Default)]
pub(crate) struct Relations(HashMap<String, String>);

impl Relations {
    /// Reads the relations of a document in `folder`, which ends with a slash or is empty.
    pub(crate) fn read(mut xml: Xml, folder: &str) -> Result<Self, Problem> {
        let mut paths = HashMap::new();
        loop {
            match xml.next()? {
                Piece::Start(tag) => {
                    if let (Some(id), Some(target)) = (tag.get("Id"), tag.get("Target")) {
                        paths.insert(id.to_owned(), path(folder, target));
                    }
                }
                Piece::Done => return Ok(Self(paths)),
                Piece::End(_) | Piece::Text(_) | Piece::Other => {}
            }
        }
    }

    pub(crate) fn path(&self, id: &str) -> Option<&str> {
        self.0.get(id).map(String::as_str)
    }
}

fn path(folder: &str, target: &str) -> String {
    if let Some(whole) = target.strip_prefix('/') {
        return whole.to_owned();
    }
    let mut names: Vec<&str> = folder.split_terminator('/').collect();
    for name in target.split('/') {
        match name {
            "." => {}
            ".." => {
                names.pop();
            }
            name => names.push(name),
        }
    }
    names.join("/")
}

#[cfg(test)]
mod tests {
    use super::path;

    #[test]
    fn targets_are_relative_to_the_document() {
        for (target, whole) in [("header1.xml", "word/header1.xml"), ("/a/b.xml", "a/b.xml"), ("../c.xml", "c.xml")] {
            assert_eq!(path("word/", target), whole);
        }
        assert_eq!(path("", "../../d.xml"), "d.xml");
    }
}
