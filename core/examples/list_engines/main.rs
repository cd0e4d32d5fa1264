//! Finds the list length at which the engines should switch: same queries to both, alternately, on growing lists. It
//! measures and judges nothing.
//!
//! `cargo run --release -p portal-core --example list_engines` takes a minute and needs a quiet machine.

#[cfg(not(target_family = "wasm"))]
mod engines;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::io::Result<()> {
    use std::io::Write;

    write!(std::io::stdout(), "{}", engines::compared())
}

#[cfg(target_family = "wasm")]
fn main() {}
