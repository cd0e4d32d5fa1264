//! The settings of a widget: source, columns, measures, order (§3; decisions §7).

use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use serde::{Deserialize, Serialize};

use crate::condition::Condition;
use crate::widget::{ChartType, WidgetKind};

vocabulary! {
    /// The sort key of the groups.
    SortBy {
        /// The first measure.
        Value = "value", "Nilai";
        /// The group's name, or its day.
        Name = "name", "Nama";
        /// The order of the source.
        Source = "source", "Urutan data";
    }
}

vocabulary! {
    /// The direction of the order.
    SortOrder {
        /// Smallest, earliest or 'a' first.
        Asc = "asc", "Naik";
        /// Largest, latest or 'z' first.
        Desc = "desc", "Turun";
    }
}

/// All settings that decide what a widget draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WidgetConfig {
    /// The drawing; `None` if the kind has only one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub chart_type: Option<ChartType>,
    /// The source; `None` until one is chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub data_source: Option<SourceRef>,
    /// The column to group by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub dimension: Option<Dimension>,
    /// The column that splits a single measure into series.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub series: Option<Dimension>,
    /// The measures, at least one.
    pub value: Vec<Measure>,
    /// Conditions on rows; all must hold.
    pub filters: Vec<Condition>,
    /// The sort key of the groups.
    pub sort: SortBy,
    /// The direction of the sort.
    pub order: SortOrder,
    /// Maximum number of groups.
    pub limit: u32,
    /// True if the groups beyond the limit are shown together as 'Lainnya'.
    pub rest: bool,
    /// The number format.
    pub format: NumberFormat,
    /// The comparison with the previous period; for metrics only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub trend: Option<Trend>,
    /// The target; for metrics, charts and bars.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub target: Option<Target>,
    /// The paragraphs of a text widget, one per line.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub text: String,
}

/// A target to compare figures with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Target {
    /// A number that is not negative, as typed in Indonesian form.
    Fixed(String),
    /// A measure of the same source.
    Measure(Measure),
}

impl Target {
    /// The measure, unless the target is a number.
    pub const fn measure(&self) -> Option<&Measure> {
        match self {
            Self::Fixed(_) => None,
            Self::Measure(measure) => Some(measure),
        }
    }
}

/// A source by its id. The name is the one at the time of the choice, so that a deleted source can still be named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SourceRef {
    /// 'tickets', 'assignments', 'documents', or 'dataset:' and the dataset's id.
    pub id: String,
    /// Name as it was shown.
    pub name: String,
}

/// A column to group by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Dimension {
    /// Key of the column.
    pub column: String,
    /// For dates, the length of one group; a month if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub bucket: Option<Bucket>,
}

/// A figure for each group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Measure {
    /// The operation on the rows.
    pub aggregation: Operation,
    /// The column; `None` to count rows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub column: Option<String>,
}

impl Measure {
    /// Counts the rows.
    pub const COUNT: Self = Self { aggregation: Operation::Count, column: None };
}

/// A number format, always Indonesian.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NumberFormat {
    /// Number of decimals, 0 to 6; if absent, as many as needed, at most two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub decimals: Option<u32>,
    /// 'ton', '%', 'Rp'; may be empty.
    pub unit: String,
    /// True for '1,2 jt' instead of '1.200.000'.
    pub compact: bool,
}

vocabulary! {
    /// The meaning of a rise.
    Rise {
        /// More is better.
        Good = "good", "Baik";
        /// More is worse.
        Bad = "bad", "Buruk";
    }
}

/// The comparison of a metric with the previous period.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Trend {
    /// A column of dates or periods.
    pub column: String,
    /// The length of a period.
    pub bucket: Bucket,
    /// The meaning of a rise; neutral if absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub rise: Option<Rise>,
}

/// Maximum number of characters in a widget's title.
pub const MAX_TITLE: usize = 120;
/// Maximum number of characters in a text widget.
pub const MAX_TEXT: usize = 2_000;
/// Maximum number of characters in a unit.
pub const MAX_UNIT: usize = 20;
/// Maximum number of conditions of a widget.
pub const MAX_CONDITIONS: usize = 12;
/// The group length of dates if none is chosen.
pub const USUAL_BUCKET: Bucket = Bucket::Month;
/// Maximum number of decimals.
pub const MAX_DECIMALS: u32 = 6;

impl WidgetConfig {
    /// The settings of a new widget: it counts rows.
    pub fn new(kind: WidgetKind) -> Self {
        Self {
            chart_type: kind.chart_types().first().copied(),
            data_source: None,
            dimension: None,
            series: None,
            value: if matches!(kind, WidgetKind::Text) { Vec::new() } else { vec![Measure::COUNT] },
            filters: Vec::new(),
            sort: if matches!(kind, WidgetKind::Chart) { SortBy::Name } else { SortBy::Value },
            order: if matches!(kind, WidgetKind::Chart) { SortOrder::Asc } else { SortOrder::Desc },
            limit: kind.usual_groups(),
            rest: !matches!(kind, WidgetKind::Chart | WidgetKind::Map),
            format: NumberFormat::default(),
            trend: None,
            target: None,
            text: String::new(),
        }
    }
}
