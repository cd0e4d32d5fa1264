//! Feeds damaged bytes to every parser.
//!
//! A [`Target`] is a function of bytes that panics if it breaks a promise; [`drive`] makes the bytes from valid ones.
#![cfg(not(target_family = "wasm"))]

mod corpus;
mod drive;
mod mutate;
mod target;
mod targets;

#[allow(
    dead_code,
    unreachable_pub,
    clippy::missing_panics_doc,
    reason = "shared with the tests of the core, which use all of it"
)]
#[path = "../../tests/support/everything.rs"]
mod everything;
#[allow(dead_code, unreachable_pub, reason = "shared with the tests of the core, which use all of it")]
#[path = "../../tests/support/odd.rs"]
mod odd;
#[allow(dead_code, unreachable_pub, reason = "shared with the tests of the core, which use all of it")]
#[path = "../../tests/support/random.rs"]
mod random;

pub use drive::{Budget, Report, drive};
pub use target::Target;
