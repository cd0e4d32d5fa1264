//! Datasets and documents of the repository in the palette, for their administrator.

use super::sources::{Depth, Found, Source, entry, rows_of, words_in_names};
use super::{PaletteEntry, PaletteKind, PalettePassage, PalettePlace};
use crate::audit::repository::views::places::best_passage;
use crate::model::repository::Document;
use crate::store::Reader;
use crate::table::row_set::RowSet;

pub(super) struct Datasets<'a> {
    pub(super) reader: &'a Reader<'a>,
}

impl Source for Datasets<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Dataset
    }

    fn all(&self) -> RowSet {
        rows_of(&self.reader.repository().datasets, |_| true)
    }

    fn texts(&self, slot: u32, _: Depth, take: &mut dyn FnMut(&str)) {
        if let Some(set) = self.reader.repository().datasets.at(slot) {
            [&set.kegiatan, &set.badan_usaha, set.tahapan.label(), &set.description].into_iter().for_each(take);
        }
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.repository().datasets.slot_of(id)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let set = self.reader.repository().datasets.at(slot)?;
        let place = PalettePlace {
            tahapan: set.tahapan,
            badan_usaha: set.badan_usaha.clone(),
            kegiatan: Some(set.kegiatan.clone()),
        };
        let entry = entry(self.kind(), &set.id, &set.kegiatan, &[set.tahapan.label(), &set.badan_usaha]);
        Some(PaletteEntry { place: Some(place), ..entry })
    }
}

pub(super) struct Documents<'a> {
    pub(super) reader: &'a Reader<'a>,
}

impl Source for Documents<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Document
    }

    fn all(&self) -> RowSet {
        rows_of(&self.reader.repository().documents, |_| true)
    }

    fn texts(&self, slot: u32, depth: Depth, take: &mut dyn FnMut(&str)) {
        let Some(document) = self.reader.repository().documents.at(slot) else { return };
        [&document.name, &document.badan_usaha, document.tahapan.label()].into_iter().for_each(&mut *take);
        if depth == Depth::Contents {
            contents(document, take);
        }
    }

    /// The list searches the contents too.
    fn listed(&self, _: &[String], [_, all]: [&RowSet; 2]) -> u32 {
        all.len()
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.repository().documents.slot_of(id)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let document = self.reader.repository().documents.at(slot)?;
        let place =
            PalettePlace { tahapan: document.tahapan, badan_usaha: document.badan_usaha.clone(), kegiatan: None };
        let entry =
            entry(self.kind(), &document.id, &document.name, &[document.tahapan.label(), &document.badan_usaha]);
        Some(PaletteEntry { place: Some(place), ..entry })
    }

    fn passage(&self, slot: u32, found: &Found<'_>) -> Option<PalettePassage> {
        let document = self.reader.repository().documents.at(slot)?;
        document_passage(document, words_in_names(self, slot, found.sought), found)
    }
}

/// The texts of a document. The title of a page is its number.
pub(super) fn contents(document: &Document, take: &mut dyn FnMut(&str)) {
    for section in &document.sections {
        if !document.is_shown_as_pages() {
            take(&section.title);
        }
        take(&section.body);
    }
}

/// The passage of a document with words that are not `known`.
pub(super) fn document_passage(document: &Document, known: u64, found: &Found<'_>) -> Option<PalettePassage> {
    let place = best_passage(document, (found.search, found.sought), known)?;
    let label = format!("Dokumen · {}", place.label);
    Some(PalettePassage { label, text: place.text, at: place.at.unwrap_or_default(), find: place.find })
}
