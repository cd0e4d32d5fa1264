//! The screen Dasbor CMS Auditor (§2.8); all figures are counted from the records (decisions §2).

use serde::Serialize;

use super::documents::stage_folder;
use crate::audit::assignment::views::row::{AssignmentRow, row};
use crate::locale::number::{count, integer};
use crate::model::assignment::AssignmentStatus;
use crate::model::auditor::AuditorType;
use crate::model::repository::Document;
use crate::model::{Instant, Stage};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::saturated;

/// Length of the table 'Penugasan Terbaru' (§9).
const RECENT: usize = 5;

/// Content of the screen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CmsDashboard {
    /// Card 'Total Dokumen'.
    pub documents: Figure,
    /// Card 'Dataset Tabular'.
    pub datasets: Figure,
    /// Card 'Penugasan Aktif'.
    pub active: Figure,
    /// Card 'Auditor Tersedia'.
    pub auditors: Figure,
    /// Shortcuts of 'Quick Query'.
    pub queries: Vec<Shortcut>,
    /// Shortcuts to stages of the document repository.
    pub shelves: Vec<Shortcut>,
    /// The five newest assignments.
    pub recent: Vec<AssignmentRow>,
}

/// A card with a number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Figure {
    /// Number as shown.
    pub value: String,
    /// Line below the number.
    pub text: String,
}

/// A link to a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Shortcut {
    /// The stage.
    pub tahapan: Stage,
    /// Line with the number of items in the stage.
    pub text: String,
}

/// The content of the screen, for the administrator.
pub fn dashboard(reader: &Reader) -> Result<CmsDashboard, Refusal> {
    reader.require(Action::ManageRepository)?;
    let repository = reader.repository();
    let grown = |dates: &mut dyn Iterator<Item = Instant>| {
        let clock = reader.calendar();
        let month = clock.local_now().date().month_start();
        let this_month = dates.filter(|at| clock.local(*at).date().month_start() == month).count();
        format!("+{} bulan ini", count(this_month))
    };
    let documents: Vec<&Document> = repository.documents.iter().collect();
    let datasets = |stage: Stage| {
        let count = repository.datasets.iter().filter(|set| set.tahapan == stage).count();
        counted(saturated(count), "dataset", "datasets")
    };
    let folder = |stage: Stage| {
        let folder = stage_folder(stage, &documents);
        format!(
            "{}, {}",
            counted(folder.companies, "company", "companies"),
            counted(folder.documents, "document", "documents")
        )
    };
    let figure = |value: u32, text: String| Figure { value: integer(value.into()), text };
    let assignments = reader.assignments().newest_first();
    let in_status =
        |wanted: &[AssignmentStatus]| count(assignments.iter().filter(|it| wanted.contains(&it.status)).count());
    let waiting = in_status(&[AssignmentStatus::Assigned]);
    let of_type = |wanted: AuditorType| reader.auditors().iter().filter(|it| it.auditor_type == wanted).count();
    let [internal, external] = [AuditorType::Internal, AuditorType::External].map(of_type).map(count);
    Ok(CmsDashboard {
        documents: figure(repository.documents.len(), grown(&mut documents.iter().map(|it| it.upload_date))),
        datasets: figure(repository.datasets.len(), grown(&mut repository.datasets.iter().map(|it| it.upload_date))),
        active: Figure {
            value: in_status(&[AssignmentStatus::Assigned, AssignmentStatus::InProgress]),
            text: format!("{waiting} menunggu"),
        },
        auditors: figure(reader.auditors().len(), format!("{internal} internal, {external} eksternal")),
        queries: [Stage::OperasiProduksi, Stage::FeasibilityStudy]
            .map(|tahapan| Shortcut { tahapan, text: format!("{} available", datasets(tahapan)) })
            .to_vec(),
        shelves: [Stage::Perizinan, Stage::Pengadministrasian]
            .map(|tahapan| Shortcut { tahapan, text: folder(tahapan) })
            .to_vec(),
        recent: assignments.into_iter().take(RECENT).map(|assignment| row(reader, assignment)).collect(),
    })
}

/// A number with its noun: '1 company', '3 companies'.
fn counted(count: u32, one: &str, many: &str) -> String {
    format!("{} {}", integer(count.into()), if count == 1 { one } else { many })
}
