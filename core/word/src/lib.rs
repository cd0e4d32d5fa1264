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
//! | `styles`, `numbering` | find headings, list items, and the marks of items |
//! | `text`, `table` | convert paragraphs, tables and text boxes to text |

mod numbering;
mod styles;
mod table;
mod text;
mod xml;
mod zip;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;

use serde::Serialize;

use numbering::Numbering;
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
    stage: Stage,
    text: TextReader,
}

enum Stage {
    Body(Xml),
    Notes(Xml, &'static str),
    Done,
}

/// The parts that contain notes, and the element of a note in each.
const NOTES: [(&str, &str); 2] = [("footnotes.xml", "footnote"), ("endnotes.xml", "endnote")];

impl Reading {
    /// Begins to read the bytes of a file.
    pub fn begin(bytes: &[u8]) -> Result<Self, Problem> {
        let archive = Archive::open(bytes).ok_or(Problem::NotWord)?;
        let side = |name: &str| archive.part(name, MAX_SIDE_BYTES).map(Xml::new);
        let body = side("_rels/.rels").map(body_name).transpose()?.flatten();
        let body = body.unwrap_or_else(|| USUAL_BODY.to_owned());
        let folder = body.rsplit_once('/').map_or(String::new(), |(folder, _)| format!("{folder}/"));
        let styles = side(&format!("{folder}styles.xml")).map(Styles::read).transpose()?.unwrap_or_default();
        let numbering = side(&format!("{folder}numbering.xml")).map(Numbering::read).transpose()?.unwrap_or_default();
        let part = archive.part(&body, MAX_BODY_BYTES).ok_or(Problem::NotWord)?;
        let stage = Stage::Body(Xml::new(part));
        Ok(Self { archive, folder, stage, text: TextReader::new(styles, numbering) })
    }

    /// Reads about `bytes` of unpacked XML. True when everything is read.
    pub fn step(&mut self, bytes: u64) -> Result<bool, Problem> {
        let mut end = None;
        loop {
            let (xml, note) = match &mut self.stage {
                Stage::Body(xml) => (xml, None),
                Stage::Notes(xml, note) => (xml, Some(*note)),
                Stage::Done => return Ok(true),
            };
            if xml.read_bytes() >= *end.get_or_insert(xml.read_bytes() + bytes) {
                return Ok(false);
            }
            match xml.next()? {
                Piece::Done => {
                    self.go_on()?;
                    return Ok(matches!(self.stage, Stage::Done));
                }
                piece => self.text.take(piece, note),
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

    /// Continues from the body to the footnotes, and from the footnotes to the endnotes.
    fn go_on(&mut self) -> Result<(), Problem> {
        let next = match &self.stage {
            Stage::Body(_) => {
                if !self.text.has_body() {
                    return Err(Problem::NotWord);
                }
                0
            }
            Stage::Notes(_, "footnote") => 1,
            Stage::Notes(..) | Stage::Done => NOTES.len(),
        };
        let rest = NOTES.iter().skip(next).filter(|(_, note)| self.text.refers_to(note));
        let found = rest.filter_map(|(name, note)| {
            let part = self.archive.part(&format!("{}{name}", self.folder), MAX_BODY_BYTES)?;
            Some(Stage::Notes(Xml::new(part), note))
        });
        self.stage = found.into_iter().next().unwrap_or(Stage::Done);
        Ok(())
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
