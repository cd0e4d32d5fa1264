//! The rows whose values a reader may choose in filters (decisions §7).
//!
//! A figure of many rows tells little about one of them. A filter on a name turns it into the figure of one company or
//! person. A reader may therefore filter by a name only if some row with this name is visible to that reader elsewhere.

use std::rc::Rc;

use portal_table::aggregate::{Groups, Rows, sizes};
use portal_table::row_set::RowSet;

use crate::evaluate::MISSING;
use crate::filter::{Filters, ValueFilter};
use crate::period;
use crate::source::{ColumnType, DataSource, Meaning, SourceColumn};

/// The rows of a source that a reader may see in other screens.
#[derive(Clone, Debug)]
pub enum Seen {
    /// All rows.
    All,
    /// Only these, possibly none.
    Only(Rc<RowSet>),
}

impl Seen {
    /// No row.
    pub fn nothing() -> Self {
        Self::Only(Rc::default())
    }

    /// True if the reader sees all rows.
    pub const fn is_all(&self) -> bool {
        matches!(self, Self::All)
    }

    /// The distinct texts of a column that the reader may choose, in the order of the source.
    pub fn texts(&self, source: &dyn DataSource, column: &SourceColumn) -> Vec<String> {
        let Some(labels) = source.labels(&column.key) else { return Vec::new() };
        let count = source.rows();
        let rows = match self {
            Self::Only(rows) if !is_general(source, column) => Rows::Set(rows, count),
            Self::All | Self::Only(_) => Rows::All(count),
        };
        let counts = sizes(rows, &Groups::of_labels(&labels));
        labels.labels().iter().zip(counts).filter(|(_, count)| *count > 0).map(|(text, _)| text.clone()).collect()
    }

    /// True if the source knows the value, and the reader may filter by it.
    pub fn permits(&self, source: &dyn DataSource, filter: &ValueFilter) -> bool {
        source.labelled(&filter.column).is_some_and(|column| match column.kind {
            ColumnType::Number => false,
            ColumnType::Date => period::read(&filter.value).is_some(),
            ColumnType::Category | ColumnType::Period if filter.value == MISSING => {
                self.is_all() || is_general(source, column)
            }
            ColumnType::Category | ColumnType::Period => self.texts(source, column).contains(&filter.value),
        })
    }

    /// The filters that this source may apply. The names of the others are noted, and they do not narrow its rows.
    #[must_use]
    pub fn permitted(&self, source: &dyn DataSource, filters: &Filters) -> Filters {
        let mut permitted = filters.clone();
        if self.is_all() {
            return permitted;
        }
        for (meaning, chosen) in [(Meaning::Company, &mut permitted.company), (Meaning::Stage, &mut permitted.stage)] {
            let hides = |value: &String| {
                source.meant(meaning).is_some_and(|column| !self.texts(source, column).contains(value))
            };
            if chosen.as_ref().is_some_and(hides) {
                *chosen = None;
                permitted.ignored.push(meaning.label().to_owned());
            }
        }
        let (kept, hidden) = permitted.values.into_iter().partition(|filter| self.permits(source, filter));
        permitted.values = kept;
        permitted.ignored.extend(hidden.into_iter().map(|filter: ValueFilter| filter.column));
        permitted
    }
}

/// True if the values of a column name no person, company or thing: periods, and lists of fixed words.
fn is_general(source: &dyn DataSource, column: &SourceColumn) -> bool {
    matches!(column.kind, ColumnType::Period | ColumnType::Date) || source.is_general(&column.key)
}
