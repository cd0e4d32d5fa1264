//! The status machine of assignments (§4), complete for every status and step.

use crate::model::assignment::AssignmentStatus;
use crate::store::error::Refusal;

/// A step in the life of an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Start ('Mulai').
    Start,
    /// Complete ('Selesai').
    Complete,
}

impl Step {
    /// All steps.
    pub const ALL: [Self; 2] = [Self::Start, Self::Complete];
}

/// The status after a step, or a refusal if the step is not allowed.
pub fn next(status: AssignmentStatus, step: Step) -> Result<AssignmentStatus, Refusal> {
    use AssignmentStatus::{Assigned, Completed, InProgress};
    match (status, step) {
        (Assigned, Step::Start) => Ok(InProgress),
        (InProgress, Step::Complete) => Ok(Completed),
        (InProgress | Completed, Step::Start) | (Assigned | Completed, Step::Complete) => {
            Err(Refusal::WrongStep { status })
        }
    }
}
