import { type FileRecord, fileOf, fileRecord, isFileRecord } from "./packing";

/** What is to be written and what to be taken away. */
type Changes = {
  puts: readonly (readonly [string, FileRecord])[];
  deletes: readonly string[];
};

/** Which files of drafts are stored, and under which id. A file is written once, however often its draft is. */
export class FileShelf {
  readonly #ids = new WeakMap<File, string>();
  readonly #files = new Map<string, File>();
  /** The ids of the files of each stored draft. */
  readonly #used = new Map<string, ReadonlySet<string>>();
  readonly #stored = new Set<string>();
  readonly #newId: () => string;

  constructor(newId: () => string) {
    this.#newId = newId;
  }

  readonly idOf = (file: File): string => {
    const known = this.#ids.get(file);
    if (known !== undefined) return known;
    const id = this.#newId();
    this.#ids.set(file, id);
    return id;
  };

  /** The same file for the same record each time. */
  found(id: string, record: unknown): File | undefined {
    const known = this.#files.get(id);
    if (known !== undefined || !isFileRecord(record)) return known;
    const file = fileOf(record);
    this.#files.set(id, file);
    this.#ids.set(file, id);
    this.#stored.add(id);
    return file;
  }

  /** A stored draft has these files. */
  use(draft: string, files: Iterable<string>): void {
    this.#used.set(draft, new Set(files));
  }

  filesOf(draft: string): ReadonlySet<string> {
    return this.#used.get(draft) ?? new Set();
  }

  /** A draft gets these files. */
  fill(draft: string, files: ReadonlyMap<string, File>): Changes {
    const gone = [...this.filesOf(draft)].filter((id) => !files.has(id));
    const missing = [...files].filter(([id]) => !this.#stored.has(id));
    for (const id of gone) this.#stored.delete(id);
    for (const [id] of missing) this.#stored.add(id);
    this.use(draft, files.keys());
    return { puts: missing.map(([id, file]) => [id, fileRecord(file)] as const), deletes: gone };
  }

  /** A draft goes on as another, with these files: those that are not among them go. */
  move(from: string, to: string, files: ReadonlyMap<string, File>): string[] {
    const gone = [...this.filesOf(from)].filter((id) => !files.has(id));
    for (const id of gone) this.#stored.delete(id);
    this.#used.delete(from);
    this.use(to, files.keys());
    return gone;
  }

  /** A draft goes: its files, which go with it. */
  clear(draft: string): Changes {
    const changes = this.fill(draft, new Map());
    this.#used.delete(draft);
    return changes;
  }

  /** These changes could not be made. Returns what is still there, though its draft is gone. */
  undo(draft: string, { puts, deletes }: Changes): readonly string[] {
    for (const [id] of puts) this.#stored.delete(id);
    // What was thrown away may have been brought back meanwhile.
    const left = deletes.filter((id) => !this.#stored.has(id));
    if (!this.#used.has(draft)) return left;
    this.use(draft, [...this.filesOf(draft), ...left]);
    return [];
  }
}
