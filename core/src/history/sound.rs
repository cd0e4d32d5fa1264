//! Invariants of the history.

use crate::audit::{assignment, auditor, finding, repository, working_paper};
use crate::model::Record;
use crate::model::ticket::Ticket;
use crate::store::rule::{Sound, holds, moments};
use crate::store::{Change, Commit, State};
use crate::ticket::{canned_reply, desk_settings, directory, label, saved_view};
use crate::{dashboard, ticket};

/// Upper limit of commit numbers. It leaves room for as many more commits.
const MOST_COMMITS: u32 = u32::MAX / 2;

/// Checks the number of the last commit, and the commits of the history.
pub(crate) fn check(state: &State) -> Sound {
    holds(state.seq <= MOST_COMMITS, "", "the number of the last commit leaves room for more")?;
    let mut before = 0;
    for commit in state.history.oldest_first() {
        let is_next = commit.seq > before && commit.seq <= state.seq;
        holds(is_next, &commit.subject.id, "the commits of the history are in order, up to the last commit")?;
        before = commit.seq;
        check_commit(commit)?;
    }
    Ok(())
}

fn check_commit(commit: &Commit) -> Sound {
    moments([commit.at], &commit.subject.id)?;
    for change in &commit.changes {
        check_change(change, commit)?;
        if let (Some(Record::Ticket(before)), Some(Record::Ticket(after))) = (&change.before, &change.after) {
            ticket::sound::check_part(before)?;
            ticket::sound::check_part(after)?;
            check_edit(before, after)?;
            continue;
        }
        for record in change.before.iter().chain(&change.after) {
            check_record(record)?;
        }
    }
    Ok(())
}

fn check_change(change: &Change, commit: &Commit) -> Sound {
    let name = |record: &Record| (record.slice(), record.id().to_owned());
    let is_of_one = match (&change.before, &change.after) {
        (Some(before), Some(after)) => name(before) == name(after),
        (before, after) => before.is_some() || after.is_some(),
    };
    holds(is_of_one, &commit.subject.id, "a change is of one record")
}

fn check_record(record: &Record) -> Sound {
    match record {
        Record::Ticket(ticket) => ticket::sound::check_ticket(ticket),
        Record::CannedReply(reply) => canned_reply::sound::check_reply(reply),
        Record::Label(label) => label::sound::check_label(label),
        Record::Auditor(auditor) => auditor::sound::check_auditor(auditor),
        Record::Assignment(assignment) => assignment::sound::check_assignment(assignment),
        Record::Dataset(set) => repository::sound::check_dataset(set),
        Record::Document(document) => repository::sound::check_document(document),
        Record::PaperStep(step) => working_paper::sound::check_step(step),
        Record::Finding(record) => finding::sound::check_finding(record),
        Record::FollowUp(record) => finding::sound::check_follow_up(record),
        Record::Dashboard(dashboard) => dashboard::sound::check_dashboard(dashboard),
        Record::SavedView(view) => saved_view::check_view(view),
        Record::Note(note) => ticket::sound::check_note(note),
        Record::DeskSettings(settings) => desk_settings::sound::check(settings),
        Record::Agent(agent) => directory::sound::check_agent(agent),
        Record::Company(company) => directory::sound::check_company(company),
        Record::Department(department) => directory::sound::check_department(department),
    }
}

/// Checks that an edited ticket leaves out the same parts before and after.
fn check_edit(before: &Ticket, after: &Ticket) -> Sound {
    let code = after.id.as_str();
    let is_left_out = |ticket: &Ticket| ticket.description.is_empty();
    holds(is_left_out(before) == is_left_out(after), code, "a ticket has a description")?;
    let first = |ticket: &Ticket| ticket.messages.first().map(|message| message.id);
    let begin_alike = first(before).zip(first(after)).is_none_or(|(before, after)| before == after);
    holds(begin_alike, code, "messages are numbered from 1 without gaps")
}
