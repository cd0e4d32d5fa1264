/** Every tool the portal is built with, pinned here and nowhere else. npm packages are pinned by package-lock.json. */
export const versions = {
  node: "20.19.0",
  rust: "1.95.0",
  wasmTarget: "wasm32-unknown-unknown",
  wasmPack: "0.15.1",
  // The same version as the `wasm-bindgen` crate in core/Cargo.toml: the two speak a private protocol.
  wasmBindgen: "0.2.130",
  cargoLlvmCov: "0.9.1",
  cargoDeny: "0.20.2",
  cargoMutants: "27.1.0",
  cargoNextest: "0.9.143",
};
