//! Invariants of auditors.

use super::expertise::{TAG_MAX, TAGS_MAX};
use crate::model::auditor::Auditor;
use crate::store::State;
use crate::store::form::text::is_blank;
use crate::store::rule::{Sound, holds, id, line, no_two_alike};
use crate::table::fold::fold;

pub(crate) fn check_auditor(auditor: &Auditor) -> Sound {
    let record = auditor.id.as_str();
    id(record)?;
    line(&auditor.name, record)?;
    line(&auditor.email, record)?;
    if !auditor.company.is_empty() {
        line(&auditor.company, record)?;
    }
    let tags = &auditor.expertise;
    holds((1..=TAGS_MAX).contains(&tags.len()), record, "an auditor has 1 to 30 tags")?;
    let is_tag = |tag: &String| !is_blank(tag) && tag.chars().count() <= TAG_MAX;
    holds(tags.iter().all(is_tag), record, "a tag has 1 to 60 characters")?;
    no_two_alike(tags.iter().map(|tag| fold(tag)), record, "the tags of an auditor are unique")
}

pub(crate) fn check(state: &State) -> Sound {
    state.auditors.iter().try_for_each(check_auditor)
}
