//! Invariants of labels.

use super::{HUES, NAME_MAX};
use crate::model::label::Label;
use crate::store::State;
use crate::store::rule::{Sound, holds, id, line, no_two_alike};
use crate::table::fold::fold;

pub(crate) fn check_label(label: &Label) -> Sound {
    let record = label.id.as_str();
    id(record)?;
    line(&label.name, record)?;
    holds(label.name.chars().count() <= NAME_MAX, record, "a label's name has up to 40 characters")?;
    holds(u32::from(label.hue) < HUES, record, "a label has one of 8 colours")
}

pub(crate) fn check(state: &State) -> Sound {
    state.labels.iter().try_for_each(check_label)?;
    no_two_alike(state.labels.iter().map(|label| fold(&label.name)), "", "no two labels share a name")
}
