import type { BytesInParts } from "./bytesInParts";
import type { Dependencies } from "./dependencies";
import type { Position } from "./journalStore";

/** After so many commits, or so many bytes of them, a snapshot is taken. */
const HEAVY_COMMITS = 200;
const HEAVY_BYTES = 1024 * 1024;

/** After so many that came to nothing one is taken at once, whoever has to wait for it. */
const MOST_OUTRUN = 5;

/** What has to be done some time, when nobody waits for anything. */
export class Compaction {
  readonly #around: Dependencies;
  readonly #begin: () => void;
  #mustCollect = false;
  #isPlanned = false;
  #isTime = false;
  /** Taking a snapshot brings the core down: it is not tried for ever. */
  #isHopeless = false;
  /** Only one snapshot is stored, as far as this tab knows: a bad byte in it would take everything along. */
  #isAlone = false;
  /** The state of which a second one has been tried. */
  #tried: number | undefined;
  /** How many times on end the state moved on while a snapshot of it was being written. */
  #outrun = 0;
  /** Files of a state that can be put back. */
  #spared: readonly string[] = [];

  constructor(around: Dependencies, begin: () => void) {
    this.#around = around;
    this.#begin = begin;
  }

  collectSoon(): void {
    this.#mustCollect = true;
  }

  /** These files stay, though the present state does not refer to them. */
  spare(files: readonly string[]): void {
    this.#spared = files;
    this.#mustCollect = true;
  }

  /** So many snapshots are stored. */
  found(snapshots: number): void {
    this.#isAlone = snapshots < 2;
    this.#tried = undefined;
  }

  /** Asks for a quiet moment if there is something to do. */
  plan(): void {
    if (this.#isPlanned || !(this.#mustCollect || this.#isHeavy() || this.#mustDouble())) return;
    this.#isPlanned = true;
    this.#around.timers.idle(() => {
      this.#isPlanned = false;
      this.#isTime = true;
      this.#begin();
    });
  }

  /** What is to be done now. `position` is that of the present state; undefined where nothing is stored. */
  step(position: Position | undefined): (() => Promise<void>) | undefined {
    if (!this.#isTime) return undefined;
    this.#isTime = false;
    return () => this.#tidy(position);
  }

  /** A new snapshot where the commits since the last one are many, and away with files that nothing refers to. */
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
      // What fails here, or comes too late since others have stored more, is done the next time.
      const stored = snapshot && (await store.compact(position, snapshot));
      if (stored?.kind === "ok") this.#isAlone = false;
      await store.collectFiles(position, kept);
    });
  }

  /** 'moved': somebody works faster than it is written, and it is for the next quiet moment; but not for ever. */
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
