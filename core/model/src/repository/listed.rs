//! Search texts and filters of the document list (§2.8).

use portal_table::list::rows::{Part, Place, Row, Shape};
use portal_table::order::SortKey;

use super::Document;

/// Column number of the stage filter.
pub const STAGE: u8 = 0;
/// Column number of the format filter.
pub const FORMAT: u8 = 1;

/// The order is by upload, newest first; no column can be sorted. The owner is the company's name.
impl Row for Document {
    const SHAPE: &'static Shape = &Shape { texts: &[Part { fields: 1, is_fixed: false }], codes: 2, is_placed: true };

    fn texts(&self, _: usize, take: &mut dyn FnMut(&str)) {
        take(&self.name);
    }

    fn code(&self, column: u8) -> u8 {
        if column == STAGE { self.tahapan as u8 } else { self.format as u8 }
    }

    fn owner(&self) -> Option<&str> {
        Some(&self.badan_usaha)
    }

    fn key(&self, _: u8) -> SortKey {
        SortKey::Empty
    }

    fn place(&self) -> Place {
        [self.upload_date.0, 0]
    }
}
