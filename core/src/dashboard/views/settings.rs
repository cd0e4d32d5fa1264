//! Helpers for the settings of a widget in the editor.

use portal_dashboard::suited;
use portal_dashboard::typed_setting::{SettingReading, TypedSetting};
use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use crate::dashboard::sources;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;

/// A widget and a newly chosen source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SuitedQuery {
    /// The widget before the choice.
    pub widget: Widget,
    /// Id of the source.
    pub source: String,
}

/// The widget with the new source and suitable columns, so that it can be drawn at once.
pub fn suited_widget(reader: &Reader, query: &SuitedQuery) -> Result<Widget, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let source = sources::open(reader, &query.source).ok_or_else(|| Refusal::not_found(Kind::Source, &query.source))?;
    Ok(suited::suited(&query.widget, source.as_ref()))
}

/// Parses a typed number or day.
pub fn typed(reader: &Reader, typed: &TypedSetting) -> Result<SettingReading, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(typed.read())
}
