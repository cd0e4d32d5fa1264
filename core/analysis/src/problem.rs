//! The reasons why a test cannot run.

use portal_locale::number::integer;

use crate::formula::reference;

/// A reason with its remedy.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Problem {
    /// The table has no column with this heading.
    NoColumn {
        /// The setting that names it.
        field: &'static str,
        /// The heading.
        column: String,
    },
    /// No column was chosen.
    NoColumnChosen {
        /// The setting.
        field: &'static str,
    },
    /// The column does not hold numbers.
    NotNumbers {
        /// The setting.
        field: &'static str,
        /// The heading.
        column: String,
    },
    /// The column does not hold days.
    NotDays {
        /// The setting.
        field: &'static str,
        /// The heading.
        column: String,
    },
    /// There are no rows.
    NoRows,
    /// A reconciliation has no other table.
    NoOtherData,
    /// A key has times in one table and something else in the other.
    KeysOfOtherKinds {
        /// The headings.
        columns: [String; 2],
    },
    /// Keys are to match in periods that are shorter than those of a column.
    PeriodsTooLong {
        /// The heading.
        column: String,
        /// The length of its periods in words.
        period: &'static str,
    },
    /// Two columns of numbers have different units.
    UnitsDiffer {
        /// The headings.
        columns: [String; 2],
        /// The units.
        units: [String; 2],
    },
    /// No cell of the column has a number that the test can use.
    NoNumbers {
        /// The setting.
        field: &'static str,
        /// The heading.
        column: String,
    },
    /// No cell of the column has a day.
    NoDays {
        /// The setting.
        field: &'static str,
        /// The heading.
        column: String,
    },
    /// No cell of the column has a text.
    NoTexts {
        /// The setting.
        field: &'static str,
        /// The heading.
        column: String,
    },
    /// No cell of the column has a serial number.
    NoSerials {
        /// The heading.
        column: String,
    },
    /// A text is no number.
    BadNumber {
        /// The setting.
        field: &'static str,
        /// The text.
        typed: String,
    },
    /// A text is no day.
    BadDay {
        /// The setting.
        field: &'static str,
        /// The text.
        typed: String,
    },
    /// The period ends before it begins.
    PeriodReversed,
    /// A number is outside its range.
    OutOfRange {
        /// The setting.
        field: &'static str,
        /// The range in words: 'dari 1 sampai 100'.
        range: &'static str,
    },
    /// Bounds or bands do not rise.
    NotRising {
        /// The setting.
        field: &'static str,
    },
    /// Neither a period nor weekends nor holidays were chosen.
    NothingToFind,
    /// The sample is larger than its population.
    SampleTooLarge {
        /// Number of rows to draw.
        size: u32,
        /// Number of rows.
        population: u32,
    },
    /// The column has too many values for a table.
    TooManyValues {
        /// The setting.
        field: &'static str,
        /// The heading.
        column: String,
        /// The most values.
        most: u32,
    },
}

impl Problem {
    /// The setting at fault, as the test names it: 'column', 'method.size'; `None` for the rows themselves.
    pub fn field(&self) -> Option<&'static str> {
        match self {
            Self::NoColumn { field, .. }
            | Self::NoColumnChosen { field }
            | Self::NotNumbers { field, .. }
            | Self::NotDays { field, .. }
            | Self::NoNumbers { field, .. }
            | Self::NoDays { field, .. }
            | Self::NoTexts { field, .. }
            | Self::BadNumber { field, .. }
            | Self::BadDay { field, .. }
            | Self::OutOfRange { field, .. }
            | Self::NotRising { field }
            | Self::TooManyValues { field, .. } => Some(field),
            Self::NoSerials { .. } => Some("column"),
            Self::NoOtherData => Some("other"),
            Self::KeysOfOtherKinds { .. } | Self::PeriodsTooLong { .. } => Some("keys"),
            Self::UnitsDiffer { .. } => Some("measures"),
            Self::PeriodReversed => Some("to"),
            Self::NothingToFind => Some("from"),
            Self::SampleTooLarge { .. } => Some("method.size"),
            Self::NoRows => None,
        }
    }

    /// The reason and the remedy in Indonesian.
    pub fn message(&self) -> String {
        match self {
            Self::NoColumn { column, .. } => {
                format!("Kolom “{column}” tidak ada di data ini. Pilih kolom lain.")
            }
            Self::NoColumnChosen { .. } => "Kolom belum dipilih. Pilih paling sedikit satu kolom.".to_owned(),
            Self::NotNumbers { column, .. } => {
                format!(
                    "Kolom “{column}” bukan kolom angka. Pilih kolom angka, atau ubah jenis kolom itu terlebih dahulu."
                )
            }
            Self::NotDays { column, .. } => {
                format!(
                    "Kolom “{column}” bukan kolom tanggal. Pilih kolom tanggal, atau ubah jenis kolom itu terlebih dahulu."
                )
            }
            Self::NoRows => "Tidak ada baris untuk diuji. Longgarkan filter, atau pilih data lain.".to_owned(),
            Self::NoOtherData => {
                "Data pembanding belum dipilih, atau barisnya belum dimuat. Pilih data lain.".to_owned()
            }
            Self::KeysOfOtherKinds { columns: [left, right] } => {
                format!(
                    "“{left}” dan “{right}” tidak sejenis: yang satu tanggal atau periode. Pasangkan kolom yang sejenis, atau ubah jenis kolomnya terlebih dahulu."
                )
            }
            Self::PeriodsTooLong { column, period } => {
                format!("Kolom “{column}” dicatat per {period}. Pilih {period} atau yang lebih panjang.")
            }
            Self::UnitsDiffer { columns: [left, right], units: [unit, other] } => {
                format!(
                    "Satuan tidak sama: “{left}” dalam {unit}, “{right}” dalam {other}. Samakan dengan kolom hitungan, misalnya SATUAN({} / 1.000; \"{unit}\").",
                    reference(right)
                )
            }
            Self::NoNumbers { column, .. } => {
                format!(
                    "Kolom “{column}” tidak memuat angka yang dapat diuji di baris yang dipilih. Pilih kolom lain, atau longgarkan filter."
                )
            }
            Self::NoDays { column, .. } => {
                format!(
                    "Kolom “{column}” tidak memuat tanggal di baris yang dipilih. Pilih kolom lain, atau longgarkan filter."
                )
            }
            Self::NoTexts { column, .. } => {
                format!("Kolom “{column}” kosong di baris yang dipilih. Pilih kolom lain, atau longgarkan filter.")
            }
            Self::NoSerials { column } => {
                format!("Kolom “{column}” tidak memuat nomor urut seperti PK-001. Pilih kolom lain.")
            }
            Self::BadNumber { typed, .. } => {
                format!("“{typed}” bukan angka. Tulis angka seperti 5.000.000 atau 12,5.")
            }
            Self::BadDay { typed, .. } => {
                format!("“{typed}” bukan tanggal. Tulis tanggal seperti 31/12/2025.")
            }
            Self::PeriodReversed => {
                "Akhir periode mendahului awalnya. Tukar kedua tanggal itu, atau perbaiki salah satunya.".to_owned()
            }
            Self::OutOfRange { range, .. } => format!("Isi angka {range}."),
            Self::NotRising { .. } => {
                "Batas harus naik dan tidak boleh sama. Urutkan dari yang terkecil, dan hapus yang kembar.".to_owned()
            }
            Self::NothingToFind => {
                "Belum ada yang dicari. Isi awal atau akhir periode, atau pilih akhir pekan atau hari libur.".to_owned()
            }
            Self::SampleTooLarge { size, population } => {
                let [size, population] = [*size, *population].map(|count| integer(count.into()));
                format!(
                    "Sampel {size} baris lebih besar daripada populasinya, {population} baris. Perkecil sampel, atau perluas populasi."
                )
            }
            Self::TooManyValues { column, most, .. } => {
                let most = integer((*most).into());
                format!(
                    "Kolom “{column}” memiliki lebih dari {most} nilai berbeda. Pilih kolom lain, atau saring barisnya terlebih dahulu."
                )
            }
        }
    }
}
