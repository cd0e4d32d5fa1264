//! One accepted finding with its recommendations, answers and assessments.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use serde::Serialize;

use super::list::{FollowUpRow, row};
use crate::audit::assignment::form::MOST_DAYS;
use crate::audit::finding::views::audit::writer;
use crate::audit::finding::views::evidence::kind;
use crate::audit::follow_up::commands::AssessmentForm;
use crate::locale::calendar::CalendarDate;
use crate::model::assignment::Assignment;
use crate::model::finding::{
    Answer, Assessment, Evidence, EvidenceSource, FindingText, FollowUp, FollowUpStatus, Recommendation, ShownTable,
    rupiah,
};
use crate::model::ticket::{Status, Ticket};
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::files::FileView;
use crate::store::form::text::{BODY_MAX, TITLE_MAX};
use crate::store::labelled::{Labelled, labelled};
use crate::store::records::assignments::{is_own, reads_paper};
use crate::store::records::follow_ups::is_about;
use crate::store::session::Action;
use crate::table::data::column::Measure;
use crate::table::data::shown::amount;

/// An accepted finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUpDetail {
    /// Title, ageing and state, as in lists.
    pub row: FollowUpRow,
    /// Kondisi.
    pub condition: String,
    /// Kriteria.
    pub criteria: String,
    /// Sebab; may be empty.
    pub cause: String,
    /// Akibat; may be empty.
    pub effect: String,
    /// The evidence. Companies and external auditors read no steps of working papers.
    pub evidence: Vec<AcceptedEvidence>,
    /// The recommendations.
    pub recommendations: Vec<FollowedRecommendation>,
    /// True if the acting person may answer.
    pub may_answer: bool,
    /// True if the acting person may assess.
    pub may_assess: bool,
    /// True if the acting person may open and download proof. External auditors read its names only.
    pub may_open_files: bool,
    /// Earliest day that the company can promise: today.
    pub earliest: CalendarDate,
    /// Latest day that the company can promise.
    pub latest: CalendarDate,
    /// Texts with which the acting company's new ticket about the finding begins; `None` for others.
    pub ticket_start: Option<TicketStart>,
    /// Tickets of the acting company about the finding, newest first; empty for others.
    pub tickets: Vec<FollowUpTicket>,
    /// Choices of the state of a recommendation.
    pub statuses: Vec<Labelled<FollowUpStatus>>,
    /// The watermark, for external auditors.
    pub watermark: Option<String>,
}

/// Texts of a new ticket about an accepted finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TicketStart {
    /// Title, as long as a ticket allows.
    pub title: String,
    /// Description with the recommendations.
    pub description: String,
}

/// A help-desk ticket about an accepted finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUpTicket {
    /// The ticket code.
    pub id: String,
    /// Title.
    pub title: String,
    /// Status.
    pub status: Status,
}

/// Evidence as a company reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AcceptedEvidence {
    /// Id.
    pub id: String,
    /// Kind of the place, as shown.
    pub kind: String,
    /// The auditor's words about it; may be empty.
    pub caption: String,
    /// Name of the source.
    pub name: String,
    /// Its content; `None` for steps of working papers, and for files.
    pub shown: Option<ShownTable>,
}

/// A recommendation with its follow-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowedRecommendation {
    /// Number within the finding.
    pub number: u32,
    /// The recommendation.
    pub text: String,
    /// Its state.
    pub status: FollowUpStatus,
    /// Label of the state.
    pub status_label: String,
    /// True if the company has answered and the auditor has not assessed yet.
    pub awaits_assessment: bool,
    /// True if an answer is expected or welcome.
    pub is_open: bool,
    /// The form of an assessment: with the amount that is settled so far.
    pub assessment: AssessmentForm,
    /// The promised day, such as '21 Desember 2026'; `None` without one.
    pub promised: Option<String>,
    /// Answers and assessments, oldest first.
    pub events: Vec<FollowUpEvent>,
}

/// An answer or an assessment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowUpEvent {
    /// Id.
    pub id: String,
    /// True for an answer of the company.
    pub is_answer: bool,
    /// Heading, such as 'Jawaban' or 'Dinilai: Sesuai'.
    pub heading: String,
    /// The answer, or the reason of an assessment; may be empty.
    pub text: String,
    /// Promised day or settled amount in words; `None` without one.
    pub fact: Option<String>,
    /// Writer and time. Companies and external auditors read no names of auditors.
    pub written: String,
    /// Proof.
    pub files: Vec<FileView>,
}

/// The text of a recommendation that a later acceptance dropped.
const DROPPED: &str = "Rekomendasi ini tidak ada lagi dalam temuan yang diterima terakhir.";

/// Permissions of the acting person on an accepted finding.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "four independent permissions")]
struct Access {
    answers: bool,
    assesses: bool,
    reads_papers: bool,
    is_limited: bool,
}

impl Access {
    /// `None` if the acting person may not read the finding.
    fn of(reader: &Reader, assignment: &Assignment) -> Option<Self> {
        let session = reader.session();
        let answers = is_about(session, assignment);
        let reads_papers = reads_paper(session, assignment);
        let of_data = |own: &Assignment| own.data_id == assignment.data_id && is_own(session, own);
        let is_limited = reader.may(Action::ReadAcceptedFindings) && reader.assignments().iter().any(of_data);
        let assesses = reader.may(Action::AssessFollowUps) && is_own(session, assignment);
        (answers || reads_papers || is_limited).then_some(Self { answers, assesses, reads_papers, is_limited })
    }
}

/// An accepted finding, refused as not found to everybody whom it does not concern.
pub fn detail(reader: &Reader, id: &str) -> Result<FollowUpDetail, Refusal> {
    let not_found = || Refusal::not_found(Kind::Finding, id);
    let found = reader.follow_ups().get(id).ok_or_else(not_found)?;
    let assignment = reader.assignments().get(&found.assignment_id).ok_or_else(not_found)?;
    let access = Access::of(reader, assignment).ok_or_else(not_found)?;
    if found.is_withdrawn && !access.reads_papers {
        return Err(not_found());
    }
    let text = &found.text;
    let today = reader.calendar().local_now().date();
    Ok(FollowUpDetail {
        row: row(reader, found, assignment),
        condition: text.condition.clone(),
        criteria: text.criteria.clone(),
        cause: text.cause.clone(),
        effect: text.effect.clone(),
        evidence: found.evidence.iter().map(|one| evidence(reader, one, access)).collect(),
        recommendations: recommended(found).iter().map(|one| recommendation(reader, found, one, access)).collect(),
        may_answer: access.answers,
        may_assess: access.assesses && !found.is_withdrawn,
        may_open_files: !access.is_limited,
        earliest: today,
        latest: today.plus_days(MOST_DAYS),
        ticket_start: access.answers.then(|| ticket_start(text)),
        tickets: if access.answers { tickets(reader, &found.id) } else { Vec::new() },
        statuses: labelled(FollowUpStatus::ALL, FollowUpStatus::label),
        watermark: access.is_limited.then(|| reader.watermark()),
    })
}

fn ticket_start(text: &FindingText) -> TicketStart {
    let title = format!("Tindak lanjut temuan: {}", text.title);
    let recommendations = text.recommendations.iter().map(|one| format!("{}. {}\n", one.number, one.text));
    let recommendations: String = recommendations.collect();
    let description = format!("Temuan: {}\nRekomendasi:\n{recommendations}\nPertanyaan:\n", text.title);
    TicketStart {
        title: title.chars().take(TITLE_MAX).collect(),
        description: description.chars().take(BODY_MAX).collect(),
    }
}

fn tickets(reader: &Reader, follow_up: &str) -> Vec<FollowUpTicket> {
    let store = reader.tickets();
    let own = store.visible_to(reader.session());
    let about = own.iter().filter_map(|slot| store.at(slot)).filter(|one| one.finding.as_deref() == Some(follow_up));
    let mut found: Vec<_> = about.collect();
    found.sort_by_key(|ticket| Reverse(ticket.created_at));
    let shown =
        |ticket: &Ticket| FollowUpTicket { id: ticket.id.clone(), title: ticket.title.clone(), status: ticket.status };
    found.into_iter().map(shown).collect()
}

/// The recommendations, with those that a later acceptance dropped if they were answered or assessed.
fn recommended(found: &FollowUp) -> Vec<Recommendation> {
    let mut all = found.text.recommendations.clone();
    let answered = found.answers.iter().map(|one| one.recommendation);
    let numbers: BTreeSet<u32> = answered.chain(found.assessments.iter().map(|one| one.recommendation)).collect();
    let dropped =
        numbers.into_iter().filter(|number| found.text.recommendations.iter().all(|one| one.number != *number));
    all.extend(dropped.map(|number| Recommendation { number, text: DROPPED.to_owned() }));
    all
}

fn evidence(reader: &Reader, one: &Evidence, access: Access) -> AcceptedEvidence {
    let is_assigned = |data: &str| reader.assignments().of_data(data).any(|own| is_own(reader.session(), own));
    let is_shown = match &one.source {
        EvidenceSource::Rows { data: id, .. } | EvidenceSource::Section { document: id, .. } => {
            !access.is_limited || is_assigned(id)
        }
        EvidenceSource::Step { .. } => access.reads_papers,
        EvidenceSource::File { .. } => false,
    };
    AcceptedEvidence {
        id: one.id.clone(),
        kind: kind(&one.source).to_owned(),
        caption: one.caption.clone(),
        name: one.name.clone(),
        shown: is_shown.then(|| one.shown.clone()),
    }
}

fn recommendation(
    reader: &Reader,
    found: &FollowUp,
    Recommendation { number, text }: &Recommendation,
    access: Access,
) -> FollowedRecommendation {
    let status = found.status(*number);
    let answers = found.answers.iter().filter(|one| one.recommendation == *number);
    let assessments = found.assessments.iter().filter(|one| one.recommendation == *number);
    let mut events: Vec<_> = answers.map(|one| (one.at, answered(reader, one))).collect();
    events.extend(assessments.map(|one| (one.at, assessed(reader, found, one, access))));
    events.sort_by_key(|(at, _)| *at);
    FollowedRecommendation {
        number: *number,
        text: text.clone(),
        status,
        status_label: status.label().to_owned(),
        awaits_assessment: found.awaits_assessment(*number),
        is_open: !status.is_settled()
            && !found.is_withdrawn
            && found.text.recommendations.iter().any(|one| one.number == *number),
        assessment: assessment_form(found, *number),
        promised: found.last_answer(*number).and_then(|answer| answer.promised).map(CalendarDate::long),
        events: events.into_iter().map(|(_, event)| event).collect(),
    }
}

fn assessment_form(found: &FollowUp, number: u32) -> AssessmentForm {
    let mut settled = String::new();
    if let Some(value) = found.assessment(number).and_then(|one| rupiah(one.settled.as_deref()?)) {
        value.push_indonesian(&mut settled);
    }
    AssessmentForm { status: String::new(), settled, reason: String::new() }
}

fn answered(reader: &Reader, answer: &Answer) -> FollowUpEvent {
    FollowUpEvent {
        id: answer.id.clone(),
        is_answer: true,
        heading: "Jawaban badan usaha".to_owned(),
        text: answer.text.clone(),
        fact: answer.promised.map(|day| format!("Dijanjikan selesai {}", day.long())),
        written: format!("{}, {}", answer.by, reader.calendar().local(answer.at).long()),
        files: answer.files.iter().map(FileView::from).collect(),
    }
}

fn assessed(reader: &Reader, found: &FollowUp, one: &Assessment, access: Access) -> FollowUpEvent {
    let assignment = reader.assignments().get(&found.assignment_id).filter(|_| access.reads_papers);
    let by = assignment.map_or("Auditor", |assignment| writer(reader, assignment, &one.by));
    let settled = one.settled.as_deref().and_then(rupiah);
    let when = reader.calendar().local(one.at).long();
    FollowUpEvent {
        id: one.id.clone(),
        is_answer: false,
        heading: format!("Dinilai: {}", one.status.label()),
        text: one.reason.clone(),
        fact: settled.map(|value| format!("Disetor {}", amount(value, Measure::Money))),
        written: format!("{by}, {when}"),
        files: Vec::new(),
    }
}
