//! Reads `findings.json`: findings with their evidence and comments, and the follow-up of accepted ones.

use serde::Deserialize;

use super::SeedError;
use super::record::Record;
use crate::audit::finding::form::{Before, FindingForm, TypedRecommendation, checked};
use crate::audit::finding::shown;
use crate::audit::review::commands::{missing, published};
use crate::model::Instant;
use crate::model::assignment::{
    Assignment, AssignmentAction, AssignmentStatus, CommentPlace, ReviewComment, ReviewState,
};
use crate::model::auditor::AuditorType;
use crate::model::finding::{
    Answer, Assessment, Evidence, EvidenceSource, Finding, FindingAction, FindingClass, FindingText, FollowUp,
    FollowUpAction, FollowUpStatus, Severity, ShownTable, rupiah,
};
use crate::store::activity::ActivityEntry;
use crate::store::env::Clock;
use crate::store::error::Refusal;
use crate::store::records::repository::Item;
use crate::store::{CommitAction, State};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct FindingSeed {
    id: String,
    assignment: String,
    written: String,
    updated: String,
    title: String,
    condition: String,
    criteria: String,
    cause: String,
    effect: String,
    recommendations: Vec<String>,
    class: FindingClass,
    severity: Severity,
    calculation: String,
    evidence: Vec<EvidenceSeed>,
    comments: Vec<CommentSeed>,
    answers: Vec<AnswerSeed>,
    assessments: Vec<AssessmentSeed>,
}

/// Rows of a dataset, or a quotation from a document.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct EvidenceSeed {
    caption: String,
    data: Option<String>,
    rows: Option<Vec<u32>>,
    columns: Option<Vec<String>>,
    document: Option<String>,
    section: Option<String>,
    quote: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct CommentSeed {
    by: String,
    at: String,
    text: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AnswerSeed {
    recommendation: u32,
    at: String,
    text: String,
    promised: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct AssessmentSeed {
    recommendation: u32,
    at: String,
    status: FollowUpStatus,
    settled: Option<String>,
    reason: String,
}

pub(super) fn plant_finding(state: &mut State, seed: &FindingSeed, opened: Clock) -> Result<(), SeedError> {
    let record = Record { file: "findings.json", id: &seed.id, opened };
    record.free(state.findings.knows(&seed.id))?;
    if !seed.id.starts_with("FINDING_") {
        return Err(record.wrong("id", "does not begin with FINDING_"));
    }
    let found = state.assignments.get(&seed.assignment).filter(|one| one.assigned_to == AuditorType::Internal);
    let found = found.ok_or_else(|| record.wrong("assignment", "is no internal auditor's in assignments.json"))?;
    if found.status == AssignmentStatus::Assigned {
        return Err(record.wrong("assignment", "has not begun"));
    }
    let assignment = found.clone();
    let created_date = record.when("written", &seed.written)?.max(assignment.assigned_date);
    let numbered = (1..).zip(&seed.evidence);
    let evidence = numbered.map(|(number, one)| pinned(state, &record, &assignment, number, one));
    let finding = Finding {
        id: seed.id.clone(),
        assignment_id: seed.assignment.clone(),
        text: text(&record, seed)?,
        evidence: evidence.collect::<Result<_, _>>()?,
        created_date,
        updated_date: record.when("updated", &seed.updated)?.max(created_date),
    };
    if assignment.review.is_locked()
        && let Some(part) = missing(&finding).first()
    {
        return Err(record.wrong("assignment", &format!("is submitted, but the finding has no {part}")));
    }
    let follow_up = followed(&record, seed, &assignment, &finding)?;
    let commented = commented(state, &record, &seed.comments, &assignment)?;
    remember(state, &assignment, &finding);
    for comment in &commented.comments[assignment.comments.len()..] {
        let action = CommitAction::Assignment(AssignmentAction::Commented);
        state.activity.add(&assignment.id, ActivityEntry { at: comment.at, who: comment.by.clone(), action });
    }
    if let Some(follow_up) = follow_up {
        remember_follow_up(state, &assignment, &follow_up);
        state.follow_ups.put(follow_up);
    }
    state.findings.put(finding);
    state.assignments.put(commented);
    Ok(())
}

/// The text as the form would store it.
fn text(record: &Record, seed: &FindingSeed) -> Result<FindingText, SeedError> {
    let typed = |text: &String| TypedRecommendation { number: 0, text: text.clone() };
    let form = FindingForm {
        title: seed.title.clone(),
        condition: seed.condition.clone(),
        criteria: seed.criteria.clone(),
        cause: seed.cause.clone(),
        effect: seed.effect.clone(),
        recommendations: seed.recommendations.iter().map(typed).collect(),
        class: seed.class.value().to_owned(),
        severity: seed.severity.value().to_owned(),
        calculation: seed.calculation.clone(),
    };
    checked(&form, Before::default()).map_err(|refusal| match refusal {
        Refusal::Invalid { errors } if !errors.is_empty() => {
            let field = if seed.title.trim().is_empty() { "title" } else { "calculation" };
            record.wrong(field, "is not what the form of a finding takes")
        }
        _ => record.wrong("title", "is not what the form of a finding takes"),
    })
}

/// Evidence in data that are assigned to the same auditor, about the same company.
fn pinned(
    state: &State,
    record: &Record,
    assignment: &Assignment,
    number: u32,
    seed: &EvidenceSeed,
) -> Result<Evidence, SeedError> {
    let wrong = |field: &str, problem: &str| record.wrong(&format!("evidence[{}].{field}", number - 1), problem);
    let (source, name, shown) = match seed {
        EvidenceSeed {
            data: Some(data),
            rows: Some(rows),
            columns,
            document: None,
            section: None,
            quote: None,
            ..
        } => rows_of(state, data, rows, columns.as_deref().unwrap_or_default(), wrong)?,
        EvidenceSeed {
            data: None,
            rows: None,
            columns: None,
            document: Some(document),
            section: Some(section),
            quote,
            ..
        } => section_of(state, document, section, quote.as_deref().unwrap_or_default(), wrong)?,
        _ => {
            return Err(wrong(
                "data",
                "needs rows, and perhaps columns; a document needs a section, and perhaps a quote",
            ));
        }
    };
    let (field, place) = match &source {
        EvidenceSource::Rows { data, .. } => ("data", data),
        EvidenceSource::Section { document, .. } => ("document", document),
        EvidenceSource::Step { .. } | EvidenceSource::File { .. } => return Err(wrong("data", "is no place in data")),
    };
    let is_near =
        |one: &Assignment| one.auditor_id == assignment.auditor_id && one.badan_usaha == assignment.badan_usaha;
    if !state.assignments.of_data(place).any(is_near) {
        return Err(wrong(field, "is not assigned to the auditor of the finding, or of another company"));
    }
    let sha256 = shown.sha256();
    Ok(Evidence { id: format!("{}:{number}", record.id), caption: seed.caption.clone(), source, name, shown, sha256 })
}

type Place = (EvidenceSource, String, ShownTable);

fn rows_of(
    state: &State,
    data: &str,
    rows: &[u32],
    headings: &[String],
    wrong: impl Fn(&str, &str) -> SeedError,
) -> Result<Place, SeedError> {
    let Some(Item::Dataset(set)) = state.repository.item(data) else {
        return Err(wrong("data", "is not in datasets.json"));
    };
    let version = set.newest();
    let table = state.repository.table(version).ok_or_else(|| wrong("data", "has no rows"))?;
    let column = |heading: &String| {
        let place = table.columns().iter().position(|column| column.header == *heading);
        let place = place.and_then(|place| u32::try_from(place).ok());
        place.ok_or_else(|| wrong("columns", &format!("'{heading}' is no heading of these data")))
    };
    let columns = headings.iter().map(column).collect::<Result<Vec<u32>, _>>()?;
    for (field, numbers) in [("rows", rows), ("columns", &columns)] {
        if !numbers.is_sorted_by(|one, next| one < next) {
            return Err(wrong(field, "are not in ascending order"));
        }
    }
    let shown = shown::of_rows(table, rows, &columns).filter(|_| !rows.is_empty());
    let shown = shown.ok_or_else(|| wrong("rows", "are not all in these data"))?;
    let [data, version_id] = [&set.id, &version.content].map(String::clone);
    let source = EvidenceSource::Rows { data, version: version_id, rows: rows.to_vec(), columns };
    Ok((source, shown::version_name(set, version), shown))
}

fn section_of(
    state: &State,
    document: &str,
    title: &str,
    quote: &str,
    wrong: impl Fn(&str, &str) -> SeedError,
) -> Result<Place, SeedError> {
    let found = state.repository.documents.get(document);
    let found = found.ok_or_else(|| wrong("document", "is not in documents.json"))?;
    let section = found.sections.iter().position(|section| section.title == title);
    let section = section.and_then(|place| u32::try_from(place).ok());
    let section = section.ok_or_else(|| wrong("section", "is no title of a section of the document"))?;
    let shown = shown::of_section(found, section, quote);
    let shown = shown.ok_or_else(|| wrong("quote", "is not in the section"))?;
    let source = EvidenceSource::Section { document: found.id.clone(), section, quote: quote.to_owned() };
    Ok((source, found.name.clone(), shown))
}

/// The assignment with the comments of the administrator, which follow the last change of its review.
fn commented(
    state: &State,
    record: &Record,
    seeds: &[CommentSeed],
    assignment: &Assignment,
) -> Result<Assignment, SeedError> {
    let mut after = assignment.clone();
    for seed in seeds {
        let people = &state.directory.cms_administrators;
        let by = people.iter().find(|person| person.id == seed.by);
        let by = by.ok_or_else(|| record.wrong("comments.by", "is no cmsAdministrator of users.json"))?;
        let last = assignment.review.changed_date.unwrap_or(assignment.assigned_date);
        let at = record.when("comments.at", &seed.at)?.max(last);
        after.updated_date = after.updated_date.max(at);
        after.comments.push(ReviewComment {
            id: format!("{}:K{}", record.id, after.comments.len() + 1),
            place: CommentPlace::Finding { finding: record.id.to_owned() },
            text: seed.text.clone(),
            by: by.name.clone(),
            at,
            is_resolved: false,
        });
    }
    Ok(after)
}

/// The follow-up of an accepted finding.
fn followed(
    record: &Record,
    seed: &FindingSeed,
    assignment: &Assignment,
    finding: &Finding,
) -> Result<Option<FollowUp>, SeedError> {
    let accepted = assignment.review.changed_date.filter(|_| assignment.review.state == ReviewState::Accepted);
    let Some(accepted) = accepted else {
        let is_empty = seed.answers.is_empty() && seed.assessments.is_empty();
        return if is_empty { Ok(None) } else { Err(record.wrong("answers", "belong to an accepted finding")) };
    };
    let mut after = published(finding, accepted);
    let known = |field: &str, number: u32| {
        let is_known = finding.text.recommendations.iter().any(|one| one.number == number);
        if is_known { Ok(number) } else { Err(record.wrong(field, "is no number of a recommendation")) }
    };
    for (number, seed) in (1..).zip(&seed.answers) {
        let promised = seed.promised.as_deref().map(|text| record.day("answers.promised", text));
        after.answers.push(Answer {
            id: format!("{}:J{number}", record.id),
            recommendation: known("answers.recommendation", seed.recommendation)?,
            text: seed.text.clone(),
            promised: promised.transpose()?,
            files: Vec::new(),
            by: assignment.badan_usaha.clone(),
            at: record.when("answers.at", &seed.at)?.max(accepted),
        });
    }
    for (number, seed) in (1..).zip(&seed.assessments) {
        if seed.settled.as_deref().is_some_and(|settled| rupiah(settled).is_none()) {
            return Err(record.wrong("assessments.settled", "is no amount such as 7200000"));
        }
        after.assessments.push(Assessment {
            id: format!("{}:P{number}", record.id),
            recommendation: known("assessments.recommendation", seed.recommendation)?,
            status: seed.status,
            settled: seed.settled.clone(),
            reason: seed.reason.clone(),
            by: assignment.auditor_name.clone(),
            at: record.when("assessments.at", &seed.at)?.max(accepted),
        });
    }
    let events = after.answers.iter().map(|one| one.at).chain(after.assessments.iter().map(|one| one.at));
    after.updated_date = events.fold(accepted, Instant::max);
    Ok(Some(after))
}

/// Adds the activity that must have happened before the portal was opened.
fn remember(state: &mut State, assignment: &Assignment, finding: &Finding) {
    let moments = [(FindingAction::Written, finding.created_date), (FindingAction::Pinned, finding.updated_date)];
    for (action, at) in moments.into_iter().take(if finding.evidence.is_empty() { 1 } else { 2 }) {
        let who = assignment.auditor_name.clone();
        state.activity.add(&finding.id, ActivityEntry { at, who, action: CommitAction::Finding(action) });
    }
}

fn remember_follow_up(state: &mut State, assignment: &Assignment, follow_up: &FollowUp) {
    let who = assignment.review.decided_by.clone();
    let action = CommitAction::Assignment(AssignmentAction::Accepted);
    state.activity.add(&follow_up.id, ActivityEntry { at: follow_up.accepted_date, who, action });
    let answers = follow_up.answers.iter().map(|one| (one.at, &one.by, FollowUpAction::Answered));
    let assessments = follow_up.assessments.iter().map(|one| (one.at, &one.by, FollowUpAction::Assessed));
    let mut events: Vec<_> = answers.chain(assessments).collect();
    events.sort_by_key(|(at, ..)| *at);
    for (at, who, action) in events {
        let action = CommitAction::FollowUp(action);
        state.activity.add(&follow_up.id, ActivityEntry { at, who: who.clone(), action });
    }
}
