//! Computed columns: formulas over the columns of a table.
//!
//! A formula is written as in an Indonesian spreadsheet: `BULAT([Volume (ton)] * [Harga (Rp/ton)] / 1.000; 2)`.
//!
//! - **Columns** are headings in brackets; a `]` in a heading is written `]]`. Case and spacing do not matter.
//! - **Values** are numbers (`1.000,5`), texts (`"PT Bara"`) and days, which are texts beside a day:
//!   `[Tanggal] >= "31/12/2025"`.
//! - **Operators** from weak to strong: `ATAU`; `DAN`; `BUKAN`; `= <> < <= > >=`; `&`; `+ -`; `* /`; the minus of a value.
//! - **Functions** are listed in [`FUNCTIONS`], with `;` between arguments. Texts are compared ignoring case and spacing.
//! - **Types** are number, text, truth and day; `&` and the functions of texts take any of them. A day may be moved by a
//!   number of days, and two days may be subtracted. A moment counts as its day, a period as its first day.
//! - **Numbers** are exact. A percent column gives the number that is written: 9,50 of '9,50 %', not 0,095. A quotient
//!   has 15 decimals inside a formula. It is rounded half away from zero to 6 decimals where it is shown, compared or
//!   written. A product with more than 18 decimals is rounded to 18. A cell holds 15 digits before the comma, 18 in all.
//! - **Units** of two numbers must not differ where they are added, subtracted, compared or chosen between. The heading
//!   names the unit, else the kind of the column. Numbers without a unit go with all. `SATUAN` names a unit.
//! - **Empty cells** give empty cells; only `KOSONG`, `JIKA`, `DAN` and `ATAU` give a value without all of theirs. A cell
//!   that does not fit its column is empty.
//!
//! Formulas are checked before anything is computed. They have no loops, at most 1,000 characters and 50 levels, so
//! every one ends.

mod arithmetic;
mod calculation;
mod computing;
mod evaluate;
mod fault;
mod functions;
mod operators;
mod parser;
mod scope;
mod texts;
mod tokens;
mod tree;
mod unit;

use portal_table::data::column::Column;
use serde::{Deserialize, Serialize};

use self::unit::Unit;
pub use calculation::calculated;
pub use computing::{Computed, Computing, Outline};
pub use functions::{FUNCTIONS, Function};

/// A column that a formula computes. Working papers store it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct ComputedColumn {
    /// The heading: unique in the table ignoring case, 1 to 100 characters. It may name a unit: 'Nilai (Rp)'.
    pub name: String,
    /// The formula, at most 1,000 characters.
    pub formula: String,
}

/// The input of a computed column that is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum ComputedField {
    /// The name.
    Name,
    /// The formula.
    Formula,
}

/// A reason why columns cannot be computed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct ComputedProblem {
    /// The computed column, counted from 0.
    pub index: u32,
    /// Its input that is wrong.
    pub field: ComputedField,
    /// The first wrong character of that input, counted from 0 in characters (Unicode scalar values). It is the length
    /// of the input if something is missing at its end.
    pub at: u32,
    /// Number of wrong characters; 0 if something is missing.
    pub length: u32,
    /// An Indonesian sentence with the error and its remedy.
    pub message: String,
}

/// The unit of a column of numbers: the one that its heading names, else that of its kind.
pub(crate) fn unit_of(column: &Column) -> Option<String> {
    Unit::of_column(column).name().map(str::to_owned)
}

/// A column as a formula names it: '[Volume (ton)]'.
pub fn reference(heading: &str) -> String {
    format!("[{}]", heading.replace(']', "]]"))
}
