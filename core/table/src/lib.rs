//! Lists and tables of any rows: search, sort and pages (§2.6), CSV (§2.8), and aggregation of columns (decisions
//! §7).
//!
//! A list describes its rows and is queried through [`list::List`]. A long list keeps three indexes: a
//! [`text_index::TextIndex`] for search, a [`columns::CodeColumn`] for each small enumerated value, and
//! [`kept_orders::KeptOrders`] for its sorts. A row is addressed by its slot: a dense `u32` that the store assigns
//! for the life of the row.

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
pub mod sheet;
pub mod similar;
pub mod sort;
mod sort_job;
pub mod sought;
pub mod text_index;
mod variants;

pub use saturated::saturated;
