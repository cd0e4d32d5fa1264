//! Parses the XML of a part, element by element.

use std::io;

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Error, Reader, XmlVersion};

use crate::Problem;
use crate::zip::Part;

/// Maximum size in bytes of one tag or one run of text; no real document exceeds it.
const MAX_PIECE_BYTES: u64 = 4 * 1024 * 1024;

/// Parses one part. Names lose their prefix; a flag tells if it was the prefix of the part's first element.
pub(crate) struct Xml {
    reader: Reader<Part>,
    buffer: Vec<u8>,
    /// The prefix of the part's own vocabulary, usually 'w'.
    prefix: Option<String>,
}

pub(crate) enum Piece {
    Start(Tag),
    End(Name),
    Text(String),
    /// Ignored content: a comment, a declaration.
    Other,
    Done,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Name {
    pub(crate) local: String,
    /// True if the element belongs to the part's own vocabulary.
    pub(crate) is_own: bool,
}

pub(crate) struct Tag {
    pub(crate) name: Name,
    attributes: Vec<(String, String)>,
}

impl Tag {
    /// The value of an attribute with any prefix.
    pub(crate) fn get(&self, local: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == local).map(|(_, value)| value.as_str())
    }

    pub(crate) fn val(&self) -> Option<&str> {
        self.get("val")
    }

    /// The value of a property that is on when it is named without a value.
    pub(crate) fn is_on(&self) -> bool {
        !matches!(self.val(), Some("0" | "false" | "off"))
    }

    pub(crate) fn number(&self) -> Option<u32> {
        self.val().and_then(|value| value.parse().ok())
    }
}

impl Xml {
    pub(crate) fn new(part: Part) -> Self {
        let mut reader = Reader::from_reader(part);
        let config = reader.config_mut();
        config.expand_empty_elements = true;
        config.check_end_names = false;
        config.allow_dangling_amp = true;
        Self { reader, buffer: Vec::new(), prefix: None }
    }

    pub(crate) fn read_bytes(&self) -> u64 {
        self.reader.get_ref().read_bytes()
    }

    pub(crate) fn next(&mut self) -> Result<Piece, Problem> {
        self.buffer.clear();
        self.reader.get_mut().allow(MAX_PIECE_BYTES);
        Ok(match self.reader.read_event_into(&mut self.buffer).map_err(|error| problem(&error))? {
            Event::Start(start) => {
                let prefix = start.name().prefix().map(|prefix| prefix.as_ref().to_owned()).unwrap_or_default();
                let own = self.prefix.get_or_insert_with(|| prefix.clone());
                let name = Name { local: start.local_name().as_ref().to_owned(), is_own: *own == prefix };
                Piece::Start(Tag { name, attributes: attributes(&start) })
            }
            Event::End(end) => {
                let prefix = end.name().prefix().map(|prefix| prefix.as_ref().to_owned()).unwrap_or_default();
                let is_own = self.prefix.as_deref() == Some(prefix.as_str());
                Piece::End(Name { local: end.local_name().as_ref().to_owned(), is_own })
            }
            Event::Text(text) => Piece::Text(text.xml10_content().into_owned()),
            Event::CData(text) => Piece::Text(text.xml10_content().into_owned()),
            Event::GeneralRef(reference) => Piece::Text(match reference.resolve_char_ref() {
                Ok(Some(character)) => character.to_string(),
                _ => quick_xml::escape::resolve_predefined_entity(&reference.xml10_content()).unwrap_or("").to_owned(),
            }),
            Event::Eof => Piece::Done,
            Event::Empty(_) | Event::Comment(_) | Event::Decl(_) | Event::PI(_) | Event::DocType(_) => Piece::Other,
        })
    }
}

fn attributes(start: &BytesStart) -> Vec<(String, String)> {
    let mut all = start.attributes();
    let known = all.with_checks(false).flatten();
    let value = |attribute: &quick_xml::events::attributes::Attribute| {
        let value = attribute.normalized_value(XmlVersion::Explicit1_0);
        value.map_or_else(|_| attribute.value.clone().into_owned(), std::borrow::Cow::into_owned)
    };
    known.map(|attribute| (attribute.key.local_name().as_ref().to_owned(), value(&attribute))).collect()
}

fn problem(error: &Error) -> Problem {
    match error {
        Error::Io(error) if error.kind() == io::ErrorKind::FileTooLarge => Problem::TooLarge,
        _ => Problem::NotWord,
    }
}
