//! Name and type of a table's columns.

use serde::{Deserialize, Serialize};

use super::day::DayOrder;
use super::number::{self, NumberForm};
use crate::fold::fold;

/// How the cells of a column are parsed. The table keeps their original text; a cell that does not fit has no value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum ColumnKind {
    /// Text.
    Text,
    /// Codes such as 007 and numbers that are too long to calculate with.
    Code,
    /// Numbers written 1.234,56.
    NumberIndonesian,
    /// Numbers written 1,234.56.
    NumberEnglish,
    /// Amounts of rupiah written Rp1.234,56.
    MoneyIndonesian,
    /// Amounts of rupiah written Rp1,234.56.
    MoneyEnglish,
    /// Percentages written 12,5 %.
    PercentIndonesian,
    /// Percentages written 12.5 %.
    PercentEnglish,
    /// Days, with the day before the month.
    Date,
    /// Days, with the month before the day.
    DateMonthFirst,
    /// Days with a time, with the day before the month.
    DateTime,
    /// Days with a time, with the month before the day.
    DateTimeMonthFirst,
    /// Months, quarters, half-years and years.
    Period,
}

/// Unit of a column of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Measure {
    /// Anything; the heading may name the unit.
    Plain,
    /// Rupiah.
    Money,
    /// Hundredths.
    Percent,
}

/// Type of the values of a column, with the form in which the file writes them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Meaning {
    /// Text, also of codes.
    Text,
    /// Numbers in this form.
    Number(NumberForm, Measure),
    /// Days.
    Day(DayOrder),
    /// Days with a time.
    Moment(DayOrder),
    /// Periods.
    Period,
}

impl ColumnKind {
    /// All kinds.
    pub const ALL: [Self; 13] = [
        Self::Text,
        Self::Code,
        Self::NumberIndonesian,
        Self::NumberEnglish,
        Self::MoneyIndonesian,
        Self::MoneyEnglish,
        Self::PercentIndonesian,
        Self::PercentEnglish,
        Self::Date,
        Self::DateMonthFirst,
        Self::DateTime,
        Self::DateTimeMonthFirst,
        Self::Period,
    ];

    /// The meaning of the cells.
    pub const fn meaning(self) -> Meaning {
        use DayOrder::{DayFirst, MonthFirst};
        use NumberForm::{English, Indonesian};
        match self {
            Self::Text | Self::Code => Meaning::Text,
            Self::NumberIndonesian => Meaning::Number(Indonesian, Measure::Plain),
            Self::NumberEnglish => Meaning::Number(English, Measure::Plain),
            Self::MoneyIndonesian => Meaning::Number(Indonesian, Measure::Money),
            Self::MoneyEnglish => Meaning::Number(English, Measure::Money),
            Self::PercentIndonesian => Meaning::Number(Indonesian, Measure::Percent),
            Self::PercentEnglish => Meaning::Number(English, Measure::Percent),
            Self::Date => Meaning::Day(DayFirst),
            Self::DateMonthFirst => Meaning::Day(MonthFirst),
            Self::DateTime => Meaning::Moment(DayFirst),
            Self::DateTimeMonthFirst => Meaning::Moment(MonthFirst),
            Self::Period => Meaning::Period,
        }
    }

    /// The kind of numbers with this form and measure.
    pub(super) const fn of_numbers(form: NumberForm, measure: Measure) -> Self {
        match (form, measure) {
            (NumberForm::Indonesian, Measure::Plain) => Self::NumberIndonesian,
            (NumberForm::English, Measure::Plain) => Self::NumberEnglish,
            (NumberForm::Indonesian, Measure::Money) => Self::MoneyIndonesian,
            (NumberForm::English, Measure::Money) => Self::MoneyEnglish,
            (NumberForm::Indonesian, Measure::Percent) => Self::PercentIndonesian,
            (NumberForm::English, Measure::Percent) => Self::PercentEnglish,
        }
    }

    /// Changes the form of a kind of numbers; returns other kinds unchanged.
    #[must_use]
    pub const fn in_form(self, form: NumberForm) -> Self {
        match self.meaning() {
            Meaning::Number(_, measure) => Self::of_numbers(form, measure),
            _ => self,
        }
    }

    /// The number form, if this is a kind of numbers.
    pub const fn number_form(self) -> Option<NumberForm> {
        match self.meaning() {
            Meaning::Number(form, _) => Some(form),
            _ => None,
        }
    }
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Column {
    /// Heading; unique in its table.
    pub header: String,
    /// How the cells are parsed.
    pub kind: ColumnKind,
    /// Texts that mean 'no value' in this column, beside an empty cell; `None` for the usual ones.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub missing: Option<Vec<String>>,
}

impl Column {
    /// A column with the usual texts for 'no value'.
    pub fn new(header: impl Into<String>, kind: ColumnKind) -> Self {
        Self { header: header.into(), kind, missing: None }
    }

    /// True if a cell of the column has no value.
    pub fn is_missing(&self, cell: &str) -> bool {
        let is_own = || cell.trim().is_empty() || self.names_missing(cell);
        if self.missing.is_some() { is_own() } else { number::is_missing(cell) }
    }

    /// True if the cell is one of the column's own texts for 'no value'. Such a text may be a number, like 0 or 9999.
    pub(super) fn names_missing(&self, cell: &str) -> bool {
        self.missing.as_ref().is_some_and(|words| words.iter().any(|word| word.eq_ignore_ascii_case(cell.trim())))
    }
}

/// The texts for 'no value' as a user types them: '-; N/A; nihil'. `None` if they are the usual ones.
pub fn missing_words(typed: &str) -> Option<Vec<String>> {
    let words: Vec<String> =
        typed.split(';').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let is_usual = words.iter().map(|word| word.to_lowercase()).eq(number::MISSING.map(str::to_owned));
    (!is_usual).then_some(words)
}

/// The texts for 'no value' of a column, as [`missing_words`] reads them.
pub fn typed_missing_words(words: Option<&[String]>) -> String {
    words.map_or_else(|| number::MISSING.join("; "), |words| words.join("; "))
}

/// A question to the user: the cells of a column can be read in two ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum Doubt {
    /// The cells are numbers in both forms, but with different values. There is no good guess.
    NumberForm,
    /// The cells are days in both orders. The suggestion has the day first.
    DayOrder,
}

/// A column as detected while a file was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct FoundColumn {
    /// Heading.
    pub header: String,
    /// Detected kind; a suggestion if there is a doubt.
    pub kind: ColumnKind,
    /// The question to the user, if the cells can be read in two ways.
    pub doubt: Option<Doubt>,
    /// Number of cells that do not fit the detected kind; they have no value.
    pub misfits: u32,
    /// The first few cells with content; with a doubt, the first ones that can be read in two ways.
    pub samples: Vec<String>,
}

/// Words in headings of columns whose sum means nothing, whatever their unit.
const RATES: [&str; 10] = ["tarif", "kadar", "harga", "persen", "per", "kode", "tahun", "rasio", "nisbah", "kurs"];

/// True if the sum of the column is meaningful, by its heading: true for 'Produksi (ton)', false for 'Capaian (%)',
/// 'Harga (Rp/ton)' and 'Tarif'.
pub fn adds_up(header: &str) -> bool {
    let header = fold(header);
    let is_rate = |word: &str| RATES.contains(&word);
    !header.contains(['%', '/']) && !header.split(|letter: char| !letter.is_alphanumeric()).any(is_rate)
}

#[cfg(test)]
mod tests {
    use super::adds_up;

    #[test]
    fn percentages_rates_and_codes_do_not_add_up() {
        for header in ["Produksi (ton)", "PNBP (Rp)", "Volume", "Persentil Ke Ton", "Perusahaan", "Pajak (juta Rp)"] {
            assert!(adds_up(header), "{header}");
        }
        for header in [
            "Tarif (%)",
            "Harga (Rp/ton)",
            "Kalori (kcal/kg GAR)",
            "TARIF",
            "Kadar Ni",
            "Ton per Hari",
            "Tahun Ke",
            "Kode Billing",
        ] {
            assert!(!adds_up(header), "{header}");
        }
    }
}
