//! How texts name a stretch of time, and how stretches of time are named.

mod label;
mod named;

pub use label::{bucket_label, short_bucket_label};
pub use named::names_period;
pub use portal_locale::period::{Period, read};
