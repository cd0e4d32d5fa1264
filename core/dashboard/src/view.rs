//! What is drawn: plain data, every number with its text.

use serde::Serialize;

use crate::looks::Look;
use crate::problem::WidgetProblem;
use crate::widget::{ChartType, WidgetKind};

/// A widget ready to be drawn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetView {
    /// The widget's id.
    pub id: String,
    /// What it is.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// How it is drawn, where there are several ways.
    pub chart_type: Option<ChartType>,
    /// Its title, or, where it has none, what it shows.
    pub title: String,
    /// What it shows, with the unit: 'Jumlah baris per Status'.
    pub subtitle: String,
    /// The name of its source; empty while it has none.
    pub source: String,
    /// What a reader should know: how much 'Lainnya' holds, how many cells were no numbers, which filters do not apply.
    pub notes: Vec<String>,
    /// The same numbers as a table; none where there is nothing to show.
    pub figures: Option<FiguresTable>,
    /// What to draw.
    pub body: WidgetBody,
}

/// What to draw, by kind.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum WidgetBody {
    /// Its settings are not complete: what is to be chosen next.
    Unset {
        /// The next thing to do.
        hint: String,
    },
    /// It cannot be drawn.
    Problem {
        /// Why.
        problem: WidgetProblem,
    },
    /// There are no rows.
    Empty {
        /// Why, and what could be done.
        hint: String,
    },
    /// Lines, areas or bars.
    Series(SeriesBody),
    /// Parts of a whole.
    Pie(PieBody),
    /// One figure.
    Metric(MetricBody),
    /// Only the table of figures.
    Table,
    /// The provinces.
    Map(MapBody),
}

/// A number and how it reads; there is none where a group has no value.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FigureValue {
    /// The number.
    pub value: Option<f64>,
    /// As people read it; '-' where there is none.
    pub text: String,
}

/// The numbers of a widget as rows and columns.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FiguresTable {
    /// The heading of the first column.
    pub dimension: String,
    /// The headings of the columns of numbers, each with its unit.
    pub columns: Vec<String>,
    /// The rows.
    pub rows: Vec<FiguresRow>,
    /// The last row, where adding up makes sense.
    pub total: Option<Vec<String>>,
}

/// A row of figures.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FiguresRow {
    /// What the figures are of.
    pub label: String,
    /// Whether this is 'Lainnya'.
    pub is_rest: bool,
    /// The figures, one for each column.
    pub cells: Vec<FigureValue>,
}

/// Lines, areas or bars over common categories.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeriesBody {
    /// Along the axis, in this order.
    pub categories: Vec<String>,
    /// Whether the categories follow each other in time.
    pub is_time: bool,
    /// The series, each with a value for each category.
    pub series: Vec<SeriesLine>,
    /// How each category is drawn, where bars of one series show values that the dashboard tells apart; else empty.
    pub category_looks: Vec<Look>,
    /// The axis of the values; it reaches as far as the drawing does: stacked series are added up.
    pub axis: Axis,
}

/// One series.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeriesLine {
    /// Its name.
    pub label: String,
    /// Whether this is 'Lainnya'.
    pub is_rest: bool,
    /// How it is drawn.
    pub look: Look,
    /// For each category.
    pub values: Vec<FigureValue>,
}

/// The axis of values; it contains zero.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Axis {
    /// Where it begins.
    pub min: f64,
    /// Where it ends; greater than `min`.
    pub max: f64,
    /// Round numbers from `min` to `max`, and how they read.
    pub ticks: Vec<Tick>,
}

/// A mark on an axis.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Tick {
    /// Where.
    pub value: f64,
    /// As people read it, short.
    pub text: String,
}

/// Parts of a whole.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PieBody {
    /// The parts, each greater than zero.
    pub slices: Vec<PieSlice>,
    /// The whole.
    pub total: String,
}

/// A part of a whole.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PieSlice {
    /// What it is the part of.
    pub label: String,
    /// Whether this is 'Lainnya'.
    pub is_rest: bool,
    /// How it is drawn.
    pub look: Look,
    /// From 0 to 1.
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
    /// The figure, exactly.
    pub text: String,
    /// The same with three or four digits: '82,4 rb'.
    pub number: String,
    /// Of what that is a number; may be empty.
    pub unit: String,
    /// The period it is of, if it is of one: 'November 2026'.
    pub period: Option<String>,
    /// The comparison with the period before.
    pub trend: Option<TrendView>,
    /// The periods up to this one, oldest first; empty without a trend.
    pub sparkline: Vec<SparkPoint>,
}

/// Which way a figure went.
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
    /// There is nothing to compare with.
    Unknown,
}

/// The comparison with the period before.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TrendView {
    /// Which way it went.
    pub direction: TrendDirection,
    /// '+2 (66,7%)'.
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
    /// All 38, in the order of the ministry's codes.
    pub areas: Vec<MapArea>,
    /// The classes, from the smallest values to the largest.
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
    /// The province whose outline it lies in, where the geometry is older than the province.
    pub parent: Option<String>,
    /// Its value.
    pub value: FigureValue,
    /// The number of its class, counted from 0; none without a value.
    pub class: Option<u32>,
}

/// A class of values.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MapClass {
    /// '1 – 4'.
    pub label: String,
    /// How many provinces are in it.
    pub count: u32,
}
