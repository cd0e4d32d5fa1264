//! Every status × every action (§4, decisions §4).

use portal_core::model::ticket::Status::{self, Closed, New, Open, Pending, Resolved};
use portal_core::store::error::Refusal;
use portal_core::ticket::status::{StaffStatus, StatusAction, next};
use portal_core::ticket::views::list_kind::ListKind;

/// The result of an action from new, open, pending, resolved and closed; `None` is a refusal.
type Row = (StatusAction, [Option<Status>; 5]);

const TABLE: [Row; 12] = [
    (StatusAction::Take, [Some(Open), None, None, None, None]),
    (StatusAction::Set(StaffStatus::Pending), [Some(Pending), Some(Pending), None, Some(Pending), Some(Pending)]),
    (StatusAction::Set(StaffStatus::Resolved), [Some(Resolved), Some(Resolved), Some(Resolved), None, Some(Resolved)]),
    (StatusAction::Set(StaffStatus::Closed), [Some(Closed), Some(Closed), Some(Closed), Some(Closed), None]),
    (StatusAction::Reply(None), [Some(New), Some(Open), Some(Pending), Some(Resolved), None]),
    (StatusAction::Reply(Some(Pending)), [Some(Pending), Some(Pending), Some(Pending), Some(Pending), None]),
    (StatusAction::Reply(Some(Resolved)), [Some(Resolved), Some(Resolved), Some(Resolved), Some(Resolved), None]),
    (StatusAction::Reply(Some(Open)), [Some(Open), Some(Open), Some(Open), Some(Open), None]),
    (StatusAction::RequesterCloses, [Some(Closed), Some(Closed), Some(Closed), Some(Closed), None]),
    (StatusAction::RequesterReopens, [None, None, None, Some(Open), Some(Open)]),
    (StatusAction::StaffReopens, [None, None, None, Some(Open), Some(Open)]),
    (StatusAction::GiveBack, [None, Some(Open), Some(Pending), None, None]),
];

#[test]
fn every_status_allows_exactly_its_actions() {
    for (action, expected) in TABLE {
        for (status, expected) in Status::ALL.iter().zip(expected) {
            let wanted = expected.ok_or(Refusal::WrongStatus { status: *status });
            assert_eq!(next(*status, action), wanted, "{status:?} × {action:?}");
        }
    }
}

#[test]
fn staff_can_set_exactly_three_statuses() {
    let staff: Vec<_> = Status::ALL.iter().filter_map(|status| StaffStatus::of(*status)).collect();
    assert_eq!(staff, StaffStatus::ALL);
    assert!(StaffStatus::ALL.iter().all(|staff| StaffStatus::of(staff.status()) == Some(*staff)));
}

#[test]
fn a_ticket_is_given_back_in_the_statuses_of_the_reassign_list() {
    let listed = ListKind::InternalReassign.statuses();
    for status in Status::ALL {
        assert_eq!(next(*status, StatusAction::GiveBack).is_ok(), listed.contains(status), "{status:?}");
    }
}
