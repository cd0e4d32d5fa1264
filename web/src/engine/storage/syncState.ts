import { BytesInParts } from "./bytesInParts";
import {
  type Cut,
  FIRST_DATASET_ID,
  type Fork,
  type Piece,
  type Position,
  type Previous,
  type Stored,
} from "./journalStore";
import { forkOfLost, forksAfterCut, forkWith } from "./lineage";
import { type Loaded, loadStored } from "./loadStored";
import { followPieces, notStored, putOnTop } from "./merge";
import type { Own, Recent, Replica } from "./replica";
import { problemOf, type SyncResult, unmoved } from "./syncResult";
import {
  type Empty,
  type Ground,
  mustWrite,
  type Plan,
  planOf,
  positionIn,
  type TabEvent,
  type TabState,
  transition,
} from "./tabState";

/** The state before the store has been read; nothing is written in it. */
const UNREAD_STORE: Empty = {
  kind: "empty",
  base: {
    position: { lineageId: "", seq: -1 },
    ...{ forks: [], datasetId: FIRST_DATASET_ID, snapshot: new BytesInParts([]) },
  },
  own: [],
  cut: undefined,
};

/**
 * One tab's state and its replica, changed together and synchronously. `tabState.ts` has the
 * transition table; this class changes the replica.
 */
export class SyncState {
  readonly #replica: Replica;
  readonly #newId: () => string;
  #state: TabState = UNREAD_STORE;

  constructor(replica: Replica, newId: () => string) {
    this.#replica = replica;
    this.#newId = newId;
  }

  get position(): Position | undefined {
    return positionIn(this.#state);
  }

  get datasetId(): string {
    return this.#state.base.datasetId;
  }

  /** Damage that must still be cut off. */
  get cut(): Cut | undefined {
    return this.#state.kind === "replacing" ? undefined : this.#state.cut;
  }

  get unsaved(): number {
    return this.#state.own.length;
  }

  get mustWrite(): boolean {
    return mustWrite(this.#state);
  }

  get isReplacing(): boolean {
    return this.#state.kind === "replacing";
  }

  /** The store was empty at the start. `lost` names a lineage that was stored once. */
  begin(lost: string | undefined): void {
    const forks = lost === undefined ? [] : [forkOfLost(lost)];
    this.#apply({ kind: "emptied", base: this.#ground(forks), own: [], cut: undefined });
  }

  committed(own: Own): void {
    this.#apply({ kind: "committed", own });
  }

  /** Ends storing from this tab. Returns its unstored commits. */
  halt(): readonly Own[] {
    return this.#apply({ kind: "halted" });
  }

  /**
   * The replica has loaded a state that replaces everything. Returns the state to be put back, and
   * the commits that neither state contains.
   */
  replaced(
    restore: BytesInParts,
    kept: Previous | undefined,
    isPutBack: boolean,
    datasetId: string,
  ): { previous: Previous | undefined; left: readonly Own[] } {
    const base = this.#ground([], datasetId);
    const left = this.#apply({ kind: "replaced", base, restore, previous: kept, isPutBack });
    const previous = this.#state.kind === "replacing" ? this.#state.previous : undefined;
    return { previous, left };
  }

  /**
   * Restores the state before the replacement, because other tabs have stored more. Returns the
   * commits made since.
   */
  refused(): readonly Own[] {
    const state = this.#state;
    if (state.kind === "replacing")
      this.#replica.batch(() => {
        if (this.#replica.load(state.restore) !== undefined)
          throw new Error("The core trapped on the state before a replacement");
      });
    return this.#apply({ kind: "refused" });
  }

  plan(): Plan {
    return planOf(this.#state);
  }

  stored({ base, own }: Plan): void {
    this.#apply({ kind: "stored", base, count: own.length });
  }

  /** True if a replacement that seemed to have failed is stored after all. */
  wasReplaced({ kind, base }: Plan): boolean {
    if (kind !== "replace" || base !== this.#state.base) return false;
    this.#apply({ kind: "stored", base, count: 0 });
    return true;
  }

  cutOff(cut: Cut, isMine: boolean): void {
    this.#apply({ kind: "cutOff", cut, isMine });
  }

  /**
   * Applies commits that other tabs stored after this tab's position, and puts the own ones on top.
   */
  follow(pieces: readonly Piece[]): SyncResult | "lost" {
    const { position: from } = this;
    const { own } = this.#state;
    if (from === undefined) return "lost";
    let result: SyncResult | "lost" = "lost";
    this.#replica.batch(() => {
      if (own.length > 0 && !this.#replica.rewind(from.seq)) return;
      const { taken, problem } = followPieces(this.#replica, pieces);
      const onTop = this.#putOnTop(own, pieces, from.seq, taken === 0);
      this.#apply({ kind: "followed", taken, own: onTop.own });
      result = { ...unmoved, ...onTop.result, problem };
    });
    return result;
  }

  /**
   * Moves this tab to a store that does not continue from its position. Undefined if more of the snapshots must be read;
   * nothing is changed then.
   */
  syncTo(stored: Stored): SyncResult | undefined {
    const { before } = this;
    const fork = before && forkWith(stored, before);
    const present = this.#replica.recent();
    let result: SyncResult | undefined;
    this.#replica.batch(() => {
      const loaded = loadStored(this.#replica, stored);
      if (loaded === undefined) return;
      const { good, isNewer, damagedSnapshots } = loaded;
      const problem = problemOf(loaded);
      // Damage that was found before may be repaired by now.
      const cut =
        problem === "damaged" ? this.#cutAfter(good, stored, damagedSnapshots) : undefined;
      if (good === undefined) {
        result = { ...unmoved, problem, ...this.#stay(stored, fork, problem, cut) };
        return;
      }
      const shared = fork && Math.min(fork.seq, isNewer ? stored.last : good);
      const onlyHere = before && shared !== undefined ? before.seq - Math.max(0, shared) : 0;
      if (onlyHere > 0) {
        this.#bringBack(present);
        result = { ...unmoved, onlyHere };
      } else result = this.#moveOnto(stored, { ...loaded, good }, shared, cut);
    });
    return result;
  }

  /** The store was emptied under this tab: the present state is stored again. */
  storeAgain(): void {
    this.#replica.batch(() => this.#keepPresent(undefined));
  }

  /** The last commit that this tab knew to be stored, also where the store has been emptied since. */
  get before(): Position | undefined {
    if (this.#state.kind !== "empty") return this.position;
    return this.#state.base.forks.find(({ seq }) => seq >= 0);
  }

  #apply(event: TabEvent): readonly Own[] {
    const { state, left } = transition(this.#state, event);
    this.#state = state;
    return left;
  }

  /** Makes the replica's present state the beginning of a new lineage. */
  #ground(forks: readonly Fork[], datasetId = this.datasetId): Ground {
    const snapshot = this.#replica.snapshot();
    if (snapshot === undefined) throw new Error("The core trapped on taking a snapshot");
    const position = { lineageId: this.#newId(), seq: this.#replica.seq() };
    this.#replica.rebase(snapshot);
    return { position, forks, datasetId, snapshot };
  }

  #bringBack({ base, entries }: Recent): void {
    if (base !== undefined) this.#replica.load(base);
    this.#replica.follow(entries);
  }

  /** Keeps what this tab has, because nothing in the store can be read. */
  #stay(
    { last, datasetId }: Stored,
    fork: Fork | undefined,
    problem: SyncResult["problem"],
    cut: Cut | undefined,
  ): Partial<SyncResult> {
    const isSample = this.before === undefined;
    const isReplaced = !isSample && fork === undefined;
    const lost = isReplaced ? undefined : last - Math.max(0, fork?.seq ?? 0);
    // Keeps the stored data set's id behind sample data, so that its drafts are still offered.
    this.#keepPresent(cut, isSample ? datasetId : this.datasetId);
    return { damage: problem === "damaged" ? { kind: "damaged", lost, isSample } : undefined };
  }

  /** Moves to the store's state at `good` and puts unstored commits on top. */
  #moveOnto(
    stored: Stored,
    loaded: Loaded & { good: number },
    shared: number | undefined,
    cut: Cut | undefined,
  ): SyncResult {
    const { good, isNewer, lost } = loaded;
    const { lineageId, last, forks, datasetId } = stored;
    const isReplaced = this.before !== undefined && shared === undefined;
    const { own } = this.#state;
    const sound = stored.entries.filter(({ seq }) => seq <= (isNewer ? last : good));
    const after = shared ?? 0;
    const onTop = this.#putOnTop(isReplaced ? [] : own, sound, after, shared === good);
    const base = { position: { lineageId, seq: good }, forks, datasetId };
    this.#apply({ kind: "read", base, own: onTop.own, cut });
    return {
      ...{ ...unmoved, ...onTop.result, problem: problemOf(loaded) },
      damage: cut && { kind: "damaged", lost, isSample: false },
      replaced: isReplaced ? own : undefined,
    };
  }

  #cutAfter(good: number | undefined, stored: Stored, damagedSnapshots: readonly number[]): Cut {
    const { lineageId, last, snapshots } = stored;
    return {
      found: { lineageId, seq: last },
      snapshot: Math.max(-1, ...snapshots.map(({ seq }) => seq)),
      ...{ next: this.#newId(), good, damagedSnapshots },
      forks: forksAfterCut(stored, good),
    };
  }

  /** Puts own commits that are not among these pieces on top of them. */
  #putOnTop(own: readonly Own[], pieces: readonly Piece[], after: number, isSameState: boolean) {
    const rest = notStored(own, pieces);
    const isAlone = isSameState || own.length - rest.length === pieces.length;
    const adoption = putOnTop(this.#replica, rest, isAlone);
    const commits = adoption.own.flatMap(({ commit }) => commit ?? []);
    const onTop = isAlone || commits.length === 0 ? undefined : { after, commits };
    const wasStored = rest.length < own.length;
    return { own: adoption.own, result: { refused: adoption.refused, wasStored, onTop } };
  }

  /**
   * Has the state in memory stored again as a new lineage, because the store has nothing better.
   */
  #keepPresent(cut: Cut | undefined, datasetId = this.datasetId): void {
    const { position, before } = this;
    const { base, own, kind } = this.#state;
    if (kind === "empty" && base !== UNREAD_STORE.base) {
      this.#apply({ kind: "emptied", base: { ...base, datasetId }, own, cut });
      return;
    }
    const canRewind = position !== undefined && this.#replica.rewind(position.seq);
    const forks = before === undefined ? [] : [before, ...base.forks];
    const ground = this.#ground(forks, datasetId);
    const kept = canRewind ? putOnTop(this.#replica, own, true).own : [];
    this.#apply({ kind: "emptied", base: ground, own: kept, cut });
  }
}
