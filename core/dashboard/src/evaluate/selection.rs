use portal_table::aggregate::Rows;
use portal_table::columnar::Labels;
use portal_table::row_set::RowSet;

use crate::source::DataSource;

#[derive(Clone, Debug)]
pub(super) struct Selection {
    set: Option<RowSet>,
    rows: u32,
}

pub(super) enum Narrowing {
    All,
    Nothing,
    To(RowSet),
}

impl Selection {
    /// All rows of a source that were not removed.
    pub(super) fn of(source: &dyn DataSource) -> Self {
        let rows = source.rows();
        let set = source.gone().filter(|gone| !gone.is_empty()).map(|gone| {
            let mut set = RowSet::first(rows);
            set.and_not(&gone);
            set
        });
        Self { set, rows }
    }

    pub(super) fn narrow(&mut self, narrowing: &Narrowing) {
        match narrowing {
            Narrowing::All => {}
            Narrowing::Nothing => self.set = Some(RowSet::new()),
            Narrowing::To(rows) => self.set.get_or_insert_with(|| RowSet::first(self.rows)).and(rows),
        }
    }

    pub(super) fn rows(&self) -> Rows<'_> {
        self.set.as_ref().map_or(Rows::All(self.rows), |set| Rows::Set(set, self.rows))
    }

    /// The number of rows.
    pub(super) fn len(&self) -> u32 {
        self.set.as_ref().map_or(self.rows, RowSet::len)
    }

    pub(super) fn without(&mut self, narrowing: &Narrowing) {
        match narrowing {
            Narrowing::All => self.set = Some(RowSet::new()),
            Narrowing::Nothing => {}
            Narrowing::To(rows) => self.set.get_or_insert_with(|| RowSet::first(self.rows)).and_not(rows),
        }
    }

    pub(super) fn into_set(self) -> RowSet {
        self.set.unwrap_or_else(|| RowSet::first(self.rows))
    }

    pub(super) fn is_empty(&self) -> bool {
        self.set.as_ref().map_or(self.rows == 0, RowSet::is_empty)
    }
}

impl Narrowing {
    /// Keeps the rows whose label is wanted, and those without one if `keeps_missing` is set. Each label is tested
    /// once; a uniform column is not scanned.
    pub(super) fn by_label(labels: &Labels, mut is_wanted: impl FnMut(&str) -> bool, keeps_missing: bool) -> Self {
        let wanted: Vec<bool> = labels.labels().iter().map(|label| is_wanted(label)).collect();
        Self::by_code(labels, |code| wanted.get(code as usize).copied().unwrap_or(keeps_missing))
    }

    pub(super) fn by_code(labels: &Labels, keeps: impl Fn(u32) -> bool) -> Self {
        if let Some(code) = labels.uniform() {
            return if keeps(code) { Self::All } else { Self::Nothing };
        }
        Self::To(RowSet::of_each(labels.codes().map(keeps)))
    }
}
