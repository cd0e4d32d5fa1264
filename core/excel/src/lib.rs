//! Reads workbooks (xlsx, xlsm, xlsb, xls, ods) as CSV, and writes tables as xlsx.
//!
//! A workbook is opened by what is in it, whatever its name says. Reading a sheet is one long call, so the web side runs
//! this module in a worker. The CSV form is the one that `core/table` reads: UTF-8, comma, LF, numbers with a decimal
//! comma, dates as `2026-02-03`.
//!
//! | file | purpose |
//! |---|---|
//! | `container` | recognises a file by its bytes, and measures an archive before it is unpacked |
//! | `workbook` | opens a workbook and lists its sheets |
//! | `read`, `headers` | read one sheet cell by cell, and repeat headers in merged cells |
//! | `cell`, `number`, `form` | turn a cell into text, as its number format shows it |
//! | `sheet_csv` | keeps the rows until the used columns are known, and hands them out |
//! | `area` | a range such as `A3:H200` |
//! | `problem`, `warning` | what is said about a file |
//! | `write` | writes typed columns as xlsx |

mod area;
mod cell;
mod container;
mod form;
mod headers;
mod number;
mod read;
mod sheet_csv;
mod warning;
mod workbook;

pub mod problem;
pub mod write;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;

pub use sheet_csv::{SheetCsv, SheetFacts};
pub use warning::{Places, Warning};
pub use workbook::{SheetInfo, Workbook};
