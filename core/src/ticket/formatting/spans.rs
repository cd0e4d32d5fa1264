//! Links and bold text within a line.

use super::MessageSpan;

/// Links first, so that marks inside of an address are no marks.
pub(super) fn line_spans(line: &str) -> Vec<MessageSpan> {
    bold(links(line))
}

pub(super) fn push_text(spans: &mut Vec<MessageSpan>, text: &str, is_bold: bool) {
    if text.is_empty() {
        return;
    }
    match spans.last_mut() {
        Some(last) if last.href.is_none() && last.is_bold == is_bold => last.text.push_str(text),
        _ => spans.push(MessageSpan { text: text.to_owned(), is_bold, ..MessageSpan::default() }),
    }
}

pub(super) fn push_all(spans: &mut Vec<MessageSpan>, more: Vec<MessageSpan>) {
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
