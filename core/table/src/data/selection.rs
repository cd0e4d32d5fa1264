//! The rows of a table that a search found, in sorted order.

use crate::saturated;

/// Row numbers of one table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selection {
    rows: Rows,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Rows {
    /// The first rows, in table order.
    First(u32),
    These(Vec<u32>),
}

impl Selection {
    /// All `count` rows of a table, in table order.
    pub const fn all(count: u32) -> Self {
        Self { rows: Rows::First(count) }
    }

    /// These rows, in this order.
    pub const fn of(rows: Vec<u32>) -> Self {
        Self { rows: Rows::These(rows) }
    }

    /// Number of rows.
    pub fn len(&self) -> u32 {
        match &self.rows {
            Rows::First(count) => *count,
            Rows::These(rows) => saturated(rows.len()),
        }
    }

    /// True without rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Up to `count` rows from position `first` on, counted from 0.
    pub fn rows(&self, first: u32, count: u32) -> impl Iterator<Item = u32> + '_ {
        let end = self.len().min(first.saturating_add(count));
        (first..end).map(|place| match &self.rows {
            Rows::First(_) => place,
            Rows::These(rows) => rows[place as usize],
        })
    }

    /// All rows.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.rows(0, u32::MAX)
    }
}
