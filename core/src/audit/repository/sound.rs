//! Invariants of datasets and documents.

use super::form::{DOCUMENT_MAX_BYTES, TEXT_MAX};
use crate::model::repository::{Dataset, Document};
use crate::store::State;
use crate::store::form::text::is_blank;
use crate::store::rule::{Sound, body, holds, id, line, moments, no_two_alike};
use crate::table::fold::fold;

pub(crate) fn check_dataset(set: &Dataset) -> Sound {
    let record = set.id.as_str();
    id(record)?;
    holds(!set.versions.is_empty(), record, "a dataset has a version")?;
    let is_in_order = set.versions.is_sorted_by_key(|version| version.loaded);
    holds(is_in_order, record, "the versions of a dataset are in the order of loading")?;
    set.versions.iter().try_for_each(|version| id(&version.content))?;
    line(&set.badan_usaha, record)?;
    line(&set.kegiatan, record)?;
    body(&set.description, record)?;
    moments([set.upload_date, set.updated_date], record)
}

pub(crate) fn check_document(document: &Document) -> Sound {
    let record = document.id.as_str();
    id(record)?;
    line(&document.badan_usaha, record)?;
    body(&document.description, record)?;
    let extension = document.name.rsplit_once('.').map(|(_, extension)| extension.to_ascii_lowercase());
    let is_named = !is_blank(&document.name) && extension.as_deref() == Some(document.format.value());
    holds(is_named, record, "a document's extension matches its format")?;
    let is_size = (1..=DOCUMENT_MAX_BYTES).contains(&document.size);
    holds(is_size, record, "a document has 1 byte to 25 MB")?;
    let texts = document.sections.iter().map(|section| section.title.chars().count() + section.body.chars().count());
    holds(texts.sum::<usize>() <= TEXT_MAX, record, "a document's text has up to 5,000,000 characters")?;
    moments([document.upload_date, document.updated_date], record)
}

pub(crate) fn check(state: &State) -> Sound {
    let repository = &state.repository;
    for set in repository.datasets.iter() {
        check_dataset(set)?;
        let mut versions = set.versions.iter();
        let is_understood = versions.all(|version| {
            let table = repository.table(version);
            table.is_none_or(|table| repository.is_table_of(&version.content, table))
        });
        holds(is_understood, &set.id, "columns and number of rows of a dataset match its table")?;
    }
    repository.documents.iter().try_for_each(check_document)?;
    let places = repository.datasets.iter().map(|set| (set.tahapan, fold(&set.badan_usaha), fold(&set.kegiatan)));
    no_two_alike(places, "", "no two datasets share stage, company and activity")?;
    let contents = repository.datasets.iter().flat_map(|set| &set.versions).map(|version| &version.content);
    no_two_alike(contents, "", "no two versions share their rows")?;
    let ids =
        repository.datasets.iter().map(|set| &set.id).chain(repository.documents.iter().map(|document| &document.id));
    no_two_alike(ids, "", "no two datasets or documents share an id")
}
