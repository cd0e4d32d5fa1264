//! The definition of a widget, which never contains data (§3, §9).

use serde::{Deserialize, Serialize};

use crate::config::WidgetConfig;

vocabulary! {
    /// Kind of a widget (§9).
    WidgetKind {
        /// Lines or areas.
        Chart = "chart", "Grafik";
        /// One figure.
        Metric = "metric", "Metrik";
        /// Rows and columns.
        Table = "table", "Tabel";
        /// Pie or ring.
        Pie = "pie", "Pie";
        /// Bars.
        Bar = "bar", "Bar";
        /// The provinces of Indonesia.
        Map = "map", "Peta";
        /// A heading with paragraphs.
        Text = "text", "Teks";
    }
}

vocabulary! {
    /// The drawing of a widget.
    ChartType {
        /// Chart: lines.
        Line = "line", "Garis";
        /// Chart: stacked areas.
        Area = "area", "Area";
        /// Bars: side by side.
        Grouped = "grouped", "Berkelompok";
        /// Bars: stacked.
        Stacked = "stacked", "Bertumpuk";
        /// Bars: horizontal.
        Horizontal = "horizontal", "Mendatar";
        /// Pie: full.
        Pie = "pie", "Lingkaran";
        /// Pie: with a hole that shows the total.
        Ring = "ring", "Cincin";
    }
}

impl WidgetKind {
    /// The possible drawings, default first; empty if there is only one.
    pub const fn chart_types(self) -> &'static [ChartType] {
        match self {
            Self::Chart => &[ChartType::Line, ChartType::Area],
            Self::Bar => &[ChartType::Grouped, ChartType::Stacked, ChartType::Horizontal],
            Self::Pie => &[ChartType::Pie, ChartType::Ring],
            Self::Metric | Self::Table | Self::Map | Self::Text => &[],
        }
    }

    /// True if it needs a column to group by.
    pub const fn needs_dimension(self) -> bool {
        !matches!(self, Self::Metric | Self::Text)
    }

    /// True if it can be compared with a target.
    pub const fn has_target(self) -> bool {
        matches!(self, Self::Chart | Self::Bar | Self::Metric)
    }

    /// True if it can be split into series.
    pub const fn has_series(self) -> bool {
        matches!(self, Self::Chart | Self::Bar | Self::Table)
    }

    /// Maximum number of measures side by side.
    pub const fn most_values(self) -> usize {
        match self {
            Self::Chart | Self::Bar => 4,
            Self::Table => 6,
            Self::Pie | Self::Metric | Self::Map => 1,
            Self::Text => 0,
        }
    }

    /// Maximum number of groups; the rest becomes 'Lainnya'.
    pub const fn most_groups(self) -> u32 {
        match self {
            Self::Chart => 400,
            Self::Bar => 40,
            Self::Pie => 12,
            Self::Table => 500,
            Self::Map => 60,
            Self::Metric | Self::Text => 1,
        }
    }

    /// Number of groups of a new widget.
    pub const fn usual_groups(self) -> u32 {
        match self {
            Self::Chart | Self::Map => 60,
            Self::Bar => 12,
            Self::Pie => 6,
            Self::Table => 100,
            Self::Metric | Self::Text => 1,
        }
    }
}

/// Position in the grid of 12 columns, in cells. The number of rows is unlimited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Position {
    /// Columns to its left.
    pub x: u32,
    /// Rows above it.
    pub y: u32,
    /// Width in columns.
    pub w: u32,
    /// Height in rows.
    pub h: u32,
}

impl Default for Position {
    /// Size of a new widget (§9).
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
    /// Kind.
    #[serde(rename = "type")]
    pub kind: WidgetKind,
    /// Title; if empty, a description is shown instead.
    pub title: String,
    /// Position in the grid.
    pub position: Position,
    /// Settings.
    pub config: WidgetConfig,
}
