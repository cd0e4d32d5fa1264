//! Compares two versions of a table: rows that were added, removed or changed.
//!
//! Columns belong together by their heading. Rows that are equal in all common columns belong together, wherever they
//! are. The others belong together by a key: the columns that tell all rows apart in both versions. Without a key they
//! belong together by their place.

mod comparing;
mod rows;

pub use comparing::Comparing;

/// The differences between two versions. Columns and rows begin at 0.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Comparison {
    /// Columns of both versions, with their places in each.
    pub common: Vec<(u32, u32)>,
    /// Columns of the later version only.
    pub added_columns: Vec<u32>,
    /// Columns of the earlier version only.
    pub removed_columns: Vec<u32>,
    /// Places in `common` of the columns that tell rows apart; empty if there are none.
    pub key: Vec<usize>,
    /// Rows of the later version only.
    pub added: Vec<u32>,
    /// Rows of the earlier version only.
    pub removed: Vec<u32>,
    /// Rows with differing cells, in the earlier and in the later version.
    pub changed: Vec<(u32, u32)>,
    /// Number of differing cells in `changed`.
    pub changed_cells: u32,
    /// Number of rows without a difference.
    pub same: u32,
}
