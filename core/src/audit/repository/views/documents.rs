//! The screen Repositori Dokumen (§2.8): a drill-down from stages to companies to documents.

use serde::{Deserialize, Serialize};

use crate::locale::file_size::file_size;
use crate::locale::number::count;
use crate::model::Stage;
use crate::model::repository::listed::{FORMAT, STAGE};
use crate::model::repository::{Document, DocumentFormat};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::list::EVERYWHERE;
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
    /// Words to find in the name.
    pub search: Option<String>,
}

/// Content of the screen at one of three levels. A search covers all documents below the present level.
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
    /// Choices of the company select.
    pub companies: Vec<String>,
    /// Stages with their counts, in the order of §3.
    pub stages: Vec<Folder>,
    /// Companies of the stage with their counts.
    pub folders: Vec<Folder>,
    /// Documents of the company, or the results of the search.
    pub documents: Vec<DocumentCard>,
    /// Number of documents after search and filters, such as '12 dokumen'.
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
    /// Documents of a company, or results of a search.
    Documents,
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

/// Documents and filters in effect for one address.
pub(super) struct Found<'a> {
    pub(super) documents: Vec<&'a Document>,
    pub(super) tahapan: Option<Stage>,
    pub(super) badan_usaha: Option<String>,
    pub(super) format: Option<DocumentFormat>,
    pub(super) is_search: bool,
}

pub(super) fn found<'a>(reader: &Reader<'a>, query: &DocumentQuery) -> Found<'a> {
    let tahapan = query.tahapan.as_deref().and_then(Stage::parse);
    let format = query.format.as_deref().and_then(DocumentFormat::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    let list = reader.document_list();
    let mut rows = list.all();
    list.keep(STAGE, tahapan.map(|stage| stage as u8).as_slice(), &mut rows);
    let mut badan_usaha = None;
    if let Some(company) = &query.badan_usaha {
        let of_company = list.owned_by(company);
        if of_company.len_with(&rows) > 0 {
            rows.and(&of_company);
            badan_usaha = Some(company.clone());
        }
    }
    list.keep(FORMAT, format.map(|format| format as u8).as_slice(), &mut rows);
    list.narrow(&words, EVERYWHERE, &mut rows);
    let slots = list.slots(None, &rows, 0, u32::MAX).into_iter();
    let documents = slots.filter_map(|slot| reader.repository().documents.at(slot)).collect();
    Found { documents, tahapan, badan_usaha, format, is_search: !words.is_empty() }
}

/// The content of the screen, for the administrator.
pub fn shelf(reader: &Reader, query: &DocumentQuery) -> Result<DocumentShelf, Refusal> {
    reader.require(Action::ManageRepository)?;
    let Found { documents, tahapan, badan_usaha, format, is_search } = found(reader, query);
    let level = match (&tahapan, &badan_usaha) {
        _ if is_search => Level::Documents,
        (_, Some(_)) => Level::Documents,
        (Some(_), None) => Level::Companies,
        (None, None) => Level::Stages,
    };
    let all: Vec<&Document> = reader.repository().documents.iter().collect();
    let of_stage =
        |stage: Option<Stage>| all.iter().copied().filter(move |doc| stage.is_none_or(|it| doc.tahapan == it));
    let mut companies: Vec<String> = of_stage(tahapan).map(|document| document.badan_usaha.clone()).collect();
    companies.sort();
    companies.dedup();
    let asked = |raw: &Option<String>, is_known: bool| raw.clone().filter(|raw| !is_known && !raw.is_empty());
    Ok(DocumentShelf {
        level,
        found: format!("{} dokumen", count(documents.len())),
        is_filtered: is_search || format.is_some(),
        unknown: asked(&query.tahapan, tahapan.is_some()),
        unknown_company: asked(&query.badan_usaha, badan_usaha.is_some()),
        stages: Stage::ALL.iter().map(|stage| stage_folder(*stage, &documents)).collect(),
        folders: companies.iter().map(|company| company_folder(company, &documents)).collect(),
        documents: match level {
            Level::Documents => documents.iter().map(|document| card(reader, document)).collect(),
            Level::Stages | Level::Companies => Vec::new(),
        },
        tahapan,
        badan_usaha,
        format,
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

fn card(reader: &Reader, document: &Document) -> DocumentCard {
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
