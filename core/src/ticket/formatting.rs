//! Light formatting of messages: lists, quotes, bold and links, from text that stays text.
//!
//! Screens draw the tree with elements of their own, so that no message can bring markup or a script. Only well-formed
//! marks count. Everything else stays as it was typed, with its line breaks. Reading takes time in proportion to the text.

use serde::Serialize;

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

/// Links first, so that marks inside of an address are no marks.
fn line_spans(line: &str) -> Vec<MessageSpan> {
    bold(links(line))
}

fn push_text(spans: &mut Vec<MessageSpan>, text: &str, is_bold: bool) {
    if text.is_empty() {
        return;
    }
    match spans.last_mut() {
        Some(last) if last.href.is_none() && last.is_bold == is_bold => last.text.push_str(text),
        _ => spans.push(MessageSpan { text: text.to_owned(), is_bold, ..MessageSpan::default() }),
    }
}

fn push_all(spans: &mut Vec<MessageSpan>, more: Vec<MessageSpan>) {
    for span in more {
        if span.href.is_none() {
            push_text(spans, &span.text, span.is_bold);
        } else {
            spans.push(span);
        }
    }
}

/// A place of '**' that can begin or end bold text.
struct Mark {
    span: usize,
    at: usize,
}

/// Makes text between two '**' bold. A mark stands at the edge of a word, as in `**penting**`.
fn bold(spans: Vec<MessageSpan>) -> Vec<MessageSpan> {
    let mut marks: Vec<Mark> = Vec::new();
    let mut opened: Option<Mark> = None;
    for (span, MessageSpan { text, href, .. }) in spans.iter().enumerate() {
        if href.is_some() {
            continue;
        }
        for at in marks_in(text) {
            // A link beside a mark is like a sign of punctuation.
            let before = text[..at].chars().next_back().or_else(|| (span > 0).then_some('.'));
            let after = text[at + 2..].chars().next().or_else(|| (span + 1 < spans.len()).then_some('.'));
            let is_inner = |c: Option<char>| c.is_some_and(|c| !c.is_whitespace());
            let is_outer = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
            let mark = Mark { span, at };
            if opened.is_some() && is_inner(before) && is_outer(after) {
                marks.extend(opened.take());
                marks.push(mark);
            } else if is_outer(before) && is_inner(after) {
                opened = Some(mark);
            }
        }
    }
    if marks.is_empty() {
        return spans;
    }
    let mut marks = marks.into_iter().peekable();
    let (mut made, mut is_bold) = (Vec::new(), false);
    for (number, span) in spans.into_iter().enumerate() {
        if span.href.is_some() {
            made.push(MessageSpan { is_bold, ..span });
            continue;
        }
        let mut from = 0;
        while let Some(Mark { at, .. }) = marks.next_if(|mark| mark.span == number) {
            push_text(&mut made, &span.text[from..at], is_bold);
            is_bold = !is_bold;
            from = at + 2;
        }
        push_text(&mut made, &span.text[from..], is_bold);
    }
    made
}

/// Places of exactly two stars.
fn marks_in(text: &str) -> impl Iterator<Item = usize> {
    let bytes = text.as_bytes();
    let is_star = |at: usize| bytes.get(at) == Some(&b'*');
    (0..bytes.len()).filter(move |at| {
        let starts = is_star(*at) && (*at == 0 || !is_star(at - 1));
        starts && is_star(at + 1) && !is_star(at + 2)
    })
}

const SCHEMES: [&str; 3] = ["https://", "http://", "mailto:"];

/// Splits a line into text and links.
fn links(line: &str) -> Vec<MessageSpan> {
    let mut spans = Vec::new();
    let (mut done, mut at) = (0, 0);
    let bytes = line.as_bytes();
    while at < line.len() {
        let found = match bytes[at] {
            b'[' => named_link(&line[at..]),
            b'h' | b'H' | b'm' | b'M' => address(&line[at..]),
            _ => Link::None,
        };
        match found {
            Link::Found(span, length) => {
                push_text(&mut spans, &line[done..at], false);
                spans.push(span);
                at += length;
                done = at;
            }
            Link::NoneUntil(length) => at += length,
            Link::None => at += 1,
        }
    }
    push_text(&mut spans, &line[done..], false);
    spans
}

enum Link {
    /// A link and its length in bytes.
    Found(MessageSpan, usize),
    /// No link begins in this many bytes.
    NoneUntil(usize),
    None,
}

fn scheme_of(text: &str) -> Option<&'static str> {
    let starts = |scheme: &&str| text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme));
    SCHEMES.into_iter().find(starts)
}

/// True if the part after the scheme begins with a host, or is an e-mail address.
fn is_address(scheme: &str, rest: &str) -> bool {
    if scheme == "mailto:" {
        let (user, host) = rest.split_once('@').unwrap_or_default();
        return !user.is_empty() && host.starts_with(char::is_alphanumeric);
    }
    rest.starts_with(char::is_alphanumeric)
}

/// An address at the start of the text, without the punctuation after it. A closing bracket stays if the address opens
/// one.
fn address(text: &str) -> Link {
    let Some(scheme) = scheme_of(text) else { return Link::None };
    let mut end = scheme.len();
    let mut open = 0_u32;
    for (at, c) in text[scheme.len()..].char_indices() {
        match c {
            '<' | '>' | '"' | '“' | '”' => break,
            c if c.is_whitespace() => break,
            ')' if open == 0 => break,
            ')' => open -= 1,
            '(' => open += 1,
            _ => {}
        }
        if !".,;:!?'’*_]}…".contains(c) {
            end = scheme.len() + at + c.len_utf8();
        }
    }
    let href = &text[..end];
    if is_address(scheme, &href[scheme.len()..]) {
        let span = MessageSpan { text: href.to_owned(), href: Some(href.to_owned()), ..MessageSpan::default() };
        Link::Found(span, end)
    } else {
        Link::NoneUntil(end)
    }
}

/// The host of a web address without a user's name, which could pretend to be one; the whole of an e-mail address.
fn target_of<'a>(scheme: &str, rest: &'a str) -> &'a str {
    let authority = rest.split(['/', '?', '#', '\\']).next().unwrap_or_default();
    if scheme == "mailto:" { authority } else { authority.rsplit('@').next().unwrap_or_default() }
}

/// A link such as '[pedoman](https://esdm.example/a)' at the start of the text.
fn named_link(text: &str) -> Link {
    let inside = &text[1..];
    let Some(close) = inside.find(['[', ']']) else { return Link::None };
    let name = inside[..close].trim();
    let Some(after) = inside[close..].strip_prefix("](").filter(|_| !name.is_empty()) else { return Link::None };
    let ends = |c: char| c.is_whitespace() || "()<>[]\"“”".contains(c);
    let Some(end) = after.find(ends).filter(|end| after[*end..].starts_with(')')) else { return Link::None };
    let href = &after[..end];
    match scheme_of(href) {
        Some(scheme) if is_address(scheme, &href[scheme.len()..]) => {
            let target = (name != href).then(|| target_of(scheme, &href[scheme.len()..]).to_owned());
            let span = MessageSpan { text: name.to_owned(), href: Some(href.to_owned()), is_bold: false, target };
            Link::Found(span, text.len() - after.len() + end + 1)
        }
        _ => Link::None,
    }
}
