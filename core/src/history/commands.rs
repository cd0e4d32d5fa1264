//! The commands 'Urungkan' (undo) and 'Pulihkan' (restore).

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::answered;
use super::merge::merge;
use super::settle::settle;
use crate::model::dashboard::Permission;
use crate::model::ticket::TicketAction;
use crate::model::{Record, Role};
use crate::store::env::{Clock, Env};
use crate::store::error::{Kind, Refusal};
use crate::store::history::{HistoryAction, right_to};
use crate::store::records::assignments::{is_own, reads_paper};
use crate::store::records::follow_ups::is_about;
use crate::store::session::{Action, Session};
use crate::store::{Change, Commit, CommitAction, Handled, State, Subject, Transaction};
use crate::ticket::commands::return_to;
use crate::ticket::field::TicketField;

/// Commands that undo or restore.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum HistoryCommand {
    /// Undoes one of the person's own commits. The undo is itself a commit, so it can be undone.
    Undo {
        /// Number of the commit to undo.
        seq: u32,
    },
    /// Restores a record to its value before a commit. A deleted record returns with everything that was deleted with
    /// it.
    Restore {
        /// Number of the commit.
        seq: u32,
        /// The record to restore.
        record: Subject,
    },
    /// Restores one field of a ticket, with the permission and rules of changing this field (§4, §6). Messages stay.
    RestoreField {
        /// Number of the commit.
        seq: u32,
        /// Code of the ticket.
        ticket: String,
        /// The field to restore.
        field: TicketField,
    },
}

/// Checks a command and returns its changes; the portal applies them.
pub fn handle(state: &State, session: &Session, env: &Env, command: &HistoryCommand) -> Result<Handled, Refusal> {
    match command {
        HistoryCommand::Undo { seq } => undo(state, session, env, *seq),
        HistoryCommand::Restore { seq, record } => restore(state, session, env, *seq, record),
        HistoryCommand::RestoreField { seq, ticket, field } => restore_field(state, session, env, *seq, ticket, *field),
    }
}

fn not_there(seq: u32) -> Refusal {
    Refusal::not_found(Kind::Commit, &seq.to_string())
}

fn undo(state: &State, session: &Session, env: &Env, seq: u32) -> Result<Handled, Refusal> {
    let commit = state.history.undoable(seq).filter(|commit| commit.actor.is(session)).ok_or_else(|| not_there(seq))?;
    // A company does not learn of the internal notes on its ticket. They leave with the ticket, whatever was written in
    // them since.
    let may_write_notes = Action::WriteNotes.is_granted_to(session.role);
    let mut changes = Vec::with_capacity(commit.changes.len());
    for change in &commit.changes {
        let Some(record) = change.after.as_ref().or(change.before.as_ref()) else { continue };
        let is_of_others = matches!(record, Record::Note(_)) && !may_write_notes;
        if is_of_others && change.before.is_none() {
            continue;
        }
        let current = state.record(record.slice(), record.id());
        if !current.as_ref().is_none_or(|current| is_visible(state, session, current)) {
            return Err(not_there(seq));
        }
        if let Some(answer) = answered::answer(state, change) {
            let (who, when) = named(env.clock, session.role, answer);
            return Err(Refusal::Answered { who, when });
        }
        let merged = merge(change.after.as_ref(), change.before.as_ref(), current.as_ref());
        if merged.overlapped {
            return Err(changed_since(env.clock, session.role, state.history.later_change(seq, record)));
        }
        changes.push(Change { before: current, after: merged.record });
    }
    let settled = settle(state, changes)?;
    // Refuse an undo that would also delete assignments or take labels off tickets, or notes of colleagues.
    let is_loss = |change: &&Change| match (&change.before, &change.after) {
        (_, Some(Record::Assignment(_))) => false,
        (Some(Record::Note(_)), _) => may_write_notes,
        _ => true,
    };
    if let Some(change) = settled.following.iter().find(is_loss) {
        let record = change.before.as_ref().or(change.after.as_ref());
        let later = record.and_then(|record| state.history.later_change(seq, record));
        return Err(changed_since(env.clock, session.role, later));
    }
    let action = CommitAction::History(HistoryAction::undoing(&commit.action));
    let changes = settled.changes.into_iter().chain(settled.following).collect();
    let undone = transaction(commit.subject.clone(), action, changes);
    // An undo that changes nothing means that the commit was undone before.
    let is_idle = undone.changes.is_empty() && !(commit.changes.is_empty() && is_notice(&commit.action));
    Ok(if is_idle { Handled::unchanged() } else { undone.into() })
}

/// True for an action that may change no record: the ticket was in the department's queue before, or an earlier version
/// of the portal, which had no queues, sent it.
fn is_notice(action: &CommitAction) -> bool {
    match action {
        CommitAction::Ticket(TicketAction::SentToDepartment { .. }) => true,
        CommitAction::History(HistoryAction::Undone { what }) => is_notice(what),
        _ => false,
    }
}

/// The refusal of an undo that would overwrite a later commit.
pub fn changed_since(clock: Clock, reader: Role, later: Option<&Rc<Commit>>) -> Refusal {
    let (who, when) = later.map_or_else(Default::default, |commit| named(clock, reader, commit));
    Refusal::ChangedSince { who, when }
}

/// Companies read no names of auditors and their administrators (decisions §9).
fn named(clock: Clock, reader: Role, commit: &Commit) -> (String, String) {
    let is_unnamed = reader == Role::BadanUsaha
        && matches!(commit.actor.role, Role::InternalAuditor | Role::ExternalAuditor | Role::CmsAuditor);
    let who = if is_unnamed { "Auditor".to_owned() } else { commit.actor.name.clone() };
    (who, clock.local(commit.at).long())
}

fn restore(state: &State, session: &Session, env: &Env, seq: u32, subject: &Subject) -> Result<Handled, Refusal> {
    session.require(right_to(subject.slice).ok_or_else(|| not_there(seq))?)?;
    let commit = state.history.kept(seq).ok_or_else(|| not_there(seq))?;
    let names = |change: &&Change| {
        change.before.as_ref().is_some_and(|record| record.slice() == subject.slice && record.id() == subject.id)
    };
    let change = commit.changes.iter().find(names).ok_or_else(|| not_there(seq))?;
    let Some(earlier) = change.before.as_ref().filter(|record| is_visible(state, session, record)) else {
        return Err(not_there(seq));
    };
    let deleted = change.after.is_none();
    let current = state.record(subject.slice, &subject.id);
    match &current {
        Some(current) if !is_visible(state, session, current) => return Err(not_there(seq)),
        Some(current) if current.says_the_same(&earlier.described_on(current)) => return Ok(Handled::unchanged()),
        // The record has been deleted since, so only its value at the deletion can be restored.
        None if !deleted => return Err(not_there(seq)),
        _ => {}
    }
    if deleted && current.is_some() {
        let later = current.as_ref().and_then(|record| state.history.later_change(seq, record));
        return Err(changed_since(env.clock, session.role, later));
    }
    // A deleted record returns unchanged. Restoring an earlier value counts as an update.
    let returned = match &current {
        Some(current) => earlier.described_on(current).updated(env.clock.now),
        None => earlier.clone(),
    };
    let mut changes = vec![Change { before: current, after: Some(returned) }];
    if deleted && commit.subject == *subject {
        let companions = commit.changes.iter().filter(|change| !names(change));
        changes.extend(companions.filter_map(|change| brought_back(state, change)));
        leave_out_homeless(state, &mut changes);
    }
    let settled = settle(state, changes)?;
    let action = CommitAction::History(HistoryAction::Restored { deleted });
    let changes = settled.changes.into_iter().chain(settled.following).collect();
    Ok(transaction(subject.clone(), action, changes).into())
}

fn restore_field(
    state: &State,
    session: &Session,
    env: &Env,
    seq: u32,
    id: &str,
    field: TicketField,
) -> Result<Handled, Refusal> {
    session.require(field.right())?;
    let mut edits = state.history.of_ticket(id);
    let edit = edits.find(|(commit, before, after)| commit.seq == seq && field.differs(before, after));
    let (_, earlier, _) = edit.ok_or_else(|| not_there(seq))?;
    return_to((state, session), env, id, field, earlier)
}

/// Restores a record that was deleted together with another one, unless it exists again with other values.
fn brought_back(state: &State, change: &Change) -> Option<Change> {
    let before = change.before.as_ref()?;
    let current = state.record(before.slice(), before.id());
    if change.after.is_none() && current.is_some() || change.after.is_some() && current.is_none() {
        return None;
    }
    if let Record::Assignment(assignment) = before
        && state.repository.item(&assignment.data_id).is_none()
    {
        // The assigned data have been removed since.
        return None;
    }
    let after = merge(change.after.as_ref(), change.before.as_ref(), current.as_ref()).record;
    (after != current).then_some(Change { before: current, after })
}

/// Leaves out what belongs to an assignment that is not restored with it.
fn leave_out_homeless(state: &State, changes: &mut Vec<Change>) {
    let restored = changes.iter().filter_map(|change| match &change.after {
        Some(Record::Assignment(assignment)) => Some(assignment.id.clone()),
        _ => None,
    });
    let restored: Vec<String> = restored.collect();
    let is_there = |id: &String| state.assignments.get(id).is_some() || restored.contains(id);
    changes.retain(|change| match &change.after {
        Some(Record::PaperStep(step)) => is_there(&step.assignment_id),
        Some(Record::Finding(finding)) => is_there(&finding.assignment_id),
        Some(Record::FollowUp(follow_up)) => is_there(&follow_up.assignment_id),
        _ => true,
    });
}

/// True if the acting person may see earlier values of the record. Private dashboards of others are hidden (§6), and so
/// is an assignment that another auditor has now.
pub fn is_visible(state: &State, session: &Session, record: &Record) -> bool {
    let is_read = |assignment: &str| state.assignments.get(assignment).is_none_or(|one| reads_paper(session, one));
    match record {
        Record::PaperStep(step) => is_read(&step.assignment_id),
        Record::Finding(finding) => is_read(&finding.assignment_id),
        Record::FollowUp(follow_up) => {
            let of = state.assignments.get(&follow_up.assignment_id);
            of.is_none_or(|one| is_about(session, one) || reads_paper(session, one))
        }
        Record::Assignment(assignment) => {
            Action::ManageAssignments.is_granted_to(session.role) || is_own(session, assignment)
        }
        Record::Dashboard(dashboard) => {
            dashboard.permission != Permission::Private || dashboard.created_by.id == session.person.id
        }
        _ => true,
    }
}

fn transaction(subject: Subject, action: CommitAction, changes: Vec<Change>) -> Transaction {
    let changes = changes.into_iter().filter(|change| change.before != change.after).collect();
    Transaction { action, subject, changes }
}
