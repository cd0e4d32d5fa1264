//! Rows, whatever they are rows of: search, sort and page of every list (§2.6), and tabular data from and to CSV (§2.8),
//! and what their columns come to in groups (decisions §7).
//!
//! A list says what its rows are, and is asked through [`list::List`]. Where it is long, it keeps a [`text_index::TextIndex`] of the
//! text it is searched by, a [`columns::CodeColumn`] for each small enumerated value it is filtered and counted by, and
//! [`kept_orders::KeptOrders`] of the sorts that were asked for. A row is addressed by its slot: a dense `u32` that the store chooses
//! and keeps for the life of the row. A view is then: narrow a [`row_set::RowSet`] by the words of the query, read the counts, walk one
//! kept order, take one page.

pub mod aggregate;
pub mod clipboard;
pub mod columnar;
pub mod columns;
mod compose;
pub mod csv;
#[cfg(feature = "csv-crate")]
pub mod csv_crate;
pub mod data;
pub mod decimal;
pub mod field_mask;
pub mod fold;
pub mod kept_order;
pub mod kept_orders;
pub mod list;
pub mod order;
mod order_job;
pub mod page;
pub mod room;
pub mod row_set;
mod runs;
mod saturated;
pub mod sort;
mod sort_job;
pub mod text_index;

pub use saturated::saturated;
