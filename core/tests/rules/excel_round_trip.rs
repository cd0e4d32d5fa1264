//! Tables and ticket lists as Excel files, read back as a user would load them.

use crate::support::audit::{read_csv, rows_of};
use crate::support::{Desk, query};
use portal_core::audit::repository::views::table::{TableQuery, sheet};
use portal_core::model::Role;
use portal_core::store::sheet_piece::SheetPiece;
use portal_core::table::data::data_table::DataTable;
use portal_core::table::sort::Direction;
use portal_core::ticket::views::export::{self, TicketCsvQuery};
use portal_core::ticket::views::list_kind::ListKind;
use portal_excel::Workbook;
use portal_excel::write::{ColumnKind, ColumnSpec, SheetSpec, Writing};
use serde_json::{from_value, to_value};

/// The kinds of the other module, by their names at the boundary.
fn kind(name: &str) -> ColumnKind {
    match name {
        "text" => ColumnKind::Text,
        "code" => ColumnKind::Code,
        "number" => ColumnKind::Number,
        "money" => ColumnKind::Money,
        "percent" => ColumnKind::Percent,
        "date" => ColumnKind::Date,
        "dateTime" => ColumnKind::DateTime,
        "period" => ColumnKind::Period,
        other => panic!("{other} is no kind"),
    }
}

fn begin(piece: &SheetPiece) -> Writing {
    let columns = piece.columns.iter().map(|column| {
        let name: String = from_value(to_value(column.kind).expect("plain data")).expect("a name");
        ColumnSpec { header: column.header.clone(), kind: kind(&name), decimals: column.decimals }
    });
    let spec = SheetSpec { name: piece.sheet.clone(), columns: columns.collect(), rows: piece.total };
    Writing::begin(spec).expect("few columns")
}

fn add(writing: &mut Writing, piece: &SheetPiece) {
    let cells: Vec<&str> = piece.cells.split('\0').collect();
    writing.add(&cells).expect("few rows");
}

/// The first sheet of a file as CSV.
fn read_back(file: Vec<u8>) -> Vec<u8> {
    let mut read = Workbook::open(file).and_then(|mut workbook| workbook.read(0, None)).expect("the file is sound");
    std::iter::from_fn(|| read.next_part()).flatten().collect()
}

/// The Excel file of a dataset, written in pieces of five rows.
fn exported(desk: &Desk, query: &TableQuery) -> Vec<u8> {
    let piece = |first| {
        let query = TableQuery { first, count: 5, ..query.clone() };
        desk.view(|reader| sheet(reader, &query)).expect("the administrator exports")
    };
    let mut last = piece(0);
    let mut writing = begin(&last);
    add(&mut writing, &last);
    while last.written < last.total {
        last = piece(last.written);
        add(&mut writing, &last);
    }
    writing.finish().expect("memory")
}

/// The values of a column. Excel keeps no zeros at the end of decimals, so numbers are compared as numbers.
fn values(table: &DataTable, column: u32) -> Vec<String> {
    let numbers = table.numbers(column);
    let value = |row| match numbers.as_ref().and_then(|numbers| numbers.value(row)) {
        Some(number) => number.to_string(),
        None => table.shown(row, column).into_owned(),
    };
    (0..table.row_count()).map(value).collect()
}

#[test]
fn every_sample_table_survives_export_to_excel() {
    let desk = Desk::cms();
    let repository = &desk.portal.state().repository;
    for set in repository.datasets.iter() {
        let table = repository.table(set.newest()).expect("samples have rows");
        let (preview, shelved) = read_csv(&read_back(exported(&desk, &rows_of(&set.id))), 4_096);
        assert_eq!(preview.problems, [], "{}", set.id);
        let loaded = shelved.expect("no problem").table;
        let columns = |table: &DataTable| -> Vec<_> {
            table.columns().iter().map(|column| (column.header.clone(), column.kind)).collect()
        };
        assert_eq!(columns(&loaded), columns(table), "{}", set.id);
        assert_eq!(loaded.row_count(), table.row_count());
        for column in (0..).take(table.columns().len()) {
            assert_eq!(values(&loaded, column), values(table, column), "{}, column {column}", set.id);
        }
    }
}

#[test]
fn an_excel_file_follows_search_and_order_and_names_the_search() {
    let desk = Desk::cms();
    let query = TableQuery {
        search: "Maret".to_owned(),
        sort: Some(0),
        direction: Direction::Desc,
        count: 1_000,
        ..rows_of("TAB-PJL-03")
    };
    let piece = desk.view(|reader| sheet(reader, &query)).expect("the administrator exports");
    assert_eq!(piece.name, "Penjualan_PT Bara Khatulistiwa_PNBP_cari-maret.xlsx");
    assert_eq!(piece.sheet, "PNBP");
    let days: Vec<&str> = piece.cells.split('\0').step_by(piece.columns.len()).collect();
    assert_eq!(days.len(), piece.total as usize);
    assert!(days.len() > 1 && days.iter().all(|day| day.starts_with("2025-03-")), "{days:?}");
    assert!(days.is_sorted_by(|earlier, later| earlier >= later), "{days:?}");
}

#[test]
fn a_ticket_list_has_real_times_and_no_formula() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let list = query(ListKind::InternalAll);
    let piece = desk
        .view(|reader| export::sheet(reader, &TicketCsvQuery { list, chosen: Vec::new(), first: 0, count: 9 }))
        .expect("the ministry exports");
    assert_eq!((piece.name.as_str(), piece.sheet.as_str()), ("tiket_semua_2026-11-21.xlsx", "Tiket"));
    let mut writing = begin(&piece);
    add(&mut writing, &piece);
    let csv = String::from_utf8(read_back(writing.finish().expect("memory"))).expect("text");
    let mut lines = csv.lines();
    assert_eq!(
        lines.next(),
        Some("Badan Usaha,Kode Tiket,Tiket Summary,Status,Priority,Sisa waktu SLA,Update At,Label")
    );
    let ticket = lines.find(|line| line.contains("R8K2AB")).expect("there");
    let updated = desk.clock.local(desk.ticket("R8K2AB").updated_at).iso();
    assert!(ticket.contains(&updated[..19].replace('T', " ")), "{ticket}");
}
