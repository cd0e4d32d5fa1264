//! Columns of a table, found by heading and read as exact values.

use std::rc::Rc;

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::data::column::{Meaning, Measure};
use portal_table::data::data_table::DataTable;
use portal_table::data::number::{NumberForm, Written, read};
use portal_table::data::shown::amount;
use portal_table::decimal::Decimal;
use portal_table::fold::fold;

use crate::formula::unit_of;
use crate::problem::Problem;
use crate::text;

/// Floats tell apart all numbers of fewer units than this. Others are read from their texts.
const MOST_FLOAT_UNITS: f64 = 1e15;
/// Units stay below this, so that an `i64` holds the difference of any two.
const MOST_UNITS: f64 = 4e18;

/// Finds the columns of a test and notes which must be parsed before it runs.
pub(crate) struct Reader<'a> {
    table: &'a DataTable,
    needs: Needs,
}

/// Columns to parse before a test, and whether their texts are needed.
pub(crate) type Needs = Vec<(u32, bool)>;

impl<'a> Reader<'a> {
    pub(crate) const fn new(table: &'a DataTable) -> Self {
        Self { table, needs: Needs::new() }
    }

    /// The columns to parse, and whether their texts are needed.
    pub(crate) fn into_needs(self) -> Needs {
        self.needs
    }

    fn find(&mut self, field: &'static str, heading: &str) -> Result<Found, Problem> {
        if heading.trim().is_empty() {
            return Err(Problem::NoColumnChosen { field });
        }
        let wanted = fold(heading);
        let found = (0_u32..).zip(self.table.columns()).find(|(_, column)| fold(&column.header) == wanted);
        let (index, column) = found.ok_or_else(|| Problem::NoColumn { field, column: heading.to_owned() })?;
        Ok(Found {
            field,
            index,
            heading: column.header.clone(),
            meaning: column.kind.meaning(),
            gaps: Gaps::default(),
        })
    }

    /// A column of any kind.
    pub(crate) fn column(&mut self, field: &'static str, heading: &str) -> Result<Found, Problem> {
        self.find(field, heading)
    }

    /// A column of numbers.
    pub(crate) fn numbers(&mut self, field: &'static str, heading: &str) -> Result<NumberColumn, Problem> {
        let found = self.find(field, heading)?;
        let Meaning::Number(form, measure) = found.meaning else {
            return Err(Problem::NotNumbers { field, column: found.heading });
        };
        self.needs.push((found.index, false));
        let exact = Exact { numbers: Rc::default(), scale: 1.0, from_texts: false };
        // The formula of a computed column tells its unit, even if the heading names none.
        let computed = self.table.added_unit(found.index).map(str::to_owned);
        let unit = computed.or_else(|| self.table.columns().get(found.index as usize).and_then(unit_of));
        Ok(NumberColumn { found, unit, form, measure, decimals: 0, is_rounded: false, exact, is_loaded: false })
    }

    /// A column of days, moments or periods.
    pub(crate) fn days(&mut self, field: &'static str, heading: &str) -> Result<DayColumn, Problem> {
        let found = self.find(field, heading)?;
        if matches!(found.meaning, Meaning::Text | Meaning::Number(..)) {
            return Err(Problem::NotDays { field, column: found.heading });
        }
        self.needs.push((found.index, false));
        Ok(DayColumn { found, days: None })
    }

    /// The texts of a column of any kind.
    pub(crate) fn labels(&mut self, field: &'static str, heading: &str) -> Result<LabelColumn, Problem> {
        let found = self.find(field, heading)?;
        self.needs.push((found.index, true));
        Ok(LabelColumn { found, labels: None })
    }

    /// A column of texts that is not parsed.
    pub(crate) fn unused_labels(&mut self, field: &'static str, heading: &str) -> Result<LabelColumn, Problem> {
        Ok(LabelColumn { found: self.find(field, heading)?, labels: None })
    }
}

/// Number of cells without a usable value.
#[derive(Debug, Clone, Copy, Default)]
struct Gaps {
    empty: u32,
    misfits: u32,
}

/// A column of a table.
#[derive(Debug, Clone)]
pub(crate) struct Found {
    field: &'static str,
    pub(crate) index: u32,
    pub(crate) heading: String,
    pub(crate) meaning: Meaning,
    gaps: Gaps,
}

impl Found {
    #[cold]
    fn note_gap(&mut self, table: &DataTable, row: u32) {
        let column = table.columns().get(self.index as usize);
        let is_empty = column.is_none_or(|column| column.is_missing(table.cell(row, self.index)));
        let count = if is_empty { &mut self.gaps.empty } else { &mut self.gaps.misfits };
        *count += 1;
    }

    /// Number of empty cells that were read.
    pub(crate) const fn empty(&self) -> u32 {
        self.gaps.empty
    }

    /// Number of cells that were read and do not fit the column.
    pub(crate) const fn misfits(&self) -> u32 {
        self.gaps.misfits
    }

    /// Says which cells were left out.
    pub(crate) fn remark(&self, remarks: &mut Vec<String>) {
        let Self { heading, gaps, .. } = self;
        let kind = if matches!(self.meaning, Meaning::Number(..)) { "angka" } else { "tanggal" };
        if gaps.empty > 0 {
            remarks.push(format!("{} sel kosong di kolom \"{heading}\" tidak dihitung.", text::count(gaps.empty)));
        }
        if gaps.misfits > 0 {
            let count = text::count(gaps.misfits);
            remarks.push(format!("{count} sel di kolom \"{heading}\" bukan {kind} dan tidak dihitung."));
        }
    }
}

/// A column of numbers in units of its last decimal place.
#[derive(Debug, Clone)]
pub(crate) struct NumberColumn {
    pub(crate) found: Found,
    /// The unit, if it is known.
    pub(crate) unit: Option<String>,
    form: NumberForm,
    measure: Measure,
    /// Number of decimals of a unit; known after [`Self::load`].
    pub(crate) decimals: u32,
    is_rounded: bool,
    exact: Exact,
    is_loaded: bool,
}

#[derive(Debug, Clone)]
struct Exact {
    numbers: Rc<Numbers>,
    scale: f64,
    /// True if floats are not exact enough.
    from_texts: bool,
}

impl NumberColumn {
    /// Gets the parsed numbers; call it at the start of every part.
    pub(crate) fn load(&mut self, table: &DataTable) {
        if self.is_loaded {
            return;
        }
        self.is_loaded = true;
        let Some(numbers) = table.numbers(self.found.index) else { return };
        let farthest = numbers.values().iter().fold(0.0_f64, |farthest, value| farthest.max(value.abs()));
        self.decimals = numbers.decimals();
        let size = |decimals: u32| farthest * 10_f64.powi(decimals.cast_signed());
        while size(self.decimals) > MOST_UNITS && self.decimals > 0 {
            self.decimals -= 1;
            self.is_rounded = true;
        }
        let from_texts = size(self.decimals) > MOST_FLOAT_UNITS;
        self.exact = Exact { numbers, scale: 10_f64.powi(self.decimals.cast_signed()), from_texts };
    }

    /// The units of a row; does not count cells without a number.
    pub(crate) fn peek(&self, table: &DataTable, row: u32) -> Option<i64> {
        let value = self.exact.numbers.value(row)?;
        if self.exact.from_texts { self.parsed(table, row) } else { Some(whole(value * self.exact.scale)) }
    }

    /// The units of a row; counts the cells without a number.
    pub(crate) fn get(&mut self, table: &DataTable, row: u32) -> Option<i64> {
        let units = self.peek(table, row);
        if units.is_none() {
            self.found.note_gap(table, row);
        }
        units
    }

    #[cold]
    fn parsed(&self, table: &DataTable, row: u32) -> Option<i64> {
        let exact = read(table.cell(row, self.found.index), self.form)?.exact();
        let units = if exact.decimals > self.decimals {
            exact.divided(1, self.decimals)?.units
        } else {
            exact.with_decimals(self.decimals).units
        };
        i64::try_from(units).ok()
    }

    /// The measure of the column's kind.
    pub(crate) const fn measure(&self) -> Measure {
        self.measure
    }

    /// '1.234,50', 'Rp1.234,50', '12,5%'.
    pub(crate) fn text(&self, units: impl Into<i128>) -> String {
        self.written(Decimal { units: units.into(), decimals: self.decimals })
    }

    /// [`Self::text`] for a number with its own decimals.
    pub(crate) fn written(&self, number: Decimal) -> String {
        amount(number, self.measure)
    }

    /// The number for a chart.
    pub(crate) fn float(&self, units: i128) -> f64 {
        text::float(units, self.decimals)
    }

    /// A number of units, rounded to a whole one.
    pub(crate) fn nearest(&self, units: f64) -> Decimal {
        Decimal { units: whole(units).into(), decimals: self.decimals }
    }

    /// One, in units.
    pub(crate) const fn one(&self) -> i128 {
        10_i128.pow(self.decimals)
    }

    /// [`Self::one`] as a `u64`.
    pub(crate) const fn one_unsigned(&self) -> u64 {
        10_u64.pow(self.decimals)
    }

    /// Says which cells were left out or rounded.
    pub(crate) fn remark(&self, remarks: &mut Vec<String>) {
        self.found.remark(remarks);
        if self.is_rounded {
            let Self { found: Found { heading, .. }, decimals, .. } = self;
            remarks.push(format!("Angka di kolom \"{heading}\" dibulatkan ke {decimals} desimal agar dapat dihitung."));
        }
    }

    /// The problem of a column without a usable number.
    pub(crate) fn no_numbers(&self) -> Problem {
        Problem::NoNumbers { field: self.found.field, column: self.found.heading.clone() }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "the number of units is below 10^15")]
const fn whole(value: f64) -> i64 {
    value.round_ties_even() as i64
}

/// A column of days.
#[derive(Debug, Clone)]
pub(crate) struct DayColumn {
    pub(crate) found: Found,
    days: Option<Rc<Days>>,
}

impl DayColumn {
    /// Gets the parsed days; call it at the start of every part.
    pub(crate) fn load(&mut self, table: &DataTable) {
        if self.days.is_none() {
            self.days = table.days(self.found.index);
        }
    }

    /// The first and the last day of the column.
    pub(crate) fn range(&self) -> Option<[i32; 2]> {
        let days = || self.days.iter().flat_map(|days| days.values()).filter(|day| **day != Days::MISSING);
        Some([*days().min()?, *days().max()?])
    }

    /// The day of a row; does not count cells without one.
    pub(crate) fn peek(&self, row: u32) -> Option<i32> {
        self.days.as_ref().and_then(|days| days.value(row))
    }

    /// The day of a row; counts the cells without one.
    pub(crate) fn get(&mut self, table: &DataTable, row: u32) -> Option<i32> {
        let day = self.peek(row);
        if day.is_none() {
            self.found.note_gap(table, row);
        }
        day
    }

    /// The problem of a column without a day.
    pub(crate) fn no_days(&self) -> Problem {
        Problem::NoDays { field: self.found.field, column: self.found.heading.clone() }
    }

    /// True for a column of periods.
    pub(crate) fn is_period(&self) -> bool {
        self.found.meaning == Meaning::Period
    }
}

/// The texts of a column.
#[derive(Debug, Clone)]
pub(crate) struct LabelColumn {
    pub(crate) found: Found,
    labels: Option<Rc<Labels>>,
}

impl LabelColumn {
    /// Gets the parsed texts; call it at the start of every part.
    pub(crate) fn load(&mut self, table: &DataTable) {
        if self.labels.is_none() {
            self.labels = table.labels(self.found.index);
        }
    }

    /// The code of a row; [`Labels::MISSING`] for an empty cell.
    pub(crate) fn code(&self, row: u32) -> u32 {
        self.labels.as_ref().map_or(Labels::MISSING, |labels| labels.code(row))
    }

    /// The texts by code.
    pub(crate) fn texts(&self) -> &[String] {
        self.labels.as_ref().map_or(&[], |labels| labels.labels())
    }

    /// The slot of a row: its code, or the number of texts for an empty cell.
    pub(crate) fn slot(&self, row: u32) -> usize {
        (self.code(row) as usize).min(self.texts().len())
    }

    /// The text of a slot as the table shows it.
    pub(crate) fn shown(&self, table: &DataTable, slot: usize, row: u32) -> String {
        if slot < self.texts().len() { table.shown(row, self.found.index).trim().to_owned() } else { EMPTY.to_owned() }
    }

    /// The problem of a column without a text.
    pub(crate) fn no_texts(&self) -> Problem {
        Problem::NoTexts { field: self.found.field, column: self.found.heading.clone() }
    }
}

/// The name of the group of empty cells.
pub(crate) const EMPTY: &str = "(kosong)";

/// Parses a typed number.
pub(crate) fn typed_number(field: &'static str, typed: &str) -> Result<Decimal, Problem> {
    let number = read(typed, NumberForm::Indonesian);
    number.map(Written::exact).ok_or_else(|| Problem::BadNumber { field, typed: typed.to_owned() })
}

/// Parses a typed day.
pub(crate) fn typed_day(field: &'static str, typed: &str) -> Result<i32, Problem> {
    let day = CalendarDate::parse_typed(typed).and_then(|date| i32::try_from(date.epoch_days()).ok());
    day.ok_or_else(|| Problem::BadDay { field, typed: typed.to_owned() })
}

/// Count, sum and first row of a group.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Sums {
    pub(crate) count: u32,
    pub(crate) sum: i128,
    pub(crate) first: Option<u32>,
}

impl Sums {
    pub(crate) fn add(&mut self, row: u32, units: i64) {
        self.count += 1;
        self.sum += i128::from(units);
        self.first = self.first.or(Some(row));
    }
}
