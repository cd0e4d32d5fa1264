//! Columns of one type each: dense arrays in row order, with a marker for missing values, so that full passes are fast.

mod bucket;
mod civil;
mod days;
pub mod filter;
mod label_reading;
mod labels;
mod numbers;

pub use bucket::Bucket;
pub(crate) use civil::days_in;
pub use civil::{civil, day_number};
pub use days::Days;
pub use label_reading::LabelReading;
pub(crate) use labels::Codes;
pub use labels::Labels;
pub use numbers::Numbers;
