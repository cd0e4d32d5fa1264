//! Tabular data of any shape (§2.7, §2.8): read from CSV, searched, sorted, summed up and written to CSV again.
//!
//! A file is read twice. The [`sniffer::Sniffer`] sees all of it once and tells its [`csv_form::CsvForm`]; the
//! [`csv_reader::CsvReader`] then reads it by that form, both in chunks of any size, so that the page can draw in between and the
//! user can cancel. All that a [`data_table::DataTable`] needs (text, search index, kinds and sums of the columns) grows chunk by
//! chunk; finishing costs next to nothing. A file with any [`csv_problem::CsvProblem`] gives no table at all.
//!
//! In memory a table of 34 MB takes about 84 MB: the cells as read, laid out as the CSV file they would be written as (so that most
//! rows are exported by copying them), a `u32` per cell, and the folded text that is searched and sorted by.

pub mod column;
pub mod csv_form;
pub mod csv_problem;
pub mod csv_reader;
pub mod data_table;
pub mod number;
pub mod selection;
pub mod sniffer;
pub mod statistics;

mod cells;
mod day;
mod decoder;
mod evidence;
mod headers;
mod in_parts;
mod quoted_row;
mod recent;
mod records;
mod row;
mod sorting;
mod table_builder;
mod times;
mod typed_column;
mod utf8_check;
mod values;
