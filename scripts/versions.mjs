/** Versions of all build tools; package-lock.json pins npm packages. */
export const versions = {
  node: "20.19.0",
  rust: "1.95.0",
  wasmTarget: "wasm32-unknown-unknown",
};

/** Tools from crates.io, compiled once by the set-up. */
export const cargoTools = {
  "wasm-pack": "0.15.1",
  // Must equal the version of the `wasm-bindgen` crate in core/Cargo.toml: they share a private protocol.
  "wasm-bindgen-cli": "0.2.130",
  "cargo-llvm-cov": "0.9.1",
  "cargo-deny": "0.20.2",
  "cargo-mutants": "27.1.0",
  "cargo-nextest": "0.9.143",
};
