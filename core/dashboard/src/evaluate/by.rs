//! Groups rows by a column.

use std::rc::Rc;

use portal_table::aggregate::{Groups, Key};
use portal_table::columnar::filter::days_within;
use portal_table::columnar::{Bucket, Days, Labels};
use portal_table::row_set::RowSet;

use super::lookup::{column, labels};
use super::selection::Narrowing;
use super::stop::Stop;
use super::wording;
use crate::config::{Dimension, USUAL_BUCKET};
use crate::period::{self, Period};
use crate::source::{ColumnType, DataSource, SourceColumn};

/// Name of the group of rows without a value.
pub(crate) const MISSING: &str = "(kosong)";
/// Name of the group of all remaining rows.
pub(super) const REST: &str = "Lainnya";

pub(super) struct By {
    /// Heading of the groups: 'Status', 'Tanggal (bulan)'.
    pub(super) heading: String,
    values: Values,
}

enum Values {
    Labels(Rc<Labels>),
    Periods(Rc<Labels>),
    Days(Rc<Days>, Bucket),
}

impl By {
    /// Dates form groups by period, all other columns by text.
    pub(super) fn new(dimension: &Dimension, source: &dyn DataSource) -> Result<Self, Stop> {
        let column = column(source, &dimension.column)?;
        let days = source.days(&column.key).filter(|_| column.kind == ColumnType::Date);
        let values = match (days, column.kind) {
            (Some(days), _) => Values::Days(days, dimension.bucket.unwrap_or(USUAL_BUCKET)),
            (None, ColumnType::Period) => Values::Periods(labels(source, column)?),
            (None, _) => Values::Labels(labels(source, column)?),
        };
        Ok(Self { heading: heading(column, dimension.bucket), values })
    }

    /// Groups by given texts, such as province names, instead of the column's own.
    pub(super) fn of_labels(heading: String, labels: Labels) -> Self {
        Self { heading, values: Values::Labels(Rc::new(labels)) }
    }

    pub(super) fn with_text(&self) -> Narrowing {
        match &self.values {
            Values::Labels(labels) | Values::Periods(labels) => Narrowing::by_label(labels, |_| true, false),
            Values::Days(..) => Narrowing::All,
        }
    }

    /// The rows of one group.
    pub(super) fn rows_of(&self, key: Key) -> Narrowing {
        match (key, &self.values) {
            (Key::Label(wanted), Values::Labels(labels) | Values::Periods(labels)) => {
                Narrowing::by_code(labels, |code| code == wanted)
            }
            (Key::Missing, Values::Labels(labels) | Values::Periods(labels)) => {
                Narrowing::by_label(labels, |_| false, true)
            }
            (Key::Day(start), Values::Days(days, bucket)) => {
                Narrowing::To(days_within(days, Some(start), Some(bucket.next(start) - 1)))
            }
            (Key::Missing, Values::Days(days, _)) => {
                Narrowing::To(RowSet::of_each(days.values().iter().map(|day| *day == Days::MISSING)))
            }
            _ => Narrowing::All,
        }
    }

    pub(super) fn groups(&self) -> Groups<'_> {
        match &self.values {
            Values::Labels(labels) | Values::Periods(labels) => Groups::of_labels(labels),
            Values::Days(days, bucket) => Groups::of_days(days, *bucket),
        }
    }

    /// The length of the groups, if they are periods of a date column.
    pub(super) fn bucket(&self) -> Option<Bucket> {
        match &self.values {
            Values::Days(_, bucket) => Some(*bucket),
            Values::Labels(_) | Values::Periods(_) => None,
        }
    }

    pub(super) fn is_time(&self) -> bool {
        !matches!(self.values, Values::Labels(_))
    }

    pub(super) fn when(&self, key: Key) -> Option<Period> {
        match (key, &self.values) {
            (Key::Day(start), _) => Some(Period { start, end: start }),
            (Key::Label(code), Values::Periods(labels)) => period::read(labels.labels().get(code as usize)?),
            _ => None,
        }
    }

    pub(super) fn name(&self, key: Key) -> String {
        match (key, &self.values) {
            (Key::Day(start), Values::Days(_, bucket)) => period::bucket_label(*bucket, start),
            _ => self.text(key).to_owned(),
        }
    }

    pub(super) fn short_name(&self, key: Key) -> String {
        match (key, &self.values) {
            (Key::Day(start), Values::Days(_, bucket)) => period::short_bucket_label(*bucket, start),
            _ => self.text(key).to_owned(),
        }
    }

    pub(super) fn text(&self, key: Key) -> &str {
        match (key, &self.values) {
            (Key::Label(code), Values::Labels(labels) | Values::Periods(labels)) => {
                labels.labels().get(code as usize).map_or(MISSING, String::as_str)
            }
            (Key::Rest, _) => REST,
            _ => MISSING,
        }
    }
}

/// 'Status', 'Tanggal (bulan)'.
pub(super) fn heading(column: &SourceColumn, bucket: Option<Bucket>) -> String {
    match column.kind {
        ColumnType::Date => {
            format!("{} ({})", column.label, wording::bucket(bucket.unwrap_or(USUAL_BUCKET)))
        }
        ColumnType::Category | ColumnType::Number | ColumnType::Period => column.label.clone(),
    }
}
