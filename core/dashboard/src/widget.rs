//! A widget as it is defined: never with data (§3, §9).

use serde::{Deserialize, Serialize};

use crate::config::WidgetConfig;

vocabulary! {
    /// What a widget is (§9).
    WidgetKind {
        /// Lines or areas over an axis.
        Chart = "chart", "Grafik";
        /// One figure.
        Metric = "metric", "Metrik";
        /// Rows and columns.
        Table = "table", "Tabel";
        /// Parts of a whole.
        Pie = "pie", "Pie";
        /// Bars.
        Bar = "bar", "Bar";
        /// The provinces of Indonesia.
        Map = "map", "Peta";
    }
}

vocabulary! {
    /// How a widget of a kind is drawn.
    ChartType {
        /// Of a chart: lines.
        Line = "line", "Garis";
        /// Of a chart: areas on top of each other.
        Area = "area", "Area";
        /// Of bars: side by side.
        Grouped = "grouped", "Berkelompok";
        /// Of bars: on top of each other.
        Stacked = "stacked", "Bertumpuk";
        /// Of bars: lying.
        Horizontal = "horizontal", "Mendatar";
        /// Of a pie: full.
        Pie = "pie", "Lingkaran";
        /// Of a pie: with a hole that holds the total.
        Ring = "ring", "Cincin";
    }
}

impl WidgetKind {
    /// The ways in which it can be drawn, the usual one first; empty where there is but one.
    pub const fn chart_types(self) -> &'static [ChartType] {
        match self {
            Self::Chart => &[ChartType::Line, ChartType::Area],
            Self::Bar => &[ChartType::Grouped, ChartType::Stacked, ChartType::Horizontal],
            Self::Pie => &[ChartType::Pie, ChartType::Ring],
            Self::Metric | Self::Table | Self::Map => &[],
        }
    }

    /// Whether it needs something to group by.
    pub const fn needs_dimension(self) -> bool {
        !matches!(self, Self::Metric)
    }

    /// Whether it can be split into series.
    pub const fn has_series(self) -> bool {
        matches!(self, Self::Chart | Self::Bar | Self::Table)
    }

    /// How many measures it can show side by side.
    pub const fn most_values(self) -> usize {
        match self {
            Self::Chart | Self::Bar => 4,
            Self::Table => 6,
            Self::Pie | Self::Metric | Self::Map => 1,
        }
    }

    /// The most groups it can show; what is more becomes 'Lainnya'.
    pub const fn most_groups(self) -> u32 {
        match self {
            Self::Chart => 400,
            Self::Bar => 40,
            Self::Pie => 12,
            Self::Table => 500,
            Self::Map => 60,
            Self::Metric => 1,
        }
    }

    /// How many groups a new one shows.
    pub const fn usual_groups(self) -> u32 {
        match self {
            Self::Chart | Self::Map => 60,
            Self::Bar => 12,
            Self::Pie => 6,
            Self::Table => 100,
            Self::Metric => 1,
        }
    }
}

/// Where a widget lies in the grid of 12 columns, in cells; rows are counted downwards without an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// Columns to its left.
    pub x: u32,
    /// Rows above it.
    pub y: u32,
    /// Columns it covers.
    pub w: u32,
    /// Rows it covers.
    pub h: u32,
}

impl Default for Position {
    /// §9.
    fn default() -> Self {
        Self { x: 0, y: 0, w: 4, h: 3 }
    }
}

/// A widget.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Widget {
    /// 'widget_' and a number; unique within its dashboard.
    pub id: String,
    /// What it is.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// What it is called; a sentence of its own where empty.
    pub title: String,
    /// Where it lies.
    pub position: Position,
    /// What it draws.
    pub config: WidgetConfig,
}
