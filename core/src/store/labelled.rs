//! Values with labels, for choices and badges.

use serde::Serialize;

/// A value and its label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Labelled<T> {
    /// The stored value.
    pub value: T,
    /// The text for users.
    pub label: String,
}

pub(crate) fn labelled<T: Copy>(values: &[T], label: impl Fn(T) -> &'static str) -> Vec<Labelled<T>> {
    values.iter().map(|value| Labelled { value: *value, label: label(*value).to_owned() }).collect()
}
