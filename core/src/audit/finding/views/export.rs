//! The list of findings with their follow-up as a file: one row for each recommendation.

use serde::{Deserialize, Serialize};

use crate::audit::repository::views::table::{csv_piece, sheet_piece};
use crate::locale::file_name::safe_file_name;
use crate::model::assignment::Assignment;
use crate::model::auditor::AuditorType;
use crate::model::finding::{Finding, FindingAmount, FindingClass, FollowUp, Recommendation, Severity, rupiah};
use crate::store::Reader;
use crate::store::csv_piece::CsvPiece;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::reads_paper;
use crate::store::session::Action;
use crate::store::sheet_piece::SheetPiece;
use crate::table::data::column::ColumnKind;
use crate::table::data::data_table::DataTable;
use crate::table::data::selection::Selection;
use crate::table::decimal::Decimal;

/// Rows of the list of findings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingsQuery {
    /// Id of the assignment; none for all that the acting person may read.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub assignment: Option<String>,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// Headings with the kinds of their columns.
const COLUMNS: [(&str, ColumnKind); 20] = [
    ("No.", ColumnKind::Text),
    ("Temuan", ColumnKind::Text),
    ("Badan Usaha", ColumnKind::Text),
    ("Tahapan", ColumnKind::Text),
    ("Data", ColumnKind::Text),
    ("Auditor", ColumnKind::Text),
    ("Klasifikasi", ColumnKind::Text),
    ("Tingkat", ColumnKind::Text),
    ("Nilai (Rp)", ColumnKind::NumberIndonesian),
    ("Kondisi", ColumnKind::Text),
    ("Kriteria", ColumnKind::Text),
    ("Sebab", ColumnKind::Text),
    ("Akibat", ColumnKind::Text),
    ("Bukti", ColumnKind::NumberIndonesian),
    ("Rekomendasi", ColumnKind::Text),
    ("Reviu", ColumnKind::Text),
    ("Tindak lanjut", ColumnKind::Text),
    ("Nilai disetor (Rp)", ColumnKind::NumberIndonesian),
    ("Jawaban terakhir", ColumnKind::Text),
    ("Janji selesai", ColumnKind::Date),
];

/// One piece of the CSV file.
pub fn csv(reader: &Reader, query: &FindingsQuery) -> Result<CsvPiece, Refusal> {
    let (table, name) = table(reader, query)?;
    Ok(csv_piece(&table, &all(&table), [query.first, query.count], safe_file_name(&format!("{name}.csv"))))
}

/// One piece of the Excel file.
pub fn sheet(reader: &Reader, query: &FindingsQuery) -> Result<SheetPiece, Refusal> {
    let (table, name) = table(reader, query)?;
    let names = [safe_file_name(&format!("{name}.xlsx")), "Temuan".to_owned()];
    Ok(sheet_piece(&table, &all(&table), [query.first, query.count], names))
}

fn all(table: &DataTable) -> Selection {
    Selection::of((0..table.row_count()).collect())
}

fn table(reader: &Reader, query: &FindingsQuery) -> Result<(DataTable, String), Refusal> {
    reader.require(Action::ReadWorkingPapers)?;
    let is_read = |one: &&Assignment| {
        one.assigned_to == AuditorType::Internal
            && reads_paper(reader.session(), one)
            && query.assignment.as_ref().is_none_or(|id| one.id == *id)
    };
    let assignments: Vec<&Assignment> = reader.assignments().iter().filter(is_read).collect();
    let name = match (&query.assignment, assignments.first()) {
        (Some(id), None) => return Err(Refusal::not_found(Kind::Assignment, id)),
        (Some(_), Some(only)) => format!("Temuan_{}", only.data_name),
        (None, _) => format!("Temuan_{}", reader.calendar().local_now().date()),
    };
    let rows = assignments.iter().flat_map(|assignment| of_assignment(reader, assignment));
    let table = DataTable::from_rows(COLUMNS.map(|(heading, _)| heading), rows);
    Ok((table.with_kinds(&COLUMNS.map(|(_, kind)| kind)), name))
}

fn of_assignment(reader: &Reader, assignment: &Assignment) -> Vec<Vec<String>> {
    let findings = reader.findings().iter().filter(|one| one.assignment_id == assignment.id);
    let rows = findings.zip(1_u32..).flat_map(|(finding, number)| {
        let accepted = reader.follow_ups().get(&FollowUp::id_of(&finding.id));
        let written = &finding.text.recommendations;
        // A draft without a recommendation has a row too.
        let none = [Recommendation { number: 0, text: String::new() }];
        let recommendations = if written.is_empty() { &none[..] } else { written };
        recommendations.iter().map(|one| row(assignment, (finding, number), accepted, one)).collect::<Vec<_>>()
    });
    rows.collect()
}

fn row(
    assignment: &Assignment,
    (finding, number): (&Finding, u32),
    accepted: Option<&FollowUp>,
    recommendation: &Recommendation,
) -> Vec<String> {
    let text = &finding.text;
    let accepted =
        accepted.filter(|one| one.text.recommendations.iter().any(|other| other.number == recommendation.number));
    let assessment = accepted.and_then(|one| one.assessment(recommendation.number));
    let answer = accepted.and_then(|one| one.last_answer(recommendation.number));
    let settled = assessment.and_then(|one| rupiah(one.settled.as_deref()?));
    vec![
        number.to_string(),
        text.title.clone(),
        assignment.badan_usaha.clone(),
        assignment.tahapan.label().to_owned(),
        assignment.data_name.clone(),
        assignment.auditor_name.clone(),
        text.class.map_or("", FindingClass::label).to_owned(),
        text.severity.map_or("", Severity::label).to_owned(),
        written(text.amount.as_ref().and_then(FindingAmount::exact)),
        text.condition.clone(),
        text.criteria.clone(),
        text.cause.clone(),
        text.effect.clone(),
        finding.evidence.len().to_string(),
        recommendation.text.clone(),
        assignment.review.state.label().to_owned(),
        accepted.map_or("", |one| one.status(recommendation.number).label()).to_owned(),
        written(settled),
        answer.map(|one| one.text.clone()).unwrap_or_default(),
        answer.and_then(|one| one.promised).map(|day| day.to_string()).unwrap_or_default(),
    ]
}

fn written(value: Option<Decimal>) -> String {
    let mut text = String::new();
    if let Some(value) = value {
        value.push_indonesian(&mut text);
    }
    text
}
