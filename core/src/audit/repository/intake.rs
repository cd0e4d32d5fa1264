//! Reads a CSV file piece by piece, so that the page stays responsive. The first pass detects encoding and
//! delimiter, the second parses the rows.

use std::rc::Rc;

use serde::Serialize;

use crate::locale::number::exact;
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::records::repository::Repository;
use crate::store::records::shelf::Shelved;
use crate::store::session::{Action, Session};
use crate::table::data::column::{ColumnKind, FoundColumn};
use crate::table::data::csv_form::CsvForm;
use crate::table::data::csv_problem::CsvProblem;
use crate::table::data::csv_reader::{CsvReader, Parsed};
use crate::table::data::number::{self, NumberForm, Written};
use crate::table::data::sniffer::Sniffer;
use crate::table::saturated;

/// A CSV file while it is read.
#[derive(Debug)]
pub enum Intake {
    /// First pass: detects encoding and delimiter.
    Sniffing(Box<Sniffer>),
    /// Second pass: parses the rows.
    Reading(Box<CsvReader>, CsvForm),
}

/// Result of parsing, before anything is stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct IntakePreview {
    /// Id of the rows in the `TableShelf`; `None` if there are problems.
    pub content: Option<String>,
    /// Detected encoding and delimiter; `None` if they could not be detected.
    pub form: Option<CsvForm>,
    /// Columns with their detected kinds.
    pub columns: Vec<PreviewColumn>,
    /// First rows of the file.
    pub rows: Vec<Vec<String>>,
    /// Number of rows.
    pub records: u32,
    /// Number of skipped empty rows.
    pub blank_rows: u32,
    /// Line numbers of the first rows in which invalid bytes were replaced.
    pub replaced_lines: Vec<u32>,
    /// The first hundred problems, with their lines.
    pub problems: Vec<CsvProblem>,
    /// Total number of problems.
    pub problem_count: u32,
}

/// A column of the preview.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewColumn {
    /// Heading of the column.
    pub header: String,
    /// Detected kind, used unless the user chooses another.
    pub kind: ColumnKind,
    /// Kinds that the user can choose.
    pub choices: Vec<ColumnKind>,
    /// True if the numbers fit both the Indonesian and the English form with different values. The user must choose
    /// one.
    pub is_ambiguous: bool,
    /// A cell with both readings, for an ambiguous column.
    pub example: Option<AmbiguousExample>,
}

/// A cell with its value in both number forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AmbiguousExample {
    /// Text in the file.
    pub text: String,
    /// Value in the Indonesian form, as shown.
    pub indonesian: String,
    /// Value in the English form, as shown.
    pub english: String,
}

impl Intake {
    /// Starts the first pass.
    pub fn begin() -> Self {
        Self::Sniffing(Box::default())
    }

    /// Reads the next piece.
    pub fn feed(&mut self, bytes: &[u8]) {
        match self {
            Self::Sniffing(sniffer) => sniffer.feed(bytes),
            Self::Reading(reader, _) => reader.feed(bytes),
        }
    }

    /// Ends the first pass. Afterwards the caller feeds the file again from its first piece.
    pub fn turn(self) -> Result<Self, Box<IntakePreview>> {
        let Self::Sniffing(sniffer) = self else { return Ok(self) };
        match sniffer.finish() {
            Ok(form) => Ok(Self::Reading(Box::new(CsvReader::new(form)), form)),
            Err(problem) => Err(Box::new(IntakePreview::failed(vec![problem]))),
        }
    }

    /// Ends the second pass. Returns the preview, and the table if there are no problems.
    pub fn finish(self) -> (IntakePreview, Option<Shelved>) {
        let Self::Reading(reader, form) = self else { return (IntakePreview::failed(Vec::new()), None) };
        let Parsed { table, columns, first_rows, problems, problem_count, rows, blank_rows, replaced_lines } =
            reader.finish();
        let preview = IntakePreview {
            content: None,
            form: Some(form),
            columns: columns.iter().map(preview_column).collect(),
            rows: first_rows,
            records: rows,
            blank_rows,
            replaced_lines,
            problems,
            problem_count,
        };
        let ambiguous = columns.iter().map(|column| column.ambiguous).collect();
        (preview, table.map(|table| Shelved { table: Rc::new(table), ambiguous }))
    }
}

/// Ends the second pass. Returns the preview and, without problems, the rows with their id in the `TableShelf`.
///
/// `content` is the id of rows that a dataset needs again after a restart. `None` makes a new id.
pub(crate) fn take_in(
    repository: &Repository,
    session: &Session,
    env: &Env,
    intake: Intake,
    content: Option<String>,
) -> Result<(IntakePreview, Option<(String, Shelved)>), Refusal> {
    let content = match content {
        // Reloading rows after a restart needs no grant, because the dataset already exists.
        Some(content) if repository.missing_tables().contains(&content) => content,
        Some(content) => return Err(Refusal::not_found(Kind::Data, &content)),
        None => {
            session.require(Action::ManageRepository)?;
            env.stamped_id("TABLE_", |id| repository.knows_table(id))
        }
    };
    let (preview, shelved) = intake.finish();
    let Some(shelved) = shelved else { return Ok((preview, None)) };
    if !repository.is_table_of(&content, &shelved.table) {
        return Err(Refusal::invalid(Field::File, Problem::Gone));
    }
    Ok((IntakePreview { content: Some(content.clone()), ..preview }, Some((content, shelved))))
}

impl IntakePreview {
    fn failed(problems: Vec<CsvProblem>) -> Self {
        let problem_count = saturated(problems.len());
        Self {
            content: None,
            form: None,
            columns: Vec::new(),
            rows: Vec::new(),
            records: 0,
            blank_rows: 0,
            replaced_lines: Vec::new(),
            problems,
            problem_count,
        }
    }
}

fn preview_column(found: &FoundColumn) -> PreviewColumn {
    let numbers = [ColumnKind::NumberIndonesian, ColumnKind::NumberEnglish];
    let choices = if found.ambiguous { numbers.to_vec() } else { vec![found.kind] };
    let text = (found.kind != ColumnKind::Text).then_some(ColumnKind::Text);
    PreviewColumn {
        header: found.header.clone(),
        kind: found.kind,
        choices: choices.into_iter().chain(text).collect(),
        is_ambiguous: found.ambiguous,
        example: found.samples.first().filter(|_| found.ambiguous).map(|text| example(text)),
    }
}

fn example(text: &str) -> AmbiguousExample {
    let written = |number: Written| exact(number.exact().units, number.decimals() as usize);
    let reading = |form| number::read(text, form).map_or_else(|| "-".to_owned(), written);
    AmbiguousExample {
        text: text.to_owned(),
        indonesian: reading(NumberForm::Indonesian),
        english: reading(NumberForm::English),
    }
}
