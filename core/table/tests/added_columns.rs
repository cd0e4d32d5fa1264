//! Columns behind those of the file are searched, sorted, filtered, summed and written like the others.
#![cfg(not(target_family = "wasm"))]

use portal_table::data::added::AddedColumn;
use portal_table::data::column::ColumnKind::{Code, NumberIndonesian, Text};
use portal_table::data::data_table::DataTable;
use portal_table::data::filter::{ColumnFilter, Keep};
use portal_table::data::number::Written;
use portal_table::decimal::Decimal;
use portal_table::sort::{Direction, Sort};

fn number(units: i128, decimals: u32) -> Written {
    Written::nearest(Decimal { units, decimals }).expect("is held")
}

fn file() -> DataTable {
    let rows = [["PT Bara", "1.000"], ["CV Énergi", "2"], ["=1+1", ""]];
    DataTable::from_rows(["Nama", "Nilai"], rows).with_kinds(&[Text, NumberIndonesian])
}

fn grown() -> DataTable {
    let mut numbers = AddedColumn::numbers("Hasil");
    for number in [number(-12_345, 1), number(2_500, 3)] {
        numbers.push_number(number);
    }
    numbers.push_text("");
    let mut texts = AddedColumn::texts("Kata");
    for text in ["Émas Murni", "nikel, \"kasar\"", "=emas\nmurni"] {
        texts.push_text(text);
    }
    let mut days = AddedColumn::days("Hari");
    for day in [20_089, -719_162] {
        days.push_day(day);
    }
    file().with_added(numbers).with_added(texts).with_added(days)
}

fn found(table: &DataTable, search: &str, filters: &[ColumnFilter]) -> Vec<u32> {
    table.select_filtered(search, filters, None).iter().collect()
}

fn sorted(column: u32, direction: Direction) -> Vec<u32> {
    grown().select("", Some(Sort { column, direction })).iter().collect()
}

#[test]
fn cells_are_those_that_were_pushed_and_empty_beyond() {
    let table = grown();
    let cells = |column| (0..4).map(|row| table.cell(row, column).to_owned()).collect::<Vec<_>>();
    assert_eq!(cells(2), ["-1234,5", "2,5", "", ""]);
    assert_eq!(cells(3), ["Émas Murni", "nikel, \"kasar\"", "=emas\nmurni", ""]);
    assert_eq!(cells(4), ["2025-01-01", "0001-01-01", "", ""]);
    assert_eq!(cells(5), [""; 4]);
    assert_eq!((table.file_columns(), table.columns().len(), table.row_count()), (2, 5, 3));
    assert_eq!(table.shown(0, 4), "1 Januari 2025");
    assert_eq!([table.shown(0, 2), table.shown(1, 2)], ["-1.234,5", "2,5"]);
    assert_eq!((table.exact(1, 2), table.day(1, 4)), (Some(Decimal { units: 25, decimals: 1 }), Some(-719_162)));
    assert_eq!([table.text(2, 2), table.text(0, 3)], [None, Some("Émas Murni")]);
}

#[test]
fn added_texts_are_found_in_their_row_only() {
    let table = grown();
    for (search, rows) in [
        ("émas", vec![0]),
        ("emas", vec![2]),
        ("murni bara", vec![0]),
        ("MURNI", vec![0, 2]),
        ("1234", vec![0]),
        ("-1.234,5", vec![0]),
        ("januari", vec![0, 1]),
        ("murninikel", vec![]),
        ("2,5", vec![1]),
        ("cv kasar", vec![1]),
    ] {
        assert_eq!(found(&table, search, &[]), rows, "{search}");
    }
}

#[test]
fn added_columns_are_sorted_and_filtered() {
    assert_eq!(sorted(2, Direction::Asc), [0, 1, 2]);
    assert_eq!(sorted(2, Direction::Desc), [1, 0, 2]);
    assert_eq!(sorted(3, Direction::Asc), [2, 1, 0]);
    assert_eq!(sorted(4, Direction::Asc), [1, 0, 2]);
    let table = grown();
    let passing = |column, keep| found(&table, "", &[ColumnFilter { column, keep }]);
    assert_eq!(passing(3, Keep::Contains("MURNI".to_owned())), [0, 2]);
    assert_eq!(passing(3, Keep::Values(vec!["Émas Murni".to_owned()])), [0]);
    assert_eq!(passing(2, Keep::Numbers(Some(Decimal { units: 0, decimals: 0 }), None)), [1]);
    assert_eq!(passing(4, Keep::Missing), [2]);
}

#[test]
fn figures_are_those_of_the_pushed_numbers() {
    let table = grown();
    let figures = table.statistics().iter().find(|figures| figures.column == 2).copied().expect("has numbers");
    assert_eq!((figures.count, figures.missing), (2, 1));
    assert_eq!(figures.sum, Decimal { units: -12_320, decimals: 1 });
    let again =
        table.with_kinds(&[Text, NumberIndonesian, Code]).with_kinds(&[Text, NumberIndonesian, NumberIndonesian]);
    assert_eq!(again.statistics(), table.statistics(), "the tally is that of the cells");
}

#[test]
fn added_columns_are_written_behind_the_others() {
    let table = grown();
    let mut csv = Vec::new();
    table.write_header(&mut csv);
    table.write_rows(&table.select("", None), 0, 9, &mut csv);
    let expected = "\u{feff}Nama,Nilai,Hasil,Kata,Hari\r\n\
                    PT Bara,1.000,\"-1234,5\",Émas Murni,2025-01-01\r\n\
                    CV Énergi,2,\"2,5\",\"nikel, \"\"kasar\"\"\",0001-01-01\r\n\
                    '=1+1,,,\"'=emas\nmurni\",\r\n";
    assert_eq!(String::from_utf8(csv).expect("is UTF-8"), expected);
}

#[test]
fn added_columns_count_for_equality_and_the_digest() {
    let table = grown();
    assert_eq!(table, grown());
    assert_ne!(table, file());
    let alike = DataTable::from_rows(
        ["Nama", "Nilai", "Hasil", "Kata", "Hari"],
        (0..3)
            .map(|row| (0..5).map(|column| table.cell(row, column).to_owned()).collect::<Vec<_>>())
            .collect::<Vec<_>>(),
    );
    let alike = alike.with_columns(table.columns());
    assert_eq!(alike.sha256(), table.sha256());
    assert_ne!(file().sha256(), table.sha256());
}

#[test]
fn a_cell_holds_the_nearest_number_of_eighteen_digits() {
    for (units, decimals, held) in [
        (0, 0, Some((0, 0))),
        (1_200, 2, Some((12, 0))),
        (-999_999_999_999_999, 0, Some((-999_999_999_999_999, 0))),
        (1_000_000_000_000_000, 0, None),
        (9_999_999_999_999_999_995, 4, None),
        (9_999_999_999_999_999_994, 4, Some((999_999_999_999_999_999, 3))),
        (123_456_789_012_345_678_955, 8, Some((123_456_789_012_345_679, 5))),
        (999_999_999_999_999_999_999, 20, Some((10, 0))),
        (15, 18, Some((2, 17))),
        (4, 18, Some((0, 0))),
        (i128::MAX, 0, None),
        (i128::MIN, 38, Some((-170_141_183_460_469_232, 17))),
    ] {
        let nearest = Written::nearest(Decimal { units, decimals });
        let exact = nearest.map(|written| (written.exact().units, written.decimals()));
        assert_eq!(exact, held, "{units} {decimals}");
    }
}
