//! The grid of 12 columns (decisions §7): where widgets lie, and how they give way to each other.
//!
//! Widgets are named here by their place in a list of positions. Every function answers with a layout in which nothing overlaps and
//! everything has floated up as far as it goes, so that one arrangement has but one layout. They expect one such; [`settled`] makes it.

mod arrange;
mod keyboard;
mod pack;
mod place;
mod problem;

pub use arrange::{closed, inserted, moved, placed, resized};
pub use keyboard::{ReadingOrder, Stretch, Towards, nudged, stretched, towards};
pub use pack::{compacted, in_reading_order, reading_order, settled};
pub use place::{free_place, tidied};
pub use problem::{LayoutProblem, Outside, outside, problem};

use crate::widget::Position;

/// The columns of the grid.
pub const COLUMNS: u32 = 12;
/// The most rows a widget covers.
pub const MAX_HEIGHT: u32 = 20;
/// The most widgets of a dashboard.
pub const MAX_WIDGETS: usize = 60;
/// No layout reaches further down: every widget of the largest size, one below the other.
pub const MAX_ROWS: u32 = 1_200;

impl Position {
    /// The first column to its right.
    pub(crate) const fn right(self) -> u32 {
        self.x.saturating_add(self.w)
    }

    /// The first row below it.
    pub(crate) const fn bottom(self) -> u32 {
        self.y.saturating_add(self.h)
    }

    /// Whether both cover a common column.
    pub(crate) const fn shares_columns(self, other: Self) -> bool {
        self.x < other.right() && other.x < self.right()
    }

    /// Whether both cover a common cell.
    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.shares_columns(other) && self.y < other.bottom() && other.y < self.bottom()
    }

    /// The nearest position within the grid.
    pub(crate) fn within_grid(self) -> Self {
        let (w, h) = (self.w.clamp(1, COLUMNS), self.h.clamp(1, MAX_HEIGHT));
        Self { x: self.x.min(COLUMNS - w), y: self.y.min(MAX_ROWS), w, h }
    }
}
