//! Text to glyphs: what is drawn, where a line may break, and what a reader that copies it should get.

use super::compose::{compose, is_mark};
use super::font::{Font, MISSING};

/// A drawn glyph with what it stands for.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Glyph {
    pub(super) id: u16,
    /// In ems.
    pub(super) advance: f32,
    /// The character that the glyph shows.
    pub(super) shows: char,
    /// Whether a line may end after it.
    pub(super) breaks: Break,
    /// The text it stands for, where that is not what it shows.
    pub(super) original: Option<String>,
}

/// Whether a line may end after a glyph.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Break {
    Never,
    /// Only where the whole word is too long for a line: at the joints of paths and addresses.
    WithinWord,
    /// Between words.
    AfterWord,
}

const LINE_ENDS: [char; 7] = ['\n', '\r', '\u{B}', '\u{C}', '\u{85}', '\u{2028}', '\u{2029}'];

/// The paragraphs of a text, each as its lines; blank lines only separate.
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

/// The glyphs of one line of text. Control characters vanish; a character without a glyph becomes a box.
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

/// Whether a glyph is a box in the place of a character that the typeface lacks.
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

/// Part of an emoji's spelling is kept for copying where the emoji is a box; elsewhere only what has a shape is kept.
fn add_to_emoji(glyphs: &mut Vec<Glyph>, c: char, font: &Font) {
    match glyphs.last_mut().and_then(|last| last.original.as_mut()) {
        Some(original) => original.push(c),
        None if is_invisible(c) => {}
        None => glyphs.push(glyph(c, font)),
    }
}

/// Characters that guide layout and emoji but have no shape, and skin tones, which only colour the emoji before them.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{AD}' | '\u{61C}' | '\u{180E}' | '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{1F3FB}'..='\u{1F3FF}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Long paths and addresses may break at their joints. Hyphens may not: readers that copy text take one at the end of a
/// line for a hyphenation and drop it.
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
