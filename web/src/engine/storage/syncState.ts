import type { BytesInParts } from "./bytesInParts";
import {
  type Beginning,
  type Cut,
  FIRST_ERA,
  type Fork,
  type News,
  type Piece,
  type Position,
  type Previous,
  type Stored,
} from "./journalStore";
import { forkOfLost, forksAfterCut, forkWith } from "./lineage";
import { type Loaded, loadStored, loadTwice } from "./loadStored";
import { followPieces, notStored, putOnTop } from "./merge";
import {
  type MergeIntoPrevious,
  mergeIntoPrevious,
  type Replaced,
} from "./mergeIntoPrevious";
import type { Own, Recent, Replica } from "./replica";
import { problemOf, type SyncResult, unmoved } from "./syncResult";

type Ground = Omit<Beginning, keyof News>;

/** What is to be written next; only what it was made from may be taken as stored afterwards. */
export type Plan = { own: readonly Own[]; epoch: number } & (
  | { kind: "append"; after: Position }
  | { kind: "begin"; ground: Ground }
  | { kind: "replace"; ground: Ground; replaced: Replaced }
);

/** Where this tab stands towards what is stored. Everything here happens at once: nothing is waited for. */
export class SyncState {
  readonly #replica: Replica;
  readonly #newGeneration: () => string;
  #own: readonly Own[] = [];
  /** The last commit that is known to be stored; or what is to be stored before all else. */
  #stored: Position | undefined;
  #ground: Ground | undefined;
  #replaced: Replaced | undefined;
  /** From where others went on as what is stored. */
  #forks: readonly Fork[] = [];
  #cut: Cut | undefined;
  #era = FIRST_ERA;
  #epoch = 0;

  constructor(replica: Replica, newGeneration: () => string) {
    this.#replica = replica;
    this.#newGeneration = newGeneration;
  }

  get position(): Position | undefined {
    return this.#stored;
  }

  get era(): string {
    return this.#era;
  }

  /** Damage that is still to be cut off. */
  get cut(): Cut | undefined {
    return this.#cut;
  }

  get unsaved(): number {
    return this.#own.length;
  }

  /** Whether there is a state to be written without anybody's doing anything. */
  get mustWrite(): boolean {
    return this.#own.length > 0 || this.#replaced !== undefined || this.#hasFork;
  }

  /** Of a line of which nothing is shared nothing is here that others would miss. */
  get #hasFork(): boolean {
    return this.#ground?.forks.some(({ seq }) => seq >= 0) ?? false;
  }

  /** Whether others' commits are of no account, because all will be replaced. */
  get isReplacing(): boolean {
    return this.#replaced !== undefined;
  }

  /** The present state is the ground that the first commit will stand on. */
  standOnPresent(before?: Position, lostGeneration?: string): void {
    const snapshot = this.#takeSnapshot();
    const position = { generation: this.#newGeneration(), seq: this.#replica.seq() };
    this.#replica.rebase(snapshot);
    const lost = lostGeneration === undefined ? [] : [forkOfLost(lostGeneration)];
    const forks = before === undefined ? lost : [before, ...this.#forks];
    this.#ground = { position, forks, era: this.#era, snapshot };
    this.#stored = undefined;
  }

  committed(own: Own): void {
    this.#own = [...this.#own, own];
  }

  /** Gives up what cannot be stored from here. */
  dropOwn(): readonly Own[] {
    const dropped = this.#own;
    this.#own = [];
    return dropped;
  }

  /**
   * The present state has been put in the place of all that was. Where that was itself to take the place of something, the
   * state to be put back stays what it was: the one that is stored. Returns what is in neither.
   */
  replacedAll(
    previous: Previous | undefined,
    isPutBack: boolean,
    era: string,
  ): { previous: Previous | undefined; left: readonly Own[] } {
    const pending = this.#replaced;
    const known = this.#replaced === undefined ? this.#stored : this.#replaced.known;
    const isBack = pending?.previous !== undefined && isPutBack && !pending.isBack;
    const isKept = pending !== undefined && !pending.isBack && !isBack;
    const left = isKept ? this.#own : [];
    if (pending === undefined) this.#replaced = { previous, known, own: this.#own, isBack };
    else if (!isKept)
      this.#replaced = {
        ...{ previous, known, isBack },
        own: pending.isBack ? [...pending.own, ...this.#own] : pending.own,
      };
    const replaced = this.#replaced;
    this.#own = [];
    this.#cut = undefined;
    this.#era = era;
    this.#epoch += 1;
    this.standOnPresent();
    return { previous: replaced?.previous, left };
  }

  /** Others have stored more before this tab's replacement was: what is to be put back takes it in. All of it has been read. */
  mergeIntoPrevious(stored: Stored): MergeIntoPrevious | undefined {
    const [before, ground] = [this.#replaced, this.#ground];
    if (before === undefined || ground === undefined) return undefined;
    let taken: MergeIntoPrevious | undefined;
    this.#replica.batch(() => {
      try {
        taken = mergeIntoPrevious(this.#replica, stored, before);
        this.#replaced = taken.replaced;
      } finally {
        if (loadTwice(this.#replica, ground.snapshot) === undefined)
          this.#own = putOnTop(this.#replica, this.#own, true).own;
      }
    });
    return taken;
  }

  plan(): Plan {
    const made = { own: this.#own, epoch: this.#epoch };
    if (this.#stored !== undefined) return { ...made, kind: "append", after: this.#stored };
    if (this.#ground === undefined) throw new Error("Nothing is known of what is stored");
    return this.#replaced === undefined
      ? { ...made, kind: "begin", ground: this.#ground }
      : { ...made, kind: "replace", ground: this.#ground, replaced: this.#replaced };
  }

  /** A plan has been carried out. */
  stored(plan: Plan): void {
    if (plan.epoch !== this.#epoch) return;
    const from = plan.kind === "append" ? plan.after : plan.ground.position;
    this.#stored = { ...from, seq: from.seq + plan.own.length };
    this.#own = this.#own.slice(plan.own.length);
    this.#leaveGround();
  }

  /** A plan came too late. A replacement only does when it was stored by an attempt that seemed to have failed. */
  outrun(plan: Plan): boolean {
    if (plan.epoch !== this.#epoch || plan.kind !== "replace") return false;
    this.#stored = plan.ground.position;
    this.#leaveGround();
    return true;
  }

  /** It is stored. */
  #leaveGround(): void {
    if (this.#ground !== undefined) this.#forks = this.#ground.forks;
    this.#ground = undefined;
    this.#replaced = undefined;
  }

  cutDone(cut: Cut, isMine: boolean): void {
    if (this.#cut !== cut) return;
    this.#cut = undefined;
    if (!isMine || cut.good === undefined) return;
    this.#stored = { generation: cut.next, seq: cut.good };
    this.#forks = cut.forks;
  }

  /** Others have stored commits after this tab's position: they come under its own. */
  follow(pieces: readonly Piece[]): SyncResult | "lost" {
    const from = this.#stored;
    if (from === undefined) return "lost";
    let moved: SyncResult | "lost" = "lost";
    this.#replica.batch(() => {
      if (this.#own.length > 0 && !this.#replica.rewind(from.seq)) return;
      const { taken, problem } = followPieces(this.#replica, pieces);
      this.#stored = { ...from, seq: from.seq + taken };
      const rest = this.#rest(this.#own, pieces, from.seq, taken === 0);
      moved = { ...unmoved, problem, ...rest };
    });
    return moved;
  }

  /**
   * Moves this tab to a store that does not continue from its position. Undefined if more of the snapshots must be read;
   * nothing is changed then.
   */
  syncTo(stored: Stored): SyncResult | undefined {
    // A state that waits to be stored again counts as the one that was stored.
    const before = this.#stored ?? this.#ground?.forks[0];
    const fork = before && forkWith(stored, before);
    const present = this.#replica.recent();
    const moved: SyncResult = { ...unmoved };
    let isRead = true;
    this.#replica.batch(() => {
      const loaded = loadStored(this.#replica, stored);
      isRead = loaded !== undefined;
      if (loaded === undefined) return;
      const { good, isNewer } = loaded;
      const kept = isNewer ? stored.last : (good ?? -1);
      if (good !== undefined && before !== undefined && fork !== undefined)
        moved.onlyHere = before.seq - Math.max(0, Math.min(fork.seq, kept));
      if (moved.onlyHere > 0) return this.#bringBack(present);
      moved.problem = problemOf(loaded);
      if (before !== undefined && fork === undefined) moved.replaced = this.#own;
      // The damage found before may be repaired by now.
      const isDamaged = moved.problem === "damaged";
      this.#cut = isDamaged ? this.#cutAfter(good, stored, loaded.damagedSnapshots) : undefined;
      if (good === undefined) this.#stay(stored, before, fork, moved);
      else this.#moveOnto(stored, { ...loaded, good }, fork, moved);
    });
    return isRead ? moved : undefined;
  }

  #bringBack({ base, entries }: Recent): void {
    if (base !== undefined) loadTwice(this.#replica, base);
    this.#replica.follow(entries);
  }

  /** Nothing of it can be read: what this tab has stays, even if that took the place of everything. */
  #stay(
    { last, era }: Stored,
    before: Position | undefined,
    fork: Position | undefined,
    moved: SyncResult,
  ): void {
    const isSample = before === undefined;
    const isReplaced = moved.replaced !== undefined;
    const gone = isReplaced ? undefined : last - Math.max(0, fork?.seq ?? 0);
    if (moved.problem === "damaged") moved.damage = { kind: "damaged", lost: gone, isSample };
    moved.replaced = undefined;
    // Drafts outlive what they were written for.
    if (isSample) this.#era = era;
    this.#keepPresent(this.#stored);
  }

  /** It is read: what is not stored yet comes on top. */
  #moveOnto(
    stored: Stored,
    { good, isNewer, lost }: Loaded & { good: number },
    fork: Position | undefined,
    moved: SyncResult,
  ): void {
    const kept = isNewer ? stored.last : good;
    const since = fork && Math.min(fork.seq, kept);
    if (moved.problem === "damaged") moved.damage = { kind: "damaged", lost, isSample: false };
    const own = moved.replaced === undefined ? this.#own : [];
    this.#stored = { generation: stored.generation, seq: good };
    this.#era = stored.era;
    this.#forks = stored.forks;
    this.#ground = undefined;
    const sound = stored.entries.filter(({ seq }) => seq <= kept);
    Object.assign(moved, this.#rest(own, sound, since ?? 0, since === good));
  }

  #cutAfter(good: number | undefined, stored: Stored, damagedSnapshots: readonly number[]): Cut {
    const { generation, last, snapshots } = stored;
    return {
      found: { generation, seq: last },
      snapshot: Math.max(-1, ...snapshots.map(({ seq }) => seq)),
      ...{ next: this.#newGeneration(), good, damagedSnapshots },
      forks: forksAfterCut(stored, good),
    };
  }

  /** Nothing is stored any more: what was, is stored again. */
  storeAgain(): void {
    this.#replica.batch(() => this.#keepPresent(this.#stored));
  }

  /** Own commits that are not among these pieces go on top. */
  #rest(own: readonly Own[], pieces: readonly Piece[], after: number, isSameState: boolean) {
    const rest = notStored(own, pieces);
    const isAlone = isSameState || own.length - rest.length === pieces.length;
    const adoption = putOnTop(this.#replica, rest, isAlone);
    this.#own = adoption.own;
    const commits = adoption.own.flatMap(({ commit }) => commit ?? []);
    const onTop = isAlone || commits.length === 0 ? undefined : { after, commits };
    return { refused: adoption.refused, wasStored: rest.length < own.length, onTop };
  }

  /** The state in memory is the best there is: it becomes the ground. */
  #keepPresent(before: Position | undefined): void {
    const own = this.#own;
    if (before !== undefined && this.#replica.rewind(before.seq)) {
      this.standOnPresent(before);
      this.#own = putOnTop(this.#replica, own, true).own;
    } else if (this.#ground === undefined) {
      this.standOnPresent(before);
      this.#own = [];
    }
  }

  #takeSnapshot(): BytesInParts {
    // A core that breaks on it is a new one by now.
    const snapshot = this.#replica.snapshot() ?? this.#replica.snapshot();
    if (snapshot === undefined) throw new Error("The core trapped on taking a snapshot");
    return snapshot;
  }
}
