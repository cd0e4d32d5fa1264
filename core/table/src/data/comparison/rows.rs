//! The rows of two tables, seen through their common columns.

use std::hash::{BuildHasher, Hash, Hasher};

use rustc_hash::FxBuildHasher;

use crate::data::data_table::DataTable;
use crate::data::typed_cell::TypedCell;
use crate::fold::fold;
use crate::saturated;
use crate::sheet::SheetKind;

/// One version with its common columns.
#[derive(Debug, Clone, Copy)]
pub(super) struct Side<'a> {
    pub(super) table: &'a DataTable,
    pub(super) columns: &'a [u32],
}

impl<'a> Side<'a> {
    fn cell(self, row: u32, place: usize) -> TypedCell<'a> {
        match self.table.value(row, self.columns[place]) {
            TypedCell::Number(number) => TypedCell::Number(number.without_zeros()),
            TypedCell::Text(text) => TypedCell::Text(text.trim()),
            other => other,
        }
    }

    /// A number that is the same for equal cells, and nearly always another one for others.
    pub(super) fn hash(self, row: u32, places: impl Iterator<Item = usize>) -> u64 {
        let mut hasher = FxBuildHasher.build_hasher();
        for place in places {
            self.cell(row, place).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// True if a row has the same values as a row of the other version.
    pub(super) fn is_equal(
        self,
        row: u32,
        (other, there): (Side, u32),
        mut places: impl Iterator<Item = usize>,
    ) -> bool {
        places.all(|place| self.cell(row, place) == other.cell(there, place))
    }

    /// Number of cells that differ from those of a row of the other version.
    pub(super) fn differing(self, row: u32, (other, there): (Side, u32)) -> u32 {
        let differ = |place: &usize| self.cell(row, *place) != other.cell(there, *place);
        saturated((0..self.columns.len()).filter(differ).count())
    }

    /// True if the column can tell rows apart: it has names, codes or times and no measures.
    pub(super) fn is_name(self, place: usize) -> bool {
        let column = self.table.columns().get(self.columns[place] as usize);
        let kind = column.map(|column| SheetKind::of(column.kind));
        !matches!(kind, None | Some(SheetKind::Number | SheetKind::Money | SheetKind::Percent))
    }
}

/// The columns with the same heading in both tables, by their places in each.
pub(super) fn common(before: &DataTable, after: &DataTable) -> Vec<(u32, u32)> {
    let headings =
        |table: &DataTable| -> Vec<String> { table.columns().iter().map(|column| fold(&column.header)).collect() };
    let there = headings(after);
    let pairs = headings(before).into_iter().enumerate().filter_map(|(place, heading)| {
        let other = there.iter().position(|other| *other == heading)?;
        Some((saturated(place), saturated(other)))
    });
    pairs.collect()
}
