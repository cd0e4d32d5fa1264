//! Reading a CSV file in pieces, so that the page stays responsive: once over it to learn its form, once to take it in.

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

/// A file on its way in.
#[derive(Debug)]
pub enum Intake {
    /// First pass.
    Sniffing(Box<Sniffer>),
    /// Second pass.
    Reading(Box<CsvReader>, CsvForm),
}

/// What was found in the file, before anything is stored.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct IntakePreview {
    /// Under which the rows lie on the shelf; none where there are problems.
    pub content: Option<String>,
    /// How the file is written; none where that could not be told.
    pub form: Option<CsvForm>,
    /// The columns with the kinds found.
    pub columns: Vec<PreviewColumn>,
    /// The first rows.
    pub rows: Vec<Vec<String>>,
    /// How many rows there are in all.
    pub records: u32,
    /// How many rows without text were left out.
    pub blank_rows: u32,
    /// The lines of the first rows in which bytes that are no text were replaced.
    pub replaced_lines: Vec<u32>,
    /// What is wrong, by line; the first hundred.
    pub problems: Vec<CsvProblem>,
    /// How many problems there are in all.
    pub problem_count: u32,
}

/// A column of the preview.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PreviewColumn {
    /// Its heading.
    pub header: String,
    /// How its cells are understood unless somebody says otherwise.
    pub kind: ColumnKind,
    /// How they can be understood.
    pub choices: Vec<ColumnKind>,
    /// Whether its numbers read differently in the two forms, so that somebody has to say which is meant.
    pub is_ambiguous: bool,
    /// A cell that shows it, for an ambiguous column.
    pub example: Option<AmbiguousExample>,
}

/// What one cell means in either form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AmbiguousExample {
    /// As it stands in the file.
    pub text: String,
    /// Its value in the Indonesian form, as shown.
    pub indonesian: String,
    /// Its value in the English form, as shown.
    pub english: String,
}

impl Intake {
    /// A file of which nothing was read yet.
    pub fn begin() -> Self {
        Self::Sniffing(Box::default())
    }

    /// Takes the next piece.
    pub fn feed(&mut self, bytes: &[u8]) {
        match self {
            Self::Sniffing(sniffer) => sniffer.feed(bytes),
            Self::Reading(reader, _) => reader.feed(bytes),
        }
    }

    /// Ends the first pass; the second begins with the file's first piece again.
    pub fn turn(self) -> Result<Self, Box<IntakePreview>> {
        let Self::Sniffing(sniffer) = self else { return Ok(self) };
        match sniffer.finish() {
            Ok(form) => Ok(Self::Reading(Box::new(CsvReader::new(form)), form)),
            Err(problem) => Err(Box::new(IntakePreview::failed(vec![problem]))),
        }
    }

    /// Ends the second pass: what was found, and the table if nothing is wrong.
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

/// Ends the second pass: what was found and, unless there are problems, the rows with the id for the shelf. That is `content`, which
/// a dataset misses, or a new one, for a dataset that is going to be stored.
pub(crate) fn take_in(
    repository: &Repository,
    session: &Session,
    env: &Env,
    intake: Intake,
    content: Option<String>,
) -> Result<(IntakePreview, Option<(String, Shelved)>), Refusal> {
    let content = match content {
        // Who reads a table again after a restart needs no grant: it belongs to a dataset that is there without its rows.
        Some(content) if repository.missing_tables().contains(&content) => content,
        Some(content) => return Err(Refusal::not_found(Kind::Data, &content)),
        None => {
            session.require(Action::ManageRepository)?;
            env.stamped_id("TABLE_", |id| repository.knows_table(id))
        }
    };
    let (preview, shelved) = intake.finish();
    let Some(shelved) = shelved else { return Ok((preview, None)) };
    if !repository.is_table_of(&content, &shelved.table, preview.blank_rows) {
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
