//! Converts text to glyphs, with possible line breaks and the text for copying.

use super::compose::{compose, is_mark};
use super::font::{Font, MISSING};

/// A drawn glyph and its text.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Glyph {
    pub(super) id: u16,
    /// In ems.
    pub(super) advance: f32,
    /// The character that is drawn.
    pub(super) shows: char,
    /// The line break that is allowed after it.
    pub(super) breaks: Break,
    /// The text for copying, if it differs from the drawn character.
    pub(super) original: Option<String>,
}

/// The line break that is allowed after a glyph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Break {
    Never,
    /// At the joints of paths and addresses, only if the word is too long for a line.
    WithinWord,
    /// Between words.
    AfterWord,
}

const LINE_ENDS: [char; 7] = ['\n', '\r', '\u{B}', '\u{C}', '\u{85}', '\u{2028}', '\u{2029}'];

/// Paragraphs of a text as lines; blank lines only separate paragraphs.
pub(super) fn paragraphs(text: &str) -> Vec<Vec<String>> {
    let text = text.replace("\r\n", "\n");
    let lines = text.split(LINE_ENDS);
    let mut found = vec![Vec::new()];
    for line in lines.map(str::trim_end) {
        if !line.is_empty() {
            if let Some(paragraph) = found.last_mut() {
                paragraph.push(line.to_owned());
            }
        } else if found.last().is_some_and(|paragraph| !paragraph.is_empty()) {
            found.push(Vec::new());
        }
    }
    found.retain(|paragraph| !paragraph.is_empty());
    found
}

/// Glyphs of one line. Control characters are dropped; a character without a glyph becomes a box.
pub(super) fn shape(text: &str, font: &Font) -> Vec<Glyph> {
    let mut glyphs: Vec<Glyph> = Vec::with_capacity(text.len());
    let mut joining = false;
    for c in text.chars() {
        let joined = std::mem::replace(&mut joining, c == '\u{200D}');
        match c {
            '\t' => glyphs.extend((0..4).map(|_| space(font, Break::AfterWord))),
            '\u{A0}' | '\u{202F}' => glyphs.push(space(font, Break::Never)),
            _ if c.is_control() => {}
            _ if c.is_whitespace() => glyphs.push(space(font, Break::AfterWord)),
            _ if is_mark(c) => add_mark(&mut glyphs, c, font),
            _ if joined || is_invisible(c) => add_to_emoji(&mut glyphs, c, font),
            _ => glyphs.push(glyph(c, font)),
        }
    }
    allow_breaks(&mut glyphs);
    glyphs
}

/// True if the glyph is a replacement box.
pub(super) fn is_replaced(glyph: &Glyph) -> bool {
    glyph.shows == MISSING && glyph.original.is_some()
}

fn space(font: &Font, breaks: Break) -> Glyph {
    Glyph { id: font.space, advance: font.advance(font.space), shows: ' ', breaks, original: None }
}

fn glyph(c: char, font: &Font) -> Glyph {
    let (id, shows, breaks, original) = match font.glyph(c) {
        Some(id) => (id, c, Break::Never, None),
        None => (font.missing, MISSING, Break::AfterWord, Some(c.to_string())),
    };
    Glyph { id, advance: font.advance(id), shows, breaks, original }
}

fn add_mark(glyphs: &mut Vec<Glyph>, mark: char, font: &Font) {
    let Some(base) = glyphs.last_mut() else {
        glyphs.push(glyph(mark, font));
        return;
    };
    let letter = if base.original.is_none() { compose(base.shows, mark) } else { None };
    if let Some((letter, id)) = letter.and_then(|letter| Some((letter, font.glyph(letter)?))) {
        *base = Glyph { id, advance: font.advance(id), shows: letter, breaks: Break::Never, original: None };
    } else {
        base.original.get_or_insert_with(|| base.shows.to_string()).push(mark);
    }
}

/// Keeps the invisible parts of an emoji for copying if the emoji is a box.
fn add_to_emoji(glyphs: &mut Vec<Glyph>, c: char, font: &Font) {
    match glyphs.last_mut().and_then(|last| last.original.as_mut()) {
        Some(original) => original.push(c),
        None if is_invisible(c) => {}
        None => glyphs.push(glyph(c, font)),
    }
}

/// Characters without a shape that control layout and emoji, including skin tones.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{1F3FB}'..='\u{1F3FF}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Allows breaks at the joints of long paths and addresses. Not at hyphens, because PDF readers drop a hyphen at the
/// end of a line when copying.
fn allow_breaks(glyphs: &mut [Glyph]) {
    let shown: Vec<char> = glyphs.iter().map(|glyph| glyph.shows).collect();
    let after = |index: usize| shown.get(index).copied().unwrap_or(' ');
    for (index, glyph) in glyphs.iter_mut().enumerate() {
        let (next, second) = (after(index + 1), after(index + 2));
        let is_joint = match (glyph.shows, next) {
            ('/' | '\\' | '_' | '&' | '?' | '=', next) => next.is_alphabetic(),
            (shown, '@') => shown.is_alphanumeric(),
            (shown, '.') => shown.is_alphabetic() && second.is_alphabetic(),
            _ => false,
        };
        if matches!(glyph.shows, '–' | '—') {
            glyph.breaks = Break::AfterWord;
        } else if is_joint && glyph.breaks == Break::Never {
            glyph.breaks = Break::WithinWord;
        }
    }
}
