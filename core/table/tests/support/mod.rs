//! Reads files as the portal does.
#![allow(dead_code, unreachable_pub, reason = "each test file uses some of it, and none is a library")]

use portal_table::data::csv_form::{CsvChoices, CsvForm};
use portal_table::data::csv_problem::CsvProblem;
use portal_table::data::csv_reader::{CsvReader, Parsed};
use portal_table::data::data_table::DataTable;
use portal_table::data::sniffer::Sniffer;

pub fn sniff<'a>(chunks: impl IntoIterator<Item = &'a [u8]>) -> Result<CsvForm, CsvProblem> {
    let mut sniffer = Sniffer::new();
    for chunk in chunks {
        sniffer.feed(chunk);
    }
    sniffer.finish(&CsvChoices::default())
}

pub fn parse<'a>(form: CsvForm, chunks: impl IntoIterator<Item = &'a [u8]>) -> Parsed {
    let mut reader = CsvReader::new(form);
    for chunk in chunks {
        reader.feed(chunk);
    }
    reader.finish()
}

pub fn parse_commas(file: &[u8]) -> Parsed {
    let bytes = u32::try_from(file.len()).expect("a short file");
    parse(CsvForm { bytes, ..CsvForm::PLAIN }, [file])
}

/// Parses a file of any form, which must have no problem.
pub fn table(file: &[u8]) -> DataTable {
    let parsed = parse(sniff([file]).expect("the form is detected"), [file]);
    parsed.table.unwrap_or_else(|| panic!("{:?}", parsed.problems))
}

pub fn cells(table: &DataTable) -> Vec<Vec<String>> {
    let columns = 0..u32::try_from(table.columns().len()).expect("few columns");
    let row = |row| columns.clone().map(|column| table.cell(row, column).to_owned()).collect();
    (0..table.row_count()).map(row).collect()
}

pub fn write(table: &DataTable) -> Vec<u8> {
    let mut file = Vec::new();
    table.write_header(&mut file);
    table.write_rows(&table.select("", None), 0, u32::MAX, &mut file);
    file
}
