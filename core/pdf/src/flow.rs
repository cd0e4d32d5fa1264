//! Fills pages from top to bottom and starts a new one when there is no room.

use super::font::PdfFonts;
use super::outline::Bookmark;
use super::page::{Area, BOTTOM, Ink, Meaning, Page, Style, TOP};
use super::shape::{Glyph, paragraphs, shape};
use super::tags::{NodeId, Tags};
use super::wrap::{cut, wrap};

/// Minimum number of lines of a paragraph at the end or start of a page.
const COMPANY: usize = 2;

/// The bar beside an entry, on every page that the entry reaches.
struct Bar {
    x: f32,
    from: f32,
    ink: Ink,
}

pub(super) struct Flow<'f, 'a> {
    fonts: &'f PdfFonts<'a>,
    pages: Vec<Page>,
    current: Page,
    y: f32,
    bar: Option<Bar>,
    bookmarks: Vec<Bookmark>,
    pub(super) tags: Tags,
}

impl<'f, 'a> Flow<'f, 'a> {
    pub(super) fn new(fonts: &'f PdfFonts<'a>) -> Self {
        Self {
            fonts,
            pages: Vec::new(),
            current: Page::default(),
            y: TOP,
            bar: None,
            bookmarks: Vec::new(),
            tags: Tags::new(),
        }
    }

    pub(super) fn finish(mut self) -> (Vec<Page>, Vec<Bookmark>, Tags) {
        self.pages.push(self.current);
        (self.pages, self.bookmarks, self.tags)
    }

    /// Adds a bookmark for the next text.
    pub(super) fn bookmark(&mut self, text: &str) {
        self.bookmarks.push(Bookmark { text: text.to_owned(), page: self.pages.len(), y: self.y });
    }

    /// The page being filled.
    pub(super) fn page(&mut self) -> &mut Page {
        &mut self.current
    }

    pub(super) fn y(&self) -> f32 {
        self.y
    }

    /// Height left on this page.
    pub(super) fn room(&self) -> f32 {
        BOTTOM - self.y
    }

    /// Starts a new page unless `height` fits on this one.
    pub(super) fn need(&mut self, height: f32) {
        if self.y + height > BOTTOM {
            self.break_page();
        }
    }

    /// Starts a new page unless this one is empty.
    pub(super) fn break_page(&mut self) {
        if self.y > TOP {
            self.draw_bar();
            self.pages.push(std::mem::take(&mut self.current));
            self.y = TOP;
            if let Some(bar) = &mut self.bar {
                bar.from = TOP;
            }
        }
    }

    /// Adds white space, except at the top of a page.
    pub(super) fn skip(&mut self, height: f32) {
        if self.y > TOP {
            self.y += height;
        }
    }

    /// Moves down past a part that the caller drew.
    pub(super) fn advance(&mut self, height: f32) {
        self.y += height;
    }

    /// Breaks a text into lines of a given width.
    pub(super) fn wrapped(&self, text: &str, style: Style, width: f32) -> Vec<Vec<Glyph>> {
        wrap(&self.shaped(text, style), style.size, width)
    }

    /// Breaks a text into lines of a given width and keeps its line breaks. Blank lines are left out.
    pub(super) fn broken(&self, text: &str, style: Style, width: f32) -> Vec<Vec<Glyph>> {
        let lines: Vec<String> = paragraphs(text).into_iter().flatten().collect();
        match lines.as_slice() {
            [] | [_] => self.wrapped(text, style, width),
            // A space separates the last word of a line from the next one when the text is copied or read aloud.
            _ => lines.iter().flat_map(|line| self.wrapped(&format!("{line} "), style, width)).collect(),
        }
    }

    /// One line of a text, with an ellipsis if it is too wide.
    pub(super) fn cut(&self, text: &str, style: Style, width: f32) -> Vec<Glyph> {
        cut(text, style.weight.of(self.fonts), style.size, width)
    }

    pub(super) fn shaped(&self, text: &str, style: Style) -> Vec<Glyph> {
        shape(text, style.weight.of(self.fonts))
    }

    /// Draws lines one below the other, over as many pages as needed.
    pub(super) fn lines(&mut self, node: NodeId, x: f32, style: Style, lines: Vec<Vec<Glyph>>) {
        let count = lines.len();
        for (index, line) in lines.into_iter().enumerate() {
            // Keeps the first lines of a paragraph together, and its last ones.
            let together = if index == 0 || index + COMPANY == count { COMPANY.min(count - index) } else { 1 };
            self.need(style.leading * lines_high(together));
            let y = self.y;
            self.current.text(Meaning::Part(node), x, y, style, &line);
            self.y += style.leading;
        }
    }

    pub(super) fn open_bar(&mut self, x: f32, ink: Ink) {
        self.bar = Some(Bar { x, from: self.y, ink });
    }

    pub(super) fn close_bar(&mut self) {
        self.draw_bar();
        self.bar = None;
    }

    fn draw_bar(&mut self) {
        if let Some(bar) = &self.bar
            && self.y > bar.from
        {
            let area = Area { x: bar.x, y: bar.from, width: 2.0, height: self.y - bar.from };
            self.current.fill(Meaning::Decoration, area, bar.ink);
        }
    }
}

/// A number of lines as a factor of their height.
pub(super) fn lines_high(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
