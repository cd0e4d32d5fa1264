/** A package as the core or the page's own module checked it (core/chain/src/package/checked.rs). */
type Checked = {
  problem: "notAPackage" | "newer" | "cut" | undefined;
  changed: "page" | { entry: number } | undefined;
  head: string;
  signature: { key: string; signature: string; text: string; fingerprint: string } | undefined;
};

/** The result of checking a package. `fingerprint` names the key of the signature. */
export type PackageVerdict =
  | { kind: "notAPackage" | "newer" | "cut" | "unreadable" }
  | { kind: "changedPage" }
  | { kind: "changedEntry"; number: number; name: string | undefined }
  | { kind: "unsigned"; head: string }
  | { kind: "sound" | "unchecked" | "forged"; head: string; fingerprint: string };

const bytesOf = (hexadecimal: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hexadecimal.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

async function isSignedBy(key: string, signature: string, text: string): Promise<boolean> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
  const publicKey = await crypto.subtle.importKey("raw", bytesOf(key), algorithm, false, [
    "verify",
  ]);
  const signed = new TextEncoder().encode(text);
  return crypto.subtle.verify(algorithm, publicKey, bytesOf(signature), signed);
}

/**
 * Judges a checked package, and verifies its signature where the browser can: pages of insecure addresses have no
 * `crypto.subtle`. `nameOf` names an entry by its position, from 0.
 */
export async function verdictOf(
  { problem, changed, head, signature }: Checked,
  nameOf: (entry: number) => string | undefined,
): Promise<PackageVerdict> {
  if (problem !== undefined) return { kind: problem };
  if (changed === "page") return { kind: "changedPage" };
  if (changed !== undefined) {
    return { kind: "changedEntry", number: changed.entry + 1, name: nameOf(changed.entry) };
  }
  if (signature === undefined) return { kind: "unsigned", head };
  const { key, signature: signed, text, fingerprint } = signature;
  if (crypto.subtle === undefined) return { kind: "unchecked", head, fingerprint };
  // A key that is no point of the curve is refused by the browser.
  const isSound = await isSignedBy(key, signed, text).catch(() => false);
  return { kind: isSound ? "sound" : "forged", head, fingerprint };
}

/** The name in the text of an entry; `undefined` if the text is no JSON. */
export function nameInEntry(text: string): string | undefined {
  try {
    const entry: unknown = JSON.parse(text);
    if (typeof entry !== "object" || entry === null || !("name" in entry)) return undefined;
    return typeof entry.name === "string" ? entry.name : undefined;
  } catch {
    return undefined;
  }
}
