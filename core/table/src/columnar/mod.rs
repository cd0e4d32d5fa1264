//! Columns of one kind of value each, laid out for reading all of it in one pass: dense, by row, missing values in place.

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
