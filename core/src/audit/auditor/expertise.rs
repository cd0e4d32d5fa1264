//! Expertise tags (§5): trimmed, not empty, unique ignoring case.

use serde::{Deserialize, Serialize};

use crate::store::Reader;
use crate::store::error::{Problem, Refusal};
use crate::store::form::text::{is_blank, one_line, too_long};
use crate::store::session::Action;
use crate::table::{fold, saturated};

/// Maximum length of a tag in characters.
pub const TAG_MAX: usize = 60;
/// Maximum number of tags of an auditor.
pub const TAGS_MAX: usize = 30;

/// The present tags and a typed addition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ExpertiseQuery {
    /// Present tags.
    pub tags: Vec<String>,
    /// Text to add, as typed.
    pub typed: String,
}

/// The tags after an addition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ExpertiseTags {
    /// All tags; the new one is last unless there is a problem.
    pub tags: Vec<String>,
    /// Reason why the tag was not added.
    pub problem: Option<Problem>,
}

/// The tags after adding the typed text, for the administrator.
pub fn added_to(reader: &Reader, query: &ExpertiseQuery) -> Result<ExpertiseTags, Refusal> {
    reader.require(Action::ManageAuditors)?;
    Ok(added(query))
}

/// Adds the typed text, or reports the problem.
pub fn added(query: &ExpertiseQuery) -> ExpertiseTags {
    let mut tags = query.tags.clone();
    let problem = add(&mut tags, &query.typed).err();
    ExpertiseTags { tags, problem }
}

/// Adds one tag, or reports the problem.
pub fn add(tags: &mut Vec<String>, typed: &str) -> Result<(), Problem> {
    let tag = one_line(typed);
    if is_blank(&tag) {
        return Err(Problem::Required);
    }
    if let Some(problem) = too_long(tag.chars().count(), TAG_MAX) {
        return Err(problem);
    }
    let folded = fold::fold(&tag);
    if tags.iter().any(|known| fold::fold(known) == folded) {
        return Err(Problem::Taken);
    }
    if tags.len() >= TAGS_MAX {
        return Err(Problem::TooMany { max: saturated(TAGS_MAX) });
    }
    tags.push(tag);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(tags: &[&str], typed: &str) -> (Vec<String>, Option<Problem>) {
        let tags = tags.iter().map(|&tag| tag.to_owned()).collect();
        let ExpertiseTags { tags, problem } = added(&ExpertiseQuery { tags, typed: typed.to_owned() });
        (tags, problem)
    }

    #[test]
    fn trims_and_appends_a_new_tag() {
        assert_eq!(
            after(&["Geologi"], "  Pajak \n daerah "),
            (vec!["Geologi".to_owned(), "Pajak daerah".to_owned()], None)
        );
    }

    #[test]
    fn refuses_a_tag_that_differs_only_in_case_or_spacing() {
        assert_eq!(after(&["Pajak Daerah"], "pajak  DAERAH"), (vec!["Pajak Daerah".to_owned()], Some(Problem::Taken)));
    }

    #[test]
    fn refuses_blank_tags_long_tags_and_more_than_30_tags() {
        assert_eq!(after(&[], " \u{200b} ").1, Some(Problem::Required));
        assert_eq!(after(&[], &"a".repeat(60)).1, None);
        assert_eq!(after(&[], &"a".repeat(61)).1, Some(Problem::TooLong { max: 60, actual: 61 }));
        let many: Vec<String> = (0..TAGS_MAX).map(|number| format!("Bidang {number}")).collect();
        let many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(after(&many, "Satu lagi").1, Some(Problem::TooMany { max: 30 }));
    }
}
