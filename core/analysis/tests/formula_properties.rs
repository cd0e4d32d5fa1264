//! Random formulas never panic, and random arithmetic equals a naive one.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_analysis::formula::{Computed, ComputedColumn, Computing};
use portal_table::data::column::ColumnKind::{Date, MoneyIndonesian, NumberIndonesian, Text};
use portal_table::data::data_table::DataTable;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use support::table;

fn column(name: &str, formula: &str) -> ComputedColumn {
    ComputedColumn { name: name.to_owned(), formula: formula.to_owned() }
}

fn data() -> DataTable {
    let columns = [("Nama", Text), ("A", NumberIndonesian), ("B (Rp)", MoneyIndonesian), ("T", Date)];
    let rows = [
        ["PT Énergi", "1.234,5", "Rp7", "31/12/2025"],
        ["", "", "", ""],
        ["-5", "0", "-999.999.999.999.999,999", "1/1/0001"],
    ];
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect();
    table(&columns, &rows)
}

const PARTS: [&str; 50] = [
    "[Nama]",
    "[A]",
    "[B (Rp)]",
    "[T]",
    "[Z]",
    "1",
    "0",
    "0,000001",
    "999.999.999.999.999",
    "\"x\"",
    "\"\"",
    "\"1/1/2025\"",
    "(",
    ")",
    ";",
    "+",
    "-",
    "*",
    "/",
    "&",
    "=",
    "<>",
    "<",
    "<=",
    ">",
    "DAN",
    "ATAU",
    "BUKAN",
    "JIKA(",
    "BULAT(",
    "ABS(",
    "MIN(",
    "MAKS(",
    "PANJANG(",
    "KIRI(",
    "KANAN(",
    "TENGAH(",
    "BESAR(",
    "KECIL(",
    "TAHUN(",
    "TRIWULAN(",
    "BULAN(",
    "HARI(",
    "SELISIHHARI(",
    "KOSONG(",
    "SATUAN(",
    "[",
    "\"",
    "“",
    "é",
];

/// Formulas that are mostly accepted.
fn formula() -> impl Strategy<Value = String> {
    let value = select(
        &[
            "[A]",
            "[B (Rp)]",
            "[Nama]",
            "[T]",
            "3",
            "-2",
            "0",
            "0,000001",
            "99.999.999.999.999,9",
            "\"b\"",
            "\"2/1/2025\"",
        ][..],
    );
    value.prop_map(str::to_owned).prop_recursive(6, 60, 3, |inner| {
        let binary = select(&["+", "-", "*", "/", "&", "=", "<", ">=", "DAN", "ATAU"][..]);
        let one = select(&["ABS", "BULAT", "PANJANG", "BESAR", "KECIL", "TAHUN", "HARI", "KOSONG", "-", "BUKAN"][..]);
        let two = select(&["MIN", "MAKS", "KIRI", "KANAN", "SELISIHHARI", "JIKA"][..]);
        prop_oneof![
            (inner.clone(), binary, inner.clone()).prop_map(|(left, sign, right)| format!("({left} {sign} {right})")),
            (one, inner.clone()).prop_map(|(name, value)| format!("{name}({value})")),
            (two, inner.clone(), inner.clone()).prop_map(|(name, left, right)| format!("{name}({left}; {right})")),
            (inner.clone(), inner.clone(), inner.clone()).prop_map(|(a, b, c)| format!("JIKA({a} > {b}; {b}; {c})")),
            (inner.clone(), inner.clone(), inner).prop_map(|(a, b, c)| format!("TENGAH({a}; {b}; {c})")),
        ]
    })
}

/// Computes a formula, or checks the place of its mistake.
fn check(formula: &str) -> bool {
    let table = data();
    match Computing::new(&[column("Hasil", formula)], &table) {
        Err(problem) => {
            let length = formula.chars().count();
            assert!((problem.at + problem.length) as usize <= length, "{formula}: {problem:?}");
            assert!(problem.length > 0 || problem.at as usize == length, "{formula}: {problem:?}");
            assert!(problem.message.ends_with(['.', '?']), "{formula}: {problem:?}");
            false
        }
        Ok(computing) => {
            let Computed { table, .. } = computing.finish(&table);
            // A cell reads back as its kind.
            assert_eq!(table.unread(4), 0, "{formula}: {:?}", (0..3).map(|row| table.cell(row, 4)).collect::<Vec<_>>());
            true
        }
    }
}

/// A number in hundredths as a formula writes it.
fn written(hundredths: i64) -> String {
    format!("{},{:02}", hundredths / 100, hundredths % 100)
}

/// An exact fraction.
#[derive(Debug, Clone, Copy)]
struct Fraction(i128, i128);

/// Sums and products of hundredths, with their values in fractions.
fn arithmetic() -> impl Strategy<Value = (String, Fraction)> {
    let value = (0..100_000_i64).prop_map(|number| (written(number), Fraction(number.into(), 100)));
    value.prop_recursive(3, 6, 2, |inner| {
        (inner.clone(), select(&['+', '-', '*'][..]), inner).prop_map(|((one, left), sign, (two, right))| {
            let Fraction(a, b) = left;
            let Fraction(c, d) = right;
            let value = match sign {
                '+' => Fraction(a * d + c * b, b * d),
                '-' => Fraction(a * d - c * b, b * d),
                _ => Fraction(a * c, b * d),
            };
            (format!("({one} {sign} {two})"), value)
        })
    })
}

/// A fraction with at most `decimals` decimals, rounded half away from zero, in Indonesian form without zeros at its end.
fn rounded(Fraction(part, whole): Fraction, decimals: usize) -> String {
    let (mut units, mut rest) = (part.abs() / whole.abs(), part.abs() % whole.abs());
    for _ in 0..decimals {
        rest *= 10;
        units = units * 10 + rest / whole.abs();
        rest %= whole.abs();
    }
    units += i128::from(rest * 2 >= whole.abs());
    let digits = format!("{units:0width$}", width = decimals + 1);
    let (wholes, fraction) = digits.split_at(digits.len() - decimals);
    let number = format!("{wholes},{fraction}");
    let number = number.trim_end_matches('0').trim_end_matches(',');
    let is_negative = (part < 0) != (whole < 0) && units != 0;
    format!("{}{number}", if is_negative { "-" } else { "" })
}

fn first_cell(formula: &str) -> String {
    let table = data();
    let computing = Computing::new(&[column("Hasil", formula)], &table).unwrap_or_else(|problem| panic!("{problem:?}"));
    computing.finish(&table).table.cell(0, 4).to_owned()
}

proptest! {
    #[test]
    fn any_text_is_computed_or_refused(text in ".{0,80}") {
        check(&text);
    }

    #[test]
    fn any_parts_are_computed_or_refused(parts in vec(select(&PARTS[..]), 0..25)) {
        check(&parts.join(" "));
        check(&parts.concat());
    }

    #[test]
    fn accepted_formulas_give_cells_of_their_kind(formula in formula()) {
        check(&formula);
    }

    #[test]
    fn sums_and_products_are_exact((formula, value) in arithmetic()) {
        let expected = rounded(value, 12);
        let digits = expected.chars().filter(char::is_ascii_digit).count();
        prop_assume!(digits <= 18 && expected.split(',').next().is_some_and(|whole| whole.trim_start_matches('-').len() <= 15));
        prop_assert_eq!(first_cell(&formula), expected, "{}", formula);
    }

    #[test]
    fn a_quotient_is_rounded_to_six_decimals(part in -1_000_000_000_i64..1_000_000_000, whole in 1_i64..10_000_000) {
        let sign = if part < 0 { "-" } else { "" };
        let formula = format!("{sign}{} / {}", written(part.abs()), written(whole));
        prop_assert_eq!(first_cell(&formula), rounded(Fraction(part.into(), whole.into()), 6), "{}", formula);
    }
}
