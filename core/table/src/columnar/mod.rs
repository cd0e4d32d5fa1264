//! Columns of one type each, laid out for a full pass: dense, in row order, missing values in place.

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
