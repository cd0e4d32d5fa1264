//! What the settings of a widget ask while they are being made.

use portal_dashboard::suited;
use portal_dashboard::typed_setting::{SettingReading, TypedSetting};
use portal_dashboard::widget::Widget;
use serde::{Deserialize, Serialize};

use crate::dashboard::sources;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;

/// A widget, and the source that it is to draw from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SuitedQuery {
    /// As it is.
    pub widget: Widget,
    /// The source's id.
    pub source: String,
}

/// The widget over that source, with everything chosen that it takes to draw something.
pub fn suited_widget(reader: &Reader, query: &SuitedQuery) -> Result<Widget, Refusal> {
    reader.require(Action::ManageDashboards)?;
    let source = sources::open(reader, &query.source).ok_or_else(|| Refusal::not_found(Kind::Source, &query.source))?;
    Ok(suited::suited(&query.widget, source.as_ref()))
}

/// A number or a day as typed.
pub fn typed(reader: &Reader, typed: &TypedSetting) -> Result<SettingReading, Refusal> {
    reader.require(Action::ManageDashboards)?;
    Ok(typed.read())
}
