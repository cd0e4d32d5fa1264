//! Name and type of a table's columns.

use serde::{Deserialize, Serialize};

use super::number::NumberForm;
use crate::fold::fold;

/// How the cells of a column are parsed. The table keeps their original text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum ColumnKind {
    /// Text, including codes with leading zeros and numbers that are too long.
    Text,
    /// Numbers written 1.234,56.
    NumberIndonesian,
    /// Numbers written 1,234.56.
    NumberEnglish,
    /// Days written YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY.
    Date,
}

impl ColumnKind {
    /// The number form, if this is a kind of numbers.
    pub const fn number_form(self) -> Option<NumberForm> {
        match self {
            Self::NumberIndonesian => Some(NumberForm::Indonesian),
            Self::NumberEnglish => Some(NumberForm::English),
            Self::Text | Self::Date => None,
        }
    }
}

/// A column of a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct Column {
    /// Header as read from the file.
    pub header: String,
    /// How the cells are parsed.
    pub kind: ColumnKind,
}

/// A column as detected while a file was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct FoundColumn {
    /// Header as read from the file.
    pub header: String,
    /// Detected kind; a suggestion if `ambiguous` is set.
    pub kind: ColumnKind,
    /// True if the cells are numbers in both forms, but with different values: the user must choose.
    pub ambiguous: bool,
    /// The first few cells with content; for an ambiguous column, the first ones that the forms read differently.
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
