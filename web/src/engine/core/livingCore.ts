import { CoreTrapped, isTrap } from "../../platform/trap";
import type {
  Adopted,
  Applied,
  Command,
  JournalProblem,
  PortalCore,
  Slice,
  SnapshotReader,
} from "../../wasm/pkg/portal_core";
import type { Arrival } from "../storage/arrival";
import { BytesInParts } from "../storage/bytesInParts";
import type { Adoption, Followed, Own, Problem, Recent, Replica } from "../storage/replica";
import { type Begin, IncomingSnapshots } from "./incomingSnapshots";
import { writtenInTurns } from "./outgoingSnapshot";

/** Creates cores. */
export interface Engine {
  /** A core with the sample data, dated from this moment. */
  open(openedAt: number): PortalCore;
  begin: Begin;
  /** A core with the data of a snapshot, or the problem with it. */
  made(snapshot: SnapshotReader): PortalCore | JournalProblem;
  /** Discards all cores, whatever their state. */
  renew(): void;
}

/** Callbacks for changes that are not caused by a command. */
export interface Witness {
  /** All views must be read again. */
  restarted(): void;
  /** Commits of other tabs changed these slices. */
  moved(touched: readonly Slice[]): void;
  /** The core trapped and was restored. Called when the operation that caused it is over. */
  trapped(): void;
}

interface Base {
  snapshot: BytesInParts;
  seq: number;
}

type RefusedOwn = Adoption["refused"][number];

/**
 * A core that restores itself after a trap, from a snapshot and the commits since. The storage uses
 * it as its replica.
 */
export class LivingCore implements Replica {
  readonly #engine: Engine;
  readonly #witness: Witness;
  readonly #incoming: IncomingSnapshots;
  /** Created at first use: with stored data, nobody needs the sample data. */
  #core: PortalCore | undefined;
  #openedAt: number;
  #outgoing: ReturnType<typeof writtenInTurns> | undefined;
  /** `undefined`: the sample data is the base. */
  #base: Base | undefined;
  #entries: Uint8Array[] = [];
  #bytes = 0;
  #acting: Command | undefined;
  #isReadOnly = false;
  #line = 0;
  /**
   * New numbers of commits that were put on top of other tabs' commits; `undefined` for commits
   * that no longer fit.
   */
  readonly #renumbered = new WeakMap<object, number | undefined>();
  #gathered: { touched: Set<Slice> } | undefined;

  constructor(engine: Engine, openedAt: number, witness: Witness) {
    this.#engine = engine;
    this.#openedAt = openedAt;
    this.#witness = witness;
    this.#incoming = new IncomingSnapshots(engine.begin, (step) => this.#tried(step));
  }

  /** Runs `act` with the core. If the core traps, it is restored, and this throws `CoreTrapped`. */
  call<T>(act: (core: PortalCore) => T): T {
    return this.#guarded(() => act(this.#opened()));
  }

  attempt<T>(act: (core: PortalCore) => T): T | { kind: "failed" } {
    return this.#tried(() => act(this.#opened()));
  }

  /** Records the command that sets the acting person; a restart repeats it. */
  actAgain(acting: Command): void {
    this.#acting = acting;
  }

  /** Adds a commit to the entries that a restart replays. */
  keep(entry: Uint8Array): void {
    this.#entries.push(entry);
    this.#bytes += entry.length;
  }

  /** Returns to the untouched sample data. */
  reset(openedAt: number): void {
    this.#openedAt = openedAt;
    this.#line += 1;
    this.#standOn(undefined);
    this.#revive();
    this.#restarted();
  }

  seq(): number {
    return this.#baseSeq + this.#entries.length;
  }

  /** Changes when all data are replaced: earlier commit numbers then mean nothing. */
  get line(): number {
    return this.#line;
  }

  /** Present number of a commit; `undefined` if it is no longer in the state. */
  seqOf(commit: { seq: number }): number | undefined {
    return this.#renumbered.has(commit) ? this.#renumbered.get(commit) : commit.seq;
  }

  snapshot(): BytesInParts | undefined {
    return this.#unmoved ?? this.written();
  }

  async snapshotInTurns(): Promise<BytesInParts | "moved" | undefined> {
    return this.#unmoved ?? this.writtenInTurns();
  }

  /** The core's own serialisation: two seconds for a million tickets. */
  written(): BytesInParts | undefined {
    const snapshot = this.#twice(() => this.#opened().snapshot());
    return "kind" in snapshot ? undefined : new BytesInParts([snapshot]);
  }

  /** Like `written`, while the page continues; 'moved' if the state changed meanwhile. */
  writtenInTurns(): ReturnType<typeof writtenInTurns> {
    // The core writes one snapshot at a time, so callers share it.
    this.#outgoing ??= writtenInTurns((act) => this.attempt(act)).finally(() => {
      this.#outgoing = undefined;
    });
    return this.#outgoing;
  }

  prepare(
    snapshot: BytesInParts,
    onShare: (share: number) => void,
    arrival?: Arrival,
  ): Promise<void> {
    return this.#incoming.prepare(snapshot, onShare, arrival);
  }

  /** Reads a snapshot without loading it; 'failed' if the core trapped. */
  read(snapshot: BytesInParts, onShare: (share: number) => void) {
    return this.#incoming.inTurns(snapshot, onShare);
  }

  load(snapshot: BytesInParts): Problem | undefined {
    const taken = this.#twice(() => this.#take(snapshot));
    if (typeof taken === "string") return taken;
    if (typeof taken === "object") return taken.kind;
    this.#standOn({ snapshot, seq: taken });
    this.#line += 1;
    this.#restarted();
    return undefined;
  }

  follow(entries: readonly Uint8Array[]): Followed {
    for (const [taken, entry] of entries.entries()) {
      const applied = this.#apply((core) => core.apply(entry));
      if (typeof applied === "string") return { taken, problem: applied };
      this.keep(entry);
      this.#moved(applied.touched);
    }
    return { taken: entries.length, problem: undefined };
  }

  rewind(seq: number): boolean {
    const kept = seq - this.#baseSeq;
    if (kept < 0 || kept > this.#entries.length) return false;
    if (kept === this.#entries.length) return true;
    const entries = this.#entries.slice(0, kept);
    this.#standOn(this.#base);
    for (const entry of entries) this.keep(entry);
    this.#goBack();
    this.#restarted();
    return true;
  }

  adopt(own: readonly Own[]): Adoption {
    const together = this.attempt((core) => core.adopt(own.map(({ entry }) => entry)));
    // If a commit makes the core trap, only that commit is left out.
    const outcomes =
      "kind" in together ? own.map(({ entry }) => this.#adoptAlone(entry)) : this.#kept(together);
    const adopted: Own[] = [];
    const refused: RefusedOwn[] = [];
    for (const [index, one] of own.entries()) {
      const outcome = outcomes[index];
      const commit = outcome?.kind === "ok" ? outcome.commit : undefined;
      if (one.commit !== undefined) this.#renumbered.set(one.commit, commit?.seq);
      if (commit !== undefined) adopted.push({ entry: commit.entry, commit: one.commit });
      else
        refused.push({
          own: one,
          refusal: outcome?.kind === "refused" ? outcome.refusal : undefined,
        });
    }
    return { own: adopted, refused };
  }

  recent(): Recent {
    return { base: this.#base?.snapshot, entries: this.#entries };
  }

  rebase(snapshot: BytesInParts): void {
    this.#standOn({ snapshot, seq: this.seq() });
  }

  weight(): { commits: number; bytes: number } {
    return { commits: this.#entries.length, bytes: this.#bytes };
  }

  batch(work: () => void): void {
    if (this.#gathered !== undefined) {
      work();
      return;
    }
    this.#gathered = { touched: new Set() };
    try {
      work();
    } finally {
      const { touched } = this.#gathered;
      this.#gathered = undefined;
      this.#witness.moved([...touched]);
    }
  }

  setReadOnly(isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly;
    this.attempt((core) => core.setReadOnly(isReadOnly));
  }

  heldFiles(): readonly string[] | undefined {
    const held = this.attempt((core) => core.heldFiles());
    return "kind" in held ? undefined : held;
  }

  /** The base snapshot, if nothing has changed since. */
  get #unmoved(): BytesInParts | undefined {
    return this.#entries.length === 0 ? this.#base?.snapshot : undefined;
  }

  get #baseSeq(): number {
    return this.#base?.seq ?? 0;
  }

  #opened(): PortalCore {
    this.#core ??= this.#engine.open(this.#openedAt);
    return this.#core;
  }

  /** The data is at fault only if a new core traps on it too. */
  #twice<T>(work: () => T): T | { kind: "failed" } {
    const first = this.#tried(work);
    return isFailed(first) ? this.#tried(work) : first;
  }

  #tried<T>(work: () => T): T | { kind: "failed" } {
    try {
      return this.#guarded(work);
    } catch (error) {
      if (error instanceof CoreTrapped) return { kind: "failed" };
      throw error;
    }
  }

  #guarded<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (!isTrap(error)) throw error;
      this.#revive();
      // Deferred, because React may be rendering.
      queueMicrotask(() => this.#witness.trapped());
      throw new CoreTrapped(error);
    }
  }

  /** Loads a snapshot. Returns the number of its last commit, or the problem. */
  #take(snapshot: BytesInParts): number | JournalProblem {
    const reader = this.#incoming.take(snapshot);
    if (typeof reader === "string") return reader;
    if (this.#core === undefined) {
      const core = this.#engine.made(reader);
      if (typeof core === "string") return core;
      this.#core = core;
      return core.seq();
    }
    const applied = this.#core.restore(reader);
    return applied.kind === "ok" ? applied.seq : applied.problem;
  }

  #apply(take: (core: PortalCore) => Applied) {
    const applied = this.#twice(() => take(this.#opened()));
    if (applied.kind === "failed") return "failed";
    return applied.kind === "refused" ? applied.problem : applied;
  }

  #adoptAlone(entry: Uint8Array): Adopted | undefined {
    const outcomes = this.attempt((core) => core.adopt([entry]));
    return "kind" in outcomes ? undefined : this.#kept(outcomes)[0];
  }

  #kept(outcomes: readonly Adopted[]): readonly Adopted[] {
    for (const outcome of outcomes) {
      if (outcome.kind === "refused") continue;
      this.keep(outcome.commit.entry);
      this.#moved(outcome.touched);
    }
    return outcomes;
  }

  #standOn(base: Base | undefined): void {
    this.#base = base;
    this.#entries = [];
    this.#bytes = 0;
  }

  /** Replaces the instance: it may be broken or full, and wasm memory never shrinks. */
  #revive(): void {
    this.#engine.renew();
    this.#incoming.renewed();
    const core =
      this.#base === undefined
        ? this.#engine.open(this.#openedAt)
        : must(this.#engine.made(this.#again(this.#base)));
    this.#core = core;
    this.#takeEntries(core);
    if (this.#isReadOnly) core.setReadOnly(true);
    if (this.#acting !== undefined) core.dispatch(this.#acting);
    this.#witness.restarted();
  }

  /** Reloads the base and its commits in the same instance, so that loaded table rows stay. */
  #goBack(): void {
    const base = this.#base;
    if (base === undefined) {
      this.#revive();
      return;
    }
    try {
      this.call((core) => {
        mustTake(core.restore(this.#again(base)));
        this.#takeEntries(core);
      });
    } catch (error) {
      // Recovery from the trap has already applied the same entries.
      if (!(error instanceof CoreTrapped)) throw error;
    }
  }

  /** Reads the base snapshot again. */
  #again({ snapshot }: Base): SnapshotReader {
    return must(this.#incoming.atOnce(snapshot, true));
  }

  #takeEntries(core: PortalCore): void {
    for (const entry of this.#entries) mustTake(core.apply(entry));
  }

  #restarted(): void {
    this.#witness.restarted();
    this.#moved([]);
  }

  #moved(touched: readonly Slice[]): void {
    if (this.#gathered === undefined) this.#witness.moved(touched);
    else for (const slice of touched) this.#gathered.touched.add(slice);
  }
}

const isFailed = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "failed";

/** A commit that was accepted once is accepted again. */
function mustTake(applied: Applied): void {
  if (applied.kind === "refused") throw refused(applied.problem);
}

function must<T extends object>(made: T | JournalProblem): T {
  if (typeof made === "string") throw refused(made);
  return made;
}

const refused = (problem: JournalProblem) =>
  new Error(`The core refuses its own state: ${problem}`);
