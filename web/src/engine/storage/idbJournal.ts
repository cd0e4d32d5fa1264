import { type BytesInParts, inOnePiece } from "./bytesInParts";
import { databaseNames } from "./databaseNames";
import type { IdbConnection, Reading } from "./idbConnection";
import {
  addSnapshot,
  clearJournal,
  cutOff,
  entriesAfter,
  isLast,
  lastFound,
  lastSeq,
  lineageIdOf,
  newestSnapshot,
  PREVIOUS,
  previousIn,
  putBeginning,
  putNews,
  putPrevious,
  snapshots,
} from "./idbSteps";
import type {
  AsidePiece,
  Beginning,
  Coming,
  Cut,
  JournalStore,
  News,
  Position,
  Previous,
  Stored,
} from "./journalStore";
import { forksOfBeginning } from "./lineage";
import { asItLies, bytesOf, ComingParts, inPartsOf } from "./longBytes";
import { isUnsure } from "./mark";
import { readInWorker } from "./partsInWorker";
import { datasetIdOf, filesOf, forksOf } from "./storedShape";

/** Version of the stored layout. A higher number was written by a newer version of the portal. */
const FORMAT = 1;

const ok = { kind: "ok" } as const;
const behind = { kind: "behind" } as const;
const moved = { kind: "moved" } as const;

/** The journal in IndexedDB. */
export class IdbJournal implements JournalStore {
  readonly #connection: IdbConnection;

  constructor(connection: IdbConnection) {
    this.#connection = connection;
  }

  /**
   * Reads the parts of a long snapshot in a worker if possible. Reading them in the page takes half
   * of its time.
   */
  async read(read = Number.POSITIVE_INFINITY, onComing?: Coming) {
    const found = await this.#read(read, (_, value) => asItLies(value));
    if (found.kind !== "stored" || found.snapshots.every(({ bytes }) => !inPartsOf(bytes)))
      return found;
    return (
      (await this.#withParts(found, onComing)) ??
      this.#read(read, (transaction, value) => bytesOf(transaction, value, onComing))
    );
  }

  #read(read: number, bytes: (transaction: Reading, value: unknown) => unknown) {
    return this.#connection.read(async (transaction) => {
      const meta = transaction.objectStore("meta");
      const format = await meta.get("format");
      if (typeof format === "number" && format > FORMAT) return { kind: "newer" } as const;
      const last = await lastSeq(transaction);
      if (last < 0) return { kind: "empty" } as const;
      return {
        kind: "stored",
        lineageId: await lineageIdOf(transaction),
        last,
        forks: forksOf(await meta.get("fork")),
        datasetId: datasetIdOf(await meta.get("datasetId")),
        snapshots: await snapshots(transaction, read, (value) => bytes(transaction, value)),
        entries: await entriesAfter(transaction),
        hasPrevious: (await meta.getKey(PREVIOUS)) !== undefined,
      } as const;
    });
  }

  /**
   * Like `read`, with the parts of the newest snapshot. `undefined` if other parts are needed or they do not arrive.
   */
  async #withParts(found: Stored, onComing?: Coming): Promise<Stored | undefined> {
    const newest = found.snapshots.at(-1);
    const others = found.snapshots.slice(0, -1);
    const said = inPartsOf(newest?.bytes);
    const database = await this.#connection.name();
    if (newest === undefined || said === undefined || database === undefined) return undefined;
    if (others.some(({ bytes }) => inPartsOf(bytes))) return undefined;
    const coming = new ComingParts(said, onComing);
    const { owner, count } = said;
    const place = { database, lineageId: found.lineageId, owner, count };
    const isRead = await readInWorker(place, (part) => coming.take(part));
    if (!isRead || coming.whole === undefined) return undefined;
    return { ...found, snapshots: [...others, { ...newest, bytes: coming.whole }] };
  }

  append(after: Position, news: News) {
    return this.#connection.write(async (transaction) => {
      if (!(await isLast(transaction, after))) return behind;
      // Nothing is stored after a gap: the damage is cut off first, and tabs that hold the missing commits store them
      // again.
      if ((await lastFound(transaction)) < after.seq) return behind;
      await putNews(transaction, after, news);
      return ok;
    });
  }

  begin(beginning: Beginning) {
    return this.#connection.write(async (transaction) => {
      if ((await lastSeq(transaction)) >= 0) return behind;
      const meta = transaction.objectStore("meta");
      const unread = forksOf(await meta.get("fork"));
      const { forks } = beginning;
      await meta.put(FORMAT, "format");
      await putBeginning(transaction, {
        ...beginning,
        forks: forksOfBeginning(forks, unread),
      });
      return ok;
    });
  }

  since({ lineageId, seq }: Position) {
    return this.#connection.read(async (transaction) => {
      const last = await lastSeq(transaction);
      if (last < 0) {
        const isGone = (await transaction.objectStore("meta").getKey("fork")) === undefined;
        return { kind: "empty", isGone } as const;
      }
      if ((await lineageIdOf(transaction)) !== lineageId) return { kind: "elsewhere" } as const;
      const entries = await entriesAfter(transaction, seq);
      const isWhole = (await lastFound(transaction)) === last;
      const follows = isWhole && (last === seq || entries[0]?.seq === seq + 1);
      return follows ? ({ kind: "entries", entries } as const) : ({ kind: "elsewhere" } as const);
    });
  }

  compact(position: Position, snapshot: BytesInParts) {
    return this.#connection.write(async (transaction) => {
      if ((await lineageIdOf(transaction)) !== position.lineageId) return behind;
      if ((await lastSeq(transaction)) < position.seq) return behind;
      return (await addSnapshot(transaction, position.seq, snapshot)) ? ok : behind;
    });
  }

  cut(cut: Cut) {
    return this.#connection.write(async (transaction) => {
      if (!(await isLast(transaction, cut.found))) return behind;
      if ((await newestSnapshot(transaction)) !== cut.snapshot) return behind;
      await cutOff(transaction, cut);
      return ok;
    });
  }

  replaceAll(beginning: Beginning, previous: Previous | undefined, known: Position | undefined) {
    return this.#connection.write(async (transaction) => {
      // This replacement is already stored, though it was reported as failed: other tabs may have
      // continued from it.
      if ((await lineageIdOf(transaction)) === beginning.position.lineageId) return behind;
      if ((await lastSeq(transaction)) >= 0 && !(known && (await isLast(transaction, known))))
        return moved;
      await clearJournal(transaction);
      const meta = transaction.objectStore("meta");
      await meta.put(FORMAT, "format");
      if (previous !== undefined) await putPrevious(transaction, previous);
      await putBeginning(transaction, beginning);
      return ok;
    });
  }

  previous() {
    return this.#connection.read(async (transaction) => {
      return { kind: "previous", previous: await previousIn(transaction) } as const;
    });
  }

  collectFiles(position: Position, held: ReadonlySet<string>) {
    return this.#connection.write(async (transaction) => {
      if (!(await isLast(transaction, position))) return behind;
      const meta = transaction.objectStore("meta");
      // After damage was cut off, other tabs may restore commits that name a file; pieces in quarantine may name any.
      if ((await meta.getKey("fork")) !== undefined) return ok;
      if ((await transaction.objectStore("aside").count()) > 0) return ok;
      const spared = new Set(filesOf(await meta.get(PREVIOUS)));
      const files = transaction.objectStore("files");
      const isHeld = (id: string) => held.has(id) || spared.has(id);
      const gone = (await files.getAllKeys()).filter((id) => !isHeld(id));
      await Promise.all(gone.map((id) => files.delete(id)));
      return ok;
    });
  }

  async file(id: string): Promise<Blob | undefined> {
    const file = await this.#connection.read((transaction) =>
      transaction.objectStore("files").get(id),
    );
    return file instanceof Blob ? file : undefined;
  }

  setAside(set: readonly AsidePiece[]) {
    return this.#connection.write(async (transaction) => {
      const aside = transaction.objectStore("aside");
      const at = Date.now();
      await Promise.all(
        set.map((piece) => aside.add({ ...piece, bytes: inOnePiece(piece.bytes), at })),
      );
      return ok;
    });
  }

  aside() {
    return this.#connection.read((transaction) => transaction.objectStore("aside").getAll());
  }

  async hasDatabasesAside(): Promise<boolean> {
    return (await databaseNames()).length > 1;
  }

  get isUnsure(): boolean {
    return isUnsure();
  }

  async makeSure() {
    const renewed = await this.#connection.renew();
    if (renewed.kind !== "ok") return renewed;
    const back = await this.#read(1, (transaction, value) => bytesOf(transaction, value));
    return back.kind === "failed" || back.kind === "quota" || back.kind === "closed" ? back : ok;
  }

  async hasAside(): Promise<boolean> {
    const count = await this.#connection.read((transaction) =>
      transaction.objectStore("aside").count(),
    );
    return typeof count === "number" && count > 0;
  }

  /** Deletes the pieces in quarantine. */
  forgetAside() {
    return this.#connection.write(async (transaction) => {
      await transaction.objectStore("aside").clear();
      return ok;
    });
  }
}
