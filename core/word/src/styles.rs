//! Headings and lists in the paragraph styles of a document (`styles.xml`).

use std::collections::HashMap;

use crate::Problem;
use crate::xml::{Piece, Xml};

/// Styles inherit from each other; this ends a circular chain.
const MAX_CHAIN: usize = 20;

/// A list and a level in it; without a level, the list decides.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct ListPlace {
    pub(crate) list: Option<String>,
    pub(crate) level: Option<usize>,
}

#[derive(Debug, Default)]
struct Style {
    name: String,
    based_on: Option<String>,
    outline: Option<u32>,
    place: ListPlace,
}

#[derive(Debug, Default)]
pub(crate) struct Styles(HashMap<String, Style>);

impl Styles {
    pub(crate) fn read(mut xml: Xml) -> Result<Self, Problem> {
        let mut styles = HashMap::new();
        let mut current: Option<(String, Style)> = None;
        loop {
            match xml.next()? {
                Piece::Start(tag) if tag.name.local == "style" => {
                    current = tag.get("styleId").map(|id| (id.to_owned(), Style::default()));
                }
                Piece::Start(tag) => {
                    let Some((_, style)) = &mut current else { continue };
                    match tag.name.local.as_str() {
                        "name" => style.name = tag.val().unwrap_or_default().to_lowercase(),
                        "basedOn" => style.based_on = tag.val().map(str::to_owned),
                        "outlineLvl" => style.outline = tag.number(),
                        "numId" => style.place.list = tag.val().map(str::to_owned),
                        "ilvl" => style.place.level = tag.val().and_then(|level| level.parse().ok()),
                        _ => {}
                    }
                }
                Piece::End(name) if name.local == "style" => styles.extend(current.take()),
                Piece::Done => return Ok(Self(styles)),
                Piece::End(_) | Piece::Text(_) | Piece::Other => {}
            }
        }
    }

    /// The level of a heading, 1 for the highest; `None` for any other paragraph.
    pub(crate) fn heading(&self, id: &str) -> Option<u32> {
        let level = self.chain(id).find_map(|style| match style.name.strip_prefix("heading ") {
            Some(level) => level.parse().ok(),
            None => style.outline.map(|outline| outline.saturating_add(1)),
        });
        // A document without styles still uses the default ids of headings.
        level.or_else(|| ["Heading", "Judul"].iter().find_map(|name| id.strip_prefix(name)?.parse().ok()))
    }

    pub(crate) fn list(&self, id: &str) -> ListPlace {
        let mut place = ListPlace::default();
        for style in self.chain(id) {
            place.list = place.list.or_else(|| style.place.list.clone());
            place.level = place.level.or(style.place.level);
        }
        place
    }

    fn chain<'a>(&'a self, id: &'a str) -> impl Iterator<Item = &'a Style> {
        let first = self.0.get(id);
        std::iter::successors(first, |style| self.0.get(style.based_on.as_deref()?)).take(MAX_CHAIN)
    }
}
