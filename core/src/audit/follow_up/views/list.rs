//! Lists of accepted findings.

use serde::{Deserialize, Serialize};

use crate::locale::number::integer;
use crate::model::assignment::Assignment;
use crate::model::finding::{FindingAmount, FindingClass, FollowUp, Severity};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::assignments::is_own;
use crate::store::records::follow_ups::is_about;
use crate::store::session::Action;
use crate::table::data::column::Measure;
use crate::table::data::shown::amount;
use crate::table::saturated;

/// An accepted finding as a row of a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUpRow {
    /// Id.
    pub id: String,
    /// Title of the finding.
    pub title: String,
    /// Stage and activity or document that the finding is about.
    pub about: String,
    /// Label of the class; '-' without one.
    pub class_label: String,
    /// The severity.
    pub severity: Option<Severity>,
    /// Label of the severity; '-' without one.
    pub severity_label: String,
    /// The amount, such as 'Rp686.666.790,72'; '-' if it has none.
    pub amount: String,
    /// Date of the acceptance.
    pub accepted: String,
    /// Age against 60 days, such as '12 hari, sisa 48 hari'.
    pub age: String,
    /// True if the 60 days are over and something is still expected.
    pub is_late: bool,
    /// Number of recommendations.
    pub recommendations: u32,
    /// Number of settled ones.
    pub settled: u32,
    /// The state in words, such as '1 dari 2 rekomendasi selesai'.
    pub state: String,
    /// True if the company has answered and the auditor has not assessed yet.
    pub awaits_assessment: bool,
    /// True once nothing more is expected of the company.
    pub is_settled: bool,
}

/// Parameters of the company's list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUpQuery {
    /// A [`FollowUpFilter`]; anything else means all.
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub status: Option<String>,
}

vocabulary! {
    /// Part of a company's list.
    FollowUpFilter {
        /// Something is still expected of the company.
        Open = "open", "Menunggu";
        /// Open for more than 60 days.
        Late = "late", "Lewat 60 hari";
        /// Nothing more is expected.
        Settled = "settled", "Selesai";
    }
}

impl FollowUpFilter {
    /// True if a finding belongs to the part.
    const fn has(self, row: &FollowUpRow) -> bool {
        match self {
            Self::Open => !row.is_settled,
            Self::Late => row.is_late,
            Self::Settled => row.is_settled,
        }
    }
}

/// The list 'Tindak Lanjut' of a company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUpList {
    /// The findings that match the filter, the oldest open one first.
    pub rows: Vec<FollowUpRow>,
    /// The part that is listed; `None` for all.
    pub status: Option<FollowUpFilter>,
    /// Number of all findings.
    pub total: u32,
    /// Number of findings in each part.
    pub parts: Vec<FollowUpPart>,
}

/// A part of the list with its number of findings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUpPart {
    /// The part.
    pub value: FollowUpFilter,
    /// Its label.
    pub label: String,
    /// Number of findings.
    pub count: u32,
}

/// Accepted findings about the acting company.
pub fn own(reader: &Reader, query: &FollowUpQuery) -> Result<FollowUpList, Refusal> {
    let mut rows = about_company(reader)?;
    let total = saturated(rows.len());
    let count = |part: FollowUpFilter| saturated(rows.iter().filter(|row| part.has(row)).count());
    let part = |value: FollowUpFilter| FollowUpPart { value, label: value.label().to_owned(), count: count(value) };
    let parts = FollowUpFilter::ALL.iter().copied().map(part).collect();
    let status = query.status.as_deref().and_then(FollowUpFilter::parse);
    if let Some(part) = status {
        rows.retain(|row| part.has(row));
    }
    rows.sort_by_key(|row| row.is_settled);
    Ok(FollowUpList { rows, status, total, parts })
}

/// Number of findings from which something is still expected of the acting company.
pub fn open_count(reader: &Reader) -> Result<u32, Refusal> {
    Ok(saturated(about_company(reader)?.iter().filter(|row| !row.is_settled).count()))
}

fn about_company(reader: &Reader) -> Result<Vec<FollowUpRow>, Refusal> {
    reader.require(Action::AnswerFindings)?;
    let mut found = Vec::new();
    for follow_up in reader.follow_ups().iter().filter(|one| !one.is_withdrawn) {
        let of = reader.assignments().get(&follow_up.assignment_id);
        if let Some(assignment) = of.filter(|one| is_about(reader.session(), one)) {
            found.push(row(reader, follow_up, assignment));
        }
    }
    Ok(found)
}

/// Accepted findings about the data of an external auditor's own assignment.
pub fn about_assigned(reader: &Reader, assignment: &str) -> Result<Vec<FollowUpRow>, Refusal> {
    reader.require(Action::ReadAcceptedFindings)?;
    let own = reader.assignments().get(assignment).filter(|one| is_own(reader.session(), one));
    let own = own.ok_or_else(|| Refusal::not_found(Kind::Assignment, assignment))?;
    let mut rows = Vec::new();
    for follow_up in reader.follow_ups().iter().filter(|one| !one.is_withdrawn) {
        let of = reader.assignments().get(&follow_up.assignment_id);
        if let Some(of) = of.filter(|of| of.data_id == own.data_id) {
            rows.push(row(reader, follow_up, of));
        }
    }
    Ok(rows)
}

/// An accepted finding as a row.
pub(in crate::audit) fn row(reader: &Reader, follow_up: &FollowUp, assignment: &Assignment) -> FollowUpRow {
    let text = &follow_up.text;
    let (recommendations, settled) = (saturated(text.recommendations.len()), saturated(settled(follow_up)));
    let age = reader.calendar().days_since(follow_up.accepted_date);
    let exact = text.amount.as_ref().and_then(FindingAmount::exact);
    let is_settled = follow_up.is_settled();
    let numbers = text.recommendations.iter().map(|one| one.number);
    FollowUpRow {
        id: follow_up.id.clone(),
        title: text.title.clone(),
        about: format!("{} · {}", assignment.tahapan.label(), assignment.data_name),
        class_label: text.class.map_or("-", FindingClass::label).to_owned(),
        severity: text.severity,
        severity_label: text.severity.map_or("-", Severity::label).to_owned(),
        amount: exact.map_or_else(|| "-".to_owned(), |value| amount(value, Measure::Money)),
        accepted: reader.calendar().local(follow_up.accepted_date).date().long(),
        age: if is_settled { "Selesai".to_owned() } else { aged(age) },
        is_late: !is_settled && age > FollowUp::DAYS,
        recommendations,
        settled,
        state: if follow_up.is_withdrawn {
            "Dicabut".to_owned()
        } else {
            format!("{} dari {} rekomendasi selesai", integer(settled.into()), integer(recommendations.into()))
        },
        awaits_assessment: numbers.into_iter().any(|number| follow_up.awaits_assessment(number)),
        is_settled,
    }
}

fn settled(follow_up: &FollowUp) -> usize {
    let numbers = follow_up.text.recommendations.iter().map(|one| one.number);
    numbers.filter(|number| follow_up.status(*number).is_settled()).count()
}

/// '12 hari, sisa 48 hari' or '75 hari, lewat 15 hari'.
pub(super) fn aged(days: i64) -> String {
    let rest = FollowUp::DAYS - days;
    let rest = if rest < 0 { format!("lewat {} hari", integer(-rest)) } else { format!("sisa {} hari", integer(rest)) };
    format!("{} hari, {rest}", integer(days))
}
