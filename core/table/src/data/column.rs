//! What a column of a table is called and how its cells are read.

use serde::{Deserialize, Serialize};

use super::number::NumberForm;
use crate::fold::fold;

/// How the cells of a column are read; what is shown is always the text itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub enum ColumnKind {
    /// Text, among it codes with leading zeros and numbers too long to be one.
    Text,
    /// Numbers written 1.234,56.
    NumberIndonesian,
    /// Numbers written 1,234.56.
    NumberEnglish,
    /// Calendar days written YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY.
    Date,
}

impl ColumnKind {
    /// The form of its numbers, if it holds numbers.
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
    /// Its header, exactly as read.
    pub header: String,
    /// How its cells are read.
    pub kind: ColumnKind,
}

/// A column as found while a file was read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct FoundColumn {
    /// Its header, exactly as read.
    pub header: String,
    /// How its cells are to be read, or what is proposed if that is `ambiguous`.
    pub kind: ColumnKind,
    /// Whether its cells are numbers in both forms, and not the same numbers: somebody has to say which.
    pub ambiguous: bool,
    /// The first few of its cells that hold something; of an ambiguous column, of those that the forms read differently.
    pub samples: Vec<String>,
}

/// What stands in the headings of numbers of which each row has its own, whatever their unit.
const RATES: [&str; 10] = ["tarif", "kadar", "harga", "persen", "per", "kode", "tahun", "rasio", "nisbah", "kurs"];

/// Whether adding up a column says anything, by its heading: 'Produksi (ton)' does; 'Capaian (%)', 'Harga (Rp/ton)', 'Tarif' do not.
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
