//! The written form of a definition.

use serde::Serialize;

use crate::widget::Widget;

/// The format name in every definition file.
pub const FORMAT: &str = "portal-minerba/dashboard";
/// The written version, which is also the latest that can be read.
pub const VERSION: u32 = 1;

/// A dashboard without the fields of one portal: id, dates, creator and status.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Definition {
    /// Always [`FORMAT`].
    pub format: String,
    /// Always [`VERSION`].
    pub version: u32,
    /// Name of the dashboard.
    pub name: String,
    /// Description; may be empty.
    pub description: String,
    /// Category, as stored.
    pub category: String,
    /// Permission, as stored.
    pub permission: String,
    /// The thumbnail, if one was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub thumbnail: Option<String>,
    /// The widgets.
    pub widgets: Vec<Widget>,
    /// Labels of the columns that readers can filter by.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub filters: Vec<String>,
}

impl Definition {
    /// A definition of this version.
    pub fn new(
        name: &str,
        description: &str,
        (category, permission): (&str, &str),
        thumbnail: Option<&str>,
        widgets: &[Widget],
    ) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            name: name.to_owned(),
            description: description.to_owned(),
            category: category.to_owned(),
            permission: permission.to_owned(),
            thumbnail: thumbnail.map(str::to_owned),
            widgets: widgets.to_vec(),
            filters: Vec::new(),
        }
    }

    /// The definition with columns to filter by.
    #[must_use]
    pub fn with_filters(self, filters: &[String]) -> Self {
        Self { filters: filters.to_vec(), ..self }
    }
}
