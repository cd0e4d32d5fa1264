//! Where the engine of lists changes over: the same questions to both, in turns, on lists that grow. Measures and judges nothing.
//!
//! `cargo run --release -p portal-core --example list_engines` takes a minute, and means something only on a quiet machine.

#[cfg(not(target_family = "wasm"))]
mod engines;

#[cfg(not(target_family = "wasm"))]
fn main() -> std::io::Result<()> {
    use std::io::Write;

    write!(std::io::stdout(), "{}", engines::compared())
}

#[cfg(target_family = "wasm")]
fn main() {}
