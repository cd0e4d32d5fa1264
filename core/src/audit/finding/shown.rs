//! The content of places in data, working papers and documents, when evidence is pinned and later.

use crate::audit::working_paper::form::name as test_name;
use crate::locale::number::integer;
use crate::model::finding::{Evidence, EvidenceSource, ShownTable};
use crate::model::repository::{DataVersion, Dataset, Document};
use crate::model::working_paper::PaperStep;
use crate::store::State;
use crate::table::data::data_table::DataTable;
use crate::table::saturated;

/// Rows of a table by their numbers, all columns or some; `None` if a row or column does not exist.
pub(crate) fn of_rows(table: &DataTable, rows: &[u32], columns: &[u32]) -> Option<ShownTable> {
    let all: Vec<u32> = (0..saturated(table.columns().len())).collect();
    let columns = if columns.is_empty() { &all } else { columns };
    let headings = columns.iter().map(|column| Some(table.columns().get(*column as usize)?.header.clone()));
    let line = |number: &u32| {
        let row = number.checked_sub(1).filter(|row| *row < table.row_count())?;
        let cells = columns.iter().map(|column| table.cell(row, *column).to_owned());
        Some(std::iter::once(integer((*number).into())).chain(cells).collect())
    };
    Some(ShownTable {
        headings: std::iter::once(Some("Baris".to_owned())).chain(headings).collect::<Option<_>>()?,
        lines: rows.iter().map(line).collect::<Option<_>>()?,
    })
}

/// The figures of a step, and the lines of its result that are marked, if it is a reconciliation.
pub(super) fn of_step(step: &PaperStep) -> ShownTable {
    let figures = step.result.figures.iter().map(|figure| vec![figure.label.clone(), figure.value.clone()]);
    let rows = vec!["Baris yang ditunjuk".to_owned(), integer(step.result.rows.into())];
    ShownTable {
        headings: vec!["Ukuran".to_owned(), "Nilai".to_owned()],
        lines: figures.chain(std::iter::once(rows)).collect(),
    }
}

/// A section of a document, or a quotation from it; `None` if there is no such section.
pub(crate) fn of_section(document: &Document, section: u32, quote: &str) -> Option<ShownTable> {
    let section = document.sections.get(section as usize)?;
    let text = if quote.is_empty() { &section.body } else { quote };
    let has_quote = quote.is_empty() || spaced(&section.body).contains(&spaced(quote));
    has_quote.then(|| ShownTable {
        headings: vec!["Bagian".to_owned(), "Isi".to_owned()],
        lines: vec![vec![section.title.clone(), text.to_owned()]],
    })
}

fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Name of a version, such as 'PNBP - PT Bara Khatulistiwa · Versi 1'.
pub(crate) fn version_name(set: &Dataset, version: &DataVersion) -> String {
    format!("{} - {} · Versi {}", set.kegiatan, set.badan_usaha, integer(set.number(version).into()))
}

/// Name of a step.
pub(super) fn step_name(step: &PaperStep) -> String {
    test_name(&step.test)
}

/// The evidence compared with its source as it is now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Now {
    /// The source shows what it showed.
    Same,
    /// The version shows what it showed; the newest version shows something else in these rows.
    Newer(ShownTable),
    /// The source shows something else.
    Changed(ShownTable),
    /// The rows are not in memory.
    Unread,
    /// A file, whose bytes the core does not see.
    File,
    /// The source is gone.
    Gone,
}

/// Compares evidence with its source.
pub(super) fn now(state: &State, evidence: &Evidence) -> Now {
    let compared = |shown: Option<ShownTable>| match shown {
        None => Now::Gone,
        Some(shown) if shown.sha256() == evidence.sha256 => Now::Same,
        Some(shown) => Now::Changed(shown),
    };
    match &evidence.source {
        EvidenceSource::File { .. } => Now::File,
        EvidenceSource::Step { step } => compared(state.working_papers.get(step).map(of_step)),
        EvidenceSource::Section { document, section, quote } => {
            let document = state.repository.documents.get(document);
            compared(document.and_then(|document| of_section(document, *section, quote)))
        }
        EvidenceSource::Rows { data, version, rows, columns } => {
            let Some(set) = state.repository.datasets.get(data) else { return Now::Gone };
            let Some(version) = set.version(version) else { return Now::Gone };
            let Some(table) = state.repository.table(version) else { return Now::Unread };
            match compared(of_rows(table, rows, columns)) {
                Now::Same => newer(state, set, version, evidence, rows, columns).map_or(Now::Same, Now::Newer),
                other => other,
            }
        }
    }
}

/// The rows in the newest version, if they show something else there.
fn newer(
    state: &State,
    set: &Dataset,
    version: &DataVersion,
    evidence: &Evidence,
    rows: &[u32],
    columns: &[u32],
) -> Option<ShownTable> {
    let newest = set.newest();
    if newest == version {
        return None;
    }
    let table = state.repository.table(newest)?;
    let shown = of_rows(table, rows, columns).unwrap_or_default();
    (shown != evidence.shown).then_some(shown)
}
