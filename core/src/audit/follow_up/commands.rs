//! Commands on accepted findings: answer and assess a recommendation.

use serde::{Deserialize, Serialize};

use crate::audit::assignment::form::future_day;
use crate::model::Slice;
use crate::model::assignment::Assignment;
use crate::model::finding::{Answer, Assessment, FindingAmount, FollowUp, FollowUpAction, FollowUpStatus, rupiah};
use crate::store::env::Env;
use crate::store::error::{Field, Kind, Problem, Refusal};
use crate::store::form::attachment::{self, FileFacts};
use crate::store::form::text::FormCheck;
use crate::store::records::assignments::is_own;
use crate::store::records::follow_ups::is_about;
use crate::store::session::{Action, Session};
use crate::store::{CommitAction, Handled, State, Subject, Transaction};
use crate::table::data::column::Measure;
use crate::table::data::number::{NumberForm, read};
use crate::table::data::shown::amount;
use crate::table::decimal::Decimal;

/// Commands on accepted findings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum FollowUpCommand {
    /// Answers a recommendation, as its company.
    Answer {
        /// Id of the follow-up.
        follow_up: String,
        /// Number of the recommendation.
        recommendation: u32,
        /// The form as typed.
        form: AnswerForm,
    },
    /// Assesses a recommendation, as the auditor of the finding.
    Assess {
        /// Id of the follow-up.
        follow_up: String,
        /// Number of the recommendation.
        recommendation: u32,
        /// The form as typed.
        form: AssessmentForm,
    },
}

/// An answer as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AnswerForm {
    /// The answer.
    pub text: String,
    /// Promised day as typed, or empty.
    pub promised: String,
    /// Proof.
    pub files: Vec<FileFacts>,
}

/// An assessment as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssessmentForm {
    /// A [`FollowUpStatus`].
    pub status: String,
    /// Settled amount in rupiah as typed, or empty.
    pub settled: String,
    /// Reason; required if the recommendation cannot be followed.
    pub reason: String,
}

/// Checks a command and returns its changes, which the portal applies.
pub fn handle(state: &State, session: &Session, env: &mut Env, command: &FollowUpCommand) -> Result<Handled, Refusal> {
    match command {
        FollowUpCommand::Answer { follow_up, recommendation, form } => {
            session.require(Action::AnswerFindings)?;
            let before = find(state, follow_up, *recommendation, |one| is_about(session, one))?;
            answer(session, env, before, *recommendation, form)
        }
        FollowUpCommand::Assess { follow_up, recommendation, form } => {
            session.require(Action::AssessFollowUps)?;
            let before = find(state, follow_up, *recommendation, |one| is_own(session, one))?;
            assess(session, env, before, *recommendation, form).map(Handled::from)
        }
    }
}

/// The follow-up with this recommendation. Others than the acting person's are refused as not found.
fn find<'a>(
    state: &'a State,
    id: &str,
    recommendation: u32,
    is_theirs: impl Fn(&Assignment) -> bool,
) -> Result<&'a FollowUp, Refusal> {
    let not_found = || Refusal::not_found(Kind::Finding, id);
    let found = state.follow_ups.get(id).filter(|one| !one.is_withdrawn).ok_or_else(not_found)?;
    if !state.assignments.get(&found.assignment_id).is_some_and(is_theirs) {
        return Err(not_found());
    }
    let has_it = found.text.recommendations.iter().any(|one| one.number == recommendation);
    if has_it { Ok(found) } else { Err(Refusal::not_found(Kind::Recommendation, &recommendation.to_string())) }
}

fn changed(before: &FollowUp, after: FollowUp, action: FollowUpAction) -> Transaction {
    let subject = Subject { slice: Slice::FollowUps, id: before.id.clone() };
    Transaction::new(subject, CommitAction::FollowUp(action)).update(before.clone(), after)
}

fn answer(
    session: &Session,
    env: &mut Env,
    before: &FollowUp,
    recommendation: u32,
    form: &AnswerForm,
) -> Result<Handled, Refusal> {
    let mut check = FormCheck::default();
    let text = check.required_body(Field::Answer, &form.text);
    let promised = match form.promised.trim() {
        "" => None,
        typed => future_day(env.clock, typed).map_err(|problem| check.reject(Field::Promised, problem)).ok(),
    };
    if before.status(recommendation).is_settled() {
        check.reject(Field::Answer, Problem::Settled { status: before.status(recommendation).label().to_owned() });
    }
    let files = attachment::accept(&form.files, &mut check, env);
    check.finish()?;
    let now = env.clock.now;
    let mut after = FollowUp { updated_date: now, ..before.clone() };
    after.answers.push(Answer {
        id: env.base36(8),
        recommendation,
        text,
        promised,
        files: files.clone(),
        by: session.person.name.clone(),
        at: now,
    });
    Ok(Handled { transaction: Some(changed(before, after, FollowUpAction::Answered)), attachments: files })
}

fn assess(
    session: &Session,
    env: &mut Env,
    before: &FollowUp,
    recommendation: u32,
    form: &AssessmentForm,
) -> Result<Transaction, Refusal> {
    let mut check = FormCheck::default();
    let status = check.required_choice(Field::FollowUpStatus, &form.status, FollowUpStatus::parse);
    let settled = settled(before, recommendation, &form.settled, &mut check);
    let reason = if status == Some(FollowUpStatus::Impossible) {
        check.required_body(Field::Reason, &form.reason)
    } else {
        check.optional_body(Field::Reason, Some(&form.reason)).unwrap_or_default()
    };
    let Some(status) = status else { return Err(Refusal::Invalid { errors: check.into_errors() }) };
    check.finish()?;
    let now = env.clock.now;
    let mut after = FollowUp { updated_date: now, ..before.clone() };
    let (id, by) = (env.base36(8), session.person.name.clone());
    after.assessments.push(Assessment { id, recommendation, status, settled, reason, by, at: now });
    Ok(changed(before, after, FollowUpAction::Assessed))
}

fn plus(one: Decimal, other: Decimal) -> Decimal {
    let decimals = one.decimals.max(other.decimals);
    let [one, other] = [one, other].map(|value| value.with_decimals(decimals).units);
    Decimal { units: one.saturating_add(other), decimals }
}

/// The settled amount; with those of the other recommendations it is at most the finding's.
fn settled(before: &FollowUp, recommendation: u32, typed: &str, check: &mut FormCheck) -> Option<String> {
    if typed.trim().is_empty() {
        return None;
    }
    let number = typed.trim().trim_start_matches("Rp").trim_start();
    let exact = read(number, NumberForm::Indonesian).map(|read| read.exact().without_zeros());
    let Some(exact) = exact.filter(|exact| exact.units >= 0) else {
        check.reject(Field::Settled, Problem::NotAnAmount);
        return None;
    };
    let most = before.text.amount.as_ref().and_then(FindingAmount::exact);
    let others = before.text.recommendations.iter().filter(|one| one.number != recommendation);
    let others = others.filter_map(|one| rupiah(before.assessment(one.number)?.settled.as_deref()?));
    let sum = others.fold(exact, plus);
    if let Some(most) = most.filter(|most| sum.compared(*most).is_gt()) {
        check.reject(Field::Settled, Problem::AboveAmount { amount: amount(most, Measure::Money) });
    }
    Some(exact.to_string())
}
