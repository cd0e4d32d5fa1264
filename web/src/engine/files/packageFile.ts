import { nextTurn } from "../../platform/nextTurn";
import { asData, asHtml, cut } from "../../platform/pageTemplate";
import {
  FileDigest,
  type PackageContent,
  type PackageTable,
  PackageWriter,
  type Refusal,
} from "../../wasm/pkg/portal_core";
import { readView } from "../core/useView";
import { bytesOf } from "./attachments";
import { signText } from "./signingKey";
import { packageEntryTexts as texts } from "./texts";
import type { OnProgress } from "./writeCsv";

/** The places in web/package.html that are filled. Each occurs once. */
const TITLE = "<title>Paket Bukti</title>";
const TYPEFACE = '<script type="text/plain" id="huruf"></script>';

/** Rows per piece: a few ms of work, even with many columns. */
const PIECE_ROWS = 4_000;

/** Bytes that are encoded at once, about a ms of work; a multiple of 3, so that the pieces of Base64 can be joined. */
const ENCODED = 3 * 2 ** 14;

/** A package that was written. */
type WrittenPackage = {
  kind: "done";
  file: Blob;
  head: string;
  /** Short name of the key that signed it; `undefined` for an unsigned package. */
  fingerprint: string | undefined;
  /** Names of files that are not on this device. */
  missing: readonly string[];
};

export type PackageOutcome =
  | WrittenPackage
  | { kind: "cancelled" }
  | { kind: "refused"; refusal: Refusal };

/** An entry of a package. Bytes are compressed; without them it has its value alone. */
type Entry = { kind: string; name: string; value?: unknown; bytes?: ReadableStream | undefined };

class Stopped extends Error {
  readonly refusal: Refusal | undefined;

  constructor(refusal?: Refusal) {
    super();
    this.refusal = refusal;
  }
}

function* base64(bytes: Uint8Array): Generator<string> {
  for (let first = 0; first < bytes.length; first += ENCODED) {
    yield btoa(String.fromCharCode(...bytes.subarray(first, first + ENCODED)));
  }
}

/** A line of a package while it is written. */
class Line {
  readonly parts: BlobPart[] = [];
  readonly #digest = new FileDigest();
  readonly #encoder = new TextEncoder();

  add(text: string): void {
    const bytes = this.#encoder.encode(text);
    this.#digest.feed(bytes);
    this.parts.push(bytes);
  }

  sha256(): string {
    return this.#digest.finish();
  }
}

async function lineOf({ bytes, ...entry }: Entry, signal: AbortSignal): Promise<Line> {
  const line = new Line();
  const text = asData(entry);
  if (bytes === undefined) {
    line.add(text);
    return line;
  }
  line.add(`${text.slice(0, -1)},"gzip":"`);
  const packed = await new Response(bytes.pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  for (const piece of base64(new Uint8Array(packed))) {
    line.add(piece);
    await nextTurn();
    if (signal.aborted) throw new Stopped();
  }
  line.add('"}');
  return line;
}

/** The entries that consist of their value. */
function plainEntries(content: PackageContent, made: string): Entry[] {
  const { about, report, assignment, steps, findings, followUps, documents, history } = content;
  return [
    { kind: "about", name: texts.about, value: { ...about, made } },
    { kind: "report", name: texts.report, value: report },
    ...steps.map((value) => ({ kind: "step", name: texts.step(value.view.number), value })),
    { kind: "assignment", name: texts.assignment, value: assignment },
    ...findings.map((value) => ({
      kind: "finding",
      name: texts.finding(value.text.title),
      value,
    })),
    ...followUps.map((value) => ({
      kind: "followUp",
      name: texts.followUp(value.text.title),
      value,
    })),
    ...documents.map((value) => ({ kind: "document", name: value.name, value })),
    { kind: "history", name: texts.history, value: history },
  ];
}

export type PackageWork = {
  assignment: string;
  content: PackageContent;
  /** Person and time. */
  made: string;
  /** In base 85. */
  typeface: string | undefined;
  onProgress: OnProgress;
  signal: AbortSignal;
};

/** The rows of a version, as `packageRows` gives them; `undefined` if they are not in memory. */
function rowsOf(
  table: PackageTable,
  { assignment, signal }: PackageWork,
  onRow: (row: number) => void,
) {
  if (!table.isLoaded) return undefined;
  let first = 0;
  return new ReadableStream<Uint8Array>({
    async pull(stream) {
      if (signal.aborted) throw new Stopped();
      const query = { assignment, content: table.content, first, count: PIECE_ROWS };
      const answer = readView("packageRows", query);
      if (answer.kind === "refused") throw new Stopped(answer.refusal);
      const { bytes, written, total } = answer.value;
      stream.enqueue(new Uint8Array(bytes));
      first = written;
      onRow(written);
      if (written >= total) stream.close();
      else await nextTurn();
    },
  });
}

async function* entriesOf(work: PackageWork, missing: string[]): AsyncGenerator<Entry> {
  const { content, made, onProgress } = work;
  yield* plainEntries(content, made);
  const all = content.tables.reduce((sum, { rows }) => sum + rows, 0);
  let before = 0;
  for (const table of content.tables) {
    const bytes = rowsOf(table, work, (row) => onProgress((before + row) / all));
    yield { kind: "table", name: table.name, value: table, bytes };
    before += table.rows;
  }
  for (const file of content.files) {
    const bytes = (await bytesOf(file.id))?.stream();
    if (bytes === undefined) missing.push(file.name);
    yield { kind: "file", name: file.name, value: file, bytes };
  }
}

/** The empty page with its title and the portal's typeface. Without it, the page uses a font of the device. */
function titled(page: string, { content, typeface = "" }: PackageWork): string {
  const [head, rest] = cut(page, TITLE);
  const [body, end] = cut(rest, TYPEFACE);
  const title = `<title>${asHtml(texts.page(content.about.dataName))}</title>`;
  return [head, title, body, TYPEFACE.replace("><", () => `>${typeface}<`), end].join("");
}

/** Writes a Paket Bukti into an empty page (web/package.html). `portal_chain::package` defines the format. */
export async function writePackage(page: string, work: PackageWork): Promise<PackageOutcome> {
  const writer = new PackageWriter(titled(page, work));
  const missing: string[] = [];
  try {
    const parts: BlobPart[] = [writer.beginning()];
    let head = "";
    for await (const entry of entriesOf(work, missing)) {
      const line = await lineOf(entry, work.signal);
      head = writer.add(line.sha256());
      parts.push(`${head} `, ...line.parts, "\n");
    }
    const signed = await signText(writer.signed());
    if (work.signal.aborted) return { kind: "cancelled" };
    parts.push(signed ? writer.signedEnd(signed.key, signed.signature) : writer.unsignedEnd());
    const file = new Blob(parts, { type: "text/html" });
    const fingerprint = signed && PackageWriter.fingerprint(signed.key);
    return { kind: "done", file, head, fingerprint, missing };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return error.refusal ? { kind: "refused", refusal: error.refusal } : { kind: "cancelled" };
  } finally {
    writer.free();
  }
}
