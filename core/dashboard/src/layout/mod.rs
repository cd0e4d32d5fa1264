//! The grid of 12 columns (decisions §7): positions of widgets, and how they make room for each other.
//!
//! Widgets are identified by their index in a list of positions. Every function returns a settled layout: no
//! overlaps, and every widget as far up as possible. So one arrangement has exactly one layout. Arguments must be
//! settled too; [`settled`] does that.

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

/// Number of columns.
pub const COLUMNS: u32 = 12;
/// Maximum height of a widget in rows.
pub const MAX_HEIGHT: u32 = 20;
/// Maximum number of widgets of a dashboard.
pub const MAX_WIDGETS: usize = 60;
/// Maximum height of a layout: every widget at its largest size, one below the other.
pub const MAX_ROWS: u32 = 1_200;

impl Position {
    pub(crate) const fn right(self) -> u32 {
        self.x.saturating_add(self.w)
    }

    pub(crate) const fn bottom(self) -> u32 {
        self.y.saturating_add(self.h)
    }

    pub(crate) const fn shares_columns(self, other: Self) -> bool {
        self.x < other.right() && other.x < self.right()
    }

    pub(crate) const fn overlaps(self, other: Self) -> bool {
        self.shares_columns(other) && self.y < other.bottom() && other.y < self.bottom()
    }

    pub(crate) fn within_grid(self) -> Self {
        let (w, h) = (self.w.clamp(1, COLUMNS), self.h.clamp(1, MAX_HEIGHT));
        Self { x: self.x.min(COLUMNS - w), y: self.y.min(MAX_ROWS), w, h }
    }
}
