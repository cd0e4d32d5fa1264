//! Search texts, filters and sort columns of dashboard lists (§2.9).

use portal_table::list::rows::{Part, Row, Shape};
use portal_table::order::SortKey;
use portal_table::sort::{Direction, Sort};

use super::Dashboard;
use crate::rows::Column;

/// Column number of the category filter.
pub const CATEGORY: u8 = 0;
/// Column number of the status filter.
pub const STATUS: u8 = 1;

/// Sortable columns: the name in the URL, and the sort key.
pub const COLUMNS: [Column<Dashboard>; 6] = [
    ("name", |dashboard| SortKey::text(&dashboard.name)),
    ("category", |dashboard| SortKey::text(dashboard.category.label())),
    ("status", |dashboard| SortKey::text(dashboard.status.label())),
    ("permission", |dashboard| SortKey::Number(dashboard.permission as i64)),
    ("widgets", |dashboard| SortKey::Number(i64::try_from(dashboard.widgets.len()).unwrap_or(i64::MAX))),
    ("updated", |dashboard| SortKey::Number(dashboard.updated_date.0)),
];

/// Default sort: the last column, newest first.
pub const NEWEST_FIRST: Sort<u8> = Sort { column: 5, direction: Direction::Desc };

/// Dashboards with equal sort keys are listed newest arrival first.
impl Row for Dashboard {
    const SHAPE: &'static Shape = &Shape { texts: &[Part { fields: 3, is_fixed: false }], codes: 2, is_placed: false };

    /// §5: search covers name, description and category.
    fn texts(&self, _: usize, take: &mut dyn FnMut(&str)) {
        [&self.name, &self.description, self.category.label()].into_iter().for_each(take);
    }

    fn code(&self, column: u8) -> u8 {
        if column == CATEGORY { self.category as u8 } else { self.status as u8 }
    }

    fn key(&self, column: u8) -> SortKey {
        COLUMNS.get(usize::from(column)).map_or(SortKey::Empty, |(_, key)| key(self))
    }
}
