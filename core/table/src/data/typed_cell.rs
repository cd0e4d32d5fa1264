//! The value of one cell, by the kind of its column.

use std::borrow::Cow;
use std::fmt::{self, Display, Formatter, Write as _};

use portal_locale::calendar::CalendarDate;
use portal_locale::period::{self, Period};

use super::column::{ColumnKind, Meaning};
use super::data_table::DataTable;
use super::number::NumberForm;
use super::{day, number};
use crate::decimal::Decimal;

const SECONDS_PER_DAY: i64 = 86_400;

/// The value of a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum TypedCell<'a> {
    /// A text, or a cell that does not fit its column.
    Text(&'a str),
    Number(Decimal),
    /// Days from 1 January 1970.
    Day(i64),
    /// Seconds from 1 January 1970.
    Moment(i64),
    Period(Period),
}

impl TypedCell<'_> {
    /// Appends the canonical text, which is [`Display`]'s. Most cells are texts and numbers; they bypass the formatter.
    pub(super) fn push_to(self, text: &mut String) {
        match self {
            Self::Text(cell) => text.push_str(cell),
            Self::Number(number) => number.without_zeros().push_to(text),
            other => {
                let _ = write!(text, "{other}");
            }
        }
    }
}

/// The canonical text: `1234.5`, `2026-02-03`, `2026-02-03 10:00:00`, `Triwulan I 2025`; a text as it is.
impl Display for TypedCell<'_> {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Text(text) => out.write_str(text),
            Self::Number(number) => number.without_zeros().fmt(out),
            Self::Day(day) => iso_day(day, out),
            Self::Moment(moment) => {
                let (day, seconds) = (moment.div_euclid(SECONDS_PER_DAY), moment.rem_euclid(SECONDS_PER_DAY));
                iso_day(day, out)?;
                write!(out, " {:02}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
            }
            Self::Period(period) => out.write_str(&period.label()),
        }
    }
}

fn iso_day(day: i64, out: &mut Formatter<'_>) -> fmt::Result {
    let (year, month, day) = CalendarDate::from_epoch_days(day).parts();
    write!(out, "{year:04}-{month:02}-{day:02}")
}

impl DataTable {
    /// The value of a cell; the empty text for one that is missing, however the file says so.
    pub(super) fn value(&self, row: u32, column: u32) -> TypedCell<'_> {
        match self.columns().get(column as usize) {
            Some(spec) if !spec.is_missing(self.cell(row, column)) => self.typed_cell(row, column, spec.kind.meaning()),
            _ => TypedCell::Text(""),
        }
    }

    /// The text of a cell for a column of another table. A value is written so that it is the same there; a text, and a
    /// value of another type, stay as they are.
    pub fn written_as(&self, row: u32, column: u32, kind: ColumnKind) -> Cow<'_, str> {
        let own = self.columns().get(column as usize).map_or(ColumnKind::Text, |column| column.kind);
        if own == kind {
            return Cow::Borrowed(self.cell(row, column));
        }
        let value = self.typed_cell(row, column, own.meaning());
        match (value, kind.meaning()) {
            (TypedCell::Number(number), Meaning::Number(NumberForm::Indonesian, _)) => {
                Cow::Owned(number.to_string().replace('.', ","))
            }
            (TypedCell::Number(_), Meaning::Number(NumberForm::English, _))
            | (TypedCell::Day(_), Meaning::Day(_))
            | (TypedCell::Moment(_), Meaning::Moment(_)) => Cow::Owned(value.to_string()),
            _ => Cow::Borrowed(self.cell(row, column)),
        }
    }

    /// The value of a cell whose column has this meaning.
    pub(super) fn typed_cell(&self, row: u32, column: u32, meaning: Meaning) -> TypedCell<'_> {
        let cell = self.value_text(row, column);
        let value = match meaning {
            Meaning::Text => None,
            Meaning::Number(form, _) => number::read(cell, form).map(|written| TypedCell::Number(written.exact())),
            Meaning::Day(order) => day::read(cell, order).map(|day| TypedCell::Day(day.into())),
            Meaning::Moment(order) => day::read_moment(cell, order).map(TypedCell::Moment),
            Meaning::Period => period::read(cell).map(TypedCell::Period),
        };
        value.unwrap_or_else(|| TypedCell::Text(self.cell(row, column)))
    }
}

#[cfg(test)]
mod tests {
    use super::super::column::ColumnKind::{
        Date, DateMonthFirst, MoneyIndonesian, NumberEnglish, NumberIndonesian, Text,
    };
    use super::DataTable;

    #[test]
    fn a_value_is_the_same_in_another_column() {
        for (cell, own, other, written) in [
            ("1,234.50", NumberEnglish, NumberIndonesian, "1234,50"),
            ("1.234,5", NumberIndonesian, NumberEnglish, "1234.5"),
            ("Rp1.234,5", MoneyIndonesian, NumberIndonesian, "1234,5"),
            ("2/1/2026", DateMonthFirst, Date, "2026-02-01"),
            ("1,234.50", NumberEnglish, NumberEnglish, "1,234.50"),
            ("1,234.50", NumberEnglish, Text, "1,234.50"),
            ("belum", NumberEnglish, NumberIndonesian, "belum"),
        ] {
            let table = DataTable::from_rows(["A"], [[cell]]).with_kinds(&[own]);
            assert_eq!(table.written_as(0, 0, other), written, "{cell} {own:?} {other:?}");
        }
    }
}
