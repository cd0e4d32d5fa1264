//! A search for words in the contents of datasets and documents, made in parts and cached until the words or the records
//! change.

use std::cell::RefCell;
use std::collections::HashMap;
use std::mem;
use std::rc::{Rc, Weak};

use crate::model::Slice;
use crate::model::repository::{Dataset, Document, Section};
use crate::store::records::found_places::{MOST_PLACES, Matched, Place, Tally};
use crate::store::records::repository::{Item, Repository};
use crate::table::data::data_table::DataTable;
use crate::table::data::selection::Selection;
use crate::table::row_set::RowSet;
use crate::table::sought::Sought;

/// A passage without blank lines ends at the next line after this many bytes.
const PASSAGE_BYTES: usize = 4_096;
/// Bytes of text, or of table rows, that one part of the search reads: about 10 ms at most.
const PART_BYTES: usize = 256 * 1024;
/// Estimated bytes of any text, of a table row, and of a search in a small table.
const TEXT_BYTES: usize = 64;
const ROW_BYTES: usize = 4;
const TABLE_BYTES: usize = 8 * 1024;

/// The last search. A copy starts empty, and equality ignores it.
#[derive(Debug, Default)]
pub struct KeptSearch(RefCell<Search>);

impl Clone for KeptSearch {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for KeptSearch {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

#[derive(Debug, Default)]
struct Search {
    sought: Sought,
    found: HashMap<String, Found>,
    begun: Option<Begun>,
}

#[derive(Debug)]
struct Found {
    matched: Option<Matched>,
    /// The rows that were searched; a reloaded table is searched again.
    table: Option<Weak<DataTable>>,
}

/// The unfinished search of one item.
#[derive(Debug)]
struct Begun {
    id: String,
    table: Option<Weak<DataTable>>,
    tally: Tally,
    step: Step,
}

#[derive(Debug)]
enum Step {
    Fields,
    Section {
        section: usize,
        at: usize,
        paragraph: u32,
    },
    /// Searches the rows that have all these words.
    Rows(u64),
    /// Searches the rows that have the word with this bit, for words that no row has together.
    Word(u32, RowSet),
    Done,
}

impl KeptSearch {
    /// Forgets the search if a record of the repository has changed.
    pub fn changed(&mut self, slice: Slice) {
        if slice == Slice::Repository {
            self.0.take();
        }
    }

    /// Searches some more of the items, for about 10 ms. True once [`Self::matched`] can answer quickly.
    pub fn prepare(&self, query: &str, repository: &Repository, items: &[Item<'_>]) -> bool {
        self.0.borrow_mut().advance(query, repository, items, PART_BYTES)
    }

    /// The places of each item; `None` for an item that lacks a word. Searches all that is not searched yet.
    pub fn matched(&self, query: &str, repository: &Repository, items: &[Item<'_>]) -> Vec<Option<Matched>> {
        let search = &mut *self.0.borrow_mut();
        while !search.advance(query, repository, items, usize::MAX) {}
        items.iter().map(|item| search.found.get(item.id())?.matched.clone()).collect()
    }
}

impl Search {
    fn advance(&mut self, query: &str, repository: &Repository, items: &[Item<'_>], bytes: usize) -> bool {
        let sought = Sought::of(query);
        if sought.words() != self.sought.words() {
            *self = Self { sought, ..Self::default() };
        }
        let mut part = Part { sought: &self.sought, left: bytes, room: Vec::new() };
        for item in items {
            let table = table_of(repository, *item);
            let rows = table.map(Rc::downgrade);
            if self.found.get(item.id()).is_some_and(|found| is_same(found.table.as_ref(), rows.as_ref())) {
                continue;
            }
            let begun = self.begun.take().filter(|begun| begun.id == item.id());
            let begun = begun.filter(|begun| is_same(begun.table.as_ref(), rows.as_ref()));
            let mut begun = begun.unwrap_or_else(|| Begun::of(*item, rows));
            let is_done = match item {
                Item::Document(document) => part.document(document, &mut begun),
                Item::Dataset(set) => part.dataset(set, table.map(Rc::as_ref), &mut begun),
            };
            if !is_done {
                self.begun = Some(begun);
                return false;
            }
            let matched = begun.tally.finish(self.sought.all());
            self.found.insert(begun.id, Found { matched, table: begun.table });
        }
        true
    }
}

fn table_of<'a>(repository: &'a Repository, item: Item<'a>) -> Option<&'a Rc<DataTable>> {
    match item {
        Item::Dataset(set) => repository.table(set.newest()),
        Item::Document(_) => None,
    }
}

fn is_same(one: Option<&Weak<DataTable>>, other: Option<&Weak<DataTable>>) -> bool {
    one.map(Weak::as_ptr) == other.map(Weak::as_ptr)
}

impl Begun {
    fn of(item: Item<'_>, table: Option<Weak<DataTable>>) -> Self {
        Self { id: item.id().to_owned(), table, tally: Tally::default(), step: Step::Fields }
    }
}

/// One part of a search.
struct Part<'s> {
    sought: &'s Sought,
    /// Bytes that this part may still read.
    left: usize,
    room: Vec<u8>,
}

impl Part<'_> {
    fn mask_of(&mut self, text: &str) -> u64 {
        self.left = self.left.saturating_sub(text.len() + TEXT_BYTES);
        self.sought.mask_of(text, &mut self.room)
    }

    fn add(&mut self, tally: &mut Tally, text: &str, place: Place) {
        let words = self.mask_of(text);
        tally.add(self.sought.all(), words, place);
    }

    fn fields(&mut self, item: Item<'_>, tally: &mut Tally) {
        tally.name = self.mask_of(&item.name());
        tally.anywhere = tally.name | self.mask_of(item.badan_usaha());
        tally.rest = self.sought.all() & !tally.anywhere;
        self.add(tally, item.description(), Place::Description);
    }

    fn document(&mut self, document: &Document, begun: &mut Begun) -> bool {
        let Begun { tally, step, .. } = begun;
        if matches!(step, Step::Fields) {
            self.fields(Item::Document(document), tally);
            *step = Step::Section { section: 0, at: 0, paragraph: 0 };
        }
        let Step::Section { section, at, paragraph } = step else { return true };
        let is_pages = document.is_shown_as_pages();
        while let Some(Section { title, body }) = document.sections.get(*section) {
            if self.left == 0 {
                return false;
            }
            // The title of a page is its number.
            if *at == 0 && !is_pages {
                self.add(tally, title, Place::Title(*section));
            }
            while *at < body.len() {
                let passage = if is_pages { (body.len(), 0) } else { passage_at(&body[*at..]) };
                let bytes = *at..*at + passage.0;
                let place = Place::Passage { section: *section, bytes: bytes.clone(), paragraph: *paragraph };
                self.add(tally, &body[bytes.clone()], place);
                *at = bytes.end;
                *paragraph += passage.1;
                if self.left == 0 && *at < body.len() {
                    return false;
                }
            }
            (*section, *at, *paragraph) = (*section + 1, 0, 0);
        }
        true
    }

    fn dataset(&mut self, set: &Dataset, table: Option<&DataTable>, begun: &mut Begun) -> bool {
        let all = self.sought.all();
        loop {
            if self.left == 0 {
                return false;
            }
            let Begun { tally, step, .. } = &mut *begun;
            let next = match (mem::replace(step, Step::Done), table) {
                (Step::Fields, _) => {
                    self.fields(Item::Dataset(set), tally);
                    self.add(tally, set.newest().file_name.as_deref().unwrap_or_default(), Place::FileName);
                    let headers: Vec<&str> = set.newest().columns.iter().map(|column| column.header.as_str()).collect();
                    self.add(tally, &headers.join("\n"), Place::Headings);
                    if all == 0 { Step::Done } else { Step::Rows(all) }
                }
                (Step::Rows(words), Some(table)) => {
                    let Some(rows) = self.rows(table, words) else {
                        *step = Step::Rows(words);
                        return false;
                    };
                    let places = if words == all { &mut tally.whole } else { &mut tally.partial };
                    places.add_rows(rows.len(), words, rows.rows(0, MOST_PLACES));
                    tally.anywhere |= if rows.is_empty() { 0 } else { words };
                    match tally.rest {
                        rest if !rows.is_empty() || rest == 0 => Step::Done,
                        rest if words == all && rest != all => Step::Rows(rest),
                        _ => Step::Word(0, RowSet::new()),
                    }
                }
                (Step::Word(word, found), Some(_)) if tally.rest >> word == 0 => {
                    tally.single.count += found.len();
                    Step::Done
                }
                (Step::Word(word, mut found), Some(table)) => {
                    let words = tally.rest & 1 << word;
                    if words != 0 {
                        let Some(rows) = self.rows(table, words) else {
                            *step = Step::Word(word, found);
                            return false;
                        };
                        tally.anywhere |= if rows.is_empty() { 0 } else { words };
                        let new = rows.iter().find(|row| !found.contains(*row));
                        tally.single.add_rows(0, words, new.into_iter());
                        for row in rows.iter() {
                            found.insert(row);
                        }
                    }
                    Step::Word(word + 1, found)
                }
                (_, _) => return true,
            };
            *step = next;
        }
    }

    /// The rows that have all these words; `None` while they are being searched.
    fn rows(&mut self, table: &DataTable, words: u64) -> Option<Rc<Selection>> {
        let text = self.sought.text_of(words);
        if self.left < usize::MAX / 2 && !table.prepare_search(&text) {
            return None;
        }
        self.left = self.left.saturating_sub(TABLE_BYTES + table.row_count() as usize * ROW_BYTES);
        Some(table.select(&text, None))
    }
}

/// Length of the passage at the start of `text`, with the blank lines below it, and the number of paragraphs that end
/// with it: 1, or 0 if the paragraph continues.
pub fn passage_at(text: &str) -> (usize, u32) {
    let (mut at, mut has_text, mut has_end) = (0, false, false);
    for line in text.split_inclusive('\n') {
        let is_blank = line.trim().is_empty();
        if !is_blank && has_end {
            return (at, 1);
        }
        if !is_blank && at >= PASSAGE_BYTES {
            return (at, 0);
        }
        has_text |= !is_blank;
        has_end = has_text && is_blank;
        at += line.len();
    }
    (at, 0)
}

#[cfg(test)]
mod tests {
    use super::passage_at;

    #[test]
    fn a_passage_ends_at_blank_lines_or_after_many_lines() {
        assert_eq!(passage_at("satu\ndua\n \n\ntiga"), (12, 1));
        assert_eq!(passage_at("\n\nsatu\n\ndua"), (8, 1));
        assert_eq!(passage_at("satu"), (4, 0));
        let long = "baris\n".repeat(2_000);
        assert_eq!(passage_at(&long), (4_098, 0));
    }
}
