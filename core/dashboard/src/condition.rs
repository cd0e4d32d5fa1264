//! Conditions on rows.

use serde::{Deserialize, Serialize};

use crate::source::ColumnType;

/// Initial number of days of a new [`Test::LastDays`].
const USUAL_DAYS: u32 = 30;

/// A condition on one column.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Condition {
    /// Key of the column.
    pub column: String,
    /// The test that a row must pass.
    pub test: Test,
}

/// The test of a condition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Test {
    /// The text is one of these.
    Is(Vec<String>),
    /// The text is none of these.
    IsNot(Vec<String>),
    /// The number, or the date as YYYY-MM-DD, is at least this; a number is in Indonesian form.
    AtLeast(String),
    /// The number or date is at most this.
    AtMost(String),
    /// The date is one of this many days up to and including today.
    LastDays(u32),
}

/// A test that a column offers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestChoice {
    /// Label between the column and the value: 'sejak'.
    pub label: &'static str,
    /// Initial test of a new condition.
    pub start: Test,
}

/// The tests for columns of this type, most common first.
pub fn tests_of(kind: ColumnType) -> Vec<TestChoice> {
    let choice = |label, start| TestChoice { label, start };
    let texts = || [choice("adalah", Test::Is(Vec::new())), choice("bukan", Test::IsNot(Vec::new()))];
    let bounds = |least, most| [choice(least, Test::AtLeast(String::new())), choice(most, Test::AtMost(String::new()))];
    let times = || bounds("sejak", "sampai").into_iter().chain([choice("n hari terakhir", Test::LastDays(USUAL_DAYS))]);
    match kind {
        ColumnType::Category => texts().into(),
        ColumnType::Number => bounds("paling sedikit", "paling banyak").into(),
        ColumnType::Date => times().collect(),
        ColumnType::Period => texts().into_iter().chain(times()).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Test, tests_of};
    use crate::source::ColumnType;

    fn labels(kind: ColumnType) -> Vec<&'static str> {
        tests_of(kind).into_iter().map(|choice| choice.label).collect()
    }

    #[test]
    fn a_column_offers_the_tests_that_fit_its_values() {
        assert_eq!(labels(ColumnType::Category), ["adalah", "bukan"]);
        assert_eq!(labels(ColumnType::Number), ["paling sedikit", "paling banyak"]);
        assert_eq!(labels(ColumnType::Date), ["sejak", "sampai", "n hari terakhir"]);
        assert_eq!(labels(ColumnType::Period), ["adalah", "bukan", "sejak", "sampai", "n hari terakhir"]);
    }

    #[test]
    fn a_new_condition_has_thirty_last_days_or_an_empty_value() {
        for choice in ColumnType::ALL.iter().flat_map(|kind| tests_of(*kind)) {
            match choice.start {
                Test::Is(texts) | Test::IsNot(texts) => assert!(texts.is_empty()),
                Test::AtLeast(bound) | Test::AtMost(bound) => assert_eq!(bound, ""),
                Test::LastDays(days) => assert_eq!(days, 30),
            }
        }
    }
}
