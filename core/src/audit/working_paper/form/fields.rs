//! The fields of each kind of test.

use super::TestKind;
use crate::table::data::column::{ColumnKind, Meaning};

/// A field of a test's form.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Name in the form.
    pub name: &'static str,
    /// Label.
    pub label: &'static str,
    /// Kind of the input.
    pub input: Input,
    /// Value at first; empty for the first suitable column.
    pub preset: &'static str,
    /// The field and the value for which this field counts.
    pub only_for: Option<(&'static str, &'static str)>,
}

/// Kind of an input.
#[derive(Clone, Copy, Debug)]
pub enum Input {
    /// One column with suitable values.
    Column(Suited),
    /// One column, or none.
    OptionalColumn(Suited),
    /// One column or several.
    Columns,
    /// A number.
    Number,
    /// Percent of the rows, or of the sum of a column.
    Percent,
    /// Numbers, with a semicolon between them; none is allowed.
    Numbers,
    /// A day; none is allowed.
    OptionalDay,
    /// A day.
    Day,
    /// One of these values, each with its label.
    Choice(&'static [(&'static str, &'static str)]),
    /// Yes or no.
    Flag,
    /// A dataset of the same company; the open one if empty.
    Dataset,
    /// One column of the other dataset.
    OtherColumn(Suited),
    /// Any number of lines, each with these fields.
    Lines(Lines),
    /// Any text.
    Text,
    /// A formula over the columns.
    Formula,
    /// A formula over the columns of the other dataset.
    OtherFormula,
}

/// The fields of a line.
#[derive(Clone, Copy, Debug)]
pub enum Lines {
    /// Columns by which rows match.
    Keys,
    /// Columns that are compared.
    Measures,
    /// Computed columns.
    Computed,
    /// Computed columns of the other dataset.
    ComputedOthers,
}

impl Lines {
    /// The fields, in the order of their texts in a line.
    pub fn parts(self) -> Vec<Field> {
        match self {
            Self::Keys => vec![
                field("left", "Kolom data", Input::Column(Suited::All), ""),
                field("right", "Kolom pembanding", Input::OtherColumn(Suited::All), ""),
                field("period", "Periode", Input::Choice(PERIODS), ""),
            ],
            Self::Measures => vec![
                field("left", "Angka data", Input::Column(Suited::Numbers), ""),
                field("right", "Angka pembanding", Input::OtherColumn(Suited::Numbers), ""),
                field("figure", "Dibandingkan", Input::Choice(FIGURES), "sum"),
                field("absolute", "Toleransi", Input::Number, ""),
                field("percent", "Toleransi (%)", Input::Number, ""),
            ],
            Self::Computed => vec![computed_name(), field("formula", "Rumus", Input::Formula, "")],
            Self::ComputedOthers => vec![computed_name(), field("formula", "Rumus", Input::OtherFormula, "")],
        }
    }

    /// The label of the button that adds a line.
    pub const fn add(self) -> &'static str {
        match self {
            Self::Keys => "Tambah kunci",
            Self::Measures => "Tambah angka",
            Self::Computed => "Tambah kolom hitungan",
            Self::ComputedOthers => "Tambah kolom hitungan pembanding",
        }
    }
}

const fn computed_name() -> Field {
    field("name", "Nama dan satuan", Input::Text, "")
}

const PERIODS: &[(&str, &str)] = &[
    ("", "Otomatis"),
    ("day", "Hari"),
    ("month", "Bulan"),
    ("quarter", "Triwulan"),
    ("halfYear", "Semester"),
    ("year", "Tahun"),
];

const FIGURES: &[(&str, &str)] = &[("sum", "Jumlah"), ("mean", "Rata-rata"), ("largest", "Terbesar")];

/// Columns that suit a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Suited {
    /// All columns.
    All,
    /// Columns of numbers.
    Numbers,
    /// Columns of days, moments or periods.
    Times,
    /// Columns of texts, codes and periods.
    Names,
    /// Columns that may hold serial numbers: texts, codes and numbers.
    Serials,
}

impl Suited {
    /// True if columns of this kind suit.
    pub const fn has(self, kind: ColumnKind) -> bool {
        match (self, kind.meaning()) {
            (Self::All, _)
            | (Self::Numbers, Meaning::Number(..))
            | (Self::Times, Meaning::Day(_) | Meaning::Moment(_) | Meaning::Period)
            | (Self::Names, Meaning::Text | Meaning::Period)
            | (Self::Serials, Meaning::Text | Meaning::Number(..)) => true,
            (Self::Numbers | Self::Times | Self::Names | Self::Serials, _) => false,
        }
    }

    /// The columns in words, for a dataset that has none.
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::All => "kolom",
            Self::Numbers => "kolom angka",
            Self::Times => "kolom tanggal atau periode",
            Self::Names => "kolom teks",
            Self::Serials => "kolom nomor",
        }
    }
}

const fn field(name: &'static str, label: &'static str, input: Input, preset: &'static str) -> Field {
    Field { name, label, input, preset, only_for: None }
}

const fn number_column() -> Field {
    field("column", "Kolom angka", Input::Column(Suited::Numbers), "")
}

const fn amount_column() -> Field {
    field("amount", "Jumlahkan kolom", Input::OptionalColumn(Suited::Numbers), "")
}

/// The group under which the kinds are offered.
pub const fn group(kind: TestKind) -> &'static str {
    use TestKind::{
        Ageing, BelowLimit, CrossTable, Dates, Digits, Duplicates, Gaps, NearDuplicates, Outliers, Profile, Reconcile,
        RoundAmounts, Sample, Signs, Strata, Top, Trend,
    };
    match kind {
        Profile | Strata | Ageing | Top | CrossTable | Trend => "Gambaran",
        Duplicates | NearDuplicates | Gaps | Dates => "Kelengkapan",
        Outliers | RoundAmounts | BelowLimit | Signs | Digits => "Kewajaran",
        Sample => "Sampel",
        Reconcile => "Rekonsiliasi",
    }
}

/// A sentence that describes the test to the user.
pub const fn description(kind: TestKind) -> &'static str {
    match kind {
        TestKind::Profile => "Jumlah, rentang, kuartil dan sebaran satu kolom.",
        TestKind::Duplicates => {
            "Baris yang sama di kolom pilihan, atau sama di sana tetapi berbeda di satu kolom lain."
        }
        TestKind::NearDuplicates => "Nama yang hanya berbeda ejaan, tanda baca atau bentuk badan hukum.",
        TestKind::Gaps => "Nomor yang hilang atau berulang dalam deret seperti PK-001, PK-002.",
        TestKind::Dates => "Tanggal di luar periode, pada akhir pekan atau hari libur nasional.",
        TestKind::Outliers => "Angka yang jauh dari yang lain, atau dari periode sebelumnya.",
        TestKind::RoundAmounts => "Angka yang merupakan kelipatan bulat.",
        TestKind::BelowLimit => "Angka yang sedikit di bawah suatu batas.",
        TestKind::Signs => "Angka dengan tanda yang tidak biasa di kolomnya.",
        TestKind::Digits => "Angka awal dibandingkan dengan hukum Benford.",
        TestKind::Strata => "Banyak dan jumlah angka per lapisan.",
        TestKind::Ageing => "Banyak baris menurut umur sampai suatu tanggal.",
        TestKind::Top => "Pangsa nama-nama dengan jumlah terbesar.",
        TestKind::CrossTable => "Banyak atau jumlah menurut dua kolom sekaligus.",
        TestKind::Trend => "Jumlah per periode dan perubahannya.",
        TestKind::Sample => "Baris yang ditarik acak; benih yang sama menarik baris yang sama.",
        TestKind::Reconcile => {
            "Jumlah per kunci dibandingkan dengan data lain dari badan usaha yang sama, misalnya rencana dengan produksi."
        }
    }
}

const SAMPLE_METHODS: &[(&str, &str)] = &[
    ("simple", "Acak sederhana"),
    ("systematic", "Sistematis"),
    ("stratified", "Berlapis"),
    ("monetaryUnit", "Satuan moneter"),
];

/// The fields of a kind of test, in the order of the form. Every test can have computed columns.
pub fn fields(kind: TestKind) -> Vec<Field> {
    let mut fields = own_fields(kind);
    fields.push(field("computed", "Kolom hitungan", Input::Lines(Lines::Computed), ""));
    if kind == TestKind::Reconcile {
        fields.push(field("other.computed", "Kolom hitungan pembanding", Input::Lines(Lines::ComputedOthers), ""));
    }
    fields
}

fn own_fields(kind: TestKind) -> Vec<Field> {
    use Input::{Choice, Column, Columns, Dataset, Day, Flag, Number, Numbers, OptionalColumn, OptionalDay};
    match kind {
        TestKind::Profile => vec![field("column", "Kolom", Column(Suited::All), "")],
        TestKind::Duplicates => vec![
            field("columns", "Kolom yang sama", Columns, ""),
            field("differing", "Kolom yang berbeda", OptionalColumn(Suited::All), ""),
        ],
        TestKind::NearDuplicates => vec![field("column", "Kolom teks", Column(Suited::Names), "")],
        TestKind::Gaps => vec![field("column", "Kolom nomor", Column(Suited::Serials), "")],
        TestKind::Dates => vec![
            field("column", "Kolom tanggal", Column(Suited::Times), ""),
            field("from", "Dari", OptionalDay, ""),
            field("to", "Sampai", OptionalDay, ""),
            field("weekends", "Sabtu dan Minggu", Flag, "yes"),
            field("holidays", "Hari libur nasional", Flag, "yes"),
        ],
        TestKind::Outliers => outlier_fields(),
        TestKind::RoundAmounts => vec![number_column(), field("unit", "Kelipatan", Number, "1.000")],
        TestKind::BelowLimit => vec![
            number_column(),
            field("limit", "Batas", Number, ""),
            field("percent", "Paling jauh di bawah batas (%)", Number, "5"),
        ],
        TestKind::Signs => vec![number_column()],
        TestKind::Digits => vec![
            number_column(),
            field(
                "digits",
                "Angka yang diuji",
                Choice(&[("first", "Angka pertama"), ("second", "Angka kedua"), ("firstTwo", "Dua angka pertama")]),
                "first",
            ),
        ],
        TestKind::Strata => vec![number_column(), field("bounds", "Batas lapisan", Numbers, "")],
        TestKind::Ageing => vec![
            field("column", "Kolom tanggal", Column(Suited::Times), ""),
            field("until", "Sampai tanggal", Day, ""),
            field("bands", "Batas umur (hari)", Numbers, "30; 60; 90; 180"),
            amount_column(),
        ],
        TestKind::Top => vec![
            field("column", "Nama", Column(Suited::Names), ""),
            field("by", "Jumlahkan kolom", Column(Suited::Numbers), ""),
            field("count", "Banyak nama", Number, "10"),
        ],
        TestKind::CrossTable => vec![
            field("rows", "Baris", Column(Suited::Names), ""),
            field("columns", "Kolom", Column(Suited::Names), ""),
            amount_column(),
        ],
        TestKind::Trend => vec![
            field("column", "Kolom periode", Column(Suited::Times), ""),
            field("amount", "Jumlahkan kolom", Column(Suited::Numbers), ""),
        ],
        TestKind::Sample => sample_fields(),
        TestKind::Reconcile => vec![
            field("main", "Data", Dataset, ""),
            field("other", "Pembanding", Dataset, ""),
            field("keys", "Kunci", Input::Lines(Lines::Keys), ""),
            field("measures", "Angka yang dibandingkan", Input::Lines(Lines::Measures), ""),
        ],
    }
}

fn outlier_fields() -> Vec<Field> {
    use Input::{Choice, Column, Number, OptionalColumn};
    vec![
        number_column(),
        field(
            "method",
            "Cara",
            Choice(&[
                ("interquartile", "Rentang antarkuartil"),
                ("zScore", "Skor z"),
                ("previousPeriod", "Rasio terhadap periode sebelumnya"),
            ]),
            "interquartile",
        ),
        Field {
            only_for: Some(("method", "interquartile")),
            ..field("method.factor", "Kelipatan rentang", Number, "1,5")
        },
        Field { only_for: Some(("method", "zScore")), ..field("method.limit", "Batas skor z", Number, "3") },
        Field {
            only_for: Some(("method", "previousPeriod")),
            ..field("method.periods", "Kolom periode", Column(Suited::Times), "")
        },
        Field {
            only_for: Some(("method", "previousPeriod")),
            ..field("method.names", "Per nama di kolom", OptionalColumn(Suited::Names), "")
        },
        Field {
            only_for: Some(("method", "previousPeriod")),
            ..field("method.percent", "Perubahan lebih dari (%)", Number, "50")
        },
    ]
}

fn sample_fields() -> Vec<Field> {
    use Input::{Choice, Column, Number, Percent};
    vec![
        field("method", "Cara", Choice(SAMPLE_METHODS), "simple"),
        Field {
            only_for: Some(("method", "stratified")),
            ..field("method.stratum", "Lapisan menurut", Column(Suited::Names), "")
        },
        Field {
            only_for: Some(("method", "monetaryUnit")),
            ..field("method.amount", "Kolom nilai", Column(Suited::Numbers), "")
        },
        field(
            "sizing",
            "Ukuran",
            Choice(&[("chosen", "Ditentukan sendiri"), ("planned", "Dihitung dari keyakinan")]),
            "chosen",
        ),
        Field { only_for: Some(("sizing", "chosen")), ..field("method.size", "Ukuran sampel", Number, "") },
        Field {
            only_for: Some(("sizing", "planned")),
            ..field("plan.confidence", "Tingkat keyakinan (%)", Number, "95")
        },
        Field {
            only_for: Some(("sizing", "planned")),
            ..field("plan.tolerable", "Penyimpangan atau salah saji yang dapat diterima (%)", Percent, "5")
        },
        Field {
            only_for: Some(("sizing", "planned")),
            ..field("plan.expected", "Penyimpangan atau salah saji yang diharapkan (%)", Percent, "1")
        },
        field("seed", "Benih", Number, ""),
    ]
}
