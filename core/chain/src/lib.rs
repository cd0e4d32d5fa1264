//! Chains of SHA-256 hashes. Each head covers all entries before it, so that nobody can change, remove or insert an earlier
//! entry without changing the last head.
//!
//! A chain proves nothing by itself: whoever can write it can also compute it again. It proves that nothing has changed
//! since its head was noted elsewhere, for example in a printed report or under a signature.

mod digest;
pub mod hexadecimal;
pub mod history;
pub mod package;

pub use digest::Digest;
