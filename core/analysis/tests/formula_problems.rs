//! A wrong formula is refused beside the character, with a sentence that says what to do.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::formula::{ComputedColumn, ComputedField, ComputedProblem, Computing};
use portal_table::data::column::ColumnKind::{Date, MoneyIndonesian, NumberIndonesian, PercentIndonesian, Text};
use portal_table::data::data_table::DataTable;
use support::table;

fn data() -> DataTable {
    let columns = [
        ("Nama", Text),
        ("Volume (ton)", NumberIndonesian),
        ("Volume (kg)", NumberIndonesian),
        ("Nilai", MoneyIndonesian),
        ("Tarif", PercentIndonesian),
        ("Tanggal", Date),
        ("Angka", NumberIndonesian),
    ];
    table(&columns, &[columns.map(|_| String::new()).to_vec()])
}

fn problem_of(columns: &[(&str, &str)]) -> Option<ComputedProblem> {
    let column =
        |(name, formula): &(&str, &str)| ComputedColumn { name: (*name).to_owned(), formula: (*formula).to_owned() };
    let columns: Vec<ComputedColumn> = columns.iter().map(column).collect();
    Computing::new(&columns, &data()).err()
}

/// Place, length and sentence of the mistake in a formula.
fn problem(formula: &str) -> (u32, u32, String) {
    let found = problem_of(&[("Hasil", formula)]).unwrap_or_else(|| panic!("{formula} is accepted"));
    assert_eq!((found.index, found.field), (0, ComputedField::Formula));
    let message = found.message;
    assert!(message.ends_with(['.', '?']) && message.len() > 20, "{message}");
    (found.at, found.length, message)
}

fn is_refused(formula: &str, at: u32, length: u32, part: &str) {
    let (found_at, found_length, message) = problem(formula);
    assert_eq!((found_at, found_length), (at, length), "{formula}: {message}");
    assert!(message.contains(part), "{formula}: {message}");
}

#[test]
fn unfinished_formulas_are_refused_at_their_end_or_where_something_is_missing() {
    for (formula, at, length, part) in [
        ("", 0, 0, "kosong"),
        ("  = ", 4, 0, "kosong"),
        ("[Angka] +", 9, 0, "belum selesai"),
        ("BUKAN", 5, 0, "belum selesai"),
        ("é [", 2, 1, "siku"),
        ("1 + [Angka", 4, 6, "siku"),
        ("1 + []", 4, 2, "belum ditulis"),
        ("\"abc", 0, 4, "kutip"),
        ("1 & “abc\"", 4, 5, "kutip"),
        ("(1 + (2 * 3)", 0, 1, "belum ditutup"),
        ("BULAT([Angka]; 2", 5, 1, "belum ditutup"),
        ("BULAT(", 6, 0, "belum selesai"),
        ("1 + ()", 5, 1, "belum ada isi"),
        ("* 2", 0, 1, "belum ada nilai"),
        ("1 + * 2", 4, 1, "belum ada nilai"),
        ("MIN(; 2)", 4, 1, "belum ada nilai"),
        ("MIN(1;)", 6, 1, "belum ada nilai"),
        ("DAN 1 = 1", 0, 3, "belum ada nilai"),
        ("1 + 2)", 5, 1, "Kurung tutup"),
        ("1; 2", 1, 1, "Titik koma"),
        ("[Angka] [Angka]", 8, 7, "tanda hitung"),
        ("2 [Angka]", 2, 7, "tanda hitung"),
        ("(1 2)", 3, 1, "tanda hitung"),
        ("MIN(1 2)", 6, 1, "titik koma"),
        ("1 < 2 < 3", 6, 1, "DAN"),
    ] {
        is_refused(formula, at, length, part);
    }
}

#[test]
fn unknown_names_and_signs_are_refused_with_the_nearest_one() {
    for (formula, at, length, part) in [
        ("1 + [Nilia]", 4, 7, "Maksud Anda [Nilai]?"),
        ("[volume]", 0, 8, "Maksud Anda [Volume (ton)]?"),
        ("[zzzzzz]", 0, 8, "tidak ada di data ini. Pilih"),
        ("Angka * 2", 0, 5, "[Angka]"),
        ("zzzzz", 0, 5, "tanda kutip: \"zzzzz\""),
        ("1 + IF(1 = 1; 1; 2)", 4, 2, "Maksud Anda JIKA?"),
        ("Bullat(1)", 0, 6, "Maksud Anda BULAT?"),
        ("zzzzz(1)", 0, 5, "dari daftar"),
        ("BULAT", 0, 5, "BULAT(angka; desimal)"),
        ("11%", 2, 1, "11 / 100"),
        ("MIN(1 , 2)", 6, 1, "titik koma"),
        ("[Angka]^2", 7, 1, "perkalian"),
        ("'a'", 0, 1, "kutip dua"),
        ("1 != 2", 2, 1, "<>"),
        ("1 ] 2", 2, 1, "“[”"),
        ("1 # 2", 2, 1, "Hapus"),
        ("1000.5", 0, 6, "1.000,5"),
        ("1,2,3", 0, 5, "titik koma"),
        ("1234567890123456", 0, 16, "15 angka"),
        ("007", 0, 3, "1.000,5"),
    ] {
        is_refused(formula, at, length, part);
    }
}

#[test]
fn arguments_are_counted_and_have_types() {
    for (formula, at, length, part) in [
        ("MIN()", 4, 1, "Tulis MIN(a; b)"),
        ("JIKA(1 = 1)", 10, 1, "belum lengkap"),
        ("ABS(1; 22)", 7, 2, "terlalu banyak"),
        ("ABS([Nama])", 4, 6, "Argumen ke-1 ABS harus angka, bukan teks"),
        ("TAHUN([Angka])", 6, 7, "harus tanggal, bukan angka"),
        ("TAHUN(\"kemarin\")", 6, 9, "bukan tanggal. Tulis tanggal seperti \"31/12/2025\""),
        ("SELISIHHARI([Tanggal]; 5)", 23, 1, "Argumen ke-2"),
        ("MIN(1; [Nama])", 7, 6, "Argumen ke-2 MIN harus angka"),
        ("MAKS([Tanggal]; 5)", 16, 1, "Argumen ke-2 MAKS harus tanggal"),
        ("JIKA([Angka]; 1; 2)", 5, 7, "memerlukan syarat"),
        ("JIKA(1 = 1; 1; [Nama])", 15, 6, "Samakan jenisnya"),
        ("JIKA(1 = 1; \"\"; \"\")", 16, 2, "kosong"),
        ("BULAT(1; [Angka])", 9, 7, "angka bulat"),
        ("BULAT(1; 1,5)", 9, 3, "angka bulat"),
        ("BULAT(1; 13)", 9, 2, "angka bulat"),
        ("KIRI([Nama]; -1)", 13, 2, "0 atau lebih"),
        ("TENGAH([Nama]; 0; 1)", 15, 1, "1 atau lebih"),
        ("KIRI([Nama]; [Nama])", 13, 6, "Argumen ke-2"),
        ("SATUAN([Angka]; 5)", 16, 1, "tanda kutip"),
        ("SATUAN([Angka]; \" \")", 16, 3, "tanda kutip"),
        ("DAN(1 = 1; 2)", 11, 1, "memerlukan syarat"),
    ] {
        is_refused(formula, at, length, part);
    }
}

#[test]
fn operators_have_types() {
    for (formula, at, length, part) in [
        ("[Angka] + [Nama]", 10, 6, "&"),
        ("[Nama] * 2", 0, 6, "&"),
        ("-[Nama]", 1, 6, "“-” memerlukan angka"),
        ("[Tanggal] * 2", 0, 9, "SELISIHHARI"),
        ("[Tanggal] + [Tanggal]", 0, 9, "SELISIHHARI"),
        ("[Tanggal] + [Nama]", 12, 6, "memerlukan angka"),
        ("5 - [Tanggal]", 4, 9, "memerlukan angka"),
        ("(1 = 1) + 1", 0, 7, "JIKA(syarat; 1; 0)"),
        ("[Angka] = [Nama]", 8, 1, "Bagian kiri angka, sedangkan bagian kanan teks"),
        ("[Tanggal] > 2025", 10, 1, "sejenis"),
        ("[Tanggal] > \"kapan\"", 12, 7, "bukan tanggal"),
        ("[Nama] = \"\"", 9, 2, "KOSONG"),
        ("(1 = 1) = (2 = 2)", 8, 1, "DAN"),
        ("[Angka] DAN 1 = 1", 0, 7, "DAN memerlukan syarat"),
        ("BUKAN [Angka]", 6, 7, "BUKAN memerlukan syarat"),
    ] {
        is_refused(formula, at, length, part);
    }
}

#[test]
fn units_must_not_differ() {
    let differ =
        "Satuan tidak sama: ton dan Rp. Samakan terlebih dahulu, misalnya SATUAN([Volume (kg)] / 1000; \"ton\").";
    is_refused("[Volume (ton)] + [Nilai]", 15, 1, differ);
    for (formula, at, length, part) in [
        ("[Volume (ton)] >= [Volume (kg)]", 15, 2, "ton dan kg"),
        ("[Nilai] - [Tarif]", 8, 1, "Rp dan %"),
        ("MAKS([Nilai]; 1; [Tarif])", 0, 4, "Rp dan %"),
        ("JIKA(1 = 1; [Nilai]; [Tarif])", 21, 7, "Rp dan %"),
        ("[Volume (ton)] * 2 - [Nilai] / 3", 19, 1, "ton dan Rp"),
        ("[Volume (kg)] / 1000 + [Volume (ton)]", 21, 1, "kg dan ton"),
    ] {
        is_refused(formula, at, length, part);
    }
    for formula in [
        "[Volume (ton)] + [Angka] + 5",
        "[Volume (ton)] * [Tarif] + [Nilai]",
        "[Volume (ton)] / [Volume (kg)] * [Nilai] + [Nilai]",
        "[Nilai] / [Volume (ton)] + [Tarif]",
        "SATUAN([Volume (kg)] / 1000; \"TON\") + [Volume (ton)]",
        "PANJANG([Nama]) * [Nilai] > [Nilai]",
        "[Nilai] & [Tarif]",
    ] {
        assert_eq!(problem_of(&[("Hasil", formula)]), None, "{formula}");
    }
}

#[test]
fn a_name_must_not_name_another_unit() {
    let found = problem_of(&[("Berat (kg)", "[Volume (ton)] * 1000")]).expect("is refused");
    assert_eq!((found.index, found.field, found.at, found.length), (0, ComputedField::Name, 0, 10));
    assert!(found.message.contains("satuan kg, tetapi rumus menghasilkan ton"), "{}", found.message);
    for (name, formula) in [
        ("Berat (kg)", "SATUAN([Volume (ton)] * 1000; \"kg\")"),
        ("Berat (TON)", "[Volume (ton)] * 2"),
        ("Harga (Rp/ton)", "[Nilai] / [Volume (ton)]"),
        ("Kode (kg)", "[Volume (ton)] & \"\""),
    ] {
        assert_eq!(problem_of(&[(name, formula)]), None, "{name}");
    }
    let later = problem_of(&[("Beban", "[Nilai] * 2"), ("Selisih", "[Beban] - [Volume (ton)]")]).expect("is refused");
    assert_eq!((later.index, later.at), (1, 8), "a name without a unit hides none");
}

#[test]
fn names_are_unique_and_short() {
    let refused = |columns: &[(&str, &str)], index: u32, part: &str| {
        let found = problem_of(columns).unwrap_or_else(|| panic!("{columns:?} is accepted"));
        assert_eq!((found.index, found.field, found.at), (index, ComputedField::Name, 0), "{}", found.message);
        assert_eq!(found.length as usize, columns[index as usize].0.chars().count());
        assert!(found.message.contains(part), "{}", found.message);
    };
    refused(&[("", "1")], 0, "masih kosong");
    refused(&[(" \u{200b} ", "1")], 0, "masih kosong");
    refused(&[("NAMA ", "1")], 0, "sudah ada");
    refused(&[("A", "1"), ("b", "1"), ("a", "1")], 2, "sudah ada");
    refused(&[(&"é".repeat(101), "1")], 0, "100 karakter");
    assert_eq!(problem_of(&[(&"é".repeat(100), "1")]), None);
    let names: Vec<String> = (0..51).map(|number| format!("K{number}")).collect();
    let columns: Vec<(&str, &str)> = names.iter().map(|name| (name.as_str(), "1")).collect();
    assert_eq!(problem_of(&columns[..50]), None);
    refused(&columns, 50, "paling banyak 50");
}

#[test]
fn a_formula_that_never_ends_is_refused() {
    let own = problem_of(&[("A", "1"), ("B", "[A] + [ b ]")]).expect("is refused");
    assert_eq!((own.index, own.at, own.length), (1, 6, 5));
    assert!(own.message.contains("kolomnya sendiri, sehingga tidak akan pernah selesai"), "{}", own.message);
    let later = problem_of(&[("A", "[B]"), ("B", "[A]")]).expect("is refused");
    assert_eq!((later.index, later.at, later.length), (0, 0, 3));
    assert!(later.message.contains("dihitung sesudah kolom ini"), "{}", later.message);
}

#[test]
fn length_and_nesting_are_limited() {
    let sum = |length: usize| format!("{}1", "1+".repeat(length / 2));
    assert_eq!(problem_of(&[("A", &sum(998))]), None);
    is_refused(&sum(1_002), 1_000, 3, "1.000 karakter");
    is_refused(&"(".repeat(100_000), 1_000, 99_000, "1.000 karakter");
    for open in ["(", "-", "+", "BUKAN ", "ABS(", "JIKA(1=1;"] {
        let nested = open.repeat(1_000 / open.len());
        let (at, _, message) = problem(&nested);
        assert!(message.contains("50 tingkat"), "{open}: {message}");
        assert_eq!(at as usize, 50 * open.len(), "{open}");
    }
    assert_eq!(problem_of(&[("A", &format!("{}1{}", "(".repeat(50), ")".repeat(50)))]), None);
    is_refused(&format!("{}1{}", "(".repeat(51), ")".repeat(51)), 50, 1, "50 tingkat");
}
