import type { TableEntry } from "../audit/package/file/entries";
import type { PackageReader } from "../wasm/pkg-package/portal_package";
import { unpackText } from "./unpack";

/** `missing`: the package has no rows of this version. `unread`: its rows are damaged. */
export type TableState = "read" | "missing" | "unread";

/** The tables of a package. Each is decompressed and given to the reader once, when it is needed. */
export class PackageTables {
  readonly #reader: PackageReader;
  readonly #entries: readonly TableEntry[];
  readonly #opened = new Map<string, Promise<TableState>>();

  constructor(reader: PackageReader, entries: readonly TableEntry[]) {
    this.#reader = reader;
    this.#entries = entries;
  }

  open(content: string): Promise<TableState> {
    const opened = this.#opened.get(content) ?? this.#read(content);
    this.#opened.set(content, opened);
    return opened;
  }

  async #read(content: string): Promise<TableState> {
    const entry = this.#entries.find(({ value }) => value.content === content);
    if (entry?.gzip === undefined) return "missing";
    try {
      const text = await unpackText(entry.gzip);
      return this.#reader.addTable(content, entry.value.columns, text) ? "read" : "unread";
    } catch {
      return "unread";
    }
  }
}
