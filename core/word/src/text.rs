//! Converts paragraphs, lists, tables and text boxes to sections of text.

use std::collections::HashMap;

use crate::WordSection;
use crate::numbering::Numbering;
use crate::styles::{ListPlace, Styles};
use crate::table::Table;
use crate::xml::{Piece, Tag};

const UNTITLED: &str = "Isi";

/// Characters that an empty cell adds to the text: ' | '.
const CELL_CHARACTERS: usize = 3;

/// Lower headings count as paragraphs.
const LOWEST_HEADING: u32 = 3;

/// Elements whose text was deleted, is a field code, or repeats other text.
const LEFT_OUT: [&str; 7] = ["del", "moveFrom", "instrText", "delText", "delInstrText", "pPrChange", "Fallback"];

#[derive(Debug, Default)]
struct Paragraph {
    text: String,
    style: Option<String>,
    outline: Option<u32>,
    place: ListPlace,
    /// True within the paragraph's properties, where the same element names have another meaning.
    is_described: bool,
    /// The text boxes anchored in the paragraph.
    boxes: Vec<String>,
}

/// A container of paragraphs and tables.
#[derive(Debug)]
enum Place {
    Body,
    Cell(Vec<String>),
    TextBox(Vec<String>),
    Note(Vec<String>),
}

/// An element that is not closed yet.
#[derive(Debug)]
enum Open {
    Place(Place),
    Table(Table),
    Paragraph(Paragraph),
}

#[derive(Debug)]
pub(crate) struct TextReader {
    styles: Styles,
    numbering: Numbering,
    open: Vec<Open>,
    /// Number of open elements within the skipped one, including it.
    skipped: usize,
    is_text: bool,
    sections: Vec<WordSection>,
    ends_with_item: bool,
    characters: usize,
    has_body: bool,
    /// The number of each referenced note, by kind and id.
    notes: HashMap<(String, String), usize>,
}

impl TextReader {
    pub(crate) fn new(styles: Styles, numbering: Numbering) -> Self {
        Self {
            styles,
            numbering,
            open: Vec::new(),
            skipped: 0,
            is_text: false,
            sections: vec![WordSection { title: UNTITLED.to_owned(), body: String::new() }],
            ends_with_item: false,
            characters: 0,
            has_body: false,
            notes: HashMap::new(),
        }
    }

    pub(crate) fn characters(&self) -> usize {
        self.characters
    }

    pub(crate) fn depth(&self) -> usize {
        self.open.len()
    }

    pub(crate) fn has_body(&self) -> bool {
        self.has_body
    }

    pub(crate) fn refers_to(&self, note: &str) -> bool {
        self.notes.keys().any(|(kind, _)| kind == note)
    }

    /// Processes the next piece of the body, or of a part whose elements named `note` are notes.
    pub(crate) fn take(&mut self, piece: Piece, note: Option<&str>) {
        match piece {
            Piece::Start(tag) if self.skipped > 0 || LEFT_OUT.contains(&tag.name.local.as_str()) => self.skipped += 1,
            Piece::End(_) if self.skipped > 0 => self.skipped -= 1,
            Piece::Start(tag) if tag.name.is_own => self.start(&tag, note),
            // From other vocabularies only text is read, such as that of a formula (`m:t`).
            Piece::Start(tag) => self.is_text = tag.name.local == "t" && self.in_paragraph(),
            Piece::End(name) if name.is_own => self.end(&name.local, note),
            Piece::End(_) => self.is_text = false,
            Piece::Text(text) if self.is_text && self.skipped == 0 => self.write(&text),
            Piece::Text(_) | Piece::Other | Piece::Done => {}
        }
    }

    pub(crate) fn finish(mut self) -> Vec<WordSection> {
        // Closes the elements that a damaged document leaves open.
        while let Some(open) = self.open.pop() {
            self.close(open);
        }
        self.sections.retain(|section| section.title != UNTITLED || !section.body.is_empty());
        self.sections
    }

    fn start(&mut self, tag: &Tag, note: Option<&str>) {
        match tag.name.local.as_str() {
            "body" => {
                self.has_body = true;
                self.open.push(Open::Place(Place::Body));
            }
            "p" => self.open.push(Open::Paragraph(Paragraph::default())),
            "tbl" => self.open.push(Open::Table(Table::default())),
            "tc" => {
                // Counts the separator, so that empty cells count towards the limit too.
                self.characters += CELL_CHARACTERS;
                self.open.push(Open::Place(Place::Cell(Vec::new())));
            }
            "txbxContent" => self.open.push(Open::Place(Place::TextBox(Vec::new()))),
            "t" => self.is_text = true,
            "tab" => self.write("\t"),
            "br" | "cr" => self.write("\n"),
            "noBreakHyphen" => self.write("-"),
            "sym" => self.write(symbol(tag.get("char").unwrap_or_default())),
            "footnoteReference" => self.refer("footnote", tag),
            "endnoteReference" => self.refer("endnote", tag),
            name if Some(name) == note => self.start_note(name, tag),
            name => self.describe(name, tag),
        }
    }

    fn end(&mut self, name: &str, note: Option<&str>) {
        match name {
            "t" => self.is_text = false,
            "pPr" => {
                if let Some(Open::Paragraph(paragraph)) = self.open.last_mut() {
                    paragraph.is_described = false;
                }
            }
            "tr" => {
                if let Some(Open::Table(table)) = self.open.last_mut() {
                    table.end_row();
                }
            }
            "body" | "p" | "tbl" | "tc" | "txbxContent" => self.close_last(),
            name if Some(name) == note => self.close_last(),
            _ => {}
        }
    }

    fn close_last(&mut self) {
        if let Some(open) = self.open.pop() {
            self.close(open);
        }
    }

    fn in_paragraph(&self) -> bool {
        matches!(self.open.last(), Some(Open::Paragraph(_)))
    }

    fn paragraph(&mut self) -> Option<&mut Paragraph> {
        match self.open.last_mut() {
            Some(Open::Paragraph(paragraph)) => Some(paragraph),
            _ => None,
        }
    }

    fn write(&mut self, text: &str) {
        if let Some(paragraph) = self.paragraph().filter(|paragraph| !paragraph.is_described) {
            paragraph.text += text;
            self.characters += text.chars().count();
        }
    }

    fn describe(&mut self, name: &str, tag: &Tag) {
        let Some(paragraph) = self.paragraph() else { return };
        match name {
            "pPr" => paragraph.is_described = true,
            "pStyle" => paragraph.style = tag.val().map(str::to_owned),
            "outlineLvl" => paragraph.outline = tag.number().map(|level| level + 1),
            "numId" => paragraph.place.list = tag.val().map(str::to_owned),
            "ilvl" => paragraph.place.level = tag.number().and_then(|level| usize::try_from(level).ok()),
            _ => {}
        }
    }

    fn refer(&mut self, kind: &str, tag: &Tag) {
        let Some(id) = tag.get("id") else { return };
        let next = self.notes.len() + 1;
        let number = *self.notes.entry((kind.to_owned(), id.to_owned())).or_insert(next);
        self.write(&format!("[{number}]"));
    }

    /// A referenced note is added at the end of the document; others, such as the separator line, are skipped.
    fn start_note(&mut self, kind: &str, tag: &Tag) {
        let id = tag.get("id").unwrap_or_default();
        match self.notes.get(&(kind.to_owned(), id.to_owned())) {
            Some(number) => self.open.push(Open::Place(Place::Note(vec![format!("[{number}]")]))),
            None => self.skipped = 1,
        }
    }

    fn close(&mut self, open: Open) {
        match open {
            Open::Paragraph(paragraph) => self.end_paragraph(paragraph),
            Open::Table(table) => {
                let is_nested = self.open.iter().any(|open| matches!(open, Open::Place(Place::Cell(_))));
                self.put(table.finish(is_nested), false);
            }
            Open::Place(Place::Body) => {}
            Open::Place(Place::Cell(blocks)) => {
                if let Some(Open::Table(table)) = self.open.last_mut() {
                    table.end_cell(&blocks);
                }
            }
            Open::Place(Place::TextBox(blocks)) => {
                if let Some(paragraph) = self.paragraph() {
                    paragraph.boxes.extend(blocks);
                }
            }
            Open::Place(Place::Note(blocks)) => self.put(blocks.join(" "), false),
        }
    }

    fn end_paragraph(&mut self, Paragraph { text, style, outline, place, boxes, .. }: Paragraph) {
        let text = text.trim();
        let style = style.as_deref().unwrap_or_default();
        let mark = self.mark(style, place).filter(|_| !text.is_empty());
        let text = match &mark {
            Some(mark) if !mark.is_empty() => format!("{mark} {text}"),
            _ => text.to_owned(),
        };
        let level = outline.or_else(|| self.styles.heading(style)).filter(|level| *level <= LOWEST_HEADING);
        let is_top = matches!(self.open.last(), None | Some(Open::Place(Place::Body)));
        if level.is_some() && is_top && !text.is_empty() {
            self.sections.push(WordSection { title: text.replace('\n', " "), body: String::new() });
            self.ends_with_item = false;
        } else {
            self.put(text, mark.is_some());
        }
        for text in boxes {
            self.put(text, false);
        }
    }

    /// The mark of a paragraph in a list; an empty paragraph takes a number too.
    fn mark(&mut self, style: &str, place: ListPlace) -> Option<String> {
        let of_style = self.styles.list(style);
        let list = place.list.or(of_style.list).filter(|list| list != "0")?;
        let level = place.level.or(of_style.level).or_else(|| self.numbering.level_of(&list, style));
        self.numbering.mark(&list, level.unwrap_or(0))
    }

    /// Adds a block of text to the innermost container. Items of a list are lines of one block.
    fn put(&mut self, text: String, is_item: bool) {
        if text.is_empty() {
            return;
        }
        if let Some(Open::Place(Place::Cell(blocks) | Place::TextBox(blocks) | Place::Note(blocks))) =
            self.open.last_mut()
        {
            blocks.push(text);
            return;
        }
        if let Some(section) = self.sections.last_mut() {
            if !section.body.is_empty() {
                section.body += if is_item && self.ends_with_item { "\n" } else { "\n\n" };
            }
            section.body += &text;
        }
        self.ends_with_item = is_item;
    }
}

/// Common characters of the fonts Symbol and Wingdings, which forms use.
fn symbol(code: &str) -> &'static str {
    match code.to_ascii_uppercase().as_str() {
        "F0FE" | "F052" | "2612" => "☒",
        "F0A8" | "F06F" | "2610" => "☐",
        "F0FC" | "2713" => "✓",
        "F0E0" => "→",
        _ => "•",
    }
}
