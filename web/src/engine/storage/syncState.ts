import type { BytesInParts } from "./bytesInParts";
import {
  type Beginning,
  type Cut,
  FIRST_DATASET_ID,
  type Fork,
  type News,
  type Piece,
  type Position,
  type Previous,
  type Stored,
} from "./journalStore";
import { forkOfLost, forksAfterCut, forkWith } from "./lineage";
import { isReadWhole, type Loaded, loadStored, loadTwice } from "./loadStored";
import { followPieces, notStored, putOnTop } from "./merge";
import {
  damagedPieces,
  type MergeIntoPrevious,
  mergeIntoPrevious,
  type Replaced,
} from "./mergeIntoPrevious";
import type { Own, Recent, Replica } from "./replica";
import { bringBack, presentOf, type Rescue, storedSince } from "./rescue";
import { problemOf, type SyncResult, unmoved } from "./syncResult";

type Ground = Omit<Beginning, keyof News>;

/** What is to be written next; only what it was made from may be taken as stored afterwards. */
export type Plan = { own: readonly Own[]; epoch: number } & (
  | { kind: "append"; after: Position }
  | { kind: "begin"; ground: Ground }
  | { kind: "replace"; ground: Ground; replaced: Replaced }
);

/** What a tab has and where it stood, as against what is stored. */
interface Held {
  before: Position | undefined;
  /** Up to where both are the same; undefined where they have nothing in common. */
  fork: Fork | undefined;
  recent: Recent;
  present: ReturnType<typeof presentOf>;
}

/** Those after this number; undefined if they are no longer known one by one. */
const entriesAfter = ({ after, entries }: Recent, seq: number) =>
  seq < after ? undefined : entries.slice(seq - after);

/** Where this tab stands towards what is stored. Everything here happens at once: nothing is waited for. */
export class SyncState {
  readonly #replica: Replica;
  readonly #newGeneration: () => string;
  #own: readonly Own[] = [];
  /** The last commit that is known to be stored; or what is to be stored before all else. */
  #stored: Position | undefined;
  #ground: Ground | undefined;
  #replaced: Replaced | undefined;
  #rescue: Rescue | undefined;
  /** How many of the own commits are from then: those that were not stored, and others' on top. */
  #rescued = 0;
  /** From where others went on as what is stored. */
  #forks: readonly Fork[] = [];
  #cut: Cut | undefined;
  #datasetId = FIRST_DATASET_ID;
  #epoch = 0;

  constructor(replica: Replica, newGeneration: () => string) {
    this.#replica = replica;
    this.#newGeneration = newGeneration;
  }

  get position(): Position | undefined {
    return this.#stored;
  }

  get datasetId(): string {
    return this.#datasetId;
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

  /** Whether it is to be because others went on from less than this tab holds. */
  get isRescuing(): boolean {
    return this.#rescue !== undefined;
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
    const at = position.seq;
    const lost = lostGeneration === undefined ? [] : [forkOfLost(lostGeneration, at)];
    const forks = before === undefined ? lost : [{ ...before, at }, ...this.#forks];
    this.#ground = { position, forks, datasetId: this.#datasetId, snapshot };
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
    datasetId: string,
  ): { previous: Previous | undefined; left: readonly Own[] } {
    const pending = this.#rescue === undefined ? this.#replaced : undefined;
    const known = this.#replaced === undefined ? this.#stored : this.#replaced.known;
    const isBack = pending?.previous !== undefined && isPutBack && !pending.isBack;
    const isKept = pending !== undefined && !pending.isBack && !isBack;
    const left = isKept ? this.#own : [];
    if (this.#rescue !== undefined)
      this.#replaced = { previous, known, own: [], isBack, isMore: true };
    else if (pending === undefined) this.#replaced = { previous, known, own: this.#own, isBack };
    else if (!isKept)
      this.#replaced = {
        ...{ previous, known, isBack },
        own: pending.isBack ? [...pending.own, ...this.#own] : pending.own,
      };
    const replaced = this.#replaced;
    this.#rescue = undefined;
    this.#own = [];
    this.#cut = undefined;
    this.#datasetId = datasetId;
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
    this.#rescue = undefined;
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
   * What is stored does not follow on this tab's position, or was not what a rescue set out from. undefined where more of the
   * snapshots has to be read: nothing is changed then.
   */
  syncTo(stored: Stored): SyncResult | undefined {
    if (this.#rescue === undefined) return this.#moveTo(stored);
    return isReadWhole(stored) ? this.#rescueAnew(stored, this.#rescue) : undefined;
  }

  #moveTo(stored: Stored): SyncResult | undefined {
    const held = this.#heldBeside(stored);
    const isReplaced = held.before !== undefined && held.fork === undefined;
    const moved: SyncResult = { ...unmoved, replaced: isReplaced ? this.#own : undefined };
    let isRead = true;
    this.#replica.batch(() => {
      const loaded = loadStored(this.#replica, stored);
      isRead = loaded !== undefined;
      if (loaded === undefined) return;
      const { good, damagedSnapshots } = loaded;
      moved.problem = problemOf(loaded);
      // What was to be cut off before may be whole again.
      const isDamaged = moved.problem === "damaged";
      this.#cut = isDamaged ? this.#cutAfter(good, stored, damagedSnapshots) : undefined;
      if (good === undefined) this.#stay(stored, held, moved);
      else this.#moveOnto(stored, { ...loaded, good }, held, moved);
    });
    return isRead ? moved : undefined;
  }

  /** What this tab has, before anything is read in its place. */
  #heldBeside(stored: Stored): Held {
    // A state that is to be stored anew is the one that stood there.
    const before = this.#stored ?? this.#ground?.forks[0];
    const fork = before && forkWith(stored, before);
    const recent = this.#replica.recent();
    const present = presentOf(recent, fork, () => this.#takeSnapshot());
    return { before, fork, recent, present };
  }

  /** Nothing of it can be read: what this tab has stays, even if that took the place of everything. */
  #stay({ last, datasetId }: Stored, { before, fork }: Held, moved: SyncResult): void {
    const isSample = before === undefined;
    const isReplaced = moved.replaced !== undefined;
    const gone = isReplaced ? undefined : last - Math.max(0, fork?.seq ?? 0);
    if (moved.problem === "damaged") moved.damage = { kind: "damaged", lost: gone, isSample };
    moved.replaced = undefined;
    // Drafts outlive what they were written for.
    if (isSample) this.#datasetId = datasetId;
    this.#keepPresent(this.#stored);
  }

  /** It is read: what this tab holds beyond it comes on top, or, if need be, in its place. */
  #moveOnto(
    stored: Stored,
    { good, isNewer, damagedSnapshots, lost }: Loaded & { good: number },
    { before, fork, recent, present }: Held,
    moved: SyncResult,
  ): void {
    const kept = isNewer ? stored.last : good;
    const since = fork && Math.min(fork.seq, kept);
    const held = since === undefined ? undefined : entriesAfter(recent, since);
    const isMore = before !== undefined && held === undefined && before.seq > (since ?? 0);
    const others = fork && isMore && !isNewer ? storedSince(stored, fork, good) : undefined;
    const rescue = present && others && before && { ...present, own: this.#own, before };
    const back = held !== undefined || rescue !== undefined ? (fork?.seq ?? 0) - kept : 0;
    if (moved.problem === "damaged")
      moved.damage = { kind: "damaged", lost: lost - Math.max(0, back), isSample: false };
    if (rescue !== undefined && others !== undefined) {
      moved.aside = damagedPieces(stored, good, damagedSnapshots);
      moved.refused = this.#putInPlace(rescue, others, stored);
      return;
    }
    const own = moved.replaced === undefined ? this.#asOwn(held) : [];
    this.#stored = { generation: stored.generation, seq: good };
    this.#datasetId = stored.datasetId;
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

  /** What this tab held takes the place of what is stored, once that is stored. */
  #putInPlace(rescue: Rescue, others: readonly Own[], { generation, last }: Stored) {
    bringBack(this.#replica, rescue);
    this.#keepPresent(rescue.before);
    const { own, refused } = putOnTop(this.#replica, others, false);
    this.#own = [...this.#own, ...own];
    const known = { generation, seq: last };
    this.#replaced = { previous: undefined, known, own: [], isBack: false };
    this.#rescue = rescue;
    this.#rescued = this.#own.length;
    this.#cut = undefined;
    this.#epoch += 1;
    return refused;
  }

  /** Others were first: where this tab stood before its rescue is judged by what is stored now. */
  #rescueAnew(stored: Stored, rescue: Rescue): SyncResult | undefined {
    let moved: SyncResult | undefined;
    this.#replica.batch(() => {
      const later = this.#own.slice(this.#rescued);
      bringBack(this.#replica, rescue);
      const { own, refused } = putOnTop(this.#replica, later, false);
      this.#replaced = undefined;
      this.#rescue = undefined;
      this.#ground = undefined;
      this.#stored = rescue.before;
      this.#own = [...rescue.own, ...own];
      moved = this.#moveTo(stored);
      if (moved !== undefined) moved.refused = [...refused, ...moved.refused];
    });
    return moved;
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

  /** Without them what is not stored yet is all that there is. */
  #asOwn(entries: readonly Uint8Array[] | undefined): readonly Own[] {
    const known = new Map(this.#own.map((own) => [own.entry, own]));
    return entries?.map((entry) => known.get(entry) ?? { entry, commit: undefined }) ?? this.#own;
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
