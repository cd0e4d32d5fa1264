import type {
  Assignment,
  Document,
  Finding,
  FollowUp,
  PackageAbout,
  PackageFile,
  PackageHistory,
  PackageStep,
  PackageTable,
  PdfDocument,
} from "../../../wasm/pkg/portal_core";

/** The facts above a package, with person and time. */
export type About = PackageAbout & { made: string };

type Named<Kind extends string> = { kind: Kind; name: string };
/** Without `gzip`, in base64, the portal did not have the content when it made the package. */
type Packed = { gzip?: string };

export type TableEntry = Named<"table"> & { value: PackageTable } & Packed;
export type StepEntry = Named<"step"> & { value: PackageStep };
export type DocumentEntry = Named<"document"> & { value: Document };
export type FileEntry = Named<"file"> & { value: PackageFile } & Packed;

/** An entry of the chain. A text that is no entry has been changed. */
export type Entry =
  | (Named<"about"> & { value: About })
  | (Named<"report"> & { value: PdfDocument })
  | TableEntry
  | StepEntry
  | (Named<"assignment"> & { value: Assignment })
  | (Named<"finding"> & { value: Finding })
  | (Named<"followUp"> & { value: FollowUp })
  | DocumentEntry
  | FileEntry
  | (Named<"history"> & { value: PackageHistory })
  | { kind: "unreadable"; name: string };

/** Letters of a head, and the space after it. */
const HEAD = 65;

/** Readers of entries rely on a record in `value`. */
const isRecord = (value: unknown) =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function entryOf(line: string, number: number): Entry {
  try {
    const entry: Entry = JSON.parse(line.slice(HEAD));
    const isNamed = typeof entry.kind === "string" && typeof entry.name === "string";
    if (isNamed && "value" in entry && isRecord(entry.value)) return entry;
  } catch {
    // The state of the chain names the entry.
  }
  return { kind: "unreadable", name: String(number) };
}

/** The entries between the first and the last line of the data. */
export const entriesOf = (data: string): Entry[] =>
  data
    .split("\n")
    .slice(1, -2)
    .map((line, at) => entryOf(line, at + 1));

/** The entries of one kind with their numbers, from 1. */
export const ofKind = <Kind extends Entry["kind"]>(entries: readonly Entry[], kind: Kind) =>
  entries.filter((entry): entry is Extract<Entry, { kind: Kind }> => entry.kind === kind);

/** The entries of a whole file, for the names of those that were changed. */
export function entriesIn(file: ArrayBuffer): Entry[] {
  const text = new TextDecoder().decode(file);
  const [, data = ""] = /<script type="text\/plain" id="paket-bukti">\n([^<]*)/.exec(text) ?? [];
  return entriesOf(data);
}
