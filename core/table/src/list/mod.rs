//! One interface for every list: search, filter, count, sort and page (§2.6, §5).
//!
//! A list says in one place what its rows are ([`rows::Row`]): the texts it is searched by, the small values it is filtered and counted
//! by, whose a row is, what it is sorted by, and where a row stands among others that are sorted alike. A view then asks a [`List`]: it
//! begins with a set of rows, keeps those of some values, narrows them by the words of a search, reads the counts, takes one page.
//!
//! Two engines answer, always the same. Of few rows all are gone through at each reading ([`scan`]): that needs no memory and no care
//! at changes. Of many, texts, values, owners and the orders that were asked for are kept ([`kept`]), and mended at each change;
//! [`index::ListIndex`] has the number of rows at which they change over.
//!
//! Tables of data ([`crate::data`]) keep their own way in: their rows never change, their columns are known only when a file is
//! read and have other kinds of values, and they are sorted and searched in parts. They share what lies below: the index of texts, row
//! sets, orders, pages.

pub mod index;
mod kept;
pub mod rows;
mod scan;

use crate::field_mask::FieldMask;
use crate::page::{PageRequest, Pagination};
use crate::row_set::RowSet;
use crate::sort::Sort;
use kept::Kept;
use rows::Rows;

/// All texts of a list whose texts are one part.
pub const EVERYWHERE: &[FieldMask] = &[FieldMask::ALL];

/// A list at one moment.
#[derive(Clone, Copy)]
pub struct List<'a> {
    rows: &'a dyn Rows,
    kept: Option<&'a Kept>,
}

impl List<'_> {
    /// Every row.
    pub fn all(&self) -> RowSet {
        self.kept.map_or_else(|| scan::all(self.rows), |kept| kept.all().clone())
    }

    /// The rows that are theirs.
    pub fn owned_by(&self, owner: &str) -> RowSet {
        self.kept.map_or_else(|| scan::owned_by(self.rows, owner), |kept| kept.owned_by(owner))
    }

    /// Keeps those rows of `set` whose value is one of `codes`; all of them where none is asked for.
    pub fn keep(&self, column: u8, codes: &[u8], set: &mut RowSet) {
        match self.kept {
            _ if codes.is_empty() => {}
            Some(kept) => kept.keep(column, codes, set),
            None => scan::keep(self.rows, column, codes, set),
        }
    }

    /// How many rows of `set` have the values 0, 1, 2 and so on: `N` of them.
    pub fn count<const N: usize>(&self, column: u8, set: &RowSet) -> [u32; N] {
        let mut counts = [0; N];
        match self.kept {
            Some(kept) => kept.count(column, set, &mut counts),
            None => scan::count(self.rows, column, set, &mut counts),
        }
        counts
    }

    /// Keeps those rows of `set` that have every one of the folded `words` (see [`crate::fold::words`]) in one of the fields of
    /// `scope`, which has as many masks as the list has parts.
    pub fn narrow(&self, words: &[String], scope: &[FieldMask], set: &mut RowSet) {
        match self.kept {
            _ if words.is_empty() => {}
            Some(kept) => kept.narrow(self.rows, words, scope, set),
            None => scan::narrow(self.rows, words, scope, set),
        }
    }

    /// The slots of one page of `set`, sorted by a column, without one in the list's own order. Rows with equal keys keep that order in
    /// both directions; those without a value come last in both.
    pub fn page(&self, sort: Option<Sort<u8>>, set: &RowSet, request: PageRequest) -> (Vec<u32>, Pagination) {
        let pagination = Pagination::new(request, set.len());
        (self.slots(sort, set, pagination.rows_before(), pagination.page_size), pagination)
    }

    /// The same for any stretch: `len` many slots from the one with the number `first`, counted from 0.
    pub fn slots(&self, sort: Option<Sort<u8>>, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
        match self.kept {
            Some(kept) => kept.page(self.rows, sort, set, first, len),
            None => scan::page(self.rows, sort, set, first, len),
        }
    }

    /// Does a part, some 10 ms at most of a list of a million rows, of what sorting by a column takes. True when nothing is left to do
    /// before a page of `set` is asked for.
    pub fn prepare(&self, column: u8, set: &RowSet) -> bool {
        self.kept.is_none_or(|kept| kept.prepare(self.rows, column, set))
    }
}
