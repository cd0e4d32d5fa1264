//! Converts paragraphs, lists, tables and text boxes to sections of text.

use std::collections::HashMap;

use crate::WordSection;
use crate::numbering::Numbering;
use crate::sections::Sections;
use crate::story::Story;
use crate::styles::{ListPlace, Styles};
use crate::table::{Cell, MAX_COLUMNS, Table};
use crate::xml::{Piece, Tag};

/// Characters that an empty cell adds to the text: ' | '.
const CELL_CHARACTERS: usize = 3;

/// Lower headings count as paragraphs.
const LOWEST_HEADING: u32 = 3;

/// Maximum number of page headers and footers that are read, of each kind; each may belong to one chapter.
const MAX_PAGES: usize = 100;

/// Elements whose text was deleted, is a field code, repeats other text, or describes an earlier layout.
const LEFT_OUT: [&str; 10] = [
    "del",
    "moveFrom",
    "instrText",
    "delText",
    "delInstrText",
    "pPrChange",
    "sectPrChange",
    "tcPrChange",
    "trPrChange",
    "Fallback",
];

#[derive(Debug, Default)]
struct Paragraph {
    text: String,
    style: Option<String>,
    outline: Option<u32>,
    place: ListPlace,
    /// True within the paragraph's properties, where the same element names have another meaning.
    is_described: bool,
    /// True if the end of the paragraph was deleted: without text it takes no number in a list.
    is_deleted: bool,
    /// The text boxes anchored in the paragraph.
    boxes: Vec<String>,
}

/// A container of paragraphs and tables.
#[derive(Debug)]
enum Place {
    Body,
    Cell(Cell),
    TextBox(Vec<String>),
    Note(Story, Vec<String>),
    /// A page header or footer.
    Page(Story, Vec<String>),
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
    /// For each open choice between drawings of the same content, true once one has been read.
    choices: Vec<bool>,
    sections: Sections,
    characters: usize,
    has_body: bool,
    /// The number of each referenced note, by kind and id.
    notes: HashMap<(Story, String), usize>,
    /// The page headers and footers that chapters refer to, by id.
    pages: Vec<(Story, String)>,
}

impl TextReader {
    pub(crate) fn new(styles: Styles, numbering: Numbering) -> Self {
        Self {
            styles,
            numbering,
            open: Vec::new(),
            skipped: 0,
            is_text: false,
            choices: Vec::new(),
            sections: Sections::new(),
            characters: 0,
            has_body: false,
            notes: HashMap::new(),
            pages: Vec::new(),
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

    pub(crate) fn refers_to(&self, notes: Story) -> bool {
        self.notes.keys().any(|(story, _)| *story == notes)
    }

    /// The ids of the page headers or footers, in the order of their chapters.
    pub(crate) fn pages(&self, sort: Story) -> impl Iterator<Item = &str> {
        self.pages.iter().filter(move |(story, _)| *story == sort).map(|(_, id)| id.as_str()).take(MAX_PAGES)
    }

    /// Processes the next piece of a part.
    pub(crate) fn take(&mut self, piece: Piece, story: Story) {
        match piece {
            Piece::Start(tag) if self.skipped > 0 || self.is_left_out(&tag) => self.skipped += 1,
            Piece::End(_) if self.skipped > 0 => self.skipped -= 1,
            Piece::Start(tag) if tag.name.is_own => self.start(&tag, story),
            Piece::Start(tag) => self.start_foreign(&tag),
            Piece::End(name) if name.is_own => self.end(&name.local, story),
            Piece::End(name) => {
                self.is_text = false;
                if name.local == "AlternateContent" {
                    self.choices.pop();
                }
            }
            Piece::Text(text) if self.is_text && self.skipped == 0 => self.write(&text),
            Piece::Text(_) | Piece::Other | Piece::Done => {}
        }
    }

    /// True for elements whose content is skipped. Of several drawings of the same content the first is read.
    fn is_left_out(&mut self, tag: &Tag) -> bool {
        let name = tag.name.local.as_str();
        if let Some(paragraph) = self.paragraph().filter(|paragraph| paragraph.is_described && name == "del") {
            paragraph.is_deleted = true;
        }
        let is_repeated =
            name == "Choice" && self.choices.last_mut().is_some_and(|is_read| std::mem::replace(is_read, true));
        is_repeated || LEFT_OUT.contains(&name)
    }

    /// From other vocabularies only text is read, such as that of a formula (`m:t`) or of lettering (`v:textpath`).
    fn start_foreign(&mut self, tag: &Tag) {
        match tag.name.local.as_str() {
            "AlternateContent" => self.choices.push(false),
            "textpath" => {
                let lettering = tag.get("string").unwrap_or_default().trim();
                self.characters += lettering.chars().count();
                if let Some(paragraph) = self.paragraph() {
                    paragraph.boxes.push(lettering.to_owned());
                }
            }
            name => self.is_text = name == "t" && self.in_paragraph(),
        }
    }

    pub(crate) fn finish(mut self) -> Vec<WordSection> {
        // Closes the elements that a damaged document leaves open.
        while let Some(open) = self.open.pop() {
            self.close(open);
        }
        self.sections.finish()
    }

    fn start(&mut self, tag: &Tag, story: Story) {
        match tag.name.local.as_str() {
            name if name == story.element() => self.start_story(story, tag),
            "p" => self.open.push(Open::Paragraph(Paragraph::default())),
            "tbl" => self.open.push(Open::Table(Table::default())),
            "tc" => {
                // Counts the separator, so that empty cells count towards the limit too.
                self.characters += CELL_CHARACTERS;
                self.open.push(Open::Place(Place::Cell(Cell::new())));
            }
            "txbxContent" => self.open.push(Open::Place(Place::TextBox(Vec::new()))),
            "t" => self.is_text = true,
            "tab" => self.write("\t"),
            "br" | "cr" => self.write("\n"),
            "noBreakHyphen" => self.write("-"),
            "sym" => self.write(symbol(tag.get("char").unwrap_or_default())),
            "footnoteReference" => self.refer(Story::Footnotes, tag),
            "endnoteReference" => self.refer(Story::Endnotes, tag),
            "headerReference" => self.refer_to_page(Story::Header, tag),
            "footerReference" => self.refer_to_page(Story::Footer, tag),
            "gridSpan" | "gridBefore" | "gridAfter" => self.span(tag),
            name => self.describe(name, tag),
        }
    }

    fn end(&mut self, name: &str, story: Story) {
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
            "p" | "tbl" | "tc" | "txbxContent" => self.close_last(),
            name if name == story.element() => self.close_last(),
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
            "outlineLvl" => paragraph.outline = tag.number().map(|level| level.saturating_add(1)),
            "numId" => paragraph.place.list = tag.val().map(str::to_owned),
            "ilvl" => paragraph.place.level = tag.number().and_then(|level| usize::try_from(level).ok()),
            _ => {}
        }
    }

    /// Columns that a cell covers, or that a row leaves out.
    fn span(&mut self, tag: &Tag) {
        let columns = tag.number().and_then(|columns| usize::try_from(columns).ok()).unwrap_or(1).min(MAX_COLUMNS);
        self.characters += CELL_CHARACTERS * columns;
        match (self.open.last_mut(), tag.name.local.as_str()) {
            (Some(Open::Place(Place::Cell(cell))), "gridSpan") => cell.cover(columns),
            (Some(Open::Table(table)), "gridBefore") => table.skip_before(columns),
            (Some(Open::Table(table)), "gridAfter") => table.skip_after(columns),
            _ => {}
        }
    }

    fn refer(&mut self, notes: Story, tag: &Tag) {
        let Some(id) = tag.get("id") else { return };
        let next = self.notes.len() + 1;
        let number = *self.notes.entry((notes, id.to_owned())).or_insert(next);
        self.write(&format!("[{number}]"));
    }

    fn refer_to_page(&mut self, sort: Story, tag: &Tag) {
        let page = (sort, tag.get("id").unwrap_or_default().to_owned());
        if self.pages.len() < 2 * MAX_PAGES && !self.pages.contains(&page) {
            self.pages.push(page);
        }
    }

    /// A referenced note is added at the end of the document; others, such as the separator line, are skipped.
    fn start_story(&mut self, story: Story, tag: &Tag) {
        match story {
            Story::Body => {
                self.has_body = true;
                self.open.push(Open::Place(Place::Body));
            }
            Story::Header | Story::Footer => self.open.push(Open::Place(Place::Page(story, Vec::new()))),
            Story::Footnotes | Story::Endnotes => {
                let id = tag.get("id").unwrap_or_default();
                match self.notes.get(&(story, id.to_owned())) {
                    Some(number) => self.open.push(Open::Place(Place::Note(story, vec![format!("[{number}]")]))),
                    None => self.skipped = 1,
                }
            }
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
            Open::Place(Place::Cell(cell)) => {
                if let Some(Open::Table(table)) = self.open.last_mut() {
                    table.end_cell(&cell);
                }
            }
            Open::Place(Place::TextBox(blocks)) => {
                if let Some(paragraph) = self.paragraph() {
                    paragraph.boxes.extend(blocks);
                }
            }
            Open::Place(Place::Note(story, blocks)) => self.sections.add_note(story, &blocks.join(" ")),
            Open::Place(Place::Page(story, blocks)) => self.sections.add_page(story, blocks.join("\n")),
        }
    }

    fn end_paragraph(&mut self, paragraph: Paragraph) {
        let Paragraph { text, style, outline, place, boxes, is_deleted, .. } = paragraph;
        let text = text.trim();
        let style = style.as_deref().unwrap_or_default();
        let is_counted = !text.is_empty() || !is_deleted;
        let mark = if is_counted { self.mark(style, place) } else { None };
        let mark = mark.filter(|_| !text.is_empty());
        let text = match &mark {
            Some(mark) if !mark.is_empty() => format!("{mark} {text}"),
            _ => text.to_owned(),
        };
        let level = outline.or_else(|| self.styles.heading(style)).filter(|level| *level <= LOWEST_HEADING);
        let is_top = matches!(self.open.last(), None | Some(Open::Place(Place::Body)));
        if level.is_some() && is_top && !text.is_empty() {
            self.sections.begin(text.replace('\n', " "));
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

    /// Adds a block of text to the innermost container.
    fn put(&mut self, text: String, is_item: bool) {
        if text.is_empty() {
            return;
        }
        match self.open.last_mut() {
            Some(Open::Place(Place::Cell(cell))) => cell.blocks.push(text),
            Some(Open::Place(Place::TextBox(blocks) | Place::Note(_, blocks) | Place::Page(_, blocks))) => {
                blocks.push(text);
            }
            _ => self.sections.add(&text, is_item),
        }
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
