//! A ticket list that staff keep under a name.

use serde::{Deserialize, Serialize};

use crate::{Identified, PersonId, Role};

/// A ticket list with filters, columns and sort, kept under a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SavedView {
    /// Internal id; addresses contain it.
    pub id: String,
    /// Name, unique ignoring case among the views that its owner sees when it is saved.
    pub name: String,
    /// Id of the person who saved it.
    pub owner: PersonId,
    /// Name of that person.
    pub owner_name: String,
    /// Role of that person.
    pub role: Role,
    /// True if everybody in the role sees it.
    pub is_shared: bool,
    /// Search, filters, columns and sort, as in the address.
    pub parts: Vec<ViewPart>,
}

/// One part of a list's address.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ViewPart {
    /// The part.
    pub part: QueryPart,
    /// Its value; never empty.
    pub value: String,
}

/// Parts of a list's address that a saved view keeps. The page is not one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum QueryPart {
    /// Words and terms of the search.
    Search,
    /// Status filter.
    Status,
    /// Label filter.
    Label,
    /// Assignee filter.
    Assignee,
    /// Priority filter.
    Priority,
    /// Category filter.
    Category,
    /// Channel filter.
    Channel,
    /// Filter by business entity.
    Company,
    /// Filter by department.
    Department,
    /// First day of filing.
    Since,
    /// Last day of filing.
    Until,
    /// Filter by deadline.
    Sla,
    /// Only tickets with news.
    Unread,
    /// Columns to show.
    Columns,
    /// Sorted column.
    Sort,
    /// Sort direction.
    Direction,
    /// Rows per page.
    PageSize,
}

impl Identified for SavedView {
    fn id(&self) -> &str {
        &self.id
    }
}

/// An event in the life of a saved view, for the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum SavedViewAction {
    /// Saved under a new name.
    Added,
    /// Changed by its owner.
    Changed,
    /// Deleted by its owner.
    Deleted,
}
