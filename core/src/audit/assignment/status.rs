//! The assignment's status machine (§4): every status × every step.

use crate::model::assignment::AssignmentStatus;
use crate::store::error::Refusal;

/// A step in an assignment's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// 'Mulai'.
    Start,
    /// 'Selesai'.
    Complete,
}

impl Step {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Start, Self::Complete];
}

/// The status after a step, or why it cannot be taken.
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
