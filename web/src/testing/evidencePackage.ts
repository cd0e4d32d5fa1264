/** A Paket Bukti as the portal writes it (core/chain/src/package), filled by hand. */
import { createHash, webcrypto } from "node:crypto";
import { gzipSync } from "node:zlib";
import type { PackageContent } from "../wasm/pkg/portal_core";

export const OPENING = '<script type="text/plain" id="paket-bukti">\n';
export const CLOSING = "</script>";

type Written = { kind: string; name: string; value: unknown; gzip?: string | undefined };

const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");

const gzip64 = (content: string | Uint8Array) => gzipSync(content).toString("base64");

/** Entries in the order of a package. `rows` gives the rows of a version, or nothing. */
export function entriesOf(content: PackageContent, rows: (content: string) => string | undefined) {
  const { about, report, tables, steps, assignment, findings, followUps, documents, files } =
    content;
  const packed = (text: string | undefined) => (text === undefined ? undefined : gzip64(text));
  const entries: Written[] = [
    { kind: "about", name: "Tentang paket", value: about },
    { kind: "report", name: "Laporan", value: report },
    ...tables.map((value) => ({
      ...{ kind: "table", name: value.name, value },
      gzip: packed(rows(value.content)),
    })),
    ...steps.map((value) => ({ kind: "step", name: `Langkah ${value.view.number}`, value })),
    { kind: "assignment", name: "Penugasan", value: assignment },
    ...findings.map((value) => ({ kind: "finding", name: value.text.title, value })),
    ...followUps.map((value) => ({ kind: "followUp", name: value.id, value })),
    ...documents.map((value) => ({ kind: "document", name: value.name, value })),
    ...files.map((value) => ({ kind: "file", name: value.name, value, gzip: gzip64(value.id) })),
  ];
  return entries;
}

/** A history of three entries, of which the second one is about other matters. */
export function historyEntry(): Written {
  const genesis = sha256("genesis");
  const entries = ["a1", "b2", "c3"].map((content) => ({
    hash: sha256(Buffer.from(content, "hex")),
    ...(content === "b2"
      ? {}
      : { content, when: "21 November 2026, 09.05", who: "Hendra Kusuma", what: "Menyimpan uji" }),
  }));
  const head = entries.reduce((before, { hash }) => sha256(before + hash), genesis);
  return { kind: "history", name: "Riwayat portal", value: { genesis, head, entries } };
}

const lineOf = (entry: Written) => JSON.stringify(entry).replaceAll("<", String.raw`\u003c`);

const hexadecimal = (bytes: ArrayBuffer) => Buffer.from(bytes).toString("hex");

async function lastLine(head: string, isSigned: boolean): Promise<string> {
  if (!isSigned) return "tanpa-tanda-tangan";
  const { subtle } = webcrypto;
  const curve = { name: "ECDSA", namedCurve: "P-256" };
  const { privateKey, publicKey } = await subtle.generateKey(curve, true, ["sign"]);
  const text = new TextEncoder().encode(`paket-bukti 1 ${head}`);
  const signature = await subtle.sign({ ...curve, hash: "SHA-256" }, privateKey, text);
  const key = await subtle.exportKey("raw", publicKey);
  return `tanda-tangan ${hexadecimal(key)} ${hexadecimal(signature)}`;
}

/** Data of a package in a page, which contains the place for them. */
export async function packageData(page: string, entries: readonly Written[], isSigned = true) {
  const at = page.indexOf(OPENING) + OPENING.length;
  const digest = sha256(sha256(page.slice(0, at)) + sha256(page.slice(at)));
  const first = `paket-bukti 1 ${digest}`;
  let head = sha256(first);
  const lines = entries.map((entry) => {
    const text = lineOf(entry);
    head = sha256(head + sha256(text));
    return `${head} ${text}`;
  });
  return `${[first, ...lines, await lastLine(head, isSigned)].join("\n")}\n`;
}

/** A page with its data. */
export const filledPage = (page: string, data: string) =>
  page.replace(OPENING + CLOSING, () => OPENING + data + CLOSING);
