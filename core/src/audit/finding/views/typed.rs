//! The form of a finding while it is typed.

use serde::Serialize;

use crate::audit::finding::form::{FindingForm, amount_of, errors};
use crate::store::Reader;
use crate::store::error::{FieldError, Refusal};
use crate::store::session::Action;
use crate::table::data::column::Measure;
use crate::table::data::shown::amount;

/// A finding as typed so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TypedFinding {
    /// Errors of the form; empty if it can be stored.
    pub errors: Vec<FieldError>,
    /// Result of the calculation, such as 'Rp686.666.790,72'; `None` without one.
    pub amount: Option<String>,
}

/// Errors and amount of a form as typed.
pub fn typed(reader: &Reader, form: &FindingForm) -> Result<TypedFinding, Refusal> {
    reader.require(Action::WriteFindings)?;
    let found = amount_of(&form.calculation).map(|value| amount(value, Measure::Money));
    Ok(TypedFinding { errors: errors(form), amount: found })
}
