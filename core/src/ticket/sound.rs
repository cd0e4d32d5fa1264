//! Invariants of tickets.

use std::collections::HashSet;

use crate::model::Instant;
use crate::model::attachment::Attachment;
use crate::model::ticket::{Message, Note, ReturnReason, Status, Ticket};
use crate::store::State;
use crate::store::form::text::is_blank;
use crate::store::rule::{Sound, body, holds, id, line, moments, no_two_alike};

/// True for a ticket code: 6 characters of uppercase base 36. If two tabs generated the same code, one has a suffix.
fn is_code(id: &str) -> bool {
    let (code, suffix) = id.split_once('_').unwrap_or((id, "2"));
    let is_number = !suffix.is_empty() && suffix.bytes().all(|byte| byte.is_ascii_digit());
    code.len() == 6 && code.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase()) && is_number
}

pub(crate) fn check_ticket(ticket: &Ticket) -> Sound {
    let code = ticket.id.as_str();
    holds(!is_blank(&ticket.description), code, "a ticket has a description")?;
    holds(first_number(ticket) == 1, code, NUMBERED)?;
    check_part(ticket)
}

const NUMBERED: &str = "messages are numbered from 1 without gaps";

fn first_number(ticket: &Ticket) -> u32 {
    ticket.messages.first().map_or(1, |message| message.id)
}

/// Checks a ticket of the history, which may lack its description and first messages.
pub(crate) fn check_part(ticket: &Ticket) -> Sound {
    let code = ticket.id.as_str();
    id(code)?;
    holds(is_code(code), code, "a ticket code has 6 characters of uppercase base 36")?;
    line(&ticket.title, code)?;
    body(&ticket.description, code)?;
    moments([ticket.created_at, ticket.updated_at], code)?;
    let numbers = ticket.messages.iter().map(|message| message.id);
    holds(numbers.eq((first_number(ticket)..).take(ticket.messages.len())), code, NUMBERED)?;
    for message in &ticket.messages {
        check_message(message, code)?;
    }
    check_files(&ticket.attachments, code)?;
    no_two_alike(ticket.files(), code, "no file is attached twice")?;
    ticket.finding.iter().try_for_each(|finding| id(finding))?;
    no_two_alike(&ticket.labels, code, "no ticket has a label twice")?;
    holds(ticket.merged_into.is_none() || ticket.status == Status::Closed, code, "a merged ticket is closed")?;
    holds(ticket.rating.is_none() || ticket.status.is_finished(), code, "only a finished ticket has a rating")?;
    if let Some(rating) = &ticket.rating {
        moments([rating.at], code)?;
        rating.comment.iter().try_for_each(|comment| line(comment, code))?;
    }
    let or_now = |at: Option<Instant>| at.unwrap_or(ticket.updated_at);
    moments([or_now(ticket.finished_at), or_now(ticket.written_at)], code)?;
    no_two_alike(&ticket.links, code, "no ticket has a link twice")?;
    let is_one = ticket.assignee.is_none() || ticket.returned.is_none();
    holds(is_one, code, "a returned ticket has no assignee")?;
    let has_words =
        |returned: &crate::model::ticket::Return| returned.reason != ReturnReason::Other || returned.note.is_some();
    holds(ticket.returned.as_ref().is_none_or(has_words), code, "a return for 'lainnya' has a note")
}

fn check_message(message: &Message, code: &str) -> Sound {
    holds(!is_blank(&message.sender), code, "a message has a sender")?;
    moments([message.timestamp], code)?;
    holds(message.origin.as_deref().is_none_or(is_code), code, "a message comes from a ticket")?;
    check_files(&message.attachments, code)
}

pub(crate) fn check_files(files: &[Attachment], code: &str) -> Sound {
    for file in files {
        id(&file.id)?;
        holds(file.is_allowed(), code, "an attachment's extension matches its format, and it has 1 byte to 10 MB")?;
    }
    Ok(())
}

pub(crate) fn check_note(note: &Note) -> Sound {
    let record = note.id.as_str();
    id(record)?;
    holds(!is_blank(&note.author), record, "a note has an author")?;
    holds(!is_blank(&note.content), record, "a note has a text")?;
    body(&note.content, record)?;
    moments([note.timestamp, note.edited.unwrap_or(note.timestamp)], record)?;
    check_files(&note.attachments, record)?;
    no_two_alike(note.files(), record, "no file is attached twice")
}

/// Checks all tickets and their references.
pub(crate) fn check(state: &State) -> Sound {
    let directory = &state.directory;
    let businesses: HashSet<&str> = directory.businesses().map(|business| business.email.as_str()).collect();
    let mut ends: HashSet<&str> = HashSet::new();
    for ticket in state.tickets.iter() {
        check_ticket(ticket)?;
        check_merging(state, ticket, &mut ends)?;
        let code = ticket.id.as_str();
        let is_known = |label: &String| state.labels.get(label).is_some();
        holds(ticket.labels.iter().all(is_known), code, "the labels of a ticket exist")?;
        let is_other = |id: &str| id != code && state.tickets.get(id).is_some();
        holds(ticket.other_tickets().all(is_other), code, "a ticket refers to other tickets")?;
        let is_agent = ticket.assignee.as_ref().is_none_or(|assignee| directory.agents.get(&assignee.id).is_some());
        holds(is_agent, code, "the assignee of a ticket is an agent")?;
        let is_department = |id: &String| directory.departments.get(id).is_some();
        holds(ticket.department.iter().all(is_department), code, "the department of a ticket exists")?;
        let is_business = businesses.contains(ticket.requester.email.as_str());
        holds(is_business, code, "the requester of a ticket is a business entity")?;
        holds(state.activity.has(code), code, "every ticket has an activity list")?;
    }
    for note in state.notes.iter() {
        check_note(note)?;
        holds(state.tickets.get(&note.ticket).is_some(), &note.id, "the ticket of a note exists")?;
    }
    Ok(())
}

/// Checks that merged tickets lead to one that goes on, of the same requester. `ends` has the tickets that are known to.
fn check_merging<'a>(state: &'a State, ticket: &'a Ticket, ends: &mut HashSet<&'a str>) -> Sound {
    let (mut seen, mut at) = (HashSet::new(), ticket);
    while let Some(into) = at.merged_into.as_deref().and_then(|id| state.tickets.get(id)) {
        if ends.contains(at.id.as_str()) {
            break;
        }
        holds(seen.insert(at.id.as_str()), &ticket.id, "no two tickets are merged into each other")?;
        holds(into.requester.email == at.requester.email, &ticket.id, "merged tickets have one requester")?;
        at = into;
    }
    ends.extend(seen);
    Ok(())
}
