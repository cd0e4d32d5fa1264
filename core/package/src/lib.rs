//! Reads a Paket Bukti in its own page: checks the chain, shows rows, and repeats the steps of the working paper.
//!
//! The page works offline and without the portal. Everything here is computed with the portal's code.
//!
//! | module | content |
//! |---|---|
//! | [`checked`] | the state of the chain, as shown |
//! | [`tables`] | the versions in the package with their rows |
//! | [`items`] | the results of a sample |
//! | [`repeat`] | a step repeated on them |

pub mod checked;
pub mod items;
pub mod repeat;
pub mod tables;

#[cfg(all(target_family = "wasm", feature = "entry"))]
pub mod entry;
