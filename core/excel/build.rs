//! Limits the module's memory, so that a hostile file ends the module and not the page.

/// Bytes, a multiple of the size of a wasm page.
const MAX_MEMORY: u64 = 2 * 1024 * 1024 * 1024;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm") {
        println!("cargo::rustc-link-arg-cdylib=--max-memory={MAX_MEMORY}");
    }
}
