//! Typed rows for the writer of Excel files, which is a wasm module of its own (`core/excel`).

use serde::Serialize;

use crate::data::column::{ColumnKind, Meaning, Measure};
use crate::decimal::Decimal;

/// Marks a cell that is text in a column of numbers or days.
pub const TEXT_MARK: char = '\u{1}';

/// Divides two cells.
const BETWEEN: char = '\0';

/// Significant digits that Excel keeps of a number.
const MOST_DIGITS: u32 = 15;

/// Type of the cells of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum SheetKind {
    /// Text.
    Text,
    /// Codes, which Excel must leave as they are.
    Code,
    /// Numbers.
    Number,
    /// Rupiah.
    Money,
    /// Percent, as shown.
    Percent,
    /// Days.
    Date,
    /// Days with a time.
    DateTime,
    /// Months, quarters, half-years and years.
    Period,
}

impl SheetKind {
    /// The type of the cells of this kind of column, without the form in which they are written.
    pub const fn of(kind: ColumnKind) -> Self {
        match kind.meaning() {
            Meaning::Text if matches!(kind, ColumnKind::Code) => Self::Code,
            Meaning::Text => Self::Text,
            Meaning::Number(_, Measure::Plain) => Self::Number,
            Meaning::Number(_, Measure::Money) => Self::Money,
            Meaning::Number(_, Measure::Percent) => Self::Percent,
            Meaning::Day(_) => Self::Date,
            Meaning::Moment(_) => Self::DateTime,
            Meaning::Period => Self::Period,
        }
    }

    /// Name in the canonical form of a table.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Code => "code",
            Self::Number => "number",
            Self::Money => "money",
            Self::Percent => "percent",
            Self::Date => "date",
            Self::DateTime => "dateTime",
            Self::Period => "period",
        }
    }
}

/// A column of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct SheetColumn {
    /// Heading.
    pub header: String,
    /// Type of the cells.
    pub kind: SheetKind,
    /// Number of decimals to show.
    pub decimals: u8,
}

impl SheetColumn {
    /// A column without decimals.
    pub fn new(header: impl Into<String>, kind: SheetKind) -> Self {
        Self { header: header.into(), kind, decimals: 0 }
    }

    /// This column with this number of decimals.
    #[must_use]
    pub fn with_decimals(self, decimals: u32) -> Self {
        Self { decimals: u8::try_from(decimals).unwrap_or(u8::MAX), ..self }
    }
}

/// Cells row by row, with a NUL between two: one text crosses to another module much faster than many.
#[derive(Debug, Clone, Default)]
pub struct SheetCells {
    text: String,
    has_cell: bool,
}

impl SheetCells {
    /// Adds a cell without value.
    pub fn push_empty(&mut self) {
        self.begin();
    }

    /// Adds a text, which stays text in every column.
    pub fn push_text(&mut self, text: &str) {
        self.begin();
        if !text.is_empty() {
            self.text.push(TEXT_MARK);
        }
        // The sign between cells must not come from data.
        self.text.extend(text.chars().map(|sign| if sign == BETWEEN { '\u{fffd}' } else { sign }));
    }

    /// Adds a day such as `2026-02-03`, or a moment such as `2026-02-03 10:00:00`.
    pub fn push_moment(&mut self, moment: &str) {
        self.begin();
        self.text.push_str(moment);
    }

    /// Adds a number. `shown` gives its text, which is used if Excel would round the number.
    pub fn push_number(&mut self, number: Decimal, shown: impl FnOnce() -> String) {
        if is_exact_in_excel(number) {
            self.begin();
            self.text.push_str(&number.to_string());
        } else {
            self.push_text(&shown());
        }
    }

    /// Adds a float, rounded to the digits that Excel keeps.
    pub fn push_float(&mut self, number: f64) {
        self.begin();
        let rounded = format!("{number:.14e}").parse().unwrap_or(number);
        self.text.push_str(&rounded.to_string());
    }

    /// The cells.
    pub fn finish(self) -> String {
        self.text
    }

    fn begin(&mut self) {
        if std::mem::replace(&mut self.has_cell, true) {
            self.text.push(BETWEEN);
        }
    }
}

fn is_exact_in_excel(Decimal { units, .. }: Decimal) -> bool {
    let mut digits = units;
    while digits != 0 && digits % 10 == 0 {
        digits /= 10;
    }
    digits.unsigned_abs() < 10_u128.pow(MOST_DIGITS)
}

#[cfg(test)]
mod tests {
    use super::SheetCells;
    use crate::decimal::Decimal;

    #[test]
    fn cells_are_divided_and_texts_marked() {
        let mut cells = SheetCells::default();
        cells.push_empty();
        cells.push_text("a\0b");
        cells.push_text("");
        cells.push_number(Decimal { units: 999_999_999_999_999_000, decimals: 5 }, || "teks".to_owned());
        cells.push_number(Decimal { units: 1_000_000_000_000_001, decimals: 5 }, || "teks".to_owned());
        cells.push_float(0.1 + 0.2);
        cells.push_float(1e21);
        cells.push_moment("2026-02-03");
        assert_eq!(
            cells.finish().replace('\0', "|"),
            "|\u{1}a\u{fffd}b||9999999999999.99000|\u{1}teks|0.3|1000000000000000000000|2026-02-03"
        );
    }
}
