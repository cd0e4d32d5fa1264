//! The content of a Paket Bukti, without rows and files.

use portal_chain::history::PackageHistory;
use portal_pdf::document::PdfDocument;
use serde::Serialize;

use super::history::history;
use super::rows::{Named, is_open_to_auditor, versions};
use crate::audit::finding::shown::version_name;
use crate::audit::finding::views::audit::{open, writer};
use crate::audit::finding::views::report;
use crate::audit::working_paper::views::paper::{StepView, paper};
use crate::locale::file_name::{safe_file_name, shown_file_name};
use crate::model::assignment::{Assignment, ReviewComment};
use crate::model::attachment::Attachment;
use crate::model::finding::{Evidence, EvidenceSource, Finding, FollowUp};
use crate::model::repository::Document;
use crate::model::working_paper::PaperStep;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::repository::NoRows;
use crate::store::session::Action;
use crate::table::data::column::Column;

/// The content of a Paket Bukti.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageContent {
    /// File name.
    pub name: String,
    /// The head of the file.
    pub about: PackageAbout,
    /// The report, which shows findings, review and follow-up in words.
    pub report: PdfDocument,
    /// Versions of datasets: the assigned one, those of the steps, and those of evidence that the auditor may open.
    pub tables: Vec<PackageTable>,
    /// The steps of the working paper.
    pub steps: Vec<PackageStep>,
    /// The assignment with its review.
    pub assignment: Assignment,
    /// The findings.
    pub findings: Vec<Finding>,
    /// The accepted findings with their follow-up.
    pub follow_ups: Vec<FollowUp>,
    /// The assigned document, and those of evidence that the auditor may open.
    pub documents: Vec<Document>,
    /// Files of documents, of evidence and of answers.
    pub files: Vec<PackageFile>,
    /// The history of the portal up to now.
    pub history: PackageHistory,
}

/// The facts above a Paket Bukti, as shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageAbout {
    /// Name of the assigned data.
    pub data_name: String,
    /// Company that owns the data.
    pub badan_usaha: String,
    /// Stage of the data.
    pub tahapan: String,
    /// Name of the auditor.
    pub auditor: String,
    /// Label of the state of the review.
    pub review: String,
}

/// A version of a dataset. Its rows follow it, as `rows::rows` writes them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageTable {
    /// Content id of the version.
    pub content: String,
    /// Such as 'PNBP - PT Bara Khatulistiwa · Versi 1'.
    pub name: String,
    /// The columns with their kinds.
    pub columns: Vec<Column>,
    /// Number of rows.
    pub rows: u32,
    /// True if the rows are in memory, so that they can be written.
    pub is_loaded: bool,
    /// True if the rows are not on this device.
    pub is_lost: bool,
}

/// A step of the working paper.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageStep {
    /// The step, to be repeated.
    pub step: PaperStep,
    /// The step as shown.
    pub view: StepView,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackageFile {
    /// Id under which the browser stores the bytes.
    pub id: String,
    /// File name.
    pub name: String,
    /// File name that is safe on every file system.
    pub download_name: String,
}

/// The content of a Paket Bukti. Refused to other roles than the auditor of the assignment and the administrator.
pub fn content(reader: &Reader, id: &str) -> Result<PackageContent, Refusal> {
    reader.require(Action::MakePackages)?;
    let assignment = open(reader, id)?;
    let report = report::report(reader, id)?.document;
    // A document has no working paper.
    let views = paper(reader, id).map(|paper| paper.steps).unwrap_or_default();
    let named = |by: &str| writer(reader, assignment, by).to_owned();
    let steps = reader.working_papers().iter().filter(|step| step.assignment_id == id);
    let steps = steps.map(|step| PaperStep { performed_by: named(&step.performed_by), ..step.clone() });
    let findings: Vec<Finding> = reader.findings().iter().filter(|one| one.assignment_id == id).cloned().collect();
    let mut follow_ups: Vec<FollowUp> =
        reader.follow_ups().iter().filter(|one| one.assignment_id == id).cloned().collect();
    for assessment in follow_ups.iter_mut().flat_map(|one| &mut one.assessments) {
        assessment.by = named(&assessment.by);
    }
    let documents = documents(reader, assignment, &findings, &follow_ups);
    Ok(PackageContent {
        name: report::file_name("Paket_Bukti", assignment, "html"),
        about: about(assignment),
        report,
        tables: versions(reader, assignment).into_iter().map(|one| table(reader, one)).collect(),
        steps: steps.zip(views).map(|(step, view)| PackageStep { step, view }).collect(),
        assignment: named_as_read(reader, assignment),
        files: files(&documents, &findings, &follow_ups),
        history: history(reader, assignment),
        findings,
        follow_ups,
        documents,
    })
}

fn about(assignment: &Assignment) -> PackageAbout {
    PackageAbout {
        data_name: assignment.data_name.clone(),
        badan_usaha: assignment.badan_usaha.clone(),
        tahapan: assignment.tahapan.label().to_owned(),
        auditor: assignment.auditor_name.clone(),
        review: assignment.review.state.label().to_owned(),
    }
}

fn table(reader: &Reader, (set, version): Named<'_>) -> PackageTable {
    let missing = reader.repository().no_rows(version);
    PackageTable {
        content: version.content.clone(),
        name: version_name(set, version),
        columns: version.columns.clone(),
        rows: version.records,
        is_loaded: missing.is_none(),
        is_lost: missing == Some(NoRows::Lost),
    }
}

/// The assignment without names that its auditor does not read.
fn named_as_read(reader: &Reader, assignment: &Assignment) -> Assignment {
    let named = |comment: &ReviewComment| ReviewComment {
        by: writer(reader, assignment, &comment.by).to_owned(),
        ..comment.clone()
    };
    Assignment { comments: assignment.comments.iter().map(named).collect(), ..assignment.clone() }
}

fn evidence<'a>(findings: &'a [Finding], follow_ups: &'a [FollowUp]) -> impl Iterator<Item = &'a Evidence> {
    let accepted = follow_ups.iter().flat_map(|one| &one.evidence);
    findings.iter().flat_map(|one| &one.evidence).chain(accepted)
}

fn documents(reader: &Reader, assignment: &Assignment, findings: &[Finding], follow_ups: &[FollowUp]) -> Vec<Document> {
    let pinned = evidence(findings, follow_ups).filter_map(|one| match &one.source {
        EvidenceSource::Section { document, .. } => Some(document),
        EvidenceSource::Rows { .. } | EvidenceSource::Step { .. } | EvidenceSource::File { .. } => None,
    });
    let mut documents: Vec<Document> = Vec::new();
    for id in std::iter::once(&assignment.data_id).chain(pinned) {
        if documents.iter().all(|known| known.id != *id) && is_open_to_auditor(reader, assignment, id) {
            documents.extend(reader.repository().documents.get(id).cloned());
        }
    }
    documents
}

fn files(documents: &[Document], findings: &[Finding], follow_ups: &[FollowUp]) -> Vec<PackageFile> {
    let of_document = |document: &Document| {
        let id = document.file()?.to_owned();
        Some(PackageFile { id, name: document.name.clone(), download_name: safe_file_name(&document.name) })
    };
    let of_attachment = |file: &Attachment| PackageFile {
        id: file.id.clone(),
        name: shown_file_name(&file.name),
        download_name: safe_file_name(&file.name),
    };
    let pinned = evidence(findings, follow_ups).filter_map(|one| match &one.source {
        EvidenceSource::File { file } => Some(file),
        EvidenceSource::Rows { .. } | EvidenceSource::Step { .. } | EvidenceSource::Section { .. } => None,
    });
    let proof = follow_ups.iter().flat_map(|one| &one.answers).flat_map(|answer| &answer.files);
    let mut files: Vec<PackageFile> = documents.iter().filter_map(of_document).collect();
    for file in pinned.chain(proof).map(of_attachment) {
        if files.iter().all(|known| known.id != file.id) {
            files.push(file);
        }
    }
    files
}
