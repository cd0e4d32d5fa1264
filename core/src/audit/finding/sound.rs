//! Invariants of findings and their follow-up.

use super::pin::is_sha256;
use crate::model::attachment::Attachment;
use crate::model::finding::{Assessment, Evidence, EvidenceSource, Finding, FindingText, FollowUp, rupiah};
use crate::store::State;
use crate::store::form::text::BODY_MAX;
use crate::store::rule::{Sound, body, holds, id, line, moments, no_two_alike};

/// Checks one finding without its references.
pub(crate) fn check_finding(finding: &Finding) -> Sound {
    let record = finding.id.as_str();
    for named in [record, &finding.assignment_id] {
        id(named)?;
    }
    check_text(&finding.text, record)?;
    check_evidence(&finding.evidence, record)?;
    moments([finding.created_date, finding.updated_date], record)
}

/// Checks one follow-up without its references.
pub(crate) fn check_follow_up(follow_up: &FollowUp) -> Sound {
    let record = follow_up.id.as_str();
    for named in [record, &follow_up.finding_id, &follow_up.assignment_id] {
        id(named)?;
    }
    holds(FollowUp::id_of(&follow_up.finding_id) == record, record, "a finding has one follow-up")?;
    check_text(&follow_up.text, record)?;
    check_evidence(&follow_up.evidence, record)?;
    for answer in &follow_up.answers {
        id(&answer.id)?;
        body(&answer.text, record)?;
        line(&answer.by, record)?;
        holds(answer.files.iter().all(Attachment::is_allowed), record, "an attached file is allowed")?;
        moments([answer.at], record)?;
    }
    for Assessment { id: own, settled, reason, by, at, .. } in &follow_up.assessments {
        id(own)?;
        body(reason, record)?;
        line(by, record)?;
        let is_amount = settled.as_deref().is_none_or(|settled| rupiah(settled).is_some());
        holds(is_amount, record, "a settled amount is an exact number of at least 0")?;
        moments([*at], record)?;
    }
    let ids = follow_up.answers.iter().map(|one| &one.id).chain(follow_up.assessments.iter().map(|one| &one.id));
    no_two_alike(ids, record, "answers and assessments have their own ids")?;
    moments([follow_up.accepted_date, follow_up.updated_date], record)
}

fn check_text(text: &FindingText, record: &str) -> Sound {
    line(&text.title, record)?;
    for written in [&text.condition, &text.criteria, &text.cause, &text.effect] {
        body(written, record)?;
    }
    for recommendation in &text.recommendations {
        body(&recommendation.text, record)?;
        holds(recommendation.number > 0, record, "recommendations are numbered from 1")?;
    }
    let numbers = text.recommendations.iter().map(|one| one.number);
    no_two_alike(numbers, record, "recommendations have their own numbers")?;
    let is_exact = text.amount.as_ref().is_none_or(|amount| amount.exact().is_some());
    holds(is_exact, record, "an amount is an exact number of at least 0")
}

fn check_evidence(evidence: &[Evidence], record: &str) -> Sound {
    for Evidence { id: own, caption, source, shown, sha256, .. } in evidence {
        id(own)?;
        body(caption, record)?;
        holds(is_sha256(sha256), record, "evidence has a checksum")?;
        holds(shown.characters() <= BODY_MAX, record, "evidence shows up to 100,000 characters")?;
        let is_of_place = match source {
            EvidenceSource::Rows { rows, .. } => !rows.is_empty() && shown.sha256() == *sha256,
            EvidenceSource::Step { .. } | EvidenceSource::Section { .. } => shown.sha256() == *sha256,
            EvidenceSource::File { file } => file.is_allowed(),
        };
        holds(is_of_place, record, "evidence shows what its checksum says")?;
    }
    no_two_alike(evidence.iter().map(|one| &one.id), record, "pieces of evidence have their own ids")
}

/// Checks all findings and follow-ups with their references.
pub(crate) fn check(state: &State) -> Sound {
    for finding in state.findings.iter() {
        check_finding(finding)?;
        let is_of_one = state.assignments.get(&finding.assignment_id).is_some();
        holds(is_of_one, &finding.id, "the assignment of a finding exists")?;
    }
    for follow_up in state.follow_ups.iter() {
        check_follow_up(follow_up)?;
        let is_of_one = state.assignments.get(&follow_up.assignment_id).is_some();
        holds(is_of_one, &follow_up.id, "the assignment of a follow-up exists")?;
    }
    Ok(())
}
