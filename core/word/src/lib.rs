//! Reads the text of a Word document (DOCX), one section per heading.
//!
//! The archive is unpacked block by block while its XML is parsed; the unpacked XML is never in memory as a whole. The
//! sizes in the archive's directory are not trusted: reading stops at a limit. Reading works in slices, so that the
//! page stays responsive and can cancel.
//!
//! | file | purpose |
//! |---|---|
//! | `zip` | finds a part in the archive and unpacks it under a limit |
//! | `xml` | splits a part into elements |
//! | `styles`, `numbering`, `marks` | find headings, list items, and the marks of items |
//! | `story` | names the parts with text: body, notes, page headers and footers |
//! | `text`, `table`, `sections` | convert paragraphs, tables and text boxes to sections of text |
//!
//! Left out: pictures, charts, comments, and text that was deleted under 'track changes'.

mod marks;
mod numbering;
mod sections;
mod story;
mod styles;
mod table;
mod text;
mod xml;
mod zip;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;

use std::collections::VecDeque;

use serde::Serialize;

use numbering::Numbering;
use story::{Relations, Story};
use styles::Styles;
use text::TextReader;
use xml::{Piece, Xml};
use zip::Archive;

/// Maximum number of characters of text; the core does not store more per document.
pub const MAX_CHARACTERS: usize = 5_000_000;

/// Maximum number of unpacked bytes of a document's body. Word writes about 10 to 20 bytes per character of text.
pub const MAX_BODY_BYTES: u64 = 128 * 1024 * 1024;

/// Maximum number of unpacked bytes of each part that is read at once, such as the styles.
const MAX_SIDE_BYTES: u64 = 4 * 1024 * 1024;

const MAX_DEPTH: usize = 1_000;

const USUAL_BODY: &str = "word/document.xml";

/// A part of a document under its heading.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct WordSection {
    /// Heading; 'Isi' for the text before the first heading.
    pub title: String,
    /// Paragraphs, separated by blank lines.
    pub body: String,
}

/// The reason why a document cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Problem {
    /// The file is no Word document, or a damaged one.
    NotWord,
    /// The text or the unpacked data exceeds the limit.
    TooLarge,
}

/// A document that is being read.
pub struct Reading {
    archive: Archive,
    /// The folder of the document's parts, with a slash at the end.
    folder: String,
    relations: Relations,
    /// The part that is being read; `None` at the end.
    part: Option<(Story, Xml)>,
    rest: VecDeque<(Story, Xml)>,
    text: TextReader,
}

/// The parts that contain notes.
const NOTES: [(&str, Story); 2] = [("footnotes.xml", Story::Footnotes), ("endnotes.xml", Story::Endnotes)];

impl Reading {
    /// Begins to read the bytes of a file.
    pub fn begin(bytes: &[u8]) -> Result<Self, Problem> {
        let archive = Archive::open(bytes).ok_or(Problem::NotWord)?;
        let side = |name: &str| archive.part(name, MAX_SIDE_BYTES).map(Xml::new);
        let body = side("_rels/.rels").map(body_name).transpose()?.flatten();
        let body = body.unwrap_or_else(|| USUAL_BODY.to_owned());
        let (folder, name) =
            body.rsplit_once('/').map_or(("", &*body), |(folder, name)| (&body[..=folder.len()], name));
        let styles = side(&format!("{folder}styles.xml")).map(Styles::read).transpose()?.unwrap_or_default();
        let numbering = side(&format!("{folder}numbering.xml")).map(Numbering::read).transpose()?.unwrap_or_default();
        let relations = side(&format!("{folder}_rels/{name}.rels")).map(|xml| Relations::read(xml, folder));
        let relations = relations.transpose()?.unwrap_or_default();
        let part = archive.part(&body, MAX_BODY_BYTES).ok_or(Problem::NotWord)?;
        let (part, text) = (Some((Story::Body, Xml::new(part))), TextReader::new(styles, numbering));
        Ok(Self { folder: folder.to_owned(), archive, relations, part, rest: VecDeque::new(), text })
    }

    /// Reads about `bytes` of unpacked XML. True when everything is read.
    pub fn step(&mut self, bytes: u64) -> Result<bool, Problem> {
        let mut end = None;
        loop {
            let Some((story, xml)) = &mut self.part else { return Ok(true) };
            if xml.read_bytes() >= *end.get_or_insert(xml.read_bytes() + bytes) {
                return Ok(false);
            }
            match xml.next()? {
                Piece::Done => {
                    if *story == Story::Body {
                        self.rest = self.after_body()?;
                    }
                    self.part = self.rest.pop_front();
                    return Ok(self.part.is_none());
                }
                piece => self.text.take(piece, *story),
            }
            if self.text.characters() > MAX_CHARACTERS || self.text.depth() > MAX_DEPTH {
                return Err(Problem::TooLarge);
            }
        }
    }

    /// The text; call this after [`Reading::step`] has returned true.
    pub fn finish(self) -> Vec<WordSection> {
        self.text.finish()
    }

    /// The notes, page headers and footers that the body refers to.
    fn after_body(&self) -> Result<VecDeque<(Story, Xml)>, Problem> {
        if !self.text.has_body() {
            return Err(Problem::NotWord);
        }
        let notes = NOTES.iter().filter(|(_, story)| self.text.refers_to(*story));
        let notes = notes.filter_map(|(name, story)| {
            Some((*story, self.archive.part(&format!("{}{name}", self.folder), MAX_BODY_BYTES)?))
        });
        let pages = [Story::Header, Story::Footer].into_iter().flat_map(|story| {
            let paths = self.text.pages(story).filter_map(|id| self.relations.path(id));
            paths.filter_map(move |path| Some((story, self.archive.part(path, MAX_SIDE_BYTES)?)))
        });
        Ok(notes.chain(pages).map(|(story, part)| (story, Xml::new(part))).collect())
    }
}

/// The path of the document within the package.
fn body_name(mut xml: Xml) -> Result<Option<String>, Problem> {
    loop {
        match xml.next()? {
            Piece::Start(tag) if tag.get("Type").is_some_and(|kind| kind.ends_with("/officeDocument")) => {
                return Ok(tag.get("Target").map(|target| target.trim_start_matches('/').to_owned()));
            }
            Piece::Done => return Ok(None),
            Piece::Start(_) | Piece::End(_) | Piece::Text(_) | Piece::Other => {}
        }
    }
}
