//! The drawing of a widget as plain data, every number with its text.

use serde::Serialize;

use crate::looks::Look;
use crate::problem::WidgetProblem;
use crate::widget::{ChartType, WidgetKind};

/// A widget ready to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetView {
    /// Id of the widget.
    pub id: String,
    /// Kind of the widget.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// The drawing, if the kind has several.
    pub chart_type: Option<ChartType>,
    /// Its title, or its description if it has none.
    pub title: String,
    /// Description of what the title leaves out: 'Jumlah baris per status'; often empty.
    pub subtitle: String,
    /// Name of its source; empty if none is chosen.
    pub source: String,
    /// Notes for the reader: the content of 'Lainnya', cells that were no numbers, filters that do not apply.
    pub notes: Vec<String>,
    /// The numbers as a table; `None` if there is nothing to show.
    pub figures: Option<FiguresTable>,
    /// The drawing.
    pub body: WidgetBody,
}

/// The drawing, by kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum WidgetBody {
    /// The settings are incomplete.
    Unset {
        /// The next setting to choose.
        hint: String,
    },
    /// The widget cannot be drawn.
    Problem {
        /// The reason.
        problem: WidgetProblem,
    },
    /// There are no rows.
    Empty {
        /// The reason, and what to do.
        hint: String,
    },
    /// Lines, areas or bars.
    Series(SeriesBody),
    /// Pie.
    Pie(PieBody),
    /// One figure.
    Metric(MetricBody),
    /// Only the table of figures.
    Table,
    /// A heading with paragraphs.
    Text {
        /// True if the widget has a title of its own.
        is_titled: bool,
        /// The paragraphs, none empty.
        paragraphs: Vec<String>,
    },
    /// Map of provinces.
    Map(MapBody),
}

/// A number and its text.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FigureValue {
    /// The number; `None` if the group has no value.
    pub value: Option<f64>,
    /// The text; '-' without a number.
    pub text: String,
}

/// The numbers of a widget as a table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FiguresTable {
    /// Heading of the first column.
    pub dimension: String,
    /// Headings of the number columns, each with its unit.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<FiguresRow>,
    /// The last row: the figures of all rows, if they make sense.
    pub total: Option<Vec<String>>,
}

/// A row of figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FiguresRow {
    /// Name of the group.
    pub label: String,
    /// True for 'Lainnya'.
    pub is_rest: bool,
    /// One figure per column.
    pub cells: Vec<FigureValue>,
}

/// Lines, areas or bars over common categories.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeriesBody {
    /// Categories along the axis.
    pub categories: Vec<String>,
    /// True if the categories follow each other in time.
    pub is_time: bool,
    /// The series; each has one value per category.
    pub series: Vec<SeriesLine>,
    /// The look of each category, if bars of a single series have their own colours; else empty.
    pub category_looks: Vec<Look>,
    /// The target, if one is set.
    pub target: Option<TargetLine>,
    /// The value axis; for stacked series it covers the sums.
    pub axis: Axis,
}

/// One series.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeriesLine {
    /// Name of the series, without words that all measures share.
    pub label: String,
    /// True for 'Lainnya'.
    pub is_rest: bool,
    /// Its look.
    pub look: Look,
    /// One value per category.
    pub values: Vec<FigureValue>,
    /// The values in the unit of the axis, all with the same number of decimals; empty for zero or no value.
    pub marks: Vec<String>,
}

/// The value axis; it contains zero.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Axis {
    /// Lower end.
    pub min: f64,
    /// Upper end, greater than `min`.
    pub max: f64,
    /// Round numbers from `min` to `max`.
    pub ticks: Vec<Tick>,
    /// The unit of all ticks: 'ribu ton', 'Rp miliar'; empty for plain counts.
    pub unit: String,
}

/// A tick of an axis.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Tick {
    /// Value of the tick.
    pub value: f64,
    /// Short text without the unit.
    pub text: String,
}

/// A pie.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PieBody {
    /// The slices, each greater than zero.
    pub slices: Vec<PieSlice>,
    /// The total.
    pub total: String,
}

/// A slice of a pie.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PieSlice {
    /// Name of the slice.
    pub label: String,
    /// True for 'Lainnya'.
    pub is_rest: bool,
    /// Its look.
    pub look: Look,
    /// Share from 0 to 1.
    pub share: f64,
    /// Its value.
    pub text: String,
    /// '12,5%'.
    pub share_text: String,
}

/// One figure.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MetricBody {
    /// The exact figure.
    pub text: String,
    /// The figure with three or four digits: '82,4 rb'.
    pub number: String,
    /// Unit of `number`; may be empty.
    pub unit: String,
    /// Its period, if any: 'November 2026'.
    pub period: Option<String>,
    /// The comparison with the previous period.
    pub trend: Option<TrendView>,
    /// The figures up to this period, oldest first; empty without a trend.
    pub sparkline: Vec<SparkPoint>,
    /// Number of rows behind the figure.
    pub rows: u32,
    /// The target, if one is set.
    pub target: Option<MetricTarget>,
}

/// The target of a metric.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MetricTarget {
    /// 'Target 90.000 ton'; after a share 'dari target 90.000 ton'.
    pub label: String,
    /// '91,5%'; `None` if the two cannot be compared.
    pub share: Option<String>,
    /// The reason why they are not compared.
    pub note: Option<String>,
}

/// The target line of a chart.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TargetLine {
    /// 'Target 90.000 ton'.
    pub label: String,
    /// One value per category.
    pub values: Vec<FigureValue>,
    /// The target of all rows; `None` for a fixed target of each category, or without rows.
    pub total: Option<f64>,
}

/// Direction of a trend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum TrendDirection {
    /// More than before.
    Up,
    /// Less than before.
    Down,
    /// As before.
    Same,
    /// Nothing to compare with.
    Unknown,
}

/// The meaning of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum TrendJudgement {
    /// Better than before.
    Better,
    /// Worse than before.
    Worse,
}

/// The comparison with the previous period.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TrendView {
    /// Direction.
    pub direction: TrendDirection,
    /// The meaning of the change; `None` if it is neutral.
    pub judgement: Option<TrendJudgement>,
    /// '+4 (66,7%)'.
    pub change: String,
    /// 'dibanding 3 (Oktober 2026)'.
    pub against: String,
}

/// A point of a sparkline.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SparkPoint {
    /// Its period.
    pub label: String,
    /// Its figure.
    pub value: FigureValue,
}

/// The provinces of Indonesia by value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MapBody {
    /// All 38 provinces: first those with a value, largest first, then the others in the order of their codes.
    pub areas: Vec<MapArea>,
    /// The classes, smallest values first.
    pub classes: Vec<MapClass>,
}

/// A province.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MapArea {
    /// ISO 3166-2 code, 'ID-KI'.
    pub code: String,
    /// Its name.
    pub name: String,
    /// Its usual abbreviation, or its name: 'Kaltim'.
    pub short_name: String,
    /// The province that contains it in the map, if the map is older than the province.
    pub parent: Option<String>,
    /// Its value.
    pub value: FigureValue,
    /// Its value with three or four digits and without the unit; empty without a value.
    pub mark: String,
    /// Index of its class; `None` without a value.
    pub class: Option<u32>,
}

/// A class of values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MapClass {
    /// '1 – 4'.
    pub label: String,
    /// Number of provinces in it.
    pub count: u32,
}
