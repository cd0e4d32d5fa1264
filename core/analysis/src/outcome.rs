//! The result of a test as data, with Indonesian texts.

use portal_table::data::column::Measure;
use serde::{Deserialize, Serialize};

/// The result of a test.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Outcome {
    /// The main figures.
    pub figures: Vec<TestFigure>,
    /// The result as a table, if it has one.
    pub groups: Option<Groups>,
    /// The rows of the table that were found or drawn. Rows of one group follow each other; otherwise they are in the
    /// order of the population.
    pub rows: Vec<u32>,
    /// The rows of a reconciliation's other table that were found.
    pub other_rows: Vec<u32>,
    /// The rows of both tables that belong to each line of a reconciliation.
    pub line_rows: Vec<[Vec<u32>; 2]>,
    /// Number of texts at the beginning of a line that name its key; 0 if lines have no rows.
    pub keys: usize,
    /// Number of lines of `groups` that do not match, which come first; those that are not listed count too.
    pub unmatched: u32,
    /// Sentences that limit what the result means.
    pub remarks: Vec<String>,
    /// The figures that project the results of a sample; `None` for other tests.
    pub drawn: Option<Drawn>,
}

/// The figures that project the results of a sample to its population.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Drawn {
    /// Number of rows that could be drawn.
    pub population: u32,
    /// The amounts of a monetary-unit sample.
    pub amounts: Option<Amounts>,
}

/// The amounts of a monetary-unit sample, in units of the last decimal place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Amounts {
    /// How amounts are shown.
    pub measure: Measure,
    /// Number of decimals of a unit.
    pub decimals: u32,
    /// The sum of all positive amounts.
    pub total: i128,
    /// Number of monetary units that were drawn.
    pub size: u32,
    /// The amount of each drawn row.
    pub books: Vec<i64>,
}

/// A labelled figure.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct TestFigure {
    /// 'Rata-rata'.
    pub label: String,
    /// 'Rp1.234,50'.
    pub value: String,
}

/// A table of groups.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Groups {
    /// One heading per column.
    pub headings: Vec<Heading>,
    /// The groups, at most [`MOST_LINES`].
    pub lines: Vec<Line>,
    /// The values of a chart, one per line.
    pub bars: Option<Bars>,
}

/// The heading of a column of [`Groups`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Heading {
    /// The text.
    pub text: String,
    /// True if the column holds numbers, which are aligned to the right.
    pub is_number: bool,
}

/// A line of [`Groups`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Line {
    /// One text per heading.
    pub texts: Vec<String>,
    /// The first row of the table that belongs to the line; `None` if there is none.
    pub row: Option<u32>,
}

/// The values of a chart, one per line.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Bars {
    /// The values.
    pub values: Vec<f64>,
    /// The expected values, if the test has any.
    pub expected: Option<Vec<f64>>,
}

/// The most lines of a result.
pub const MOST_LINES: usize = 1_000;

impl Outcome {
    /// Adds a figure.
    pub(crate) fn figure(&mut self, label: &str, value: impl Into<String>) {
        self.figures.push(TestFigure { label: label.to_owned(), value: value.into() });
    }

    /// A copy that begins its remarks with these.
    #[must_use]
    pub fn after(mut self, mut remarks: Vec<String>) -> Self {
        remarks.append(&mut self.remarks);
        Self { remarks, ..self }
    }

    /// Limits the lines to [`MOST_LINES`] and says so.
    pub(crate) fn limit_lines(&mut self) {
        let Some(groups) = &mut self.groups else { return };
        let all = groups.lines.len();
        if all > MOST_LINES {
            groups.lines.truncate(MOST_LINES);
            if let Some(bars) = &mut groups.bars {
                bars.values.truncate(MOST_LINES);
                bars.expected.iter_mut().for_each(|expected| expected.truncate(MOST_LINES));
            }
            let [shown, all] = [MOST_LINES, all].map(portal_locale::number::count);
            self.remarks.push(format!("Tabel memuat {shown} dari {all} kelompok."));
        }
    }
}

impl Groups {
    /// A table without lines; a heading that begins with '#' is a heading of numbers.
    pub(crate) fn new(headings: &[&str]) -> Self {
        let heading = |text: &&str| {
            let (text, is_number) = text.strip_prefix('#').map_or((*text, false), |text| (text, true));
            Heading { text: text.to_owned(), is_number }
        };
        Self { headings: headings.iter().map(heading).collect(), ..Self::default() }
    }

    /// Adds a line.
    pub(crate) fn line(&mut self, texts: Vec<String>, row: Option<u32>) {
        self.lines.push(Line { texts, row });
    }

    /// Adds a line with its bar.
    pub(crate) fn bar(&mut self, texts: Vec<String>, row: Option<u32>, value: f64) {
        self.line(texts, row);
        self.bars.get_or_insert_default().values.push(value);
    }
}
