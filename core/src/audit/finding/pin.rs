//! Evidence as chosen: rows and cells, steps of working papers, sections of documents, files.

use serde::{Deserialize, Serialize};

use super::shown;
use crate::locale::file_size::file_size;
use crate::model::assignment::Assignment;
use crate::model::attachment::Attachment;
use crate::model::finding::{Evidence, EvidenceSource, ShownTable};
use crate::store::State;
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::attachment::{self, FileFacts};
use crate::store::form::text::{BODY_MAX, FormCheck, many_lines, too_long};
use crate::store::records::assignments::is_own;
use crate::store::records::repository::Item;
use crate::store::session::Session;
use crate::table::saturated;

/// The most rows of one piece of evidence.
const MOST_ROWS: usize = 200;
/// The most files that are pinned at once.
const MOST_FILES: usize = 20;

/// Evidence as chosen, with words about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PinForm {
    /// Words about the evidence; may be empty.
    pub caption: String,
    /// The place.
    pub place: PinPlace,
}

/// The place of evidence as chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum PinPlace {
    /// Rows of the assigned data, or cells of them.
    Rows {
        /// Id of one's own assignment.
        assignment: String,
        /// Numbers of the rows in the version, from 1.
        rows: Vec<u32>,
        /// The columns, counted from 0; empty for all.
        columns: Vec<u32>,
    },
    /// A step of one's own working paper.
    Step {
        /// Id of the step.
        step: String,
    },
    /// A section or page of the assigned document.
    Section {
        /// Id of one's own assignment.
        assignment: String,
        /// The section, counted from 0.
        section: u32,
        /// Words of the section that matter; empty for all of it.
        quote: String,
    },
    /// Files from the auditor's device; each becomes a piece of evidence.
    Files {
        /// The files.
        files: Vec<EvidenceFile>,
    },
}

/// A file with the checksum of its bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EvidenceFile {
    /// The file.
    pub facts: FileFacts,
    /// SHA-256 of its bytes in hexadecimal.
    pub sha256: String,
}

/// A pinned place without id and caption.
struct Pinned {
    source: EvidenceSource,
    name: String,
    shown: ShownTable,
    sha256: String,
}

impl Pinned {
    fn new(source: EvidenceSource, name: String, shown: ShownTable) -> Self {
        let sha256 = shown.sha256();
        Self { source, name, shown, sha256 }
    }
}

/// The evidence for a finding of this assignment, and the new files. Places in other own assignments of the same company
/// can be pinned too.
pub(super) fn pinned(
    (state, session): (&State, &Session),
    env: &mut Env,
    of: &Assignment,
    form: &PinForm,
) -> Result<(Vec<Evidence>, Vec<Attachment>), Refusal> {
    let mut check = FormCheck::default();
    let caption = check.optional_line(Field::Caption, &form.caption);
    let near = |id: &str| {
        let own = state.assignments.get(id).filter(|one| is_own(session, one) && one.badan_usaha == of.badan_usaha);
        own.ok_or_else(|| Refusal::not_found(Kind::Assignment, id))
    };
    let mut attachments = Vec::new();
    let places = match &form.place {
        PinPlace::Rows { assignment, rows, columns } => vec![of_rows(state, near(assignment)?, rows, columns)?],
        PinPlace::Section { assignment, section, quote } => {
            vec![of_section(state, near(assignment)?, *section, &many_lines(quote))?]
        }
        PinPlace::Step { step: id } => {
            let not_found = || Refusal::not_found(Kind::PaperStep, id);
            let step = state.working_papers.get(id).ok_or_else(not_found)?;
            near(&step.assignment_id).map_err(|_| not_found())?;
            let source = EvidenceSource::Step { step: id.clone() };
            vec![Pinned::new(source, shown::step_name(step), shown::of_step(step))]
        }
        PinPlace::Files { files } => {
            let (new, places) = of_files(files, &mut check, env);
            attachments = new;
            places
        }
    };
    for place in &places {
        if let Some(problem) = too_long(place.shown.characters(), BODY_MAX) {
            check.reject(Field::Evidence, problem);
        }
    }
    check.finish()?;
    let evidence = places.into_iter().map(|Pinned { source, name, shown, sha256 }| Evidence {
        id: env.base36(8),
        caption: caption.clone(),
        source,
        name,
        shown,
        sha256,
    });
    Ok((evidence.collect(), attachments))
}

fn of_rows(state: &State, assignment: &Assignment, rows: &[u32], columns: &[u32]) -> Result<Pinned, Refusal> {
    let not_found = || Refusal::not_found(Kind::Data, &assignment.data_id);
    let Some(Item::Dataset(set)) = state.repository.item(&assignment.data_id) else { return Err(not_found()) };
    let version = set.given(assignment.version.as_deref());
    let table = state.repository.table(version).ok_or_else(not_found)?;
    let [rows, columns] = [rows, columns].map(|numbers| {
        let mut numbers = numbers.to_vec();
        numbers.sort_unstable();
        numbers.dedup();
        numbers
    });
    if rows.is_empty() {
        return Err(Refusal::invalid(Field::Evidence, Problem::Required));
    }
    if rows.len() > MOST_ROWS {
        return Err(Refusal::invalid(Field::Evidence, Problem::TooMany { max: saturated(MOST_ROWS) }));
    }
    let shown = shown::of_rows(table, &rows, &columns);
    let shown = shown.ok_or_else(|| Refusal::invalid(Field::Evidence, Problem::Gone))?;
    let source = EvidenceSource::Rows { data: set.id.clone(), version: version.content.clone(), rows, columns };
    Ok(Pinned::new(source, shown::version_name(set, version), shown))
}

fn of_section(state: &State, assignment: &Assignment, section: u32, quote: &str) -> Result<Pinned, Refusal> {
    let not_found = || Refusal::not_found(Kind::Data, &assignment.data_id);
    let Some(Item::Document(document)) = state.repository.item(&assignment.data_id) else { return Err(not_found()) };
    if shown::of_section(document, section, "").is_none() {
        return Err(Refusal::invalid(Field::Evidence, Problem::Gone));
    }
    let shown = shown::of_section(document, section, quote);
    let shown = shown.ok_or_else(|| Refusal::invalid(Field::Quote, Problem::NotInText))?;
    let source = EvidenceSource::Section { document: document.id.clone(), section, quote: quote.to_owned() };
    Ok(Pinned::new(source, document.name.clone(), shown))
}

fn of_files(files: &[EvidenceFile], check: &mut FormCheck, env: &mut Env) -> (Vec<Attachment>, Vec<Pinned>) {
    if files.is_empty() {
        check.reject(Field::Evidence, Problem::Required);
    }
    if files.len() > MOST_FILES {
        check.reject(Field::Evidence, Problem::TooMany { max: saturated(MOST_FILES) });
    }
    let facts: Vec<FileFacts> = files.iter().map(|file| file.facts.clone()).collect();
    let accepted = attachment::accept(&facts, check, env);
    if files.iter().any(|file| !is_sha256(&file.sha256)) {
        check.reject(Field::Evidence, Problem::Required);
    }
    let pinned = accepted.iter().zip(files).map(|(file, EvidenceFile { sha256, .. })| Pinned {
        source: EvidenceSource::File { file: file.clone() },
        name: file.name.clone(),
        shown: of_file(file),
        sha256: sha256.clone(),
    });
    let pinned = pinned.collect();
    (accepted, pinned)
}

fn of_file(file: &Attachment) -> ShownTable {
    ShownTable {
        headings: vec!["Nama berkas".to_owned(), "Ukuran".to_owned()],
        lines: vec![vec![file.name.clone(), file_size(file.size)]],
    }
}

/// True for 64 hexadecimal digits.
pub(super) fn is_sha256(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}
