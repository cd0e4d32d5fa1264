//! The form of a finding as typed, and its checks. A draft needs a title only.

use portal_analysis::formula::calculated;
use serde::{Deserialize, Serialize};

use crate::locale::number::exact;
use crate::model::finding::{
    Finding, FindingAmount, FindingClass, FindingText, FollowUp, Recommendation, Severity, rupiah,
};
use crate::store::error::{Field, FieldError, Problem, Refusal};
use crate::store::form::text::FormCheck;
use crate::table::decimal::Decimal;
use crate::table::saturated;

/// The most recommendations of a finding.
const MOST_RECOMMENDATIONS: usize = 50;

/// A finding as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FindingForm {
    /// Title.
    pub title: String,
    /// Kondisi.
    pub condition: String,
    /// Kriteria.
    pub criteria: String,
    /// Sebab.
    pub cause: String,
    /// Akibat.
    pub effect: String,
    /// Rekomendasi; blank ones are dropped.
    pub recommendations: Vec<TypedRecommendation>,
    /// A [`FindingClass`] or empty.
    pub class: String,
    /// A [`Severity`] or empty.
    pub severity: String,
    /// Calculation of the amount, or empty.
    pub calculation: String,
}

/// A recommendation as typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TypedRecommendation {
    /// Its number; 0 for a new one.
    pub number: u32,
    /// The recommendation.
    pub text: String,
}

impl FindingForm {
    /// A finding as its form shows it.
    pub fn of(text: &FindingText) -> Self {
        let typed = |one: &Recommendation| TypedRecommendation { number: one.number, text: one.text.clone() };
        Self {
            title: text.title.clone(),
            condition: text.condition.clone(),
            criteria: text.criteria.clone(),
            cause: text.cause.clone(),
            effect: text.effect.clone(),
            recommendations: text.recommendations.iter().map(typed).collect(),
            class: text.class.map_or("", FindingClass::value).to_owned(),
            severity: text.severity.map_or("", Severity::value).to_owned(),
            calculation: text.amount.as_ref().map_or_else(String::new, |amount| amount.calculation.clone()),
        }
    }
}

/// The result of a calculation as typed; `None` if it is empty or has an error.
pub fn amount_of(calculation: &str) -> Option<Decimal> {
    calculated(calculation.trim()).ok().filter(|value| value.units >= 0)
}

/// Errors of the form as typed so far; empty if it can be stored.
pub fn errors(form: &FindingForm) -> Vec<FieldError> {
    match checked(form, Before::default()) {
        Err(Refusal::Invalid { errors }) => errors,
        _ => Vec::new(),
    }
}

/// A finding before it is edited; nothing for a new one.
#[derive(Clone, Copy, Default)]
pub(crate) struct Before<'a> {
    pub(crate) finding: Option<&'a Finding>,
    /// Its accepted copy, whose recommendations keep their numbers too.
    pub(crate) follow_up: Option<&'a FollowUp>,
}

/// The text to store. Recommendations that were not in the finding get the next numbers.
pub(crate) fn checked(form: &FindingForm, before: Before) -> Result<FindingText, Refusal> {
    let mut check = FormCheck::default();
    let title = check.required_line(Field::Title, &form.title);
    let mut body = |field, text: &str| check.optional_body(field, Some(text)).unwrap_or_default();
    let condition = body(Field::Condition, &form.condition);
    let criteria = body(Field::Criteria, &form.criteria);
    let cause = body(Field::Cause, &form.cause);
    let effect = body(Field::Effect, &form.effect);
    let recommendations = recommendations(&form.recommendations, before, &mut check);
    let class = choice(Field::FindingClass, &form.class, FindingClass::parse, &mut check);
    let severity = choice(Field::Severity, &form.severity, Severity::parse, &mut check);
    let amount = amount(&form.calculation, &mut check);
    check.finish()?;
    Ok(FindingText { title, condition, criteria, cause, effect, recommendations, class, severity, amount })
}

fn choice<T>(field: Field, raw: &str, parse: impl Fn(&str) -> Option<T>, check: &mut FormCheck) -> Option<T> {
    if raw.is_empty() { None } else { check.required_choice(field, raw, parse) }
}

fn recommendations(typed: &[TypedRecommendation], before: Before, check: &mut FormCheck) -> Vec<Recommendation> {
    if typed.len() > MOST_RECOMMENDATIONS {
        check.reject(Field::Recommendations, Problem::TooMany { max: saturated(MOST_RECOMMENDATIONS) });
        return Vec::new();
    }
    let known = before.finding.map_or(&[][..], |finding| &finding.text.recommendations);
    let mut taken = Vec::new();
    let accepted = before.follow_up.map_or(0, FollowUp::last_number);
    let mut last = known.iter().map(|one| one.number).max().unwrap_or_default().max(accepted);
    let mut kept = Vec::new();
    for one in typed {
        let Some(text) = check.optional_body(Field::Recommendations, Some(&one.text)) else { continue };
        let is_known = known.iter().any(|known| known.number == one.number) && !taken.contains(&one.number);
        let number = if is_known { one.number } else { last + 1 };
        last = last.max(number);
        taken.push(number);
        kept.push(Recommendation { number, text });
    }
    kept
}

fn amount(calculation: &str, check: &mut FormCheck) -> Option<FindingAmount> {
    let calculation = check.optional_line(Field::Amount, calculation);
    if calculation.is_empty() {
        return None;
    }
    match calculated(&calculation) {
        Err(problem) => {
            check.reject(Field::Amount, Problem::Calculation { at: problem.at, message: problem.message });
            None
        }
        Ok(value) if value.units < 0 => {
            let message = format!(
                "Hasilnya {}, di bawah nol. Tukar urutan angkanya.",
                exact(value.units, value.decimals as usize)
            );
            check.reject(Field::Amount, Problem::Calculation { at: 0, message });
            None
        }
        Ok(value) => {
            let rupiah_text = value.to_string();
            debug_assert!(rupiah(&rupiah_text).is_some(), "an amount is stored as it is read");
            Some(FindingAmount { calculation, rupiah: rupiah_text })
        }
    }
}
