//! The numbers and letters of lists (`numbering.xml`).

use std::collections::HashMap;

use crate::Problem;
use crate::marks::formatted;
use crate::xml::{Piece, Tag, Xml};

const LEVELS: usize = 9;
/// The mark of every bullet list, whatever sign it uses, and of undefined levels.
const BULLET: &str = "•";
/// Maximum number of list definitions; Word itself allows about 2,000.
const MAX_DEFINITIONS: usize = 10_000;

#[derive(Debug, Clone)]
struct Level {
    start: u32,
    format: String,
    text: String,
    /// The style whose paragraphs have this level.
    style: Option<String>,
    /// Number of highest levels after which this level starts again; `None` for all higher levels.
    restart_after: Option<usize>,
    /// True if the numbers of all levels are written in digits, as in '1.2' below 'Bab I'.
    is_legal: bool,
}

impl Default for Level {
    fn default() -> Self {
        let (format, text) = ("decimal".to_owned(), BULLET.to_owned());
        Self { start: 1, format, text, style: None, restart_after: None, is_legal: false }
    }
}

#[derive(Debug, Default)]
struct Definition {
    levels: Vec<Level>,
    /// The list style that this definition describes.
    describes: Option<String>,
    /// The list style that describes this definition, which then has no levels of its own.
    described_by: Option<String>,
}

#[derive(Debug, Default)]
struct List {
    definition: String,
    /// Start numbers that override those of the definition, by level.
    starts: HashMap<usize, u32>,
    /// Levels that override those of the definition.
    levels: HashMap<usize, Level>,
    is_begun: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Numbering {
    definitions: HashMap<String, Definition>,
    lists: HashMap<String, List>,
    counts: HashMap<String, [Option<u32>; LEVELS]>,
}

impl Numbering {
    pub(crate) fn read(mut xml: Xml) -> Result<Self, Problem> {
        let mut all = Self::default();
        let (mut definition, mut list, mut level) = (None::<String>, None::<String>, 0);
        loop {
            match xml.next()? {
                Piece::Start(tag) => match tag.name.local.as_str() {
                    "abstractNum" => {
                        definition = tag.get("abstractNumId").map(str::to_owned);
                        if all.definitions.len() > MAX_DEFINITIONS {
                            return Err(Problem::TooLarge);
                        }
                        let new = Definition { levels: vec![Level::default(); LEVELS], ..Definition::default() };
                        all.definitions.extend(definition.clone().map(|id| (id, new)));
                    }
                    "num" => {
                        list = tag.get("numId").map(str::to_owned);
                        all.lists.extend(list.clone().map(|id| (id, List::default())));
                    }
                    name => {
                        if matches!(name, "lvl" | "lvlOverride") {
                            level = tag.get("ilvl").and_then(|level| level.parse().ok()).unwrap_or(0).min(LEVELS - 1);
                        }
                        if let Some(definition) = definition.as_ref().and_then(|id| all.definitions.get_mut(id)) {
                            definition.set(&tag, level);
                        } else if let Some(list) = list.as_ref().and_then(|id| all.lists.get_mut(id)) {
                            list.set(&tag, level);
                        }
                    }
                },
                Piece::End(name) if name.local == "abstractNum" => definition = None,
                Piece::End(name) if name.local == "num" => list = None,
                Piece::Done => break,
                Piece::End(_) | Piece::Text(_) | Piece::Other => {}
            }
        }
        all.follow_list_styles();
        Ok(all)
    }

    /// Lets the lists of a list style use the definition that describes it.
    fn follow_list_styles(&mut self) {
        let described = self.definitions.iter();
        let styles: HashMap<&str, &str> =
            described.filter_map(|(id, definition)| Some((definition.describes.as_deref()?, id.as_str()))).collect();
        for list in self.lists.values_mut() {
            let style = self.definitions.get(&list.definition).and_then(|own| own.described_by.as_deref());
            if let Some(id) = style.and_then(|style| styles.get(style)) {
                (*id).clone_into(&mut list.definition);
            }
        }
    }

    /// The level of `list` for paragraphs of `style`.
    pub(crate) fn level_of(&self, list: &str, style: &str) -> Option<usize> {
        let levels = &self.definitions.get(&self.lists.get(list)?.definition)?.levels;
        levels.iter().position(|level| level.style.as_deref() == Some(style))
    }

    /// The mark of the next paragraph of a list: '3.', 'b)', 'II.', '•', or empty. `None` if there is no such list.
    pub(crate) fn mark(&mut self, list: &str, level: usize) -> Option<String> {
        let level = level.min(LEVELS - 1);
        let List { definition, starts, levels: own, is_begun } = self.lists.get_mut(list)?;
        let levels = &self.definitions.get(definition)?.levels;
        let of = |at: usize| own.get(&at).unwrap_or(&levels[at]);
        let start = |at: usize| starts.get(&at).copied().unwrap_or(of(at).start);
        let counts = self.counts.entry(definition.clone()).or_default();
        if !std::mem::replace(is_begun, true) {
            for at in starts.keys() {
                counts[*at] = None;
            }
        }
        for (at, count) in counts.iter_mut().enumerate().take(level) {
            count.get_or_insert_with(|| start(at));
        }
        counts[level] = Some(counts[level].map_or_else(|| start(level), |count| count.saturating_add(1)));
        for (at, count) in counts.iter_mut().enumerate().skip(level + 1) {
            if of(at).restart_after.is_none_or(|levels| level < levels) {
                *count = None;
            }
        }
        let formats = std::array::from_fn(|at| of(at).format.as_str());
        let numbers = std::array::from_fn(|at| counts[at].unwrap_or_else(|| start(at)));
        Some(of(level).written(formats, numbers))
    }
}

impl Definition {
    fn set(&mut self, tag: &Tag, level: usize) {
        match tag.name.local.as_str() {
            "styleLink" => self.describes = tag.val().map(str::to_owned),
            "numStyleLink" => self.described_by = tag.val().map(str::to_owned),
            _ => self.levels[level].set(tag),
        }
    }
}

impl List {
    fn set(&mut self, tag: &Tag, level: usize) {
        match tag.name.local.as_str() {
            "abstractNumId" => tag.val().unwrap_or_default().clone_into(&mut self.definition),
            "startOverride" => self.starts.extend(tag.number().map(|start| (level, start))),
            "lvl" => {
                self.levels.insert(level, Level::default());
            }
            _ => {
                if let Some(level) = self.levels.get_mut(&level) {
                    level.set(tag);
                }
            }
        }
    }
}

impl Level {
    fn set(&mut self, tag: &Tag) {
        let value = tag.val().unwrap_or_default();
        match tag.name.local.as_str() {
            "start" => self.start = tag.number().unwrap_or(1),
            "numFmt" => value.clone_into(&mut self.format),
            "lvlText" => value.clone_into(&mut self.text),
            "pStyle" => self.style = Some(value.to_owned()),
            "lvlRestart" => self.restart_after = value.parse().ok(),
            "isLgl" => self.is_legal = tag.is_on(),
            _ => {}
        }
    }

    fn written(&self, formats: [&str; LEVELS], numbers: [u32; LEVELS]) -> String {
        if self.format == "bullet" {
            return BULLET.to_owned();
        }
        let mut text = String::new();
        let mut characters = self.text.chars().peekable();
        while let Some(character) = characters.next() {
            let place = characters.peek().and_then(|digit| digit.to_digit(10)).filter(|_| character == '%');
            match place.and_then(|digit| (digit as usize).checked_sub(1)).filter(|at| *at < LEVELS) {
                Some(at) => {
                    characters.next();
                    text += &formatted(if self.is_legal { "decimal" } else { formats[at] }, numbers[at]);
                }
                None => text.push(character),
            }
        }
        text.trim().to_owned()
    }
}
