import type { PackageSignature } from "../../../wasm/pkg/portal_core";

/** `unchecked`: the browser has no cryptography for this page. */
export type SignatureState = "none" | "checking" | "valid" | "invalid" | "unchecked";

const ECDSA = { name: "ECDSA", namedCurve: "P-256" };

const bytesOf = (hexadecimal: string) =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Verifies a signature with the browser's cryptography. */
export async function verify(signature: PackageSignature | undefined): Promise<SignatureState> {
  if (signature === undefined) return "none";
  if (globalThis.crypto?.subtle === undefined) return "unchecked";
  try {
    const key = await crypto.subtle.importKey("raw", bytesOf(signature.key), ECDSA, false, [
      "verify",
    ]);
    const isValid = await crypto.subtle.verify(
      { name: "ECDSA", hash: "SHA-256" },
      key,
      bytesOf(signature.signature),
      new TextEncoder().encode(signature.text),
    );
    return isValid ? "valid" : "invalid";
  } catch {
    // The key is no point of the curve.
    return "invalid";
  }
}
