import { type CheckedPackage, checkedPackage } from "../../wasm/pkg/portal_core";

/** Checks a whole Paket Bukti; the signature still has to be verified. */
export const checkPackage = (file: ArrayBuffer): CheckedPackage =>
  checkedPackage(new Uint8Array(file));
