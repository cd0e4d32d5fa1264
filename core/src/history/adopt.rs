//! Makes a commit again on a state that another tab has changed since. No work is lost: changes of different fields
//! are combined and messages united. If both tabs changed one field, the later value stays and the earlier one
//! can be restored.

use std::collections::HashMap;

use super::commands::changed_since;
use super::merge::merge;
use super::settle::settle;
use crate::model::assignment::{AssignmentAction, ReviewState};
use crate::model::finding::{EvidenceSource, FollowUp};
use crate::model::{Record, Slice};
use crate::store::env::{Clock, free_id};
use crate::store::error::Refusal;
use crate::store::{Change, Commit, CommitAction, State, Subject, Transaction};

/// Ids that two tabs gave to different records, with the new id of this tab's record.
pub type Renamed = HashMap<(Slice, String), String>;

/// The transaction that makes a commit's changes on the present state.
pub fn adopt(state: &State, clock: Clock, commit: &Commit, renamed: &mut Renamed) -> Result<Transaction, Refusal> {
    let mut changes = Vec::with_capacity(commit.changes.len());
    for change in &commit.changes {
        let returns = change.before.is_none() && (brings_back(&commit.action) || is_follow_up(change));
        if let (None, Some(record), false) = (&change.before, &change.after, returns) {
            give_free_id(state, record, renamed);
        }
        let before = change.before.as_ref().map(|record| with_new_id(record, renamed));
        let after = change.after.as_ref().map(|record| with_new_id(record, renamed));
        let Some(record) = after.as_ref().or(before.as_ref()) else { continue };
        let current = state.record(record.slice(), record.id());
        let is_subject = change_is_about(change, &commit.subject);
        if before.is_some() && current.is_none() && !is_subject {
            // The subject's change caused this change of another record, which has been deleted since.
            continue;
        }
        // If another tab has already restored the record, later changes to it stay.
        let from = if returns && current.is_some() { &after } else { &before };
        let merged = merge(from.as_ref(), after.as_ref(), current.as_ref());
        if merged.overlapped && after.is_none() && is_answered_by_others(commit, record) {
            // This tab undid a ticket or an accepted finding that others have changed since. Their answers must not be
            // lost.
            return Err(changed_since(clock, commit.actor.role, state.history.last_by_others(&commit.actor, record)));
        }
        if is_acceptance(commit) && merged.record.as_ref().is_some_and(is_with_auditor) {
            return Err(changed_since(clock, commit.actor.role, state.history.last_by_others(&commit.actor, record)));
        }
        changes.push(Change { before: current, after: merged.record });
    }
    let settled = settle(state, changes)?;
    let all = settled.changes.into_iter().chain(settled.following);
    let changes = all.filter(|change| change.before != change.after).collect();
    let mut subject = commit.subject.clone();
    if let Some(id) = renamed.get(&(subject.slice, subject.id.clone())) {
        subject.id.clone_from(id);
    }
    Ok(Transaction { action: commit.action.clone(), subject, changes })
}

fn change_is_about(change: &Change, subject: &Subject) -> bool {
    let record = change.after.as_ref().or(change.before.as_ref());
    record.is_some_and(|record| record.slice() == subject.slice && record.id() == subject.id)
}

/// True if the commit restores deleted records. Such a record keeps its id, even if another tab has restored it too.
const fn brings_back(action: &CommitAction) -> bool {
    matches!(action, CommitAction::History(_))
}

const fn is_acceptance(commit: &Commit) -> bool {
    matches!(commit.action, CommitAction::Assignment(AssignmentAction::Accepted))
}

/// True for an assignment whose work was returned or never submitted: its findings must not be published.
fn is_with_auditor(record: &Record) -> bool {
    matches!(record, Record::Assignment(one) if one.review.state != ReviewState::Accepted)
}

/// True for records that others answer, unless they leave together with their assignment.
fn is_answered_by_others(commit: &Commit, record: &Record) -> bool {
    let removes_work = |change: &Change| change.after.is_none() && matches!(change.before, Some(Record::Assignment(_)));
    match record.slice() {
        Slice::Tickets => true,
        Slice::FollowUps => !commit.changes.iter().any(removes_work),
        _ => false,
    }
}

/// True for the copy of an accepted finding. Its id follows from the finding's, so that two tabs accept it once.
const fn is_follow_up(change: &Change) -> bool {
    matches!(change.after, Some(Record::FollowUp(_)))
}

/// Gives a record another id if another tab created a record with the same timestamp id.
fn give_free_id(state: &State, record: &Record, renamed: &mut Renamed) {
    if state.record(record.slice(), record.id()).is_none_or(|other| other == *record) {
        return;
    }
    let free = free_id(record.id(), |id| state.record(record.slice(), id).is_some());
    renamed.insert((record.slice(), record.id().to_owned()), free);
}

fn with_new_id(record: &Record, renamed: &Renamed) -> Record {
    let new_id = |slice: Slice, id: &str| renamed.get(&(slice, id.to_owned())).cloned();
    let mut record = record.clone();
    if renamed.is_empty() {
        return record;
    }
    if let Some(id) = new_id(record.slice(), record.id()) {
        record.set_id(id);
    }
    let renew = |slice: Slice, id: &mut String| {
        if let Some(new) = new_id(slice, id) {
            *id = new;
        }
    };
    match &mut record {
        Record::Ticket(ticket) => {
            ticket.labels.iter_mut().for_each(|label| renew(Slice::Labels, label));
            let others = ticket.links.iter_mut().map(|link| &mut link.ticket).chain(&mut ticket.merged_into);
            others.for_each(|other| renew(Slice::Tickets, other));
            ticket.department.iter_mut().for_each(|department| renew(Slice::Directory, department));
            if let Some(agent) = &mut ticket.assignee
                && let Some(new) = new_id(Slice::Directory, &agent.id)
            {
                agent.id = new.into();
            }
            let about = ticket.finding.as_deref().and_then(FollowUp::finding_of);
            if let Some(new) = about.and_then(|finding| new_id(Slice::Findings, finding)) {
                ticket.finding = Some(FollowUp::id_of(&new));
            }
        }
        Record::Assignment(assignment) => {
            renew(Slice::Auditors, &mut assignment.auditor_id);
            renew(Slice::Repository, &mut assignment.data_id);
        }
        Record::Agent(agent) => renew(Slice::Directory, &mut agent.department),
        Record::Note(note) => renew(Slice::Tickets, &mut note.ticket),
        Record::PaperStep(step) => renew(Slice::Assignments, &mut step.assignment_id),
        Record::FollowUp(follow_up) => {
            renew(Slice::Assignments, &mut follow_up.assignment_id);
            renew(Slice::Findings, &mut follow_up.finding_id);
            follow_up.id = FollowUp::id_of(&follow_up.finding_id);
        }
        Record::Finding(finding) => {
            renew(Slice::Assignments, &mut finding.assignment_id);
            for evidence in &mut finding.evidence {
                match &mut evidence.source {
                    EvidenceSource::Step { step } => renew(Slice::WorkingPapers, step),
                    EvidenceSource::Rows { data: id, .. } | EvidenceSource::Section { document: id, .. } => {
                        renew(Slice::Repository, id);
                    }
                    EvidenceSource::File { .. } => {}
                }
            }
        }
        _ => {}
    }
    record
}
