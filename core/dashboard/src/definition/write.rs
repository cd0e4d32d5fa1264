//! A definition as it is written.

use serde::Serialize;

use crate::widget::Widget;

/// What every definition file says it is.
pub const FORMAT: &str = "portal-minerba/dashboard";
/// The version of the format that is written, and the latest that is read.
pub const VERSION: u32 = 1;

/// A dashboard without what belongs to one portal: its id, its dates, its creator, its status.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Definition {
    /// Always [`FORMAT`].
    pub format: String,
    /// Always [`VERSION`].
    pub version: u32,
    /// The dashboard's name.
    pub name: String,
    /// What it is for; may be empty.
    pub description: String,
    /// Its category, as data write it.
    pub category: String,
    /// Its permission, as data write it.
    pub permission: String,
    /// The thumbnail that somebody chose, if somebody did.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub thumbnail: Option<String>,
    /// Its widgets.
    pub widgets: Vec<Widget>,
}

impl Definition {
    /// A definition, of this version.
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
        }
    }
}
