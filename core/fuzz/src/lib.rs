//! Feeds damaged bytes to every parser.
//!
//! A [`Target`] parses bytes and panics if the parser breaks a promise. [`drive`] gives it damaged valid bytes.
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
