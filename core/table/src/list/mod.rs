//! One interface for every list: search, filter, count, sort and page (§2.6, §5).
//!
//! A list describes its rows in one place ([`rows::Row`]): the texts for the search, the small values for filters and
//! counts, the owner, the sort keys, and the place among rows with equal keys. A view then queries a [`List`]: it
//! starts with a set of rows, filters it by values, narrows it by search words, reads the counts and takes one page.
//!
//! Two engines give the same answers. A short list visits its rows at each query ([`scan`]), which needs no memory and
//! no updates. A long list keeps texts, values, owners and requested orders ([`kept`]) and updates them at each change.
//! [`index::ListIndex`] decides by the number of rows.
//!
//! Tables of data ([`crate::data`]) have their own interface: their rows never change, their columns are known only
//! when a file is read, and they are sorted and searched in parts. Both interfaces share the layer below: text index,
//! row sets, orders and pages.

pub mod index;
mod kept;
pub mod rows;
mod scan;

use crate::field_mask::FieldMask;
use crate::page::{PageRequest, Pagination};
use crate::row_set::RowSet;
use crate::similar::Similar;
use crate::sort::Sort;
use kept::Kept;
use rows::Rows;

/// The search scope for a list whose texts form one part: all fields.
pub const EVERYWHERE: &[FieldMask] = &[FieldMask::ALL];

/// Similar words are read from the rows themselves if these are at most one in this many of the list.
const READ_PART: u32 = 8;

/// A list in its present state.
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

    /// The rows of `owner`.
    pub fn owned_by(&self, owner: &str) -> RowSet {
        self.kept.map_or_else(|| scan::owned_by(self.rows, owner), |kept| kept.owned_by(owner))
    }

    /// Keeps the rows of `set` whose value is one of `codes`; an empty `codes` keeps all.
    pub fn keep(&self, column: u8, codes: &[u8], set: &mut RowSet) {
        match self.kept {
            _ if codes.is_empty() => {}
            Some(kept) => kept.keep(column, codes, set),
            None => scan::keep(self.rows, column, codes, set),
        }
    }

    /// Number of rows of `set` for each of the values 0 to `N - 1`.
    pub fn count<const N: usize>(&self, column: u8, set: &RowSet) -> [u32; N] {
        let mut counts = [0; N];
        match self.kept {
            Some(kept) => kept.count(column, set, &mut counts),
            None => scan::count(self.rows, column, set, &mut counts),
        }
        counts
    }

    /// Keeps the rows of `set` that have every folded word (see [`crate::fold::words`]) in a field of `scope`.
    /// `scope` has one mask for each part of the texts.
    pub fn narrow(&self, words: &[String], scope: &[FieldMask], set: &mut RowSet) {
        match self.kept {
            _ if words.is_empty() => {}
            Some(kept) => kept.narrow(self.rows, words, scope, set),
            None => scan::narrow(self.rows, words, scope, set),
        }
    }

    /// Collects the similar words of the rows of `set`. For a large part of a long list, words of other rows may be
    /// among them.
    pub fn similar(&self, scope: &[FieldMask], set: &RowSet, similar: &mut Similar) {
        match self.kept {
            Some(kept) if set.len() > kept.all().len() / READ_PART => kept.similar(self.rows, scope, similar),
            _ => scan::similar(self.rows, scope, set, similar),
        }
    }

    /// The slots of one page of `set`, sorted by a column; without `sort`, in the list's own order. Rows with equal
    /// keys keep that order in both directions; rows without a value come last in both.
    pub fn page(&self, sort: Option<Sort<u8>>, set: &RowSet, request: PageRequest) -> (Vec<u32>, Pagination) {
        let pagination = Pagination::new(request, set.len());
        (self.slots(sort, set, pagination.rows_before(), pagination.page_size), pagination)
    }

    /// Like [`Self::page`], for any range: `len` slots from position `first` on, counted from 0.
    pub fn slots(&self, sort: Option<Sort<u8>>, set: &RowSet, first: u32, len: u32) -> Vec<u32> {
        match self.kept {
            Some(kept) => kept.page(self.rows, sort, set, first, len),
            None => scan::page(self.rows, sort, set, first, len),
        }
    }

    /// Number of rows whose texts are not read yet, so that each search reads them; see `ListIndex::pack`.
    pub fn unread(&self) -> u32 {
        self.kept.map_or(0, Kept::unread)
    }

    /// Does a part of the sort by a column, about 10 ms at most for a million rows. True when a page of `set` needs
    /// no more work.
    pub fn prepare(&self, column: u8, set: &RowSet) -> bool {
        self.kept.is_none_or(|kept| kept.prepare(self.rows, column, set))
    }
}
