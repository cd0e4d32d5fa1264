//! How texts name a stretch of time, and how stretches of time are named.

mod label;
mod read;

pub use label::{bucket_label, short_bucket_label};
pub use read::read;

/// A stretch of time: its first and its last day, counted from 1 January 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Period {
    /// The first day.
    pub start: i32,
    /// The last day.
    pub end: i32,
}
