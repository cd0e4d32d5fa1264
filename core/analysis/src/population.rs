//! The rows that are tested.

use std::rc::Rc;

use portal_table::data::selection::Selection;

/// Rows of a table in the order in which they are tested and sampled.
#[derive(Debug, Clone)]
pub enum Population {
    /// The rows of a search.
    Selection(Rc<Selection>),
    /// Any rows, such as the rows that another test found.
    Rows(Rc<[u32]>),
}

impl Population {
    /// Number of rows.
    pub fn len(&self) -> u32 {
        match self {
            Self::Selection(selection) => selection.len(),
            Self::Rows(rows) => u32::try_from(rows.len()).unwrap_or(u32::MAX),
        }
    }

    /// True without rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub(crate) const fn part(&self, first: u32, count: u32) -> Part<'_> {
        Part { population: self, first, count }
    }
}

impl From<Rc<Selection>> for Population {
    fn from(selection: Rc<Selection>) -> Self {
        Self::Selection(selection)
    }
}

impl From<Rc<[u32]>> for Population {
    fn from(rows: Rc<[u32]>) -> Self {
        Self::Rows(rows)
    }
}

impl From<Vec<u32>> for Population {
    fn from(rows: Vec<u32>) -> Self {
        Self::Rows(rows.into())
    }
}

/// Some rows that follow each other in a population.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Part<'a> {
    population: &'a Population,
    first: u32,
    count: u32,
}

impl Part<'_> {
    /// Calls `visit` with each row.
    pub(crate) fn each(self, mut visit: impl FnMut(u32)) {
        match self.population {
            Population::Selection(selection) => selection.rows(self.first, self.count).for_each(visit),
            Population::Rows(rows) => {
                let end = rows.len().min(self.first.saturating_add(self.count) as usize);
                rows.get(self.first as usize..end).unwrap_or_default().iter().for_each(|&row| visit(row));
            }
        }
    }
}
