//! The screen Repositori Dokumen (§2.8): a drill-down from stages to companies to documents.

use serde::{Deserialize, Serialize};

use super::search::{Bound, bounds, found_documents};
use crate::locale::calendar::CalendarDate;
use crate::locale::file_size::file_size;
use crate::locale::number::count;
use crate::model::Stage;
use crate::model::repository::listed::{FORMAT, STAGE};
use crate::model::repository::{DataType, Document, DocumentFormat};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::repository::Item;
use crate::store::session::Action;
use crate::table::{fold, saturated};

/// The drill-down's parameters from the address, unchecked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentQuery {
    /// Selected stage.
    pub tahapan: Option<String>,
    /// Selected company of the stage.
    pub badan_usaha: Option<String>,
    /// Format filter.
    pub format: Option<String>,
    /// Words to find in names and contents.
    pub search: Option<String>,
    /// First day of the upload, as typed.
    pub from: Option<String>,
    /// Last day of the upload, as typed.
    pub until: Option<String>,
}

/// Content of the screen at one of its levels. A search covers all data below the present level; see [`super::search`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentShelf {
    /// The level to show.
    pub level: Level,
    /// Selected stage.
    pub tahapan: Option<Stage>,
    /// Selected company.
    pub badan_usaha: Option<String>,
    /// Format filter in effect.
    pub format: Option<DocumentFormat>,
    /// True if the format filter keeps datasets.
    pub is_tabular: bool,
    /// First day of the upload.
    pub from: Bound,
    /// Last day of the upload.
    pub until: Bound,
    /// Today, where the calendars open.
    pub today: CalendarDate,
    /// Choices of the company select.
    pub companies: Vec<String>,
    /// Stages with their counts, in the order of §3.
    pub stages: Vec<Folder>,
    /// Companies of the stage with their counts.
    pub folders: Vec<Folder>,
    /// Documents of the company.
    pub documents: Vec<DocumentCard>,
    /// Number of documents after the filters, such as '12 dokumen'.
    pub found: String,
    /// True if a search or the format filter is in effect.
    pub is_filtered: bool,
    /// Stage in the address that does not exist.
    pub unknown: Option<String>,
    /// Company in the address that has no documents in the stage.
    pub unknown_company: Option<String>,
}

/// A level of the drill-down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Level {
    /// All stages.
    Stages,
    /// The companies of a stage.
    Companies,
    /// Documents of a company.
    Documents,
    /// Documents and datasets that a search has found.
    Found,
}

/// A stage or company as a folder.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Folder {
    /// Value for the address.
    pub value: String,
    /// Text as shown.
    pub label: String,
    /// Number of companies in the folder; 1 for a company.
    pub companies: u32,
    /// Number of documents.
    pub documents: u32,
}

/// A document as a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentCard {
    /// Id of the document.
    pub id: String,
    /// File name.
    pub name: String,
    /// Description; may be empty.
    pub description: String,
    /// Stage of the document.
    pub tahapan: Stage,
    /// Company that owns the document.
    pub badan_usaha: String,
    /// File size, such as '1,5 MB'.
    pub size: String,
    /// File format.
    pub format: DocumentFormat,
    /// Date of the upload.
    pub uploaded: String,
    /// Number of assignments.
    pub assignments: u32,
}

struct Shelved<'a> {
    documents: Vec<&'a Document>,
    badan_usaha: Option<String>,
}

fn shelved<'a>(reader: &Reader<'a>, query: &DocumentQuery) -> Shelved<'a> {
    let list = reader.document_list();
    let mut rows = list.all();
    list.keep(STAGE, query.stage().map(|stage| stage as u8).as_slice(), &mut rows);
    let mut badan_usaha = None;
    if let Some(company) = &query.badan_usaha {
        let of_company = list.owned_by(company);
        if of_company.len_with(&rows) > 0 {
            rows.and(&of_company);
            badan_usaha = Some(company.clone());
        }
    }
    list.keep(FORMAT, query.document_format().map(|format| format as u8).as_slice(), &mut rows);
    let slots = list.slots(None, &rows, 0, u32::MAX).into_iter();
    let documents = slots.filter_map(|slot| reader.repository().documents.at(slot)).collect();
    Shelved { documents, badan_usaha }
}

/// The listed documents, in the order of the list or of the search.
pub(super) fn listed<'a>(reader: &Reader<'a>, query: &DocumentQuery) -> Vec<&'a Document> {
    if query.is_search() { found_documents(reader, query) } else { shelved(reader, query).documents }
}

impl DocumentQuery {
    /// The stage, if it exists.
    pub(super) fn stage(&self) -> Option<Stage> {
        self.tahapan.as_deref().and_then(Stage::parse)
    }

    pub(super) fn document_format(&self) -> Option<DocumentFormat> {
        self.format.as_deref().and_then(DocumentFormat::parse)
    }

    pub(super) fn is_tabular(&self) -> bool {
        self.format.as_deref() == Some(DataType::Tabular.value())
    }

    pub(super) fn has_dates(&self) -> bool {
        [&self.from, &self.until].into_iter().flatten().any(|typed| !typed.trim().is_empty())
    }

    /// True if the found data are listed, and not the folders.
    pub(super) fn is_search(&self) -> bool {
        let words = fold::words(self.search.as_deref().unwrap_or_default());
        !words.is_empty() || self.has_dates() || self.is_tabular()
    }
}

/// The content of the screen, for the administrator.
pub fn shelf(reader: &Reader, query: &DocumentQuery) -> Result<DocumentShelf, Refusal> {
    reader.require(Action::ManageRepository)?;
    let (tahapan, format) = (query.stage(), query.document_format());
    let is_search = query.is_search();
    let [from, until] = bounds(query);
    let Shelved { documents, badan_usaha } = shelved(reader, query);
    let repository = reader.repository();
    let of_documents = repository.documents.iter().map(Item::Document);
    let of_datasets = repository.datasets.iter().map(Item::Dataset).filter(|_| is_search);
    let in_stage = of_documents.chain(of_datasets).filter(|item| tahapan.is_none_or(|stage| item.tahapan() == stage));
    let mut companies: Vec<String> = in_stage.map(|item| item.badan_usaha().to_owned()).collect();
    companies.sort();
    companies.dedup();
    let badan_usaha = match &query.badan_usaha {
        Some(company) if is_search => companies.contains(company).then(|| company.clone()),
        _ => badan_usaha,
    };
    let level = match (&tahapan, &badan_usaha) {
        _ if is_search => Level::Found,
        (_, Some(_)) => Level::Documents,
        (Some(_), None) => Level::Companies,
        (None, None) => Level::Stages,
    };
    let asked = |raw: &Option<String>, is_known: bool| raw.clone().filter(|raw| !is_known && !raw.is_empty());
    let folders = if is_search { &[] } else { companies.as_slice() };
    Ok(DocumentShelf {
        level,
        found: format!("{} dokumen", count(documents.len())),
        is_filtered: is_search || format.is_some(),
        unknown: asked(&query.tahapan, tahapan.is_some()),
        unknown_company: asked(&query.badan_usaha, badan_usaha.is_some()),
        stages: Stage::ALL.iter().map(|stage| stage_folder(*stage, &documents)).collect(),
        folders: folders.iter().map(|company| company_folder(company, &documents)).collect(),
        documents: match level {
            Level::Documents => documents.iter().map(|document| card(reader, document)).collect(),
            Level::Stages | Level::Companies | Level::Found => Vec::new(),
        },
        tahapan,
        badan_usaha,
        format,
        is_tabular: query.is_tabular(),
        from,
        until,
        today: reader.calendar().local_now().date(),
        companies,
    })
}

pub(super) fn stage_folder(stage: Stage, documents: &[&Document]) -> Folder {
    let inside: Vec<&&Document> = documents.iter().filter(|document| document.tahapan == stage).collect();
    let mut companies: Vec<&str> = inside.iter().map(|document| document.badan_usaha.as_str()).collect();
    companies.sort_unstable();
    companies.dedup();
    let [companies, documents] = [companies.len(), inside.len()].map(saturated);
    Folder { value: stage.value().to_owned(), label: stage.label().to_owned(), companies, documents }
}

fn company_folder(company: &str, documents: &[&Document]) -> Folder {
    let inside = documents.iter().filter(|document| document.badan_usaha == company).count();
    Folder { value: company.to_owned(), label: company.to_owned(), companies: 1, documents: saturated(inside) }
}

pub(super) fn card(reader: &Reader, document: &Document) -> DocumentCard {
    DocumentCard {
        id: document.id.clone(),
        name: document.name.clone(),
        description: document.description.clone(),
        tahapan: document.tahapan,
        badan_usaha: document.badan_usaha.clone(),
        size: file_size(document.size),
        format: document.format,
        uploaded: reader.calendar().local(document.upload_date).date().long(),
        assignments: saturated(reader.assignments().of_data(&document.id).count()),
    }
}
