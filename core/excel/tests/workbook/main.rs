//! Workbooks of other programs, hostile ones, and those that this crate writes.
#![cfg(not(target_family = "wasm"))]

mod archive;
mod hostile;
mod reading;
mod writing;

use portal_excel::problem::WorkbookProblem;
use portal_excel::{SheetFacts, Workbook};

/// A sheet as text, and what is known about it.
pub(crate) fn read(bytes: &[u8], sheet: usize, range: Option<&str>) -> Result<(String, SheetFacts), WorkbookProblem> {
    let mut sheet = Workbook::open(bytes.to_vec())?.read(sheet, range)?;
    let facts = sheet.facts().clone();
    let csv: Vec<u8> = std::iter::from_fn(|| sheet.next_part()).flatten().collect();
    Ok((String::from_utf8(csv).expect("text"), facts))
}

/// A workbook of one sheet.
pub(crate) fn written(fill: impl Fn(&mut rust_xlsxwriter::Worksheet)) -> Vec<u8> {
    let mut workbook = rust_xlsxwriter::Workbook::new();
    fill(workbook.add_worksheet());
    workbook.save_to_buffer().expect("memory")
}
