import { nameInEntry, type PackageVerdict, verdictOf } from "../../platform/packageVerdict";
import { checkedPackage } from "../../wasm/pkg/portal_core";

/** Letters before the text of an entry: a head and a space. */
const HEAD = 65;

/** The text of an entry of a file, from 0. */
function entryIn(file: Uint8Array, at: number): string {
  const lines = new TextDecoder().decode(file).split("\n");
  const first = lines.findIndex((line) => line.startsWith("paket-bukti "));
  return (lines[first + 1 + at] ?? "").slice(HEAD);
}

/** Checks a Paket Bukti: its chain, its page and its signature. */
export async function checkPackage(file: Blob): Promise<PackageVerdict> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes === undefined) return { kind: "unreadable" };
  const read = new Uint8Array(bytes);
  return verdictOf(checkedPackage(read), (at) => nameInEntry(entryIn(read, at)));
}
