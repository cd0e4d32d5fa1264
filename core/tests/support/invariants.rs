//! Invariants of every state: the core's own rules, and the agreement of derived data with records.

use std::cmp::Reverse;
use std::collections::HashSet;

use portal_core::model::ticket::listed::{STATUS, SortColumn};
use portal_core::model::ticket::{Status, Ticket};
use portal_core::soundness;
use portal_core::store::State;
use portal_core::store::records::kept_check::KeptCheck;
use portal_core::table::fold::fold;
use portal_core::table::sort::{Direction, Sort};

use super::lists;

pub fn check(state: &State) {
    soundness::check(state).unwrap_or_else(|broken| panic!("{broken}"));
    check_ticket_index(state);
    lists::check(state);
    let order: Vec<_> = state.assignments.newest_first().iter().map(|one| one.assigned_date).collect();
    assert!(order.is_sorted_by(|newer, older| newer >= older), "the newest assignment is not first: {order:?}");
    assert_eq!(state.labels.len() as usize, state.labels.iter().count());
    assert_eq!(state.auditors.len() as usize, state.auditors.iter().count());
    assert_eq!(state.tickets.len() as usize, state.tickets.iter().count());
    check_files(state);
    check_history(state);
}

/// The index must answer like a check of every ticket.
fn check_ticket_index(state: &State) {
    let tickets = &state.tickets;
    let slots: Vec<u32> = (0..tickets.slot_count()).filter(|slot| tickets.at(*slot).is_some()).collect();
    let list = tickets.list();
    let all = list.all();
    assert_eq!(all.len() as usize, slots.len());
    for status in Status::ALL {
        let having = |slot: &u32| tickets.at(*slot).is_some_and(|ticket| ticket.status == *status);
        let mut rows = all.clone();
        list.keep(STATUS, &[*status as u8], &mut rows);
        let found: Vec<_> = slots.iter().copied().filter(having).collect();
        assert!(found.iter().all(|slot| rows.contains(*slot)) && rows.len() as usize == found.len(), "{status:?}");
    }
    for business in state.directory.businesses() {
        let own = |slot: &&u32| tickets.at(**slot).is_some_and(|ticket| ticket.requester.email == business.email);
        let rows = list.owned_by(&business.email);
        assert_eq!(rows.len() as usize, slots.iter().filter(own).count(), "{}", business.name);
    }
    let in_order = |column: SortColumn, direction| -> Vec<&Ticket> {
        let slots = list.slots(Some(Sort { column: column as u8, direction }), &all, 0, u32::MAX);
        slots.into_iter().filter_map(|slot| tickets.at(slot)).collect()
    };
    let by_time = in_order(SortColumn::Updated, Direction::Asc);
    assert_eq!(by_time.len(), slots.len());
    assert!(by_time.is_sorted_by_key(|ticket| ticket.updated_at), "sorted by the last change");
    let by_title = in_order(SortColumn::Summary, Direction::Desc);
    assert_eq!(by_title.len(), slots.len());
    assert!(by_title.is_sorted_by_key(|ticket| Reverse(fold(&ticket.title))), "sorted by title");
}

/// Every change of a record must be in the chain.
fn check_history(state: &State) {
    let found = KeptCheck::default().finish(state);
    assert_eq!((found.fault, &*found.altered), (None, [].as_slice()), "the history is whole");
}

/// Every file of a record or of a restorable record must be listed as in use.
fn check_files(state: &State) {
    let held: HashSet<String> = state.held_files().into_iter().collect();
    let of_tickets = state.tickets.iter().flat_map(Ticket::files);
    for file in of_tickets.chain(state.repository.files()) {
        assert!(held.contains(file), "{file} is not listed as in use");
    }
}
