//! Messages and answers cannot be undone once someone else has reacted to them.

use crate::model::finding::{Assessment, FollowUp};
use crate::model::ticket::{Message, SYSTEM, Ticket};
use crate::model::{Record, Slice};
use crate::store::{Change, Commit, State};

/// The first reaction by someone else to messages or answers that an undo of this change would remove.
pub fn answer<'a>(state: &'a State, change: &Change) -> Option<&'a Commit> {
    match (&change.before, &change.after) {
        (Some(Record::Ticket(before)), Some(Record::Ticket(after))) => of_messages(state, before, after),
        (Some(Record::FollowUp(before)), Some(Record::FollowUp(after))) => of_answers(state, before, after),
        _ => None,
    }
}

fn of_messages<'a>(state: &'a State, before: &Ticket, after: &Ticket) -> Option<&'a Commit> {
    let current = state.tickets.get(&after.id)?;
    let mut added = after.messages.iter().filter(|message| !says(before, message));
    let answer = added.find_map(|message| first_answer(current, message, after))?;
    let mut edits = state.history.of_ticket(&after.id);
    edits.find_map(|(commit, before, after)| (says(after, answer) && !says(before, answer)).then_some(&**commit))
}

fn says(ticket: &Ticket, message: &Message) -> bool {
    ticket.messages.iter().any(|other| other.is_same(message))
}

/// The first message by someone else after `to`. Messages that `known` has were there when the change was made.
fn first_answer<'a>(ticket: &'a Ticket, to: &Message, known: &Ticket) -> Option<&'a Message> {
    let mut later = ticket.messages.iter().skip_while(|message| !message.is_same(to));
    later.find(|message| message.sender != to.sender && message.sender != SYSTEM && !says(known, message))
}

/// The commit that assessed a recommendation after the answers that the change added.
fn of_answers<'a>(state: &'a State, before: &FollowUp, after: &FollowUp) -> Option<&'a Commit> {
    let current = state.follow_ups.get(&after.id)?;
    let is_published_again =
        before.text != after.text || before.evidence != after.evidence || before.is_withdrawn != after.is_withdrawn;
    if is_published_again && let Some(newer) = current.answers.iter().find(|answer| !after.answers.contains(answer)) {
        let has =
            |record: &Option<Record>| matches!(record, Some(Record::FollowUp(one)) if one.answers.contains(newer));
        return state
            .history
            .newest()
            .map(|commit| &**commit)
            .find(|commit| commit.changes.iter().any(|change| has(&change.after) && !has(&change.before)));
    }
    let mut added = after.answers.iter().filter(|answer| !before.answers.contains(answer));
    let assessment = added.find_map(|answer| {
        let later = |one: &&Assessment| one.recommendation == answer.recommendation && one.at >= answer.at;
        current.assessments.iter().find(later)
    })?;
    let has = |record: &Option<Record>| match record {
        Some(Record::FollowUp(one)) => one.assessments.contains(assessment),
        _ => false,
    };
    state.history.newest().map(|commit| &**commit).find(|commit| {
        commit.subject.slice == Slice::FollowUps
            && commit.changes.iter().any(|change| has(&change.after) && !has(&change.before))
    })
}
