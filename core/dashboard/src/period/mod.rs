//! How texts name a stretch of time, and how stretches of time are named.

mod label;

pub use label::{bucket_label, short_bucket_label};
pub use portal_locale::period::{Period, read};
