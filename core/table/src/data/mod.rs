//! Tabular data with any columns (§2.7, §2.8): reads CSV, searches, sorts, sums and writes CSV.
//!
//! A file is read twice. The [`sniffer::Sniffer`] sees all of it and finds its [`csv_form::CsvForm`], except for what the
//! user has decided. The [`csv_reader::CsvReader`] then parses it. Both take chunks of any size, so that the page can draw in between and
//! the user can cancel. The [`data_table::DataTable`] grows with every chunk: text, search index, kinds and sums. So
//! finishing takes almost no time. A file with any [`csv_problem::CsvProblem`] gives no table.
//!
//! A table of 34 MB takes about 84 MB of memory: the cells in the layout of the exported CSV, a `u32` per cell, and the
//! folded text for search and sort.

pub mod added;
pub mod column;
pub mod comparison;
pub mod csv_form;
pub mod csv_problem;
pub mod csv_reader;
pub mod data_table;
pub mod day;
pub mod filter;
pub mod headers;
pub mod number;
pub mod selection;
pub mod shown;
pub mod sniffer;
pub mod statistics;
pub mod typed_filter;
pub mod value_counts;
pub mod values;

mod adding;
mod cells;
mod content;
mod decoder;
pub mod digest;
mod evidence;
mod in_parts;
mod lines;
mod numbered_rows;
mod quoted_row;
mod recent;
mod records;
mod rewriter;
mod row;
mod sorting;
mod structure;
mod table_builder;
mod typed_cell;
mod typed_column;
mod typed_rows;
mod unusual_number;
mod utf8_check;
mod verbatim;
