//! Writes typed columns as xlsx.
//!
//! Every cell is written by the kind of its column: real numbers and dates with a number format, everything else as
//! text. Text is stored as text, so nothing becomes a formula, whatever it begins with. What Excel cannot hold exactly is
//! text as well: numbers of more than 15 significant digits, and days before 1900.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};
use serde::{Deserialize, Serialize};

/// Maximum number of rows below the header.
pub const MAX_ROWS: u32 = 1_048_575;

/// Maximum number of columns.
pub const MAX_COLUMNS: u32 = 16_384;

/// Maximum number of UTF-16 units in a cell.
pub const MAX_CELL: u32 = 32_767;

/// Digits that Excel keeps of a number.
const MAX_DIGITS: usize = 15;

/// Maximum number of decimals in a number format.
const MAX_DECIMALS: u8 = 15;

/// Marks a cell that is text whatever its column is (`portal_table::sheet`).
const TEXT_MARK: char = '\u{1}';

/// Widths of columns, in digits.
const WIDTHS: (usize, usize) = (8, 60);

/// Type of the cells of a column.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum ColumnKind {
    /// Text.
    Text,
    /// A code, such as a number with leading zeros. Excel leaves it as it is.
    Code,
    /// A number such as `-1234.56`.
    Number,
    /// Rupiah, as a number.
    Money,
    /// Percent, as it is shown: `12.5` is 12,5 %.
    Percent,
    /// A day such as `2026-02-03`.
    Date,
    /// A day with a time, such as `2026-02-03 10:00:00`.
    DateTime,
    /// A month, quarter, half-year or year, as text.
    Period,
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct ColumnSpec {
    /// Header.
    pub header: String,
    /// Type of the cells.
    pub kind: ColumnKind,
    /// Number of decimals to show, for numbers, money and percent.
    pub decimals: u8,
}

/// A table to write.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct SheetSpec {
    /// Name of the sheet. What Excel does not allow in it is replaced.
    pub name: String,
    /// The columns.
    pub columns: Vec<ColumnSpec>,
    /// Number of rows that will be added.
    pub rows: u32,
}

/// A reason why a table cannot be written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "problem", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum WriteProblem {
    /// The table has no columns, or more than a sheet holds.
    ColumnCount {
        /// Maximum number of columns.
        max: u32,
    },
    /// The table has more rows than a sheet holds.
    TooManyRows {
        /// Maximum number of rows below the header.
        max: u32,
    },
    /// A text is longer than a cell may be.
    CellTooLong {
        /// Row below the header, counted from 1.
        row: u32,
        /// Header of the column.
        header: String,
        /// Maximum number of UTF-16 units.
        max: u32,
    },
    /// Writing failed: there is too little memory, or a row is incomplete.
    Failed,
}

/// A file that is being written.
pub struct Writing {
    workbook: Workbook,
    columns: Vec<ColumnSpec>,
    /// Formats of date columns whose cell has a time or none, unlike the column.
    moments: [Format; 2],
    widths: Vec<usize>,
    rows: u32,
}

impl Writing {
    /// Begins a file with the header row.
    pub fn begin(spec: SheetSpec) -> Result<Self, WriteProblem> {
        let SheetSpec { name, columns, rows } = spec;
        if columns.is_empty() || columns.len() > MAX_COLUMNS as usize {
            return Err(WriteProblem::ColumnCount { max: MAX_COLUMNS });
        }
        // Refused before a million rows are written in vain.
        if rows > MAX_ROWS {
            return Err(WriteProblem::TooManyRows { max: MAX_ROWS });
        }
        let mut workbook = Workbook::new();
        // The library's default names no person either; this keeps it so.
        workbook.set_properties(&DocProperties::new().set_author("").set_company(""));
        let sheet = workbook.add_worksheet();
        let mut widths = Vec::with_capacity(columns.len());
        for (at, column) in (0..).zip(&columns) {
            // The column's format applies to every cell of it that names none.
            sheet.set_column_format(at, &format_of(column.kind, column.decimals)).map_err(|_| WriteProblem::Failed)?;
            let header = Format::new().set_bold();
            sheet
                .write_string_with_format(0, at, &column.header, &header)
                .map_err(|error| problem(&error, 0, column))?;
            // Room for the filter's button.
            widths.push(column.header.chars().count() + 3);
        }
        sheet.set_name(sheet_name(&name)).map_err(|_| WriteProblem::Failed)?;
        let moments = [ColumnKind::Date, ColumnKind::DateTime].map(|kind| format_of(kind, 0));
        Ok(Self { workbook, columns, moments, widths, rows: 0 })
    }

    /// Adds rows: the cells of one after those of the other. An empty text is an empty cell. A cell that begins with
    /// U+0001 is text without it, in any column.
    pub fn add(&mut self, cells: &[impl AsRef<str>]) -> Result<(), WriteProblem> {
        if !cells.len().is_multiple_of(self.columns.len()) {
            return Err(WriteProblem::Failed);
        }
        let Ok(sheet) = self.workbook.worksheet_from_index(0) else { return Err(WriteProblem::Failed) };
        for row in cells.chunks(self.columns.len()) {
            if self.rows == MAX_ROWS {
                return Err(WriteProblem::TooManyRows { max: MAX_ROWS });
            }
            self.rows += 1;
            for (at, (text, column)) in (0..).zip(row.iter().map(AsRef::as_ref).zip(&self.columns)) {
                if text.is_empty() {
                    continue;
                }
                let marked = text.strip_prefix(TEXT_MARK);
                let (text, kind) = marked.map_or((text, column.kind), |text| (text, ColumnKind::Text));
                if let Some(width) = self.widths.get_mut(usize::from(at)) {
                    *width = (*width).max(width_of(text, kind, column.decimals));
                }
                write_cell(sheet, (self.rows, at), text, kind, &self.moments)
                    .map_err(|error| problem(&error, self.rows, column))?;
            }
        }
        Ok(())
    }

    /// The bytes of the file.
    pub fn finish(mut self) -> Result<Vec<u8>, WriteProblem> {
        self.lay_out().and_then(|()| self.workbook.save_to_buffer()).map_err(|_| WriteProblem::Failed)
    }

    fn lay_out(&mut self) -> Result<(), XlsxError> {
        let sheet = self.workbook.worksheet_from_index(0)?;
        for (at, &width) in (0..).zip(&self.widths) {
            let width = u8::try_from(width.clamp(WIDTHS.0, WIDTHS.1)).unwrap_or(u8::MAX);
            sheet.set_column_width(at, f64::from(width))?;
        }
        sheet.set_freeze_panes(1, 0)?;
        let last = u16::try_from(self.columns.len() - 1).unwrap_or(u16::MAX);
        sheet.autofilter(0, 0, self.rows, last)?;
        Ok(())
    }
}

fn format_of(kind: ColumnKind, decimals: u8) -> Format {
    let decimals = usize::from(decimals.min(MAX_DECIMALS));
    let fraction = if decimals == 0 { String::new() } else { format!(".{}", "0".repeat(decimals)) };
    let code = match kind {
        ColumnKind::Text | ColumnKind::Period => return Format::new(),
        ColumnKind::Code => "@".to_owned(),
        ColumnKind::Number => format!("#,##0{fraction}"),
        ColumnKind::Money => format!("\"Rp\"#,##0{fraction}"),
        ColumnKind::Percent => format!("0{fraction}\" %\""),
        ColumnKind::Date => "d mmm yyyy".to_owned(),
        ColumnKind::DateTime => "d mmm yyyy hh:mm".to_owned(),
    };
    Format::new().set_num_format(code)
}

fn write_cell(
    sheet: &mut Worksheet,
    (row, column): (u32, u16),
    text: &str,
    kind: ColumnKind,
    [date, date_time]: &[Format; 2],
) -> Result<(), XlsxError> {
    match kind {
        ColumnKind::Text | ColumnKind::Code | ColumnKind::Period => {}
        ColumnKind::Number | ColumnKind::Money | ColumnKind::Percent => {
            if let Some(number) = number_of(text) {
                return sheet.write_number(row, column, number).map(drop);
            }
        }
        ColumnKind::Date | ColumnKind::DateTime => {
            if let Some((moment, has_time)) = moment_of(text) {
                let format = if has_time { date_time } else { date };
                let is_usual = has_time == (kind == ColumnKind::DateTime);
                return if is_usual {
                    sheet.write_datetime(row, column, &moment).map(drop)
                } else {
                    sheet.write_datetime_with_format(row, column, &moment, format).map(drop)
                };
            }
        }
    }
    sheet.write_string(row, column, text).map(drop)
}

/// A number that Excel holds to the last digit.
fn number_of(text: &str) -> Option<f64> {
    let is_number = text.bytes().all(|sign| sign.is_ascii_digit() || matches!(sign, b'-' | b'.'));
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let significant = digits.trim_matches('0').len();
    (is_number && significant <= MAX_DIGITS).then(|| text.parse().ok()).flatten()
}

/// A day, and whether it has a time.
fn moment_of(text: &str) -> Option<(ExcelDateTime, bool)> {
    let (day, time) = text.split_once([' ', 'T']).map_or((text, None), |(day, time)| (day, Some(time)));
    let mut parts = day.split('-');
    let year = parts.next()?.parse().ok().filter(|&year| year >= 1900)?;
    let month = parts.next()?.parse().ok()?;
    let date = ExcelDateTime::from_ymd(year, month, parts.next()?.parse().ok()?).ok()?;
    if parts.next().is_some() {
        return None;
    }
    let Some(time) = time else { return Some((date, false)) };
    let mut parts = time.split(':');
    let hours = parts.next()?.parse().ok()?;
    let minutes = parts.next()?.parse().ok()?;
    let seconds = parts.next().map_or(Some(0.0), |seconds| seconds.parse().ok())?;
    let is_day = hours < 24 && parts.next().is_none();
    is_day.then(|| date.and_hms(hours, minutes, seconds).ok()).flatten().map(|moment| (moment, true))
}

/// Digits that the shown text takes, for the longest line.
fn width_of(text: &str, kind: ColumnKind, decimals: u8) -> usize {
    let digits = text.len();
    match kind {
        ColumnKind::Text | ColumnKind::Code | ColumnKind::Period => {
            text.lines().map(|line| line.chars().count()).max().unwrap_or(0) + 1
        }
        // Grouping, and the decimals that are shown.
        ColumnKind::Number => digits + digits / 3 + usize::from(decimals) + 1,
        ColumnKind::Money => digits + digits / 3 + usize::from(decimals) + 4,
        ColumnKind::Percent => digits + usize::from(decimals) + 3,
        ColumnKind::Date => 13,
        ColumnKind::DateTime => 19,
    }
}

/// A name that Excel allows: 1 to 31 UTF-16 units, none of `[]:*?/\`, no apostrophe at an end.
fn sheet_name(name: &str) -> String {
    let mut units = 0;
    let allowed = name.chars().map(|sign| match sign {
        '[' | ']' | ':' | '*' | '?' | '/' | '\\' => '-',
        sign if sign.is_control() => ' ',
        sign => sign,
    });
    let kept: String = allowed
        .take_while(|sign| {
            units += sign.len_utf16();
            units <= 31
        })
        .collect();
    let kept = kept.trim_matches(|sign: char| sign == '\'' || sign.is_whitespace());
    // Excel keeps this name for itself.
    if kept.is_empty() || kept.eq_ignore_ascii_case("history") { "Data".to_owned() } else { kept.to_owned() }
}

fn problem(error: &XlsxError, row: u32, column: &ColumnSpec) -> WriteProblem {
    match error {
        XlsxError::MaxStringLengthExceeded => {
            WriteProblem::CellTooLong { row, header: column.header.clone(), max: MAX_CELL }
        }
        _ => WriteProblem::Failed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sheet_names_are_made_valid() {
        let cases = [
            ("Produksi 2026", "Produksi 2026"),
            ("a/b:c*[d]?\\", "a-b-c--d---"),
            ("'kutip'", "kutip"),
            ("", "Data"),
            ("History", "Data"),
            ("Laporan produksi batubara bulan Januari", "Laporan produksi batubara bulan"),
            ("🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂", "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂"),
        ];
        for (name, expected) in cases {
            assert_eq!(sheet_name(name), expected);
        }
    }

    #[test]
    fn numbers_that_excel_would_round_are_not_numbers() {
        assert_eq!(number_of("-1234.56"), Some(-1234.56));
        assert_eq!(number_of("123456789012345"), Some(123_456_789_012_345.0));
        assert_eq!(number_of("1234567890123456"), None);
        assert_eq!(number_of("0.000123456789012345"), Some(0.000_123_456_789_012_345));
        assert_eq!(number_of("1000000000000000000"), Some(1e18));
        for text in ["", "-", "1e5", "NaN", "inf", "1.2.3", "=1", "+1"] {
            assert_eq!(number_of(text), None, "{text}");
        }
    }

    #[test]
    fn only_days_that_exist_are_dates() {
        for text in
            ["2026-02-30", "1899-12-31", "2026-13-01", "2026-02", "3 Feb 2026", "2026-02-03 24:00:00", "2026-02-03-04"]
        {
            assert!(moment_of(text).is_none(), "{text}");
        }
        assert!(moment_of("2026-02-03").is_some_and(|(_, has_time)| !has_time));
        assert!(moment_of("2026-02-03T10:00").is_some_and(|(_, has_time)| has_time));
    }
}
