//! What holds of every state that commands, undo, versions and other tabs' commits can lead to.

use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt::Debug;
use std::hash::Hash;

use portal_core::assignment::model::{Assignment, AssignmentStatus};
use portal_core::store::State;
use portal_core::table::fold::fold;
use portal_core::table::sort::{Direction, Sort};
use portal_core::ticket::Ticket;
use portal_core::ticket::index::SortColumn;
use portal_core::ticket::model::Status;

/// Panics at the first thing that is not as it must be.
pub fn check(state: &State) {
    check_uniqueness(state);
    for ticket in state.tickets.iter() {
        check_ticket(state, ticket);
    }
    check_ticket_index(state);
    for assignment in state.assignments.iter() {
        check_assignment(state, assignment);
    }
    let order: Vec<_> = state.assignments.newest_first().iter().map(|one| one.assigned_date).collect();
    assert!(order.is_sorted_by(|newer, older| newer >= older), "the newest assignment is not first: {order:?}");
    for auditor in state.auditors.iter() {
        assert!(!auditor.expertise.is_empty() && !auditor.name.is_empty(), "{auditor:?}");
        unique(auditor.expertise.iter().map(|tag| fold(tag)), "tags");
    }
    for dashboard in state.dashboards.iter() {
        assert!(!dashboard.name.is_empty(), "{dashboard:?}");
        unique(dashboard.widgets.iter().map(|widget| widget.id.clone()), "widgets");
    }
    check_files(state);
}

fn unique<T: Eq + Hash + Debug>(all: impl Iterator<Item = T>, what: &str) {
    let mut seen = HashSet::new();
    for one in all {
        let told = format!("{one:?}");
        assert!(seen.insert(one), "two of the {what} are alike: {told}");
    }
}

fn check_uniqueness(state: &State) {
    let repository = &state.repository;
    unique(state.tickets.iter().map(|one| &one.id), "tickets");
    unique(state.assignments.iter().map(|one| &one.id), "assignments");
    unique(state.auditors.iter().map(|one| &one.id), "auditors");
    unique(state.dashboards.iter().map(|one| &one.id), "dashboards");
    unique(state.labels.iter().map(|one| &one.id), "labels");
    unique(state.labels.iter().map(|one| fold(&one.name)), "names of labels");
    unique(state.canned_replies.iter().map(|one| &one.id), "canned replies");
    unique(state.canned_replies.iter().map(|one| fold(&one.title)), "titles of canned replies");
    let data = repository.datasets.iter().map(|one| &one.id).chain(repository.documents.iter().map(|one| &one.id));
    unique(data, "data");
    let places = repository.datasets.iter();
    unique(places.map(|one| (one.tahapan, fold(&one.badan_usaha), fold(&one.kegiatan))), "places of datasets");
    assert_eq!(state.labels.len() as usize, state.labels.iter().count());
    assert_eq!(state.auditors.len() as usize, state.auditors.iter().count());
    assert_eq!(state.tickets.len() as usize, state.tickets.iter().count());
}

fn check_ticket(state: &State, ticket: &Ticket) {
    let id = &ticket.id;
    assert!(id.len() == 6 && id.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase()), "{id}");
    let numbers: Vec<_> = ticket.messages.iter().map(|message| message.id).collect();
    assert!(numbers.iter().copied().eq(1..=u32::try_from(numbers.len()).expect("few")), "{id}: {numbers:?}");
    for label in &ticket.labels {
        assert!(state.labels.get(label).is_some(), "{id} has the label {label}, which is gone");
    }
    unique(ticket.labels.iter(), "labels of a ticket");
    unique(ticket.files(), "files of a ticket");
    assert!(ticket.assignee.is_none() || ticket.returned.is_none(), "{id} is back and somebody's: {ticket:?}");
    if let Some(assignee) = &ticket.assignee {
        assert!(state.directory.agents.iter().any(|agent| agent.id == assignee.id), "{assignee:?}");
    }
    let known = |email: &str| state.directory.businesses.iter().any(|business| business.email == email);
    assert!(known(&ticket.requester.email), "{:?}", ticket.requester);
    assert!(!ticket.title.is_empty() && !ticket.description.is_empty(), "{id}");
    assert!(!state.activity.of(id).is_empty(), "nothing is told of {id}");
}

/// The index answers as a look at every ticket would.
fn check_ticket_index(state: &State) {
    let tickets = &state.tickets;
    let slots: Vec<u32> = (0..tickets.slot_count()).filter(|slot| tickets.at(*slot).is_some()).collect();
    let index = tickets.index();
    assert_eq!(index.all().len() as usize, slots.len());
    for status in Status::ALL {
        let having = |slot: &u32| tickets.at(*slot).is_some_and(|ticket| ticket.status == *status);
        let rows = tickets.with_status(*status);
        let found: Vec<_> = slots.iter().copied().filter(having).collect();
        assert!(found.iter().all(|slot| rows.contains(*slot)) && rows.len() as usize == found.len(), "{status:?}");
    }
    for business in &state.directory.businesses {
        let own = |slot: &&u32| tickets.at(**slot).is_some_and(|ticket| ticket.requester.email == business.email);
        let rows = index.of_requester(&business.email);
        assert_eq!(rows.len() as usize, slots.iter().filter(own).count(), "{}", business.name);
    }
    let in_order = |column, direction| -> Vec<&Ticket> {
        tickets.page(Some(Sort { column, direction }), index.all(), 0, u32::MAX).collect()
    };
    let by_time = in_order(SortColumn::Updated, Direction::Asc);
    assert_eq!(by_time.len(), slots.len());
    assert!(by_time.is_sorted_by_key(|ticket| ticket.updated_at), "sorted by the last change");
    let by_title = in_order(SortColumn::Summary, Direction::Desc);
    assert_eq!(by_title.len(), slots.len());
    assert!(by_title.is_sorted_by_key(|ticket| Reverse(fold(&ticket.title))), "sorted by title");
}

fn check_assignment(state: &State, assignment: &Assignment) {
    let auditor = state.auditors.get(&assignment.auditor_id).unwrap_or_else(|| panic!("nobody has {assignment:?}"));
    assert_eq!(auditor.name, assignment.auditor_name, "{}", assignment.id);
    assert_eq!(auditor.auditor_type, assignment.assigned_to, "{}", assignment.id);
    assert!(state.repository.item(&assignment.data_id).is_some(), "{assignment:?} is about nothing");
    let is_completed = assignment.status == AssignmentStatus::Completed;
    assert_eq!(is_completed, assignment.completed_date.is_some(), "{assignment:?}");
}

/// No file of a record, or of what can be brought back, may be thrown away.
fn check_files(state: &State) {
    let held: HashSet<String> = state.held_files().into_iter().collect();
    let of_tickets = state.tickets.iter().flat_map(Ticket::files);
    for file in of_tickets.chain(state.repository.files()) {
        assert!(held.contains(file), "{file} is not held");
    }
}
