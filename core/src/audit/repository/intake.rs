//! Reads a CSV file piece by piece, so that the page stays responsive. The first pass detects encoding and
//! delimiter, the second parses the rows.

use std::rc::Rc;

use serde::Serialize;

use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::records::repository::Repository;
use crate::store::records::shelf::Shelved;
use crate::store::session::{Action, Session};
use crate::table::data::csv_form::{CsvChoices, CsvForm};
use crate::table::data::csv_problem::CsvProblem;
use crate::table::data::csv_reader::{AsideRow, CsvReader, Parsed};
use crate::table::data::headers::RenamedHeader;
use crate::table::data::sniffer::Sniffer;
use crate::table::saturated;

/// A CSV file while it is read.
#[derive(Debug)]
pub enum Intake {
    /// First pass: detects the structure, except for what the choices decide.
    Sniffing(Box<Sniffer>, Box<CsvChoices>),
    /// Second pass: parses the rows.
    Reading(Box<CsvReader>, Box<CsvForm>),
}

/// Result of parsing, before anything is stored. The views of `views::load` show the columns and rows.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct IntakePreview {
    /// Id of the rows in the `TableShelf`; `None` if there are problems.
    pub content: Option<String>,
    /// Structure of the file; `None` if it could not be detected.
    pub form: Option<CsvForm>,
    /// Headings of the table.
    pub headers: Vec<String>,
    /// First rows of the file.
    pub rows: Vec<Vec<String>>,
    /// Number of rows.
    pub records: u32,
    /// Number of skipped empty rows.
    pub blank_rows: u32,
    /// Line numbers of the first rows in which invalid bytes were replaced.
    pub replaced_lines: Vec<u32>,
    /// Headings that differ from those in the file.
    pub renamed: Vec<RenamedHeader>,
    /// Skipped rows above the header.
    pub above: Vec<AsideRow>,
    /// Rows of totals that were left out.
    pub totals: Vec<AsideRow>,
    /// Notes below the data that were left out.
    pub notes: Vec<AsideRow>,
    /// The first hundred problems, with their lines.
    pub problems: Vec<CsvProblem>,
    /// Total number of problems.
    pub problem_count: u32,
}

impl Intake {
    /// Starts the first pass.
    pub fn begin(choices: CsvChoices) -> Self {
        Self::Sniffing(Box::default(), Box::new(choices))
    }

    /// Starts with the second pass if the structure of the file is known, otherwise with the first.
    pub fn of(known: Option<CsvForm>, choices: CsvChoices) -> Self {
        known.map_or_else(|| Self::begin(choices), Self::of_known_form)
    }

    /// Starts the second pass for a file whose structure is known.
    fn of_known_form(form: CsvForm) -> Self {
        Self::Reading(Box::new(CsvReader::new(form.clone())), Box::new(form))
    }

    /// True during the first pass.
    pub const fn is_sniffing(&self) -> bool {
        matches!(self, Self::Sniffing(..))
    }

    /// Reads the next piece.
    pub fn feed(&mut self, bytes: &[u8]) {
        match self {
            Self::Sniffing(sniffer, _) => sniffer.feed(bytes),
            Self::Reading(reader, _) => reader.feed(bytes),
        }
    }

    /// Ends the first pass. Afterwards the caller feeds the file again from its first piece.
    pub fn turn(self) -> Result<Self, Box<IntakePreview>> {
        let Self::Sniffing(sniffer, choices) = self else { return Ok(self) };
        match sniffer.finish(&choices) {
            Ok(form) => Ok(Self::of_known_form(form)),
            Err(problem) => {
                let problems = vec![problem];
                Err(Box::new(IntakePreview {
                    problem_count: saturated(problems.len()),
                    problems,
                    ..IntakePreview::default()
                }))
            }
        }
    }

    /// Ends the second pass. Returns the preview, and the table if there are no problems.
    pub fn finish(self) -> (IntakePreview, Option<Shelved>) {
        let Self::Reading(reader, form) = self else { return (IntakePreview::default(), None) };
        let parsed = reader.finish();
        let Parsed { table, columns, first_rows, problems, problem_count, rows, blank_rows, replaced_lines, .. } =
            parsed;
        let preview = IntakePreview {
            content: None,
            form: Some(*form.clone()),
            headers: columns.iter().map(|column| column.header.clone()).collect(),
            rows: first_rows,
            records: rows,
            blank_rows,
            replaced_lines,
            renamed: parsed.renamed,
            above: parsed.above,
            totals: parsed.totals,
            notes: parsed.notes,
            problems,
            problem_count,
        };
        let shelved = table.map(|table| Shelved { table: Rc::new(table), form: Some(*form), found: columns });
        (preview, shelved)
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
    let content = if let Some(content) = content {
        // Reloading rows after a restart needs no grant, because the version already exists.
        let version = repository.version(&content).filter(|version| repository.no_rows(version).is_some());
        version.ok_or_else(|| Refusal::not_found(Kind::Data, &content))?;
        content
    } else {
        session.require(Action::ManageRepository)?;
        env.stamped_id("TABLE_", |id| repository.knows_table(id))
    };
    let (preview, shelved) = intake.finish();
    let Some(shelved) = shelved else { return Ok((preview, None)) };
    if !repository.is_table_of(&content, &shelved.table) {
        return Err(Refusal::invalid(Field::File, Problem::Gone));
    }
    Ok((IntakePreview { content: Some(content.clone()), ..preview }, Some((content, shelved))))
}
