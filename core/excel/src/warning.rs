//! Warnings for the reader of a sheet.

use serde::Serialize;

/// Cells of one sort: how many, and where the first ones are.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Places {
    /// Number of cells.
    pub count: u32,
    /// At most five places, such as `Lembar1!C7`.
    pub first: Vec<String>,
}

impl Places {
    const SHOWN: usize = 5;

    pub(crate) fn add(&mut self, sheet: &str, row: u32, column: u32) {
        self.count = self.count.saturating_add(1);
        if self.first.len() < Self::SHOWN {
            self.first.push(format!("{sheet}!{}{}", column_name(column), row + 1));
        }
    }
}

/// Letters of a column, counted from 0.
pub(crate) fn column_name(column: u32) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'A' + u8::try_from(rest % 26).unwrap_or(0)));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// Something to say about a sheet that was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "warning", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Warning {
    /// Cells with an error such as `#DIV/0!`, which are kept as that text.
    ErrorCells {
        /// The cells.
        cells: Places,
    },
    /// Formulas whose result is not stored in the file. Their cells are empty.
    FormulasWithoutValue {
        /// The cells.
        cells: Places,
    },
    /// Dates that Excel has no day for. Their cells hold the stored number.
    DatesOutOfRange {
        /// The cells.
        cells: Places,
    },
    /// Merged cells. The value is in the first cell of each, except in headers, where it is repeated.
    MergedCells {
        /// The first cell of each.
        cells: Places,
        /// Number of merged headers whose value is repeated.
        repeated: u32,
    },
    /// The workbook counts days from 1904. The dates are converted.
    Dates1904,
    /// Sheets that the workbook hides.
    HiddenSheets {
        /// Names of the sheets.
        names: Vec<String>,
    },
}

/// Collects the warnings of one sheet.
#[derive(Debug, Default)]
pub(crate) struct Findings {
    pub(crate) errors: Places,
    pub(crate) without_value: Places,
    pub(crate) out_of_range: Places,
    pub(crate) merged: Places,
    pub(crate) repeated: u32,
    pub(crate) has_1904_dates: bool,
}

impl Findings {
    pub(crate) fn into_warnings(self, hidden: Vec<String>) -> Vec<Warning> {
        let some = |cells: Places, of: fn(Places) -> Warning| (cells.count > 0).then(|| of(cells));
        let merged =
            (self.merged.count > 0).then_some(Warning::MergedCells { cells: self.merged, repeated: self.repeated });
        let found = [
            some(self.errors, |cells| Warning::ErrorCells { cells }),
            some(self.without_value, |cells| Warning::FormulasWithoutValue { cells }),
            some(self.out_of_range, |cells| Warning::DatesOutOfRange { cells }),
            merged,
            self.has_1904_dates.then_some(Warning::Dates1904),
            (!hidden.is_empty()).then_some(Warning::HiddenSheets { names: hidden }),
        ];
        found.into_iter().flatten().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::column_name;

    #[test]
    fn columns_are_named_as_in_excel() {
        let names = [0, 25, 26, 701, 702, 16_383].map(column_name);
        assert_eq!(names, ["A", "Z", "AA", "ZZ", "AAA", "XFD"]);
    }
}
