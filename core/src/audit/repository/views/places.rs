//! The places of a search as shown: a passage of a document, or a row of a dataset.

use serde::Serialize;

use crate::locale::number::integer;
use crate::model::repository::{Dataset, Document, Section};
use crate::store::Reader;
use crate::store::records::found_places::Place;
use crate::store::records::kept_search::passage_at;
use crate::store::records::repository::Item;
use crate::table::data::data_table::DataTable;
use crate::table::fold::fold;
use crate::table::sought::{Sought, TextPiece};

/// Number of cells that identify a row, and of characters of each.
const ROW_CELLS: usize = 3;
const ROW_CELL_CHARS: usize = 40;

/// A place where words were found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FoundPlace {
    /// Name of the place, such as 'Halaman 3' or 'Baris 12 · Volume (ton)'.
    pub label: String,
    /// The text around the words.
    pub text: Vec<TextPiece>,
    /// The first cells of a row.
    pub row: Option<String>,
    /// Words that the opened screen searches for; empty if the place is not in the content.
    pub find: String,
    /// The place in the document: a page such as '3', or section and paragraph counted from 0, such as '2.4'.
    pub at: Option<String>,
}

/// The place as shown. `words` are the search as typed, and its words.
pub(super) fn drawn(reader: &Reader, item: Item<'_>, words: (&str, &Sought), place: &Place) -> Option<FoundPlace> {
    let (typed, sought) = words;
    let outside = |label: &str, text: &str| {
        let (label, text) = (label.to_owned(), sought.snippet(text));
        Some(FoundPlace { label, text, row: None, find: String::new(), at: None })
    };
    match (place, item) {
        (Place::Description, _) => outside("Keterangan", item.description()),
        (Place::FileName, Item::Dataset(set)) => outside("Nama berkas", set.newest().file_name.as_deref()?),
        (Place::Headings, Item::Dataset(set)) => {
            let headers: Vec<&str> = set.newest().columns.iter().map(|column| column.header.as_str()).collect();
            outside("Judul kolom", &headers.join(" · "))
        }
        (Place::Title(section), Item::Document(document)) => {
            let title = &document.sections.get(*section)?.title;
            Some(passage(document, (*section, 0), title, words))
        }
        (Place::Passage { section, bytes, paragraph }, Item::Document(document)) => {
            let text = document.sections.get(*section)?.body.get(bytes.clone())?;
            Some(passage(document, (*section, *paragraph), text, words))
        }
        (Place::Row { row, words }, Item::Dataset(set)) => {
            let table = reader.repository().table(set.newest())?;
            let find = if *words == sought.all() { typed.trim().to_owned() } else { sought.text_of(*words) };
            Some(FoundPlace { find, ..row_place(set, table, *row, sought) })
        }
        _ => None,
    }
}

/// The passage of a document with most of the words that are not `known`, the first of several, on about one line.
/// `words` are the search as typed, and its words.
pub fn best_passage(document: &Document, words: (&str, &Sought), known: u64) -> Option<FoundPlace> {
    let (_, sought) = words;
    let (mut most, mut best, mut room) = (0, None, Vec::new());
    let mut offer = |place: (usize, u32), text| {
        let found = (sought.mask_of(text, &mut room) & !known).count_ones();
        if found > most {
            (most, best) = (found, Some((place, text)));
        }
    };
    let is_pages = document.is_shown_as_pages();
    for (section, Section { title, body }) in document.sections.iter().enumerate() {
        // The title of a page is its number.
        if !is_pages {
            offer((section, 0), title);
        }
        let (mut rest, mut paragraph) = (body.as_str(), 0);
        while !rest.is_empty() {
            let (len, ends) = if is_pages { (rest.len(), 0) } else { passage_at(rest) };
            offer((section, paragraph), &rest[..len]);
            (rest, paragraph) = (&rest[len..], paragraph + ends);
        }
    }
    let (place, text) = best?;
    Some(FoundPlace { text: sought.short_snippet(text), ..passage(document, place, text, words) })
}

fn passage(document: &Document, (section, paragraph): (usize, u32), text: &str, words: (&str, &Sought)) -> FoundPlace {
    let (typed, sought) = words;
    let title = document.sections.get(section).map_or("", |section| section.title.as_str());
    // A page without text has no section, so only the title tells the number.
    let page = title.rsplit(' ').next().filter(|_| document.is_shown_as_pages());
    // The reader finds only the words as they follow each other.
    let is_phrase = fold(text).contains(&fold(typed));
    let find = if is_phrase { typed.trim() } else { sought.first_in(text).unwrap_or_default() };
    FoundPlace {
        label: title.to_owned(),
        text: sought.snippet(text),
        row: None,
        find: find.to_owned(),
        at: Some(page.map_or_else(|| format!("{section}.{paragraph}"), str::to_owned)),
    }
}

/// The first cell with most words, and the first other cells of its row.
fn row_place(set: &Dataset, table: &DataTable, row: u32, sought: &Sought) -> FoundPlace {
    let mut room = Vec::new();
    let columns = || (0..).zip(&set.newest().columns);
    let cells: Vec<(u32, &str, String)> = columns()
        .map(|(number, column)| (number, column.header.as_str(), table.shown(row, number).into_owned()))
        .collect();
    let mut words_of = |(number, _, shown): &(u32, &str, String)| {
        let raw = table.cell(row, *number);
        (sought.mask_of(shown, &mut room) | sought.mask_of(raw, &mut room)).count_ones()
    };
    let best = cells.iter().rev().map(|cell| (words_of(cell), cell)).max_by_key(|(words, _)| *words);
    let hit = best.filter(|(words, _)| *words > 0).map(|(_, cell)| cell);
    let label = format!("Baris {}", integer(i64::from(row) + 1));
    let others = cells.iter().filter(|(number, _, text)| !text.is_empty() && hit.is_none_or(|hit| hit.0 != *number));
    let row: Vec<String> = others.take(ROW_CELLS).map(|(_, _, text)| shortened(text)).collect();
    FoundPlace {
        label: hit.map_or_else(|| label.clone(), |(_, header, _)| format!("{label} · {header}")),
        text: hit.map(|(_, _, text)| sought.snippet(text)).unwrap_or_default(),
        row: Some(row.join(" · ")).filter(|row| !row.is_empty()),
        find: String::new(),
        at: None,
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(ROW_CELL_CHARS) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}
