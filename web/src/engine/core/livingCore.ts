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

/** Makes cores. */
export interface Engine {
  /** A core with the sample data, whose dates are counted from this moment. */
  open(openedAt: number): PortalCore;
  begin: Begin;
  /** A core with what a snapshot holds, or what is wrong with it. */
  made(snapshot: SnapshotReader): PortalCore | JournalProblem;
  /** Gives up all cores made so far, in whatever state they are. */
  renew(): void;
}

/** Who hears of what happens to the core besides commands. */
export interface Witness {
  /** Everything may read differently. */
  restarted(): void;
  /** Others' commits have changed these slices, or all of them if it has been restarted. */
  moved(touched: readonly Slice[]): void;
  /** It trapped and was restored; told when whatever led to it is over. */
  trapped(): void;
}

interface Base {
  snapshot: BytesInParts;
  seq: number;
}

type RefusedOwn = Adoption["refused"][number];

/**
 * A core that is brought back whenever it traps: from sample data or a snapshot, and the commits since. It is one tab's
 * state as the storage moves it.
 */
export class LivingCore implements Replica {
  readonly #engine: Engine;
  readonly #witness: Witness;
  readonly #incoming: IncomingSnapshots;
  /** Not before something is asked of it: what is stored comes first, and then nobody needs the sample data. */
  #core: PortalCore | undefined;
  #openedAt: number;
  #outgoing: ReturnType<typeof writtenInTurns> | undefined;
  /** Without it the sample data is the base. */
  #base: Base | undefined;
  #entries: Uint8Array[] = [];
  #bytes = 0;
  #acting: Command | undefined;
  #isReadOnly = false;
  #line = 0;
  /** The numbers of commits that were put on top of others'; undefined for those that no longer fitted. */
  readonly #renumbered = new WeakMap<object, number | undefined>();
  #gathered: { touched: Set<Slice> } | undefined;

  constructor(engine: Engine, openedAt: number, witness: Witness) {
    this.#engine = engine;
    this.#openedAt = openedAt;
    this.#witness = witness;
    this.#incoming = new IncomingSnapshots(engine.begin, (step) => this.#tried(step));
  }

  /** Asks something of the core; if it traps it is restored, and nothing was done. */
  call<T>(act: (core: PortalCore) => T): T {
    return this.#guarded(() => act(this.#opened()));
  }

  attempt<T>(act: (core: PortalCore) => T): T | { kind: "failed" } {
    return this.#tried(() => act(this.#opened()));
  }

  /** As whom to act after a restart. */
  actAgain(acting: Command): void {
    this.#acting = acting;
  }

  /** What a command led to belongs to the state from now on. */
  keep(entry: Uint8Array): void {
    this.#entries.push(entry);
    this.#bytes += entry.length;
  }

  /** The sample data, as if nothing had been done. */
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

  /** Another one whenever something else takes the place of everything: what commits were numbered before says nothing then. */
  get line(): number {
    return this.#line;
  }

  /** The number that a commit has now; undefined if it is not in the state any more. */
  seqOf(commit: { seq: number }): number | undefined {
    return this.#renumbered.has(commit) ? this.#renumbered.get(commit) : commit.seq;
  }

  snapshot(): BytesInParts | undefined {
    return this.#unmoved ?? this.written();
  }

  async snapshotInTurns(): Promise<BytesInParts | "moved" | undefined> {
    return this.#unmoved ?? this.writtenInTurns();
  }

  /** What the core itself writes of the state: of a million tickets two seconds' work. */
  written(): BytesInParts | undefined {
    const snapshot = this.#twice(() => this.#opened().snapshot());
    return "kind" in snapshot ? undefined : new BytesInParts([snapshot]);
  }

  /** The same while the page goes on; 'moved' where the state has become another one meanwhile. */
  writtenInTurns(): ReturnType<typeof writtenInTurns> {
    // The core writes one at a time: whoever asks meanwhile gets the same.
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

  /** Reads a snapshot that is not to be loaded; 'failed' if the core trapped meanwhile. */
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
    // One of them brings the core down: only that one is left out.
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

  /** The snapshot of a state that nothing has come to since. */
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

  /** Bytes are at fault only if they break a new core too. */
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
      // Not now: this may be in the midst of React's rendering.
      queueMicrotask(() => this.#witness.trapped());
      throw new CoreTrapped(error);
    }
  }

  /** Moves to a snapshot; answers with the number of its last commit, or what is wrong with it. */
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

  /** Every instance made so far may be broken, or full: wasm memory never shrinks. */
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

  /** To the base and what follows it without a new instance: rows that were read from files stay. */
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
      // Revived by that very trap, with the same entries.
      if (!(error instanceof CoreTrapped)) throw error;
    }
  }

  /** What it stood on before. */
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

/** What was taken once is taken again. */
function mustTake(applied: Applied): void {
  if (applied.kind === "refused") throw refused(applied.problem);
}

function must<T extends object>(made: T | JournalProblem): T {
  if (typeof made === "string") throw refused(made);
  return made;
}

const refused = (problem: JournalProblem) =>
  new Error(`The core refuses its own state: ${problem}`);
