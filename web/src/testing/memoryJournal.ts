import { BytesInParts, inOnePiece, isBytes } from "../engine/storage/bytesInParts";
import {
  type AsidePiece,
  type Beginning,
  type Cut,
  type Fork,
  type JournalStore,
  type News,
  type Piece,
  type Position,
  type Previous,
  type Trouble,
  UNREAD,
} from "../engine/storage/journalStore";
import { forksOfBeginning } from "../engine/storage/lineage";

/** The database that several journals share; it survives a tab. */
export class Disk {
  format = 1;
  lineageId = "";
  forks: readonly Fork[] = [];
  datasetId = "";
  /** Position of the last stored commit. */
  noted: Position | undefined;
  readonly snapshots = new Map<number, unknown>();
  readonly entries = new Map<number, unknown>();
  readonly files = new Map<string, Blob>();
  readonly drafts = new Map<string, unknown>();
  readonly aside: AsidePiece[] = [];
  previous: Previous | undefined;
  /** True after a failed write that left a torn log, until the log is renewed. */
  isTorn = false;

  /** Deletes everything, as a browser may. */
  wipe(): void {
    for (const kept of [this.snapshots, this.entries, this.files, this.drafts]) kept.clear();
    Object.assign(this, {
      ...{ lineageId: "", forks: [], datasetId: "", noted: undefined, previous: undefined },
      isTorn: false,
    });
    this.aside.length = 0;
  }

  get found(): number {
    return Math.max(-1, ...this.snapshots.keys(), ...this.entries.keys());
  }

  get last(): number {
    const isOfNow = this.noted?.lineageId === this.lineageId;
    return Math.max(this.found, isOfNow ? (this.noted?.seq ?? -1) : -1);
  }
}

/** 'doneButFailed': the write reached the disk, but the tab gets an error. */
export type Fault = Trouble["kind"] | "doneButFailed";

export interface Faults {
  /** Runs before each transaction: waits like a real one and returns the fault to inject. */
  strike(operation: keyof JournalStore): Promise<Fault | undefined>;
}

const faultless: Faults = { strike: async () => undefined };

const ok = { kind: "ok" } as const;
const behind = { kind: "behind" } as const;
const moved = { kind: "moved" } as const;

/** A journal in memory. Transactions cannot interleave, because nothing inside one is asynchronous. */
export class MemoryJournal implements JournalStore {
  readonly disk: Disk;
  readonly #faults: Faults;

  constructor(disk: Disk, faults = faultless) {
    this.disk = disk;
    this.#faults = faults;
  }

  read(read = Number.POSITIVE_INFINITY) {
    return this.#run("read", (disk) => {
      if (disk.format > 1) return { kind: "newer" } as const;
      if (disk.last < 0) return { kind: "empty" } as const;
      return {
        kind: "stored",
        lineageId: disk.lineageId,
        last: disk.last,
        forks: disk.forks,
        datasetId: disk.datasetId,
        snapshots: newest(snapshotsOf(disk), read),
        entries: inOrder(disk.entries, -1),
        hasPrevious: disk.previous !== undefined,
      } as const;
    });
  }

  append(after: Position, news: News) {
    return this.#run("append", (disk) => {
      if (disk.lineageId !== after.lineageId || disk.last !== after.seq) return behind;
      if (disk.found < after.seq) return behind;
      put(disk, after, news);
      return ok;
    });
  }

  begin(beginning: Beginning) {
    return this.#run("begin", (disk) => {
      if (disk.last >= 0) return behind;
      const forks = forksOfBeginning(beginning.forks, disk.forks);
      begin(disk, { ...beginning, forks });
      return ok;
    });
  }

  since({ lineageId, seq }: Position) {
    return this.#run("since", (disk) => {
      if (disk.last < 0) return { kind: "empty", isGone: disk.forks.length === 0 } as const;
      const entries = inOrder(disk.entries, seq);
      const isWhole = disk.found === disk.last;
      const follows = isWhole && (disk.last === seq || entries[0]?.seq === seq + 1);
      if (disk.lineageId !== lineageId || !follows) return { kind: "elsewhere" } as const;
      return { kind: "entries", entries } as const;
    });
  }

  compact({ lineageId, seq }: Position, snapshot: BytesInParts) {
    return this.#run("compact", (disk) => {
      const newest = Math.max(-1, ...disk.snapshots.keys());
      if (disk.lineageId !== lineageId || disk.last < seq || newest >= seq) return behind;
      disk.snapshots.set(seq, snapshot.joined());
      const older = [...disk.snapshots.keys()].sort((a, b) => a - b).at(-2) ?? -1;
      for (const key of disk.snapshots.keys()) if (key < older) disk.snapshots.delete(key);
      for (const key of disk.entries.keys()) if (key <= older) disk.entries.delete(key);
      return ok;
    });
  }

  cut({ found, snapshot, next, forks, good, damagedSnapshots }: Cut) {
    return this.#run("cut", (disk) => {
      if (disk.lineageId !== found.lineageId || disk.last !== found.seq) return behind;
      if (Math.max(-1, ...disk.snapshots.keys()) !== snapshot) return behind;
      const isBad = (seq: number) => good === undefined || seq > good;
      for (const { seq, bytes } of inOrder(disk.snapshots, -1)) {
        if (!isBad(seq) && !damagedSnapshots.includes(seq)) continue;
        disk.aside.push({ what: "snapshot", seq, bytes });
        disk.snapshots.delete(seq);
      }
      for (const { seq, bytes } of inOrder(disk.entries, good ?? -1)) {
        disk.aside.push({ what: "entry", seq, bytes });
        disk.entries.delete(seq);
      }
      disk.lineageId = good === undefined ? "" : next;
      disk.noted = good === undefined ? undefined : { lineageId: next, seq: good };
      disk.forks = forks;
      return ok;
    });
  }

  replaceAll(beginning: Beginning, previous: Previous | undefined, known: Position | undefined) {
    return this.#run("replaceAll", (disk) => {
      if (disk.lineageId === beginning.position.lineageId) return behind;
      const isKnown = disk.lineageId === known?.lineageId && disk.last === known.seq;
      if (disk.last >= 0 && !isKnown) return moved;
      disk.snapshots.clear();
      disk.entries.clear();
      if (previous !== undefined) disk.previous = previous;
      begin(disk, beginning);
      return ok;
    });
  }

  previous() {
    return this.#run("previous", ({ previous }) => ({ kind: "previous", previous }) as const);
  }

  collectFiles({ lineageId, seq }: Position, held: ReadonlySet<string>) {
    return this.#run("collectFiles", (disk) => {
      if (disk.lineageId !== lineageId || disk.last !== seq) return behind;
      if (disk.forks.length > 0 || disk.aside.length > 0) return ok;
      for (const id of disk.files.keys()) {
        if (!held.has(id) && !disk.previous?.files.includes(id)) disk.files.delete(id);
      }
      return ok;
    });
  }

  async file(id: string): Promise<Blob | undefined> {
    return this.disk.files.get(id);
  }

  setAside(pieces: readonly AsidePiece[]) {
    return this.#run("setAside", (disk) => {
      disk.aside.push(...pieces.map((piece) => ({ ...piece, bytes: inOnePiece(piece.bytes) })));
      return ok;
    });
  }

  aside() {
    return this.#run("aside", (disk) => [...disk.aside]);
  }

  get isUnsure(): boolean {
    return this.disk.isTorn;
  }

  makeSure() {
    return this.#run("makeSure", (disk) => {
      disk.isTorn = false;
      return ok;
    });
  }

  async hasDatabasesAside(): Promise<boolean> {
    return false;
  }

  async #run<T>(operation: keyof JournalStore, work: (disk: Disk) => T): Promise<T | Trouble> {
    const fault = await this.#faults.strike(operation);
    if (fault !== undefined && fault !== "doneButFailed") return { kind: fault };
    const result = work(this.disk);
    return fault === undefined ? result : { kind: "failed" };
  }
}

function inOrder(stored: ReadonlyMap<number, unknown>, after: number): Piece[] {
  const keys = [...stored.keys()].filter((seq) => seq > after).sort((a, b) => a - b);
  return keys.map((seq) => ({ seq, bytes: stored.get(seq) }));
}

/** The snapshots as a journal reads them. */
export const snapshotsOf = ({ snapshots }: Disk): Piece[] =>
  inOrder(snapshots, -1).map(({ seq, bytes }) => ({
    ...{ seq, bytes: isBytes(bytes) ? new BytesInParts([bytes]) : bytes },
  }));

const newest = (pieces: readonly Piece[], read: number) =>
  pieces.map((piece, index) =>
    pieces.length - index > read ? { ...piece, bytes: UNREAD } : piece,
  );

function put(disk: Disk, { lineageId, seq }: Position, news: News): void {
  const { entries, files, drafts } = news;
  for (const [index, entry] of entries.entries()) disk.entries.set(seq + 1 + index, entry);
  disk.noted = { lineageId, seq: seq + entries.length };
  for (const [id, file] of files) disk.files.set(id, file);
  for (const id of drafts) disk.drafts.delete(id);
}

function begin(disk: Disk, { position, forks, datasetId, snapshot, ...news }: Beginning): void {
  disk.lineageId = position.lineageId;
  disk.forks = forks;
  disk.datasetId = datasetId;
  disk.snapshots.set(position.seq, snapshot.joined());
  put(disk, position, news);
}
