//! Search texts, filters and sort columns of the assignment list (§2.8).

use portal_table::list::rows::{Part, Place, Row, Shape};
use portal_table::order::SortKey;

use super::Assignment;
use crate::rows::Column;

/// Column number of the status filter.
pub const STATUS: u8 = 0;
/// Column number of the stage filter.
pub const STAGE: u8 = 1;
/// Column number of the auditor type filter.
pub const AUDITOR_TYPE: u8 = 2;

/// Sortable columns: the name in the URL, and the sort key.
pub const COLUMNS: [Column<Assignment>; 6] = [
    ("dataName", |assignment| SortKey::text(&assignment.data_name)),
    ("tahapan", |assignment| SortKey::Number(assignment.tahapan as i64)),
    ("badanUsaha", |assignment| SortKey::text(&assignment.badan_usaha)),
    ("auditor", |assignment| SortKey::text(&assignment.auditor_name)),
    ("status", |assignment| SortKey::Number(assignment.status as i64)),
    ("due", |assignment| SortKey::Number(assignment.expiry_date.day_number())),
];

/// The default order is by `assignedDate`, newest first (§9).
impl Row for Assignment {
    const SHAPE: &'static Shape = &Shape { texts: &[Part { fields: 4, is_fixed: false }], codes: 3, is_placed: true };

    /// §5: search covers data name, auditor, stage and company.
    fn texts(&self, _: usize, take: &mut dyn FnMut(&str)) {
        [&self.data_name, &self.auditor_name, self.tahapan.label(), &self.badan_usaha].into_iter().for_each(take);
    }

    fn code(&self, column: u8) -> u8 {
        match column {
            STATUS => self.status as u8,
            STAGE => self.tahapan as u8,
            _ => self.assigned_to as u8,
        }
    }

    fn key(&self, column: u8) -> SortKey {
        COLUMNS.get(usize::from(column)).map_or(SortKey::Empty, |(_, key)| key(self))
    }

    fn place(&self) -> Place {
        [self.assigned_date.0, 0]
    }
}
