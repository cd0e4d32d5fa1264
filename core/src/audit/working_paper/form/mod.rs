//! The form of a test: its fields, and a test from what was typed.

mod fields;
mod typed;
mod words;

use serde::{Deserialize, Serialize};

pub use crate::model::test_kind::{TestKind, kind_of};
use crate::store::error::Refusal;
use portal_analysis::formula::{ComputedColumn, ComputedField, ComputedProblem};
use portal_analysis::problem::Problem;
use portal_analysis::testing::TestFault;

pub use fields::{Field, Input, Lines, Suited, description, fields, group};
pub(super) use typed::checked;
use typed::parts_of;
pub use words::name;

/// A test as typed: its kind, and a text per field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestForm {
    /// Kind of the test.
    pub kind: TestKind,
    /// The texts of the fields. Several columns are one per line.
    pub values: Vec<TestValue>,
}

/// The text of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestValue {
    /// Name of the field.
    pub name: String,
    /// Text as typed.
    pub value: String,
}

impl TestForm {
    /// The text of a field; empty if there is none.
    pub fn value(&self, name: &str) -> &str {
        self.values.iter().find(|value| value.name == name).map_or("", |value| value.value.trim())
    }

    /// The computed columns of a field, one per line.
    pub fn computed(&self, name: &str) -> Vec<ComputedColumn> {
        let column = |line: &str| {
            let [name, formula] = parts_of(line);
            ComputedColumn { name, formula }
        };
        self.lines(name).map(column).collect()
    }

    /// The lines of a field. The first part of a line may be empty.
    fn lines(&self, name: &str) -> impl Iterator<Item = &str> {
        let field = self.values.iter().find(|value| value.name == name);
        field.map_or("", |field| &field.value).lines()
    }
}

/// The error of a field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestFieldError {
    /// Name of the field.
    pub name: String,
    /// Sentence that says what is wrong.
    pub message: String,
    /// The place of the error in a field of lines, if it is known.
    pub place: Option<ErrorPlace>,
}

/// A place in a field of lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ErrorPlace {
    /// Index of the line.
    pub line: u32,
    /// Name of its part.
    pub part: String,
    /// The first wrong character, counted from 0; the length of the text if something is missing at its end.
    pub at: u32,
    /// Number of wrong characters; 0 if something is missing.
    pub length: u32,
}

impl TestFieldError {
    /// A fault of the engine under the name of the form's field.
    pub(super) fn of(fault: &TestFault, form: &TestForm) -> Self {
        match fault {
            TestFault::Test(problem) => Self::of_test(problem, form),
            TestFault::Formula { is_other, problem } => Self::of_formula(*is_other, problem),
            TestFault::Filter { message } => Self { name: String::new(), message: message.clone(), place: None },
        }
    }

    /// A problem of a computed column.
    pub(super) fn of_formula(is_other: bool, problem: &ComputedProblem) -> Self {
        let ComputedProblem { index, field, at, length, message } = problem.clone();
        let part = match field {
            ComputedField::Name => "name",
            ComputedField::Formula => "formula",
        };
        let place = ErrorPlace { line: index, part: part.to_owned(), at, length };
        let name = if is_other { "other.computed" } else { "computed" };
        Self { name: name.to_owned(), message, place: Some(place) }
    }

    /// A problem of the test's own fields.
    pub(super) fn of_test(problem: &Problem, form: &TestForm) -> Self {
        let name = match problem.field() {
            Some("method.column") if form.value("method") == "stratified" => "method.stratum",
            Some("method.column") => "method.amount",
            Some(name) => name,
            None => "",
        };
        Self { name: name.to_owned(), message: problem.message(), place: None }
    }
}

/// A refusal with the first error.
pub(super) fn first(errors: Vec<TestFieldError>) -> Refusal {
    let message = errors.into_iter().next().map_or_else(String::new, |error| error.message);
    Refusal::Untestable { message }
}
