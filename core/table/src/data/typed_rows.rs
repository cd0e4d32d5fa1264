//! Rows of a table with their types, for Excel.

use portal_locale::calendar::CalendarDate;
use portal_locale::period;

use super::column::{Column, ColumnKind, Meaning, Measure};
use super::data_table::DataTable;
use super::selection::Selection;
use super::{day, number};
use crate::sheet::{SheetCells, SheetColumn, SheetKind};

const SECONDS_PER_DAY: i64 = 86_400;

impl DataTable {
    /// The columns as columns of a sheet.
    pub fn sheet_columns(&self) -> Vec<SheetColumn> {
        let column = |(number, column): (u32, &Column)| {
            SheetColumn::new(&column.header, kind(column.kind)).with_decimals(self.decimals(number))
        };
        (0..).zip(self.columns()).map(column).collect()
    }

    /// Adds up to `count` rows of `selection` from position `first` on. A cell that does not fit its column is added as
    /// text.
    pub fn write_sheet(&self, selection: &Selection, first: u32, count: u32, cells: &mut SheetCells) {
        for row in selection.rows(first, count) {
            for (number, column) in (0..).zip(self.columns()) {
                self.write_cell(row, number, column.kind.meaning(), cells);
            }
        }
    }

    fn write_cell(&self, row: u32, column: u32, meaning: Meaning, cells: &mut SheetCells) {
        let cell = self.cell(row, column);
        let is_written = match meaning {
            Meaning::Text => None,
            Meaning::Number(form, _) => number::read(cell, form)
                .map(|written| cells.push_number(written.exact(), || self.shown(row, column).into_owned())),
            Meaning::Day(order) => day::read(cell, order).map(|day| cells.push_moment(&iso_day(day.into()))),
            Meaning::Moment(order) => {
                day::read_moment(cell, order).map(|moment| cells.push_moment(&iso_moment(moment)))
            }
            Meaning::Period => period::read(cell).map(|period| cells.push_text(&period.label())),
        };
        if is_written.is_none() {
            cells.push_text(cell);
        }
    }
}

const fn kind(kind: ColumnKind) -> SheetKind {
    match kind.meaning() {
        Meaning::Text => match kind {
            ColumnKind::Code => SheetKind::Code,
            _ => SheetKind::Text,
        },
        Meaning::Number(_, Measure::Plain) => SheetKind::Number,
        Meaning::Number(_, Measure::Money) => SheetKind::Money,
        Meaning::Number(_, Measure::Percent) => SheetKind::Percent,
        Meaning::Day(_) => SheetKind::Date,
        Meaning::Moment(_) => SheetKind::DateTime,
        Meaning::Period => SheetKind::Period,
    }
}

fn iso_day(day: i64) -> String {
    let (year, month, day) = CalendarDate::from_epoch_days(day).parts();
    format!("{year:04}-{month:02}-{day:02}")
}

fn iso_moment(moment: i64) -> String {
    let (day, seconds) = (moment.div_euclid(SECONDS_PER_DAY), moment.rem_euclid(SECONDS_PER_DAY));
    format!("{} {:02}:{:02}:{:02}", iso_day(day), seconds / 3_600, seconds / 60 % 60, seconds % 60)
}
