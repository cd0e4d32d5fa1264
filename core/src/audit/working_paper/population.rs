//! The rows that a test reads, and the test itself on them.

use std::rc::Rc;

use crate::audit::repository::filter;
use crate::model::repository::DataVersion;
use crate::store::records::kept_test::{KeptTest, TestKey, Tested};
use crate::table::data::data_table::DataTable;
use crate::table::data::selection::Selection;

/// Share that is done while only the SHA-256 is left.
const NEARLY_DONE: f64 = 0.99;

/// A test on the rows of one version.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) key: &'a TestKey,
    pub(super) version: &'a DataVersion,
    pub(super) table: &'a DataTable,
    pub(super) kept: &'a KeptTest,
}

impl Asked<'_> {
    /// Does a part of the search, the filters, the test and the SHA-256. Returns the share that is done.
    pub(super) fn step(self) -> f64 {
        let Self { key, version, table, kept } = self;
        let is_found = table.prepare_search(&key.search)
            && table.prepare_filters(&filter::effective(&key.filters, table.columns()));
        let done = if is_found { kept.step(key, table, || self.rows()) } else { 0.0 };
        // Sample data, and versions from before the SHA-256 was stored, get it here.
        let is_hashed = done < 1.0 || version.sha256.is_some() || table.prepare_sha256();
        if is_hashed { done } else { NEARLY_DONE }
    }

    /// SHA-256 of the version's canonical form.
    pub(super) fn sha256(self) -> String {
        self.version.sha256.clone().unwrap_or_else(|| self.table.sha256())
    }

    /// The result; does all the work that is left.
    pub(super) fn finish(self) -> Option<Rc<Tested>> {
        let Self { key, table, kept, .. } = self;
        kept.finish(key, table, || self.rows())
    }

    fn rows(self) -> Rc<Selection> {
        let filters = filter::effective(&self.key.filters, self.table.columns());
        self.table.select_filtered(&self.key.search, &filters, None)
    }
}
