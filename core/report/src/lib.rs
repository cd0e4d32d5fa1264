//! A dashboard that was saved as a page of its own, read again: its filters, its widgets, their figures as CSV.
//!
//! The page has neither portal nor network: [`saved::SavedReport`] answers from the columns that were written into it, by
//! the same evaluation that the portal draws with.

pub mod saved;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;
