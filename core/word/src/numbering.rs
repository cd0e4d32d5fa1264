//! The numbers and letters of lists (`numbering.xml`).

use std::collections::HashMap;

use crate::Problem;
use crate::xml::{Piece, Xml};

const LEVELS: usize = 9;
/// The mark of every bullet list, whatever sign it uses, and of undefined levels.
const BULLET: &str = "•";
/// Maximum number of list definitions; Word itself allows about 2,000.
const MAX_DEFINITIONS: usize = 10_000;
/// Larger numbers are not written in Roman digits.
const LAST_ROMAN: u32 = 3999;

#[derive(Debug, Clone)]
struct Level {
    start: u32,
    format: String,
    text: String,
    /// The style whose paragraphs have this level.
    style: Option<String>,
}

impl Default for Level {
    fn default() -> Self {
        Self { start: 1, format: "decimal".to_owned(), text: BULLET.to_owned(), style: None }
    }
}

#[derive(Debug, Default)]
struct List {
    definition: String,
    /// Start numbers that override those of the definition, by level.
    starts: HashMap<usize, u32>,
    is_begun: bool,
}

#[derive(Debug, Default)]
pub(crate) struct Numbering {
    definitions: HashMap<String, Vec<Level>>,
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
                        let levels = vec![Level::default(); LEVELS];
                        all.definitions.extend(definition.clone().map(|id| (id, levels)));
                    }
                    "num" => {
                        list = tag.get("numId").map(str::to_owned);
                        all.lists.extend(list.clone().map(|id| (id, List::default())));
                    }
                    "lvl" | "lvlOverride" => {
                        level = tag.get("ilvl").and_then(|level| level.parse().ok()).unwrap_or(0).min(LEVELS - 1);
                    }
                    name => {
                        let value = tag.val().unwrap_or_default();
                        if let Some(levels) = definition.as_ref().and_then(|id| all.definitions.get_mut(id)) {
                            levels[level].set(name, value);
                        } else if let Some(list) = list.as_ref().and_then(|id| all.lists.get_mut(id)) {
                            list.set(name, value, level);
                        }
                    }
                },
                Piece::End(name) if name.local == "abstractNum" => definition = None,
                Piece::End(name) if name.local == "num" => list = None,
                Piece::Done => return Ok(all),
                Piece::End(_) | Piece::Text(_) | Piece::Other => {}
            }
        }
    }

    /// The level of `list` for paragraphs of `style`.
    pub(crate) fn level_of(&self, list: &str, style: &str) -> Option<usize> {
        let levels = self.definitions.get(&self.lists.get(list)?.definition)?;
        levels.iter().position(|level| level.style.as_deref() == Some(style))
    }

    /// The mark of the next paragraph of a list: '3.', 'b)', 'II.', '•', or empty. `None` if there is no such list.
    pub(crate) fn mark(&mut self, list: &str, level: usize) -> Option<String> {
        let level = level.min(LEVELS - 1);
        let List { definition, starts, is_begun } = self.lists.get_mut(list)?;
        let levels = self.definitions.get(definition)?;
        let counts = self.counts.entry(definition.clone()).or_default();
        if !std::mem::replace(is_begun, true) {
            for at in starts.keys() {
                counts[*at] = None;
            }
        }
        let start = |at: usize| starts.get(&at).copied().unwrap_or(levels[at].start);
        for (at, count) in counts.iter_mut().enumerate().take(level) {
            count.get_or_insert_with(|| start(at));
        }
        counts[level] = Some(counts[level].map_or_else(|| start(level), |count| count.saturating_add(1)));
        counts[level + 1..].fill(None);
        Some(levels[level].written(levels, counts))
    }
}

impl Level {
    fn set(&mut self, name: &str, value: &str) {
        match name {
            "start" => self.start = value.parse().unwrap_or(1),
            "numFmt" => value.clone_into(&mut self.format),
            "lvlText" => value.clone_into(&mut self.text),
            "pStyle" => self.style = Some(value.to_owned()),
            _ => {}
        }
    }

    fn written(&self, levels: &[Self], counts: &[Option<u32>; LEVELS]) -> String {
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
                    text += &formatted(&levels[at].format, counts[at].unwrap_or(levels[at].start));
                }
                None => text.push(character),
            }
        }
        text.trim().to_owned()
    }
}

impl List {
    fn set(&mut self, name: &str, value: &str, level: usize) {
        match name {
            "abstractNumId" => value.clone_into(&mut self.definition),
            "startOverride" => {
                self.starts.extend(value.parse().ok().map(|start: u32| (level, start)));
            }
            _ => {}
        }
    }
}

fn formatted(format: &str, number: u32) -> String {
    match format {
        "none" => String::new(),
        "decimalZero" => format!("{number:02}"),
        "lowerLetter" => letters(number),
        "upperLetter" => letters(number).to_uppercase(),
        "lowerRoman" => roman(number).to_lowercase(),
        "upperRoman" => roman(number),
        _ => number.to_string(),
    }
}

/// a to z, then aa, bb and so on, as in Word.
fn letters(number: u32) -> String {
    let Some(index) = number.checked_sub(1) else { return number.to_string() };
    let letter = char::from_u32(u32::from('a') + index % 26).unwrap_or('a');
    let times = usize::try_from(index / 26).unwrap_or(0).min(30) + 1;
    std::iter::repeat_n(letter, times).collect()
}

fn roman(number: u32) -> String {
    const SIGNS: [(u32, &str); 13] = [
        (1000, "M"),
        (900, "CM"),
        (500, "D"),
        (400, "CD"),
        (100, "C"),
        (90, "XC"),
        (50, "L"),
        (40, "XL"),
        (10, "X"),
        (9, "IX"),
        (5, "V"),
        (4, "IV"),
        (1, "I"),
    ];
    if number == 0 || number > LAST_ROMAN {
        return number.to_string();
    }
    let (mut rest, mut text) = (number, String::new());
    for (value, sign) in SIGNS {
        while rest >= value {
            rest -= value;
            text += sign;
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::formatted;

    #[test]
    fn numbers_are_written_as_word_writes_them() {
        for (format, number, written) in [
            ("decimal", 12, "12"),
            ("decimalZero", 7, "07"),
            ("lowerLetter", 2, "b"),
            ("lowerLetter", 28, "bb"),
            ("upperLetter", 26, "Z"),
            ("lowerRoman", 14, "xiv"),
            ("upperRoman", 1999, "MCMXCIX"),
            ("upperRoman", 5000, "5000"),
            ("none", 3, ""),
        ] {
            assert_eq!(formatted(format, number), written, "{format} {number}");
        }
    }
}
