//! The search of the screen Repositori Dokumen: names and contents of documents and datasets, best match first.

use std::cmp::Reverse;

use serde::Serialize;

use super::documents::{DocumentCard, DocumentQuery, card};
use super::places::{FoundPlace, drawn};
use crate::locale::calendar::CalendarDate;
use crate::locale::number::{count, integer};
use crate::model::Stage;
use crate::model::repository::{Dataset, Document};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::found_places::Matched;
use crate::store::records::repository::{Item, NoRows};
use crate::store::session::Action;
use crate::table::saturated;
use crate::table::sought::{Sought, TextPiece};

/// Number of items that are listed.
const MOST_ITEMS: usize = 50;

/// Results of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RepositorySearch {
    /// The best items, best first.
    pub items: Vec<FoundItem>,
    /// Number of items that are not listed.
    pub more: u32,
    /// Numbers of places and items, such as '12 tempat di 4 berkas'.
    pub found: String,
    /// Parts of the repository that were searched, named if nothing was found.
    pub searched: String,
    /// Datasets whose rows were not searched, because they are being reloaded.
    pub loading: Vec<String>,
    /// Datasets whose rows were not searched, because they are lost.
    pub lost: Vec<String>,
}

/// A typed end of the time of upload.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Bound {
    /// The day, if the text is a date.
    pub day: Option<CalendarDate>,
    /// The error of the text.
    pub problem: Option<BoundProblem>,
}

/// Reason why a day does not limit the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum BoundProblem {
    /// The text is not a calendar date.
    NotADate,
    /// The last day is before the first one.
    BeforeFirst,
}

/// A document or dataset with the places of the words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FoundItem {
    /// Facts about the item.
    pub item: FoundCard,
    /// Name with the words marked.
    pub name: Vec<TextPiece>,
    /// Company with the words marked.
    pub company: Vec<TextPiece>,
    /// Number of places in the content.
    pub count: u32,
    /// The first places.
    pub places: Vec<FoundPlace>,
}

/// Facts about a found item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum FoundCard {
    /// A document.
    Document(DocumentCard),
    /// A dataset.
    Dataset(DatasetCard),
}

/// A dataset as a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DatasetCard {
    /// Id of the dataset.
    pub id: String,
    /// Activity and company.
    pub name: String,
    /// Stage of the dataset.
    pub tahapan: Stage,
    /// Company that owns the dataset.
    pub badan_usaha: String,
    /// Activity that the data are about.
    pub kegiatan: String,
    /// Number of rows, such as '120 baris'.
    pub size: String,
    /// Date of the upload.
    pub uploaded: String,
    /// Number of assignments.
    pub assignments: u32,
}

/// The found documents and datasets, for the administrator.
pub fn search(reader: &Reader, query: &DocumentQuery) -> Result<RepositorySearch, Refusal> {
    reader.require(Action::ManageRepository)?;
    let items = filtered(reader, query);
    let words = query.search.as_deref().unwrap_or_default();
    let sought = Sought::of(words);
    let without_rows = |why: NoRows| {
        let is_so =
            |set: &&Dataset| !sought.words().is_empty() && reader.repository().no_rows(set.newest()) == Some(why);
        items.iter().filter_map(dataset).filter(is_so).map(|set| Item::Dataset(set).name()).collect()
    };
    let ranked = ranked(reader, words, &items);
    let places: u32 = ranked.iter().map(|(_, matched)| matched.count).fold(0, u32::saturating_add);
    let found_items = format!("{} berkas", count(ranked.len()));
    Ok(RepositorySearch {
        more: saturated(ranked.len().saturating_sub(MOST_ITEMS)),
        found: match places {
            0 => found_items,
            places => format!("{} tempat di {found_items}", integer(places.into())),
        },
        searched: searched(&items),
        loading: without_rows(NoRows::Loading),
        lost: without_rows(NoRows::Lost),
        items: ranked.iter().take(MOST_ITEMS).map(|(item, matched)| found(reader, *item, words, matched)).collect(),
    })
}

/// Does a part of the search, about 10 ms at most, and returns true once [`search`] can answer quickly.
pub fn prepared(reader: &Reader, query: &DocumentQuery) -> Result<bool, Refusal> {
    reader.require(Action::ManageRepository)?;
    let words = query.search.as_deref().unwrap_or_default();
    Ok(reader.kept_search().prepare(words, reader.repository(), &filtered(reader, query)))
}

/// The found documents in the order of the result.
pub(super) fn found_documents<'a>(reader: &Reader<'a>, query: &DocumentQuery) -> Vec<&'a Document> {
    let words = query.search.as_deref().unwrap_or_default();
    let ranked = ranked(reader, words, &filtered(reader, query)).into_iter();
    ranked.filter_map(|(item, _)| if let Item::Document(document) = item { Some(document) } else { None }).collect()
}

const fn dataset<'a>(item: &Item<'a>) -> Option<&'a Dataset> {
    match item {
        Item::Dataset(set) => Some(set),
        Item::Document(_) => None,
    }
}

/// The days that limit the time of upload. A text with a problem limits nothing.
pub(super) fn bounds(query: &DocumentQuery) -> [Bound; 2] {
    let [from, mut until] = [&query.from, &query.until].map(|typed| {
        let typed = typed.as_deref().map(str::trim).filter(|typed| !typed.is_empty());
        let day = typed.and_then(CalendarDate::parse_typed);
        let problem = (typed.is_some() && day.is_none()).then_some(BoundProblem::NotADate);
        Bound { day, problem }
    });
    if until.day.is_some_and(|until| from.day.is_some_and(|from| until < from)) {
        until.problem = Some(BoundProblem::BeforeFirst);
    }
    [from, until]
}

/// The documents and datasets that pass the filters. An unknown stage, company or format keeps all.
fn filtered<'a>(reader: &Reader<'a>, query: &DocumentQuery) -> Vec<Item<'a>> {
    let repository = reader.repository();
    let (tahapan, format, is_tabular) = (query.stage(), query.document_format(), query.is_tabular());
    let [from, until] = bounds(query).map(|bound| bound.day.filter(|_| bound.problem.is_none()));
    let documents =
        repository.documents.iter().filter(|document| format.is_none_or(|format| document.format == format));
    let documents = documents.filter(|_| !is_tabular).map(Item::Document);
    let datasets = repository.datasets.iter().filter(|_| format.is_none()).map(Item::Dataset);
    let mut items: Vec<Item<'a>> = documents.chain(datasets).collect();
    items.retain(|item| tahapan.is_none_or(|stage| item.tahapan() == stage));
    if from.is_some() || until.is_some() {
        let calendar = reader.calendar();
        items.retain(|item| {
            let day = calendar.local(item.generated()).date();
            from.is_none_or(|from| day >= from) && until.is_none_or(|until| day <= until)
        });
    }
    let known = |company: &&String| {
        let mut all =
            repository.documents.iter().map(Item::Document).chain(repository.datasets.iter().map(Item::Dataset));
        all.any(|item| item.badan_usaha() == company.as_str() && tahapan.is_none_or(|stage| item.tahapan() == stage))
    };
    if let Some(company) = query.badan_usaha.as_ref().filter(known) {
        items.retain(|item| item.badan_usaha() == company);
    }
    items
}

/// The items that have all words: by quality of the match, then newest first.
fn ranked<'a>(reader: &Reader<'a>, words: &str, items: &[Item<'a>]) -> Vec<(Item<'a>, Matched)> {
    let matched = reader.kept_search().matched(words, reader.repository(), items);
    let mut found: Vec<(Item<'a>, Matched)> =
        items.iter().zip(matched).filter_map(|(item, matched)| Some((*item, matched?))).collect();
    let key = |(item, matched): &(Item<'a>, Matched)| (matched.rank, Reverse(item.generated()), item.id());
    found.sort_unstable_by(|one, other| key(one).cmp(&key(other)));
    found
}

fn searched(items: &[Item<'_>]) -> String {
    let datasets = items.iter().filter_map(dataset).count();
    let documents = items.len() - datasets;
    let kinds = match (documents, datasets) {
        (0, 0) => return "Tidak ada data di bawah filter ini.".to_owned(),
        (0, datasets) => format!("{} dataset", count(datasets)),
        (documents, 0) => format!("{} dokumen", count(documents)),
        (documents, datasets) => format!("{} dokumen dan {} dataset", count(documents), count(datasets)),
    };
    let is_bare = |item: &&Item| matches!(item, Item::Document(document) if document.sections.is_empty());
    let bare = match items.iter().filter(is_bare).count() {
        0 => String::new(),
        bare => format!(" {} dokumen tanpa teks dicari menurut nama dan keterangannya saja.", count(bare)),
    };
    format!("Yang dicari: nama, keterangan, dan isi {kinds}.{bare}")
}

fn found(reader: &Reader, item: Item<'_>, words: &str, matched: &Matched) -> FoundItem {
    let sought = Sought::of(words);
    FoundItem {
        item: match item {
            Item::Document(document) => FoundCard::Document(card(reader, document)),
            Item::Dataset(set) => FoundCard::Dataset(dataset_card(reader, set)),
        },
        name: sought.marked(&item.name()),
        company: sought.marked(item.badan_usaha()),
        count: matched.count,
        places: matched.places.iter().filter_map(|place| drawn(reader, item, (words, &sought), place)).collect(),
    }
}

fn dataset_card(reader: &Reader, set: &Dataset) -> DatasetCard {
    DatasetCard {
        id: set.id.clone(),
        name: Item::Dataset(set).name(),
        tahapan: set.tahapan,
        badan_usaha: set.badan_usaha.clone(),
        kegiatan: set.kegiatan.clone(),
        size: format!("{} baris", integer(set.newest().records.into())),
        uploaded: reader.calendar().local(set.upload_date).date().long(),
        assignments: saturated(reader.assignments().of_data(&set.id).count()),
    }
}
