//! Collects the blocks of text under their headings.

use std::collections::HashSet;

use crate::WordSection;
use crate::story::Story;

const UNTITLED: &str = "Isi";

#[derive(Debug)]
pub(crate) struct Sections {
    all: Vec<WordSection>,
    ends_with_item: bool,
    /// The part to which the last section belongs.
    story: Story,
    /// The page headers and footers so far; chapters repeat them.
    pages: HashSet<(Story, String)>,
}

impl Sections {
    pub(crate) fn new() -> Self {
        let first = WordSection { title: UNTITLED.to_owned(), body: String::new() };
        Self { all: vec![first], ends_with_item: false, story: Story::Body, pages: HashSet::new() }
    }

    /// Begins a section at a heading.
    pub(crate) fn begin(&mut self, title: String) {
        self.all.push(WordSection { title, body: String::new() });
        self.ends_with_item = false;
    }

    /// Adds a block to the last section. Items of a list are lines of one block.
    pub(crate) fn add(&mut self, text: &str, is_item: bool) {
        if let Some(section) = self.all.last_mut() {
            if !section.body.is_empty() {
                section.body += if is_item && self.ends_with_item { "\n" } else { "\n\n" };
            }
            section.body += text;
        }
        self.ends_with_item = is_item;
    }

    /// Adds a note to the section of its kind.
    pub(crate) fn add_note(&mut self, story: Story, text: &str) {
        if self.story != story {
            self.story = story;
            self.begin(story.title().to_owned());
        }
        self.add(text, false);
    }

    /// Adds a page header or footer, once. Page numbers alone are left out.
    pub(crate) fn add_page(&mut self, story: Story, text: String) {
        if text.contains(char::is_alphabetic) && !self.pages.contains(&(story, text.clone())) {
            self.add_note(story, &text);
            self.pages.insert((story, text));
        }
    }

    pub(crate) fn finish(mut self) -> Vec<WordSection> {
        self.all.retain(|section| section.title != UNTITLED || !section.body.is_empty());
        self.all
    }
}
