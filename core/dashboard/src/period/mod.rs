//! Names of periods, and texts that name periods.

mod label;
mod named;

pub use label::{bucket_label, short_bucket_label};
pub use named::names_period;
pub use portal_locale::period::{Period, read};
