import type { BytesInParts } from "./bytesInParts";
import type { Dependencies } from "./dependencies";
import type { Position } from "./journalStore";

/** A snapshot is due after this many commits or bytes of them. */
const HEAVY_COMMITS = 200;
const HEAVY_BYTES = 1024 * 1024;

/** After this many snapshots were overtaken by changes, one is written at once, even if users must wait. */
const MOST_OUTRUN = 5;

/** Writes snapshots and deletes unused files when the page is idle. */
export class Compaction {
  readonly #around: Dependencies;
  readonly #begin: () => void;
  #mustCollect = false;
  #isPlanned = false;
  #isTime = false;
  /** True if the core trapped while writing a snapshot: it is not tried for ever. */
  #isHopeless = false;
  /** True if only one snapshot is stored, whose damage would lose everything. */
  #isAlone = false;
  /** Number of the last commit when a second snapshot was last tried. */
  #tried: number | undefined;
  /** How often in a row the state changed while its snapshot was written. */
  #outrun = 0;
  /** Files of the state that can be put back. */
  #spared: readonly string[] = [];

  constructor(around: Dependencies, begin: () => void) {
    this.#around = around;
    this.#begin = begin;
  }

  collectSoon(): void {
    this.#mustCollect = true;
  }

  /** Keeps these files, though the present state does not refer to them. */
  spare(files: readonly string[]): void {
    this.#spared = files;
    this.#mustCollect = true;
  }

  /** Reports the number of stored snapshots. */
  found(snapshots: number): void {
    this.#isAlone = snapshots < 2;
    this.#tried = undefined;
  }

  /** Schedules work for an idle moment if there is any. */
  plan(): void {
    if (this.#isPlanned || !(this.#mustCollect || this.#isHeavy() || this.#mustDouble())) return;
    this.#isPlanned = true;
    this.#around.timers.idle(() => {
      this.#isPlanned = false;
      this.#isTime = true;
      this.#begin();
    });
  }

  /** Returns the work that is due. `position` is that of the present state; `undefined` if nothing is stored. */
  step(position: Position | undefined): (() => Promise<void>) | undefined {
    if (!this.#isTime) return undefined;
    this.#isTime = false;
    return () => this.#tidy(position);
  }

  /** Writes a snapshot if there are many commits since the last one, and deletes unused files. */
  async #tidy(position: Position | undefined): Promise<void> {
    const { replica, store, lock, files } = this.#around;
    const isHeavy = this.#isHeavy();
    const doubles = position !== undefined && this.#mustDouble();
    const snapshot = isHeavy || doubles ? await this.#snapshot() : undefined;
    if (snapshot === "moved") return;
    this.#isHopeless = (isHeavy || doubles) && snapshot === undefined;
    this.#tried = replica.seq();
    const held = replica.heldFiles();
    this.#mustCollect = false;
    if (isHeavy && snapshot !== undefined) replica.rebase(snapshot);
    if (held === undefined) return;
    const kept = new Set([...held, ...this.#spared]);
    files.keepOnly(kept);
    if (position === undefined) return;
    await lock(async () => {
      // If this fails or other tabs have stored more, the next run does it.
      const stored = snapshot && (await store.compact(position, snapshot));
      if (stored?.kind === "ok") this.#isAlone = false;
      await store.collectFiles(position, kept);
    });
  }

  /** 'moved': the state changes faster than it is written; the next idle moment tries again, but not for ever. */
  async #snapshot(): Promise<BytesInParts | "moved" | undefined> {
    const { replica } = this.#around;
    const snapshot =
      this.#outrun < MOST_OUTRUN ? await replica.snapshotInTurns() : replica.snapshot();
    this.#outrun = snapshot === "moved" ? this.#outrun + 1 : 0;
    return snapshot;
  }

  #mustDouble(): boolean {
    const { replica } = this.#around;
    const isNewState = replica.weight().commits > 0 && this.#tried !== replica.seq();
    return this.#isAlone && !this.#isHopeless && isNewState;
  }

  #isHeavy(): boolean {
    if (this.#isHopeless) return false;
    const { commits, bytes } = this.#around.replica.weight();
    return commits >= HEAVY_COMMITS || bytes >= HEAVY_BYTES;
  }
}
