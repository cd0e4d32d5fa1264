//! Opens a dashboard that was saved as a page of its own: filters, widgets, figures as CSV.
//!
//! The page has neither portal nor network. [`saved::SavedReport`] reads the columns in the page and uses the
//! portal's own evaluation.

pub mod saved;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;
