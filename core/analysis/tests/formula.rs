//! Formulas compute what they say.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::formula::{Computed, ComputedColumn, Computing, FUNCTIONS};
use portal_table::data::column::ColumnKind::{
    Date, DateTime, MoneyIndonesian, NumberEnglish, NumberIndonesian, PercentIndonesian, Period, Text,
};
use portal_table::data::data_table::DataTable;
use portal_table::sort::{Direction, Sort};
use support::table;

const COLUMNS: [(&str, portal_table::data::column::ColumnKind); 10] = [
    ("Nama", Text),
    ("Volume (ton)", NumberIndonesian),
    ("Nilai", MoneyIndonesian),
    ("Tarif", PercentIndonesian),
    ("Mulai", Date),
    ("Akhir", Date),
    ("Periode", Period),
    ("Saat", DateTime),
    ("Harga [USD]", NumberEnglish),
    ("Nol", NumberIndonesian),
];

fn data() -> DataTable {
    let rows = [
        [
            "PT  Bara",
            "1.250,50",
            "Rp10.000.000,75",
            "9,50 %",
            "31/01/2025",
            "2025-03-01",
            "Triwulan II 2025",
            "1/2/2025 23:10",
            "1,234.50",
            "0",
        ],
        ["CV Énergi", "-3", "-Rp5", "0,5%", "29/02/2024", "28/02/2024", "2024", "2024-02-29", "7", "0"],
        ["", "", "", "", "", "", "", "", "", ""],
        ["x", "entah", "-", "n/a", "besok", "x", "y", "z", "w", "5"],
    ];
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    table(&COLUMNS, &rows)
}

fn column(name: &str, formula: &str) -> ComputedColumn {
    ComputedColumn { name: name.to_owned(), formula: formula.to_owned() }
}

fn computed(columns: &[ComputedColumn], table: &DataTable) -> Computed {
    let computing = Computing::new(columns, table);
    computing.unwrap_or_else(|problem| panic!("{columns:?}: {problem:?}")).finish(table)
}

/// The cells of a formula, and the remarks.
fn cells(formula: &str) -> (Vec<String>, Vec<String>) {
    let Computed { table, remarks } = computed(&[column("Hasil", formula)], &data());
    let last = u32::try_from(COLUMNS.len()).expect("few columns");
    ((0..table.row_count()).map(|row| table.cell(row, last).to_owned()).collect(), remarks)
}

/// The first two cells of a formula; the others are empty.
fn two(formula: &str) -> [String; 2] {
    let (cells, _) = cells(formula);
    assert_eq!(cells[2..], ["", ""], "{formula}");
    [cells[0].clone(), cells[1].clone()]
}

fn one(formula: &str) -> String {
    cells(formula).0[0].clone()
}

#[test]
fn numbers_are_exact_and_have_no_zeros_at_their_end() {
    for (formula, expected) in [
        ("[Volume (ton)] * 2", ["2501", "-6"]),
        ("= [volume  (TON)]+0,25", ["1250,75", "-2,75"]),
        ("[Nilai] × [Tarif] ÷ 100", ["950000,07125", "-0,025"]),
        ("[Harga [USD]]] - 1", ["1233,5", "6"]),
        ("-[Volume (ton)] − -1", ["-1249,5", "4"]),
        ("2 + [Tarif] * 2 - (1 + 1) * [Tarif]", ["2", "2"]),
        ("[Volume (ton)] / 3", ["416,833333", "-1"]),
        ("[Volume (ton)] / 3 * 3", ["1250,5", "-3"]),
        ("[Volume (ton)] / 3000000000 * 1000000000", ["416,833333", "-1"]),
        ("BULAT([Volume (ton)]; 0)", ["1251", "-3"]),
        ("BULAT([Volume (ton)])", ["1251", "-3"]),
        ("bulat(-[Volume (ton)]; -2)", ["-1300", "0"]),
        ("BULAT([Volume (ton)] / 7; 9)", ["178,642857143", "-0,428571429"]),
        ("ABS([Volume (ton)] / 7)", ["178,642857", "0,428571"]),
        ("MIN([Volume (ton)]; 0; 5)", ["0", "-3"]),
        ("MAKS(-1; [Volume (ton)])", ["1250,5", "-1"]),
        ("SATUAN([Volume (ton)] * 1000; \"kg\") + 1", ["1250501", "-2999"]),
    ] {
        assert_eq!(two(formula), expected, "{formula}");
    }
    assert_eq!(one("0,1 + 0,2"), "0,3");
    assert_eq!(one("999.999.999.999.999 + 0,25"), "999999999999999,25");
    assert_eq!(one("10 - 4 - 3"), "3");
    assert_eq!(one("100 / 10 / 5"), "2");
    assert_eq!(one("2/3"), "0,666667");
    assert_eq!(one("-2/3"), "-0,666667");
    assert_eq!(one("0,5 / 1.000.000"), "0,000001", "half is rounded away from zero");
}

#[test]
fn the_longest_chains_are_computed() {
    let chain = |part: &str, last: &str| format!("{}{last}", part.repeat((1_000 - last.len()) / part.len()));
    assert_eq!(one(&chain("1+", "1")), "500");
    assert_eq!(one(&chain("\"\"&", "1")), "1");
    assert_eq!(one(&chain("1=1DAN ", "1=1")), "ya");
}

#[test]
fn texts_are_joined_and_cut() {
    for (formula, expected) in [
        ("[Nama] & \" (\" & [Volume (ton)] & \")\"", ["PT  Bara (1250,5)", "CV Énergi (-3)"]),
        ("“Th. ” & TAHUN([Mulai])", ["Th. 2025", "Th. 2024"]),
        ("\"a\"\"b\" & [Mulai]", ["a\"b31 Januari 2025", "a\"b29 Februari 2024"]),
        ("[Periode] & \"\"", ["Triwulan II 2025", "2024"]),
        ("([Mulai] + 1) & \"\"", ["1 Februari 2025", "1 Maret 2024"]),
        ("[Volume (ton)] / 3 & \"\"", ["416,833333", "-1"]),
        ("([Tarif] > 1) & \"!\"", ["ya!", "tidak!"]),
        ("KIRI([Tarif]; 1)", ["9", "0"]),
        ("TENGAH([Volume (ton)]; 2; 2)", ["25", "3"]),
        ("KIRI([Volume (ton)] & \"\"; PANJANG([Volume (ton)]) - 1)", ["1250,", "-"]),
    ] {
        assert_eq!(two(formula), expected, "{formula}");
    }
    for (formula, expected) in [
        ("KIRI([Nama]; 3)", ["PT ", "CV ", "", "x"]),
        ("KANAN([Nama]; 5)", [" Bara", "nergi", "", "x"]),
        ("TENGAH([Nama]; 4; 2)", [" B", "Én", "", ""]),
        ("BESAR([Nama])", ["PT  BARA", "CV ÉNERGI", "", "X"]),
        ("KECIL([Nama])", ["pt  bara", "cv énergi", "", "x"]),
        ("PANJANG([Nama])", ["8", "9", "", "1"]),
        ("KIRI([Nama]; 0) & \"a\"", ["a", "a", "", "a"]),
        ("KIRI([Nama]; 0,9) & KANAN([Nama]; 99)", ["PT  Bara", "CV Énergi", "", "x"]),
    ] {
        assert_eq!(cells(formula).0, expected, "{formula}");
    }
}

#[test]
fn days_have_parts_and_distances() {
    for (formula, expected) in [
        ("TAHUN([Mulai]) * 100 + BULAN([Mulai])", ["202501", "202402"]),
        ("TRIWULAN([Akhir])", ["1", "1"]),
        ("HARI([Mulai])", ["31", "29"]),
        ("SELISIHHARI([Mulai]; [Akhir])", ["29", "-1"]),
        ("[Akhir] - [Mulai]", ["29", "-1"]),
        ("SELISIHHARI(\"1 Januari 2025\"; [Mulai])", ["30", "-307"]),
        ("[Mulai] + 1", ["2025-02-01", "2024-03-01"]),
        ("-1 + [Mulai]", ["2025-01-30", "2024-02-28"]),
        ("[Mulai] - [Tarif]", ["2025-01-21", "2024-02-28"]),
        ("MAKS([Mulai]; [Akhir])", ["2025-03-01", "2024-02-29"]),
        ("MIN([Mulai]; \"1/1/2025\")", ["2025-01-01", "2024-02-29"]),
        ("BULAN([Periode])", ["4", "1"]),
        ("HARI([Saat])", ["1", "29"]),
        ("JIKA([Mulai] >= \"2025-01-31\"; [Akhir]; \"1/1/2000\")", ["2025-03-01", "2000-01-01"]),
        ("[Periode] = \"Triwulan II 2025\"", ["ya", "tidak"]),
    ] {
        assert_eq!(two(formula), expected, "{formula}");
    }
}

#[test]
fn truths_decide_and_empty_cells_stay_empty() {
    for (formula, expected) in [
        ("[Nama] = \"pt bara\"", ["ya", "tidak", "", "tidak"]),
        ("[Nama] = \"cv énergi \"", ["tidak", "ya", "", "tidak"]),
        ("[Nama] < \"d\"", ["tidak", "ya", "", "tidak"]),
        ("[Volume (ton)] > 0 DAN [Tarif] >= 9,5", ["ya", "tidak", "", ""]),
        ("[Volume (ton)] < 0 atau [Nol] <> 0", ["tidak", "ya", "", "ya"]),
        ("[Nol] = 5 DAN [Nama] <> \"x\"", ["tidak", "tidak", "", "tidak"]),
        ("BUKAN [Volume (ton)] > 0", ["tidak", "ya", "", ""]),
        ("BUKAN([Volume (ton)] ≤ 0) DAN DAN([Tarif] ≠ 1; [Nol] = 0; 1 < 2)", ["ya", "tidak", "", "tidak"]),
        ("ATAU(KOSONG([Volume (ton)]); [Volume (ton)] > 0)", ["ya", "tidak", "ya", "ya"]),
        ("KOSONG([Nama])", ["tidak", "tidak", "ya", "tidak"]),
        ("KOSONG([Volume (ton)] / [Nol])", ["ya", "ya", "ya", "ya"]),
        ("KOSONG(KIRI([Nama]; 0))", ["ya", "ya", "ya", "ya"]),
        ("JIKA(KOSONG([Volume (ton)]); 0; [Volume (ton)])", ["1250,5", "-3", "0", "0"]),
        ("JIKA([Volume (ton)] > 0; \"baik\"; \"buruk\")", ["baik", "buruk", "", ""]),
        ("JIKA([Volume (ton)] > 0; [Volume (ton)])", ["1250,5", "", "", ""]),
        ("JIKA([Volume (ton)] > 0; \"\"; [Mulai])", ["", "2024-02-29", "", ""]),
        ("JIKA(JIKA([Nol] = 0; 1 < 2; 2 < 1); 1; 2)", ["1", "1", "", "2"]),
        ("[Volume (ton)] / 3 * 3 = [Volume (ton)]", ["ya", "ya", "", ""]),
        ("[Volume (ton)] / 3 = 416,833333", ["ya", "tidak", "", ""]),
    ] {
        assert_eq!(cells(formula).0, expected, "{formula}");
    }
}

#[test]
fn cells_that_cannot_be_computed_are_empty_and_counted() {
    let (cells_by_zero, remarks) = cells("[Volume (ton)] / [Nol]");
    assert_eq!(cells_by_zero, [""; 4]);
    assert_eq!(
        remarks,
        [
            "2 baris di kolom “Hasil” tidak dihitung: ada sel yang kosong atau tidak terbaca.",
            "2 baris di kolom “Hasil” tidak dihitung: pembagian dengan nol.",
        ]
    );
    assert_eq!(cells("JIKA([Nol] = 0; \"\"; 10 / [Nol])"), (["", "", "", "2"].map(str::to_owned).to_vec(), missing(1)));
    let large = "4 baris di kolom “Hasil” tidak dihitung: hasilnya terlalu besar.";
    for formula in ["1.000.000.000 * 1.000.000", "999.999.999.999.999 + 0,9999", "(-999.999.999.999.999) * 10"] {
        assert_eq!(cells(formula), (vec![String::new(); 4], vec![large.to_owned()]), "{formula}");
    }
    let huge = format!("{}1", "100.000.000.000.000 * ".repeat(40));
    assert_eq!(cells(&huge).1, [large]);
    assert_eq!(cells(&huge.replace('*', "/")).0, ["0"; 4].map(str::to_owned));
    let far = cells("[Mulai] + 999.999.999.999");
    assert!(far.0.iter().all(String::is_empty) && far.1.len() == 2, "{:?}", far.1);
    let (cells, remarks) = cells("123.456.789.012 + 0,12345678");
    assert_eq!((cells[0].as_str(), remarks.len()), ("123456789012,123457", 1));
    assert!(remarks[0].contains("dibulatkan"), "{remarks:?}");
}

fn missing(rows: u32) -> Vec<String> {
    vec![format!("{rows} baris di kolom “Hasil” tidak dihitung: ada sel yang kosong atau tidak terbaca.")]
}

#[test]
fn a_text_has_a_most_length() {
    let long = "x".repeat(30_000);
    let table = table(&[("A", Text)], &[vec![long.clone()], vec!["y".to_owned()]]);
    let Computed { table: grown, remarks } = computed(&[column("B", "[A] & [A]"), column("C", "[A] & \"!\"")], &table);
    assert_eq!([grown.cell(0, 1), grown.cell(1, 1), grown.cell(1, 2)], ["", "yy", "y!"]);
    assert_eq!(grown.cell(0, 2).len(), long.len() + 1);
    assert_eq!(remarks, ["1 baris di kolom “B” tidak dihitung: teksnya terlalu panjang."]);
}

#[test]
fn a_column_may_use_an_earlier_one() {
    let columns = [
        column("Bersih (ton)", "[Volume (ton)] - 0,5"),
        column(" Bagian ", "[bersih (TON)] / 4"),
        column("Besar", "[Bagian] > 300"),
        column("Kata", "JIKA([Besar] = \"ya\"; BESAR([Besar]); [Nama])"),
    ];
    let table = data();
    let computing = Computing::new(&columns, &table).expect("is fine");
    let outlines: Vec<_> = computing.outlines().map(|outline| (outline.kind, outline.unit.clone())).collect();
    let ton = || Some("ton".to_owned());
    assert_eq!(outlines, [(NumberIndonesian, ton()), (NumberIndonesian, ton()), (Text, None), (Text, None)]);
    let grown = computing.finish(&table).table;
    assert_eq!((10..14).map(|column| grown.cell(0, column)).collect::<Vec<_>>(), ["1250", "312,5", "ya", "YA"]);
    assert_eq!(grown.columns()[11].header, "Bagian");
}

#[test]
fn the_table_with_computed_columns_shares_the_other_one_and_works_like_any() {
    let table = data();
    let before = table.numbers(1).expect("numbers");
    let columns = [
        column("Jumlah (ton)", "[Volume (ton)] + 0,123"),
        column("Tempo", "[Mulai] + 30"),
        column("Golongan", "JIKA([Volume (ton)] > 0; \"Besar Sekali\"; \"Kecil\")"),
    ];
    let grown = computed(&columns, &table).table;
    assert!(std::rc::Rc::ptr_eq(&before, &grown.numbers(1).expect("numbers")), "the values are shared");
    let later = grown.days(4).expect("days");
    assert!(std::rc::Rc::ptr_eq(&later, &table.days(4).expect("days")), "also those that are read later");
    assert_eq!(std::ptr::from_ref(grown.cell(0, 0)), std::ptr::from_ref(table.cell(0, 0)), "the rows are shared");

    assert_eq!(grown.shown(0, 10), "1.250,623");
    assert_eq!(grown.shown(0, 11), "2 Maret 2025");
    assert_eq!(grown.numbers(10).expect("numbers").value(1), Some(-2.877));
    assert_eq!(grown.labels(12).expect("labels").labels(), ["Besar Sekali", "Kecil"]);
    let found = |search: &str| grown.select(search, None).iter().collect::<Vec<_>>();
    assert_eq!(
        [found("besar sekali"), found("1.250,623"), found("maret bara"), found("kecil")],
        [vec![0], vec![0], vec![0], vec![1]]
    );
    let sorted = grown.select("", Some(Sort { column: 10, direction: Direction::Asc }));
    assert_eq!(sorted.iter().collect::<Vec<_>>(), [1, 0, 2, 3]);
    assert_eq!(table.columns().len(), 10, "the table stays as it was");
}

#[test]
fn no_columns_leave_the_table_as_it_is() {
    let table = data();
    let mut computing = Computing::new(&[], &table).expect("is fine");
    assert!(computing.step(&table) && computing.progress() >= 1.0);
    assert_eq!(computing.finish(&table).table, table);
    let empty = DataTable::from_rows(["A"], Vec::<Vec<String>>::new());
    let grown = computed(&[column("B", "1 + 1")], &empty).table;
    assert_eq!((grown.columns().len(), grown.row_count()), (2, 0));
}

#[test]
fn long_tables_are_computed_in_steps() {
    let rows: Vec<[String; 2]> = (0..100_000_u32).map(|row| [row.to_string(), (row % 7).to_string()]).collect();
    let table = DataTable::from_rows(["A", "B"], rows).with_kinds(&[NumberIndonesian; 2]);
    let columns = [column("C", "[A] * [B] / 100"), column("D", "[A] & \"-\" & [C]")];
    let mut computing = Computing::new(&columns, &table).expect("is fine");
    let (mut steps, mut last) = (0, 0.0);
    while !computing.step(&table) {
        assert!(computing.progress() >= last && computing.progress() < 1.0);
        last = computing.progress();
        steps += 1;
    }
    assert!(steps > 8 && computing.progress() >= 1.0, "{steps}");
    let Computed { table, remarks } = computing.finish(&table);
    assert!(remarks.is_empty());
    assert_eq!([table.cell(99_999, 2), table.cell(99_999, 3)], ["3999,96", "99999-3999,96"]);
}

#[test]
fn functions_are_described() {
    for function in &FUNCTIONS {
        assert!(function.usage.starts_with(&format!("{}(", function.name)), "{function:?}");
        assert!(function.meaning.ends_with('.'), "{function:?}");
    }
}

#[test]
fn columns_are_stored_as_they_are() {
    let stored = r#"{"name":"Selisih (Rp)","formula":"[Nilai] - 1"}"#;
    let read: ComputedColumn = serde_json::from_str(stored).expect("is stored so");
    assert_eq!(serde_json::to_string(&read).expect("is written"), stored);
}
