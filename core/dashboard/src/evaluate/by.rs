//! What the rows are grouped by.

use std::rc::Rc;

use portal_table::aggregate::{Groups, Key};
use portal_table::columnar::{Bucket, Days, Labels};

use super::lookup::{column, labels};
use super::selection::Narrowing;
use super::stop::Stop;
use super::wording;
use crate::config::{Dimension, USUAL_BUCKET};
use crate::period::{self, Period};
use crate::source::{ColumnType, DataSource, SourceColumn};

/// The name of the group of rows without a value.
pub(crate) const MISSING: &str = "(kosong)";
/// The name of the group of all others.
pub(super) const REST: &str = "Lainnya";

/// A column that was found, and how its values form groups.
pub(super) struct By {
    /// What the groups are called together: 'Status', 'Tanggal (bulan)'.
    pub(super) heading: String,
    values: Values,
}

enum Values {
    Labels(Rc<Labels>),
    Periods(Rc<Labels>),
    Days(Rc<Days>, Bucket),
}

impl By {
    /// Dates by stretches of time, everything else by its texts.
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

    /// By texts that are not the column's own.
    pub(super) fn of_labels(heading: String, labels: Labels) -> Self {
        Self { heading, values: Values::Labels(Rc::new(labels)) }
    }

    /// The rows that are in a group by a text of their own.
    pub(super) fn with_text(&self) -> Narrowing {
        match &self.values {
            Values::Labels(labels) | Values::Periods(labels) => Narrowing::by_label(labels, |_| true, false),
            Values::Days(..) => Narrowing::All,
        }
    }

    pub(super) fn groups(&self) -> Groups<'_> {
        match &self.values {
            Values::Labels(labels) | Values::Periods(labels) => Groups::of_labels(labels),
            Values::Days(days, bucket) => Groups::of_days(days, *bucket),
        }
    }

    /// The length of its groups, if they are stretches between days.
    pub(super) fn bucket(&self) -> Option<Bucket> {
        match &self.values {
            Values::Days(_, bucket) => Some(*bucket),
            Values::Labels(_) | Values::Periods(_) => None,
        }
    }

    /// Whether its groups follow each other in time.
    pub(super) fn is_time(&self) -> bool {
        !matches!(self.values, Values::Labels(_))
    }

    /// When a group is, if it has a time.
    pub(super) fn when(&self, key: Key) -> Option<Period> {
        match (key, &self.values) {
            (Key::Day(start), _) => Some(Period { start, end: start }),
            (Key::Label(code), Values::Periods(labels)) => period::read(labels.labels().get(code as usize)?),
            _ => None,
        }
    }

    /// What a group is called.
    pub(super) fn name(&self, key: Key) -> String {
        match (key, &self.values) {
            (Key::Day(start), Values::Days(_, bucket)) => period::bucket_label(*bucket, start),
            _ => self.text(key).to_owned(),
        }
    }

    /// What a group is called where there is little room.
    pub(super) fn short_name(&self, key: Key) -> String {
        match (key, &self.values) {
            (Key::Day(start), Values::Days(_, bucket)) => period::short_bucket_label(*bucket, start),
            _ => self.text(key).to_owned(),
        }
    }

    /// The text that the rows of a group have in common.
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
