//! Invariants of working papers.

use super::items;
use crate::model::working_paper::PaperStep;
use crate::store::State;
use crate::store::rule::{Sound, body, holds, id, line, moments};

/// Checks one step without its references.
pub(crate) fn check_step(step: &PaperStep) -> Sound {
    let record = step.id.as_str();
    for named in [record, &step.assignment_id] {
        id(named)?;
    }
    line(&step.purpose, record)?;
    line(&step.performed_by, record)?;
    body(&step.conclusion, record)?;
    items::check(step)?;
    holds(step.result.rows <= step.population.rows, record, "a test points at rows that it has read")?;
    moments([step.performed_date, step.updated_date], record)
}

/// Checks all steps and their references.
pub(crate) fn check(state: &State) -> Sound {
    for step in state.working_papers.iter() {
        check_step(step)?;
        let is_of_one = state.assignments.get(&step.assignment_id).is_some();
        holds(is_of_one, &step.id, "the assignment of a step exists")?;
    }
    Ok(())
}
