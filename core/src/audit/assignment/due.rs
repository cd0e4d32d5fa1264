//! Remaining or overdue days of an assignment (§4). They depend on today and are never stored.

use serde::Serialize;

use crate::locale::calendar::CalendarDate;
use crate::locale::number::integer;
use crate::model::assignment::{Assignment, AssignmentStatus, OVERDUE};

/// The last day of an assignment and its distance from today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Due {
    /// Last day, such as '21 November 2026'.
    pub date: String,
    /// 'n hari lagi' or 'Terlambat n hari'; empty if the assignment is completed.
    pub distance: String,
    /// True if the last day has passed and the assignment is not completed.
    pub is_overdue: bool,
}

/// The last day as shown on `today`.
pub fn due(assignment: &Assignment, today: CalendarDate) -> Due {
    let days = today.days_until(assignment.expiry_date);
    let is_overdue = assignment.is_overdue(today);
    let distance = match assignment.status {
        AssignmentStatus::Completed => String::new(),
        AssignmentStatus::Assigned | AssignmentStatus::InProgress if is_overdue => {
            format!("{OVERDUE} {} hari", integer(-days))
        }
        AssignmentStatus::Assigned | AssignmentStatus::InProgress => format!("{} hari lagi", integer(days)),
    };
    Due { date: assignment.expiry_date.long(), distance, is_overdue }
}
