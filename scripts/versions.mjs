/** Every tool the portal is built with, pinned here and nowhere else. npm packages are pinned by package-lock.json. */
export const versions = {
  node: "20.19.0",
  rust: "1.95.0",
  wasmTarget: "wasm32-unknown-unknown",
};

/** Tools from crates.io, compiled once by the set-up. */
export const cargoTools = {
  "wasm-pack": "0.15.1",
  // The same version as the `wasm-bindgen` crate in core/Cargo.toml: the two speak a private protocol.
  "wasm-bindgen-cli": "0.2.130",
  "cargo-llvm-cov": "0.9.1",
  "cargo-deny": "0.20.2",
  "cargo-mutants": "27.1.0",
  "cargo-nextest": "0.9.143",
};
