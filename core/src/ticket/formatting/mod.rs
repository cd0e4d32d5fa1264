//! Light formatting of messages: lists, quotes, bold and links, from text that stays text.
//!
//! Screens draw the tree with elements of their own, so that no message can bring markup or a script. Only well-formed
//! marks count. Everything else stays as it was typed, with its line breaks. Reading takes time in proportion to the text.

mod spans;

use serde::Serialize;

use self::spans::{line_spans, push_all, push_text};

/// Quotes of quotes up to this depth are drawn inside each other.
const DEEPEST: u32 = 8;
/// Numbers of a list have at most this many digits.
const MOST_DIGITS: usize = 4;

/// A piece of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum MessageBlock {
    /// Lines of text with their line breaks and blank lines.
    Text {
        /// The text.
        spans: Vec<MessageSpan>,
    },
    /// Lines that begin with '- '.
    Bullets {
        /// The lines without their marks.
        items: Vec<Vec<MessageSpan>>,
    },
    /// Lines that begin with consecutive numbers, such as '3. ' and '4. '.
    Numbers {
        /// Number of the first line.
        first: u32,
        /// The lines without their numbers.
        items: Vec<Vec<MessageSpan>>,
    },
    /// Lines that begin with '> '.
    Quote {
        /// The quoted message.
        blocks: Vec<MessageBlock>,
    },
}

/// Text in one style.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageSpan {
    /// The text as shown.
    pub text: String,
    /// True between two '**'.
    pub is_bold: bool,
    /// Address of a link: http, https or mailto.
    pub href: Option<String>,
    /// Host or e-mail address of a link with a text of its own, to be shown beside it.
    pub target: Option<String>,
}

/// Reads the formatting of a message.
pub fn blocks(text: &str) -> Vec<MessageBlock> {
    let lines: Vec<&str> = text.split('\n').collect();
    blocks_of(&lines, 0)
}

/// The message as plain text for paper: lists keep their marks, bold has none, a named link shows its address.
pub fn plain(text: &str) -> String {
    lines_of(&blocks(text)).join("\n")
}

fn lines_of(blocks: &[MessageBlock]) -> Vec<String> {
    let mut lines = Vec::new();
    for (at, block) in blocks.iter().enumerate() {
        if at > 0 {
            lines.push(String::new());
        }
        match block {
            MessageBlock::Text { spans } => lines.extend(shown(spans).split('\n').map(str::to_owned)),
            MessageBlock::Bullets { items } => lines.extend(items.iter().map(|item| format!("• {}", shown(item)))),
            MessageBlock::Numbers { first, items } => {
                lines.extend((*first..).zip(items).map(|(number, item)| format!("{number}. {}", shown(item))));
            }
            MessageBlock::Quote { blocks } => {
                lines.extend(lines_of(blocks).into_iter().map(|line| format!("> {line}")));
            }
        }
    }
    lines
}

fn shown(spans: &[MessageSpan]) -> String {
    let one = |span: &MessageSpan| match &span.href {
        Some(href) if span.target.is_some() => format!("{} ({href})", span.text),
        _ => span.text.clone(),
    };
    spans.iter().map(one).collect()
}

fn blocks_of(lines: &[&str], depth: u32) -> Vec<MessageBlock> {
    let mut blocks = Vec::new();
    let mut text: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let (block, length) = run(&lines[at..], depth);
        if let Some(block) = block {
            put_text(&mut blocks, &mut text);
            blocks.push(block);
        } else {
            text.extend(&lines[at..at + length]);
        }
        at += length;
    }
    put_text(&mut blocks, &mut text);
    blocks
}

/// Adds the text so far without the blank lines at its ends, which the distance between blocks replaces.
fn put_text(blocks: &mut Vec<MessageBlock>, text: &mut Vec<&str>) {
    let is_blank = |line: &&str| line.trim().is_empty();
    let start = text.iter().take_while(|line| is_blank(line)).count();
    let end = text.len() - text[start..].iter().rev().take_while(|line| is_blank(line)).count();
    if start < end {
        let mut spans: Vec<MessageSpan> = Vec::new();
        for (number, line) in text[start..end].iter().enumerate() {
            if number > 0 {
                push_text(&mut spans, "\n", false);
            }
            push_all(&mut spans, line_spans(line));
        }
        blocks.push(MessageBlock::Text { spans });
    }
    text.clear();
}

/// The list or quote at the start of the lines and its number of lines; without a block, so many lines are text.
fn run(lines: &[&str], depth: u32) -> (Option<MessageBlock>, usize) {
    let bullets = marked(lines, |line| line.strip_prefix("- ").filter(|item| has_text(item)));
    if !bullets.is_empty() {
        let items = || MessageBlock::Bullets { items: bullets.iter().map(|item| line_spans(item)).collect() };
        return (says_more_than_numbers(&bullets).then(items), bullets.len());
    }
    let quoted = marked(lines, |line| line.strip_prefix("> ").or_else(|| (line == ">").then_some("")));
    if !quoted.is_empty() && depth < DEEPEST {
        let inside = || MessageBlock::Quote { blocks: blocks_of(&quoted, depth + 1) };
        return (says_more_than_numbers(&quoted).then(inside), quoted.len());
    }
    let Some((first, _)) = lines.first().and_then(|line| numbered(line)) else { return (None, 1) };
    let in_order = (first..)
        .zip(lines)
        .map_while(|(number, line)| numbered(line).filter(|(own, _)| *own == number).map(|(_, item)| line_spans(item)));
    let items: Vec<_> = in_order.collect();
    let length = items.len();
    (Some(MessageBlock::Numbers { first, items }), length)
}

/// The first lines that have a mark, without it.
fn marked<'a>(lines: &[&'a str], unmark: impl Fn(&'a str) -> Option<&'a str>) -> Vec<&'a str> {
    lines.iter().map_while(|line| unmark(line)).collect()
}

fn has_text(item: &str) -> bool {
    !item.trim().is_empty()
}

/// False if every line begins with a digit: '- 5' and '> 5' may be a negative number and a comparison.
fn says_more_than_numbers(items: &[&str]) -> bool {
    items.iter().any(|item| has_text(item) && !item.starts_with(|c: char| c.is_ascii_digit()))
}

/// The number of a line such as '12. Isi', and its text. Numbers with leading zeros stay text, to keep the zeros.
fn numbered(line: &str) -> Option<(u32, &str)> {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = line.split_at(digits);
    let item = rest.strip_prefix(". ").filter(|item| has_text(item))?;
    let is_plain = digits <= MOST_DIGITS && !number.starts_with('0');
    if is_plain { Some((number.parse().ok()?, item)) } else { None }
}
