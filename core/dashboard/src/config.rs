//! What a widget draws: source, columns, measures, order (§3; decisions §7).

use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use serde::{Deserialize, Serialize};

use crate::condition::Condition;
use crate::widget::{ChartType, WidgetKind};

vocabulary! {
    /// What puts the groups in order.
    SortBy {
        /// The first measure.
        Value = "value", "Nilai";
        /// The group's name, or its day.
        Name = "name", "Nama";
        /// As the source has them.
        Source = "source", "Urutan data";
    }
}

vocabulary! {
    /// Which way an order runs.
    SortOrder {
        /// Smallest, earliest, 'a' first.
        Asc = "asc", "Naik";
        /// Largest, latest, 'z' first.
        Desc = "desc", "Turun";
    }
}

/// Everything that says what a widget draws.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WidgetConfig {
    /// How; none where its kind knows but one way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub chart_type: Option<ChartType>,
    /// From what; none while it has not been chosen.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub data_source: Option<SourceRef>,
    /// Grouped by what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub dimension: Option<Dimension>,
    /// Split into series by what; only beside a single measure.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub series: Option<Dimension>,
    /// The measures, at least one.
    pub value: Vec<Measure>,
    /// Which rows count; all conditions must hold.
    pub filters: Vec<Condition>,
    /// What puts the groups in order.
    pub sort: SortBy,
    /// Which way.
    pub order: SortOrder,
    /// How many groups at most.
    pub limit: u32,
    /// Whether what is beyond the limit is shown together as 'Lainnya'.
    pub rest: bool,
    /// How its numbers are written.
    pub format: NumberFormat,
    /// Of a metric: the comparison with the period before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub trend: Option<Trend>,
}

/// A source by its id, with the name it had when it was chosen: a deleted one can still be named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SourceRef {
    /// 'tickets', 'assignments', 'documents', or 'dataset:' and the dataset's id.
    pub id: String,
    /// As it was shown.
    pub name: String,
}

/// A column to group by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Dimension {
    /// The column's key.
    pub column: String,
    /// Of a date: how long a stretch of time is one group; a month unless said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub bucket: Option<Bucket>,
}

/// A figure for each group.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Measure {
    /// How it is made of the rows.
    pub aggregation: Operation,
    /// Of which column; none to count rows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub column: Option<String>,
}

impl Measure {
    /// The number of rows.
    pub const COUNT: Self = Self { aggregation: Operation::Count, column: None };
}

/// How numbers are written, always in Indonesian.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct NumberFormat {
    /// Digits after the comma, 0 to 6; as many as it takes, two at most, where none is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub decimals: Option<u32>,
    /// 'ton', '%', 'Rp'; may be empty.
    pub unit: String,
    /// '1,2 jt' in place of '1.200.000'.
    pub compact: bool,
}

/// The comparison of a metric.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Trend {
    /// A date column, or one of periods.
    pub column: String,
    /// The length of a period.
    pub bucket: Bucket,
}

/// The most characters of a widget's title.
pub const MAX_TITLE: usize = 120;
/// The most characters of a unit.
pub const MAX_UNIT: usize = 20;
/// The most conditions of a widget.
pub const MAX_CONDITIONS: usize = 12;
/// The stretch of time that is a group where none was chosen.
pub const USUAL_BUCKET: Bucket = Bucket::Month;
/// The most digits after the comma.
pub const MAX_DECIMALS: u32 = 6;

impl WidgetConfig {
    /// What a new widget of a kind begins with: nothing but the number of rows.
    pub fn new(kind: WidgetKind) -> Self {
        Self {
            chart_type: kind.chart_types().first().copied(),
            data_source: None,
            dimension: None,
            series: None,
            value: vec![Measure::COUNT],
            filters: Vec::new(),
            sort: if matches!(kind, WidgetKind::Chart) { SortBy::Name } else { SortBy::Value },
            order: if matches!(kind, WidgetKind::Chart) { SortOrder::Asc } else { SortOrder::Desc },
            limit: kind.usual_groups(),
            rest: !matches!(kind, WidgetKind::Chart | WidgetKind::Map),
            format: NumberFormat::default(),
            trend: None,
        }
    }
}
