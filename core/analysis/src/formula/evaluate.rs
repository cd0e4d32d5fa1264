//! Computes numbers, truths and days of one row.

use portal_table::columnar::{civil, day_number};
use portal_table::data::data_table::DataTable;
use portal_table::decimal::Decimal;

use super::arithmetic::{self, negative, product, quotient, sum};
use super::texts::{compared, with_text};
use super::tree::{Arithmetic, Choice, DayPart, DayTree, NumberTree, TruthTree, Value};

/// Days of the years 1 to 9999; a cell holds no others.
const DAYS: [(i32, u32, u32); 2] = [(1, 1, 1), (9_999, 12, 31)];

/// Why a cell stays empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gap {
    /// A cell that the formula needs has no value.
    Missing,
    /// The formula leaves the cell empty.
    Chosen,
    DivisionByZero,
    /// A number or a day is out of range.
    TooLarge,
    TooLong,
}

/// A row of a table.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place<'a> {
    pub(super) table: &'a DataTable,
    pub(super) row: u32,
}

impl<T> Choice<T> {
    /// The branch for this row.
    pub(super) fn branch(&self, place: Place<'_>) -> Result<&T, Gap> {
        let branch = if self.condition.at(place)? { &self.yes } else { &self.no };
        branch.as_ref().ok_or(Gap::Chosen)
    }
}

impl NumberTree {
    pub(super) fn at(&self, place: Place<'_>) -> Result<Decimal, Gap> {
        match self {
            Self::Constant(number) => Ok(*number),
            Self::Column(column) => place.table.exact(place.row, *column).ok_or(Gap::Missing),
            Self::Negative(tree) => Ok(negative(tree.at(place)?)),
            Self::Absolute(tree) => {
                let number = tree.at(place)?;
                Ok(if number.units < 0 { negative(number) } else { number })
            }
            Self::Rounded(tree, decimals) => arithmetic::rounded(tree.at(place)?, *decimals).ok_or(Gap::TooLarge),
            Self::Calculated(arithmetic, sides) => {
                let [left, right] = &**sides;
                calculated(*arithmetic, left.at(place)?, right.at(place)?)
            }
            Self::Extreme(wanted, trees) => {
                extreme(trees, |tree| tree.at(place), |one, two| one.compared(two) == *wanted)
            }
            Self::Length(tree) => Ok(whole(with_text(tree, place, |text| text.chars().count())?)),
            Self::Part(part, tree) => Ok(whole(part.of(tree.at(place)?))),
            Self::Days(sides) => {
                let [from, to] = &**sides;
                let (from, to) = (from.at(place)?, to.at(place)?);
                Ok(Decimal { units: i128::from(to) - i128::from(from), decimals: 0 })
            }
            Self::Choice(choice) => choice.branch(place)?.at(place),
        }
    }
}

fn calculated(arithmetic: Arithmetic, left: Decimal, right: Decimal) -> Result<Decimal, Gap> {
    let result = match arithmetic {
        Arithmetic::Plus => sum(left, right),
        Arithmetic::Minus => sum(left, negative(right)),
        Arithmetic::Times => product(left, right),
        Arithmetic::Over if right.units == 0 => return Err(Gap::DivisionByZero),
        Arithmetic::Over => quotient(left, right),
    };
    result.ok_or(Gap::TooLarge)
}

/// The value that comes before the others by `is_better`.
fn extreme<T, V: Copy>(
    trees: &[T],
    at: impl Fn(&T) -> Result<V, Gap>,
    is_better: impl Fn(V, V) -> bool,
) -> Result<V, Gap> {
    let mut best = None;
    for tree in trees {
        let value = at(tree)?;
        best = Some(best.filter(|best| !is_better(value, *best)).unwrap_or(value));
    }
    best.ok_or(Gap::Missing)
}

fn whole(number: impl TryInto<i64>) -> Decimal {
    Decimal { units: number.try_into().unwrap_or(i64::MAX).into(), decimals: 0 }
}

impl DayPart {
    fn of(self, day: i32) -> i64 {
        let (year, month, day) = civil(day);
        match self {
            Self::Year => year.into(),
            Self::Quarter => month.div_ceil(3).into(),
            Self::Month => month.into(),
            Self::Day => day.into(),
        }
    }
}

impl TruthTree {
    pub(super) fn at(&self, place: Place<'_>) -> Result<bool, Gap> {
        match self {
            Self::Numbers(comparison, sides) => {
                let [left, right] = &**sides;
                Ok(comparison.holds(left.at(place)?.compared(right.at(place)?)))
            }
            Self::Texts(comparison, sides) => {
                let [left, right] = &**sides;
                Ok(comparison.holds(compared(left, right, place)?))
            }
            Self::Days(comparison, sides) => {
                let [left, right] = &**sides;
                Ok(comparison.holds(left.at(place)?.cmp(&right.at(place)?)))
            }
            Self::Both(sides) => decided(sides, false, place),
            Self::Either(sides) => decided(sides, true, place),
            Self::Not(tree) => Ok(!tree.at(place)?),
            Self::Empty(value) => Ok(value.is_empty(place)),
            Self::Choice(choice) => choice.branch(place)?.at(place),
        }
    }
}

/// One side that is `decisive` decides, even if the other one has no value.
fn decided(sides: &[TruthTree; 2], decisive: bool, place: Place<'_>) -> Result<bool, Gap> {
    let [left, right] = sides;
    match left.at(place) {
        Ok(left) if left == decisive => Ok(left),
        Ok(_) => right.at(place),
        Err(gap) => right.at(place).ok().filter(|right| *right == decisive).ok_or(gap),
    }
}

impl Value {
    fn is_empty(&self, place: Place<'_>) -> bool {
        match self {
            Self::Number(number) => number.tree.at(place).is_err(),
            Self::Text(tree) => with_text(tree, place, |text| text.trim().is_empty()).unwrap_or(true),
            Self::Truth(tree) => tree.at(place).is_err(),
            Self::Day(tree) => tree.at(place).is_err(),
        }
    }
}

impl DayTree {
    pub(super) fn at(&self, place: Place<'_>) -> Result<i32, Gap> {
        match self {
            Self::Constant(day) => Ok(*day),
            Self::Column(column) | Self::Period(column) => place.table.day(place.row, *column).ok_or(Gap::Missing),
            Self::Moved(parts) => {
                let (day, days) = &**parts;
                let (day, days) = (day.at(place)?, arithmetic::floor(days.at(place)?));
                let moved = i64::from(day).checked_add(days).and_then(|day| i32::try_from(day).ok());
                let [first, last] = DAYS.map(|(year, month, day)| day_number(year, month, day));
                moved.filter(|day| (first..=last).contains(day)).ok_or(Gap::TooLarge)
            }
            Self::Extreme(wanted, trees) => extreme(trees, |tree| tree.at(place), |one, two| one.cmp(&two) == *wanted),
            Self::Choice(choice) => choice.branch(place)?.at(place),
        }
    }
}
