//! Access of companies to accepted findings.

use crate::model::assignment::Assignment;
use crate::model::finding::FollowUp;
use crate::store::State;
use crate::store::error::{Kind, Refusal};
use crate::store::session::{Action, Session};

/// True if the acting company owns the assigned data.
pub fn is_about(session: &Session, assignment: &Assignment) -> bool {
    Action::AnswerFindings.is_granted_to(session.role) && assignment.badan_usaha == session.person.name
}

/// An accepted finding about the acting company. Others are refused as not found.
pub fn about_own<'a>(state: &'a State, session: &Session, id: &str) -> Result<&'a FollowUp, Refusal> {
    let found = state.follow_ups.get(id).filter(|one| !one.is_withdrawn);
    let is_theirs = |one: &&FollowUp| state.assignments.get(&one.assignment_id).is_some_and(|of| is_about(session, of));
    found.filter(is_theirs).ok_or_else(|| Refusal::not_found(Kind::Finding, id))
}
