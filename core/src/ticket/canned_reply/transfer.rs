//! Canned replies as a CSV file that people edit in a spreadsheet: columns Judul, Kategori, Isi. Files are left out.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::text_change::ReplyTextChange;
use super::{checked_category, checked_texts, new_id, transaction};
use crate::locale::file_size::file_size;
use crate::locale::number::{count, integer};
use crate::model::Collection;
use crate::model::canned_reply::{CannedReply, CannedReplyAction};
use crate::store::csv_piece::CsvPiece;
use crate::store::env::Env;
use crate::store::error::{Field, FieldError, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::store::session::Action;
use crate::store::{Reader, Transaction};
use crate::table::csv;
use crate::table::data::csv_form::CsvChoices;
use crate::table::data::csv_problem::CsvProblem;
use crate::table::data::csv_reader::{CsvReader, Parsed};
use crate::table::data::data_table::DataTable;
use crate::table::data::sniffer::Sniffer;
use crate::table::fold::fold;
use crate::table::saturated;

/// Headings of the file.
const HEADINGS: [&str; 3] = ["Judul", "Kategori", "Isi"];
/// Largest file to import in bytes.
const MAX_BYTES: u64 = 2 * 1024 * 1024;
/// Maximum number of rows to import.
const MAX_ROWS: usize = 1_000;

/// All canned replies as a CSV file, by title.
pub fn csv(reader: &Reader) -> Result<CsvPiece, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    let mut replies: Vec<&CannedReply> = reader.canned_replies().iter().collect();
    replies.sort_by_cached_key(|reply| fold(&reply.title));
    let total = saturated(replies.len());
    let rows = replies.iter().map(|reply| [&reply.title, &reply.category, &reply.content]);
    Ok(CsvPiece {
        name: format!("canned-replies_{}.csv", reader.calendar().local_now().date()),
        bytes: csv::write(HEADINGS, rows).into_bytes(),
        first: 0,
        written: total,
        total,
    })
}

/// A file to import.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ImportFile {
    /// Size in bytes.
    pub size: u64,
    /// The bytes; of a file that is too large, only the first.
    #[serde(with = "serde_bytes")]
    #[cfg_attr(target_family = "wasm", tsify(type = "Uint8Array"))]
    pub bytes: Vec<u8>,
}

/// The content of a file to import.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReadReplies {
    /// The rows; empty if the file has a problem.
    pub rows: Vec<ImportedReply>,
    /// Sentence that says why the file cannot be read, and what to do.
    pub problem: Option<String>,
}

/// One row of a file to import.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ImportedReply {
    /// Line of the file on which the row begins.
    pub line: u32,
    /// Title as written.
    pub title: String,
    /// Category as written; `None` if the file has no such column.
    pub category: Option<String>,
    /// Text as written.
    pub content: String,
}

/// Reads a file to import. Delimiter and encoding may be those of any spreadsheet program.
pub fn read(reader: &Reader, file: &ImportFile) -> Result<ReadReplies, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    Ok(match read_rows(file) {
        Ok(rows) => ReadReplies { rows, problem: None },
        Err(problem) => ReadReplies { rows: Vec::new(), problem: Some(problem) },
    })
}

fn read_rows(file: &ImportFile) -> Result<Vec<ImportedReply>, String> {
    if file.size > MAX_BYTES {
        return Err(format!("Berkas terlalu besar. Ukurannya paling besar {}.", file_size(MAX_BYTES)));
    }
    let parsed = parse(&file.bytes).map_err(|problem| wording(&problem))?;
    let Some(table) = &parsed.table else {
        return Err(parsed.problems.first().map_or_else(String::new, wording));
    };
    let column = |heading: &str| {
        let place = table.columns().iter().position(|column| fold(&column.header) == fold(heading));
        place.map(saturated)
    };
    let [title, category, content] = HEADINGS.map(column);
    let (Some(title), Some(content)) = (title, content) else {
        let headings = HEADINGS.join(", ");
        return Err(format!("Kolom Judul atau Isi tidak ditemukan. Tulis {headings} pada baris pertama berkas."));
    };
    let mut rows = rows_of(table, title, category, content);
    // A short row at the end looks like a note below a table.
    rows.extend(parsed.notes.iter().map(|note| ImportedReply {
        line: note.line,
        title: note.text.clone(),
        category: None,
        content: String::new(),
    }));
    if rows.len() > MAX_ROWS {
        return Err(format!("Berkas berisi lebih dari {} balasan. Bagi menjadi beberapa berkas.", count(MAX_ROWS)));
    }
    Ok(rows)
}

/// Every row is a reply, also one with the title 'Total'.
fn parse(bytes: &[u8]) -> Result<Parsed, CsvProblem> {
    let mut sniffer = Sniffer::new();
    sniffer.feed(bytes);
    let choices = CsvChoices { keeps_total: Some(true), has_backslashes: Some(false), ..CsvChoices::default() };
    let mut reader = CsvReader::new(sniffer.finish(&choices)?);
    reader.feed(bytes);
    Ok(reader.finish())
}

fn rows_of(table: &DataTable, title: u32, category: Option<u32>, content: u32) -> Vec<ImportedReply> {
    let cell = |row, column| table.cell(row, column).to_owned();
    let row = |row| ImportedReply {
        line: table.line(row),
        title: cell(row, title),
        category: category.map(|column| cell(row, column)),
        content: cell(row, content),
    };
    (0..table.row_count()).map(row).collect()
}

fn wording(problem: &CsvProblem) -> String {
    match problem {
        CsvProblem::EmptyFile | CsvProblem::NoRows => "Berkas tidak berisi balasan.".to_owned(),
        CsvProblem::RaggedRow { line, .. } => {
            format!("Baris {}: jumlah kolomnya tidak sama dengan baris judul kolom.", integer((*line).into()))
        }
        CsvProblem::UnclosedQuote { line } => {
            format!("Baris {}: tanda kutip tidak ditutup.", integer((*line).into()))
        }
        _ => "Berkas ini bukan CSV. Simpan lembar kerja sebagai CSV, lalu pilih berkas itu.".to_owned(),
    }
}

/// The effect of importing a file, for the preview.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ImportPreview {
    /// The rows of the file.
    pub rows: Vec<PlannedReply>,
    /// Number of new replies.
    pub added: u32,
    /// Number of replies that change.
    pub replaced: u32,
    /// Number of replies that stay as they are.
    pub unchanged: u32,
    /// Number of refused rows.
    pub refused: u32,
}

/// A row of the preview.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlannedReply {
    /// Line of the file on which the row begins.
    pub line: u32,
    /// Title of the reply.
    pub title: String,
    /// Category of the reply; empty without one.
    pub category: String,
    /// The effect of the row.
    pub effect: ImportEffect,
    /// Text of a reply that is added; otherwise empty.
    pub content: String,
    /// The change of a known reply.
    pub replaced: Option<ReplacedReply>,
    /// Reasons of a refusal.
    pub errors: Vec<FieldError>,
}

/// The change of a known reply. The parts that stay the same are left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct ReplacedReply {
    /// Its title.
    pub title: Option<ReplyTextChange>,
    /// Its category; empty without one.
    pub category: Option<ReplyTextChange>,
    /// Its text.
    pub content: Option<ReplyTextChange>,
}

/// The effect of importing a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ImportEffect {
    /// Adds a reply.
    Add,
    /// Changes the reply with this title.
    Replace,
    /// Finds the same reply.
    Keep,
    /// Refuses the row.
    Refuse,
}

/// The effect of importing these rows, by the rule of the command (decisions §10).
pub fn preview(reader: &Reader, rows: &[ImportedReply]) -> Result<ImportPreview, Refusal> {
    reader.require(Action::UseCannedReplies)?;
    let planned: Vec<PlannedReply> = plan(reader.canned_replies(), rows).into_iter().map(PlannedReply::from).collect();
    let of = |effect| saturated(planned.iter().filter(|row| row.effect == effect).count());
    Ok(ImportPreview {
        added: of(ImportEffect::Add),
        replaced: of(ImportEffect::Replace),
        unchanged: of(ImportEffect::Keep),
        refused: of(ImportEffect::Refuse),
        rows: planned,
    })
}

/// Adds and changes the replies of the rows that are not refused; `None` if nothing changes.
pub(super) fn import(replies: &Collection<CannedReply>, env: &Env, rows: &[ImportedReply]) -> Option<Transaction> {
    let mut made = Vec::new();
    let mut changes: Option<Transaction> = None;
    for Plan { before, reply, errors, .. } in plan(replies, rows) {
        if !errors.is_empty() || before == Some(&reply) {
            continue;
        }
        let id = before.map_or_else(|| new_id(env, replies, &made), |before| before.id.clone());
        made.push(id.clone());
        let so_far = changes.unwrap_or_else(|| transaction(&id, CannedReplyAction::Imported));
        changes = Some(match before {
            Some(before) => so_far.update(before.clone(), reply),
            None => so_far.insert(CannedReply { id, ..reply }),
        });
    }
    changes
}

struct Plan<'a> {
    line: u32,
    /// The reply with this title.
    before: Option<&'a CannedReply>,
    /// The reply as it will be; without an id if it is new.
    reply: CannedReply,
    errors: Vec<FieldError>,
}

/// Files of a reply stay, and its category too if the file has none. The second row with a title is refused.
fn plan<'a>(replies: &'a Collection<CannedReply>, rows: &[ImportedReply]) -> Vec<Plan<'a>> {
    let known: HashMap<String, &CannedReply> = replies.iter().map(|reply| (fold(&reply.title), reply)).collect();
    let mut lines: HashMap<String, u32> = HashMap::new();
    let planned = rows.iter().take(MAX_ROWS).map(|row| {
        let mut check = FormCheck::default();
        let (title, content) = checked_texts(&mut check, &row.title, &row.content);
        let folded = fold(&title);
        let before = known.get(&folded).copied();
        let category = match &row.category {
            Some(category) => checked_category(&mut check, replies, before.map(|before| before.id.as_str()), category),
            None => before.map_or_else(String::new, |before| before.category.clone()),
        };
        if let Some(&line) = lines.get(&folded).filter(|_| !folded.is_empty()) {
            let message = format!("Judulnya sama dengan baris {}.", integer(line.into()));
            check.reject(Field::Title, Problem::InRow { row: line, cell: HEADINGS[0].to_owned(), message });
        }
        lines.entry(folded).or_insert(row.line);
        let (id, attachments) =
            before.map_or_else(Default::default, |before| (before.id.clone(), before.attachments.clone()));
        let reply = CannedReply { id, title, content, category, attachments };
        Plan { line: row.line, before, reply, errors: check.into_errors() }
    });
    planned.collect()
}

impl From<Plan<'_>> for PlannedReply {
    fn from(Plan { line, before, reply, errors }: Plan) -> Self {
        let effect = match before {
            _ if !errors.is_empty() => ImportEffect::Refuse,
            None => ImportEffect::Add,
            Some(before) if *before == reply => ImportEffect::Keep,
            Some(_) => ImportEffect::Replace,
        };
        let replaced = before.filter(|_| effect == ImportEffect::Replace).map(|before| ReplacedReply {
            title: ReplyTextChange::between(&before.title, &reply.title),
            category: ReplyTextChange::between(&before.category, &reply.category),
            content: ReplyTextChange::between(&before.content, &reply.content),
        });
        let content = if effect == ImportEffect::Add { reply.content } else { String::new() };
        Self { line, title: reply.title, category: reply.category, effect, content, replaced, errors }
    }
}
