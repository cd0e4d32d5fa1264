//! Opens a dashboard that was saved as one HTML page: its filters, its widgets, and their figures as CSV.
//!
//! The page works offline and without the portal: [`saved::SavedReport`] evaluates the columns in the page with the
//! portal's code.

pub mod saved;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;
