//! The definition of a test.

use serde::{Deserialize, Serialize};

use crate::reconciliation::Reconciliation;

/// A test with its parameters. Working papers store it, so it names columns by their headings.
///
/// Numbers in texts are written in Indonesian form ('5.000.000' or 'Rp5.000.000,00'), days as '2025-12-31' or
/// '31/12/2025'.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum DataTest {
    /// Describes a column: extremes, sum, quartiles and histogram of numbers; first, last and months of days; most
    /// frequent texts.
    Profile {
        /// A column of any kind.
        column: String,
    },
    /// Rows with the same values. With `differing`, only rows that also differ in that column.
    Duplicates {
        /// Columns with the same values.
        columns: Vec<String>,
        /// A column with differing values, if one is required.
        differing: Option<String>,
    },
    /// Texts that are equal but for case, punctuation and legal forms, or one typing error apart.
    NearDuplicates {
        /// A column of texts.
        column: String,
    },
    /// Missing and repeated numbers in series such as PK-001, per prefix.
    Gaps {
        /// A column of codes or whole numbers.
        column: String,
    },
    /// Days outside a period, on weekends or on national holidays.
    Dates {
        /// A column of days.
        column: String,
        /// The first day of the period.
        from: Option<String>,
        /// The last day of the period.
        to: Option<String>,
        /// True to find Saturdays and Sundays.
        weekends: bool,
        /// True to find national holidays.
        holidays: bool,
    },
    /// Numbers far from the others.
    Outliers {
        /// A column of numbers.
        column: String,
        /// The definition of 'far'.
        method: OutlierMethod,
    },
    /// Multiples of a unit. Zero does not count.
    RoundAmounts {
        /// A column of numbers.
        column: String,
        /// The unit, at least 1.
        unit: u64,
    },
    /// Numbers below a limit by at most some percent of it.
    BelowLimit {
        /// A column of numbers.
        column: String,
        /// The limit, greater than 0.
        limit: String,
        /// Percent of the limit, 1 to 100.
        percent: u32,
    },
    /// Negative numbers among mostly positive ones, or the reverse.
    Signs {
        /// A column of numbers.
        column: String,
    },
    /// The leading digits against Benford's law.
    Digits {
        /// A column of numbers.
        column: String,
        /// The digits to compare.
        digits: BenfordDigits,
    },
    /// Count and sum per band of a number.
    Strata {
        /// A column of numbers.
        column: String,
        /// Bounds between the bands; none for ten bands of equal count.
        bounds: Vec<String>,
    },
    /// Count and sum per age.
    Ageing {
        /// A column of days.
        column: String,
        /// The day on which the age is measured.
        until: String,
        /// Last day of each band but the oldest; none for 30, 60 and 90 days.
        bands: Vec<u32>,
        /// A column of numbers to add up.
        amount: Option<String>,
    },
    /// The share of the largest names in a sum.
    Top {
        /// The column of names.
        column: String,
        /// The column of numbers to add up.
        by: String,
        /// Number of names, at least 1.
        count: u32,
    },
    /// Counts or sums per combination of two columns.
    CrossTable {
        /// The column whose values become rows.
        rows: String,
        /// The column whose values become columns.
        columns: String,
        /// A column of numbers to add up; none to count rows.
        amount: Option<String>,
    },
    /// Sums per month or period, with their changes.
    Trend {
        /// A column of days or periods.
        column: String,
        /// A column of numbers.
        amount: String,
    },
    /// Draws a sample.
    Sample {
        /// The method.
        method: SampleMethod,
        /// The seed; the same seed draws the same rows.
        seed: u64,
        /// The requirements from which the size was calculated; `None` if the size was typed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        plan: Option<SamplePlan>,
    },
    /// Figures per key, compared with those of another table.
    Reconcile(Reconciliation),
}

/// When a number is an outlier.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum OutlierMethod {
    /// Beyond the quartiles by more than `factor` times their distance.
    Interquartile {
        /// Usually 1.5 or 3.
        factor: f64,
    },
    /// Farther from the mean than `limit` standard deviations.
    ZScore {
        /// Usually 3.
        limit: f64,
    },
    /// A sum that differs from the one of the period before by more than `percent` of it.
    PreviousPeriod {
        /// A column of days or periods. Days are grouped by month.
        periods: String,
        /// A column of names, each compared with itself; none to compare sums of all rows.
        names: Option<String>,
        /// Percent, 1 to 100,000.
        percent: u32,
    },
}

/// The digits that are compared with Benford's law.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum BenfordDigits {
    /// 1 to 9.
    First,
    /// 0 to 9.
    Second,
    /// 10 to 99.
    FirstTwo,
}

/// How a sample is drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum SampleMethod {
    /// Every row has the same chance.
    Simple {
        /// Number of rows.
        size: u32,
    },
    /// A fixed interval with a random start.
    Systematic {
        /// Number of rows.
        size: u32,
    },
    /// Each value of a column has its share of the sample.
    Stratified {
        /// The column of strata.
        column: String,
        /// Number of rows in all.
        size: u32,
    },
    /// Every unit of an amount has the same chance: a fixed interval with a random start.
    MonetaryUnit {
        /// The column of amounts.
        column: String,
        /// Number of selected units.
        size: u32,
    },
}

/// The requirements on a sample, in percent: of the rows, or for monetary units of the sum of the column.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct SamplePlan {
    /// Confidence, 50 to 99.9.
    pub confidence: f64,
    /// The rate of deviations or the error that can be tolerated, more than 0 and less than 100.
    pub tolerable: f64,
    /// The rate of deviations or the error that is expected, less than the tolerable one.
    pub expected: f64,
}
