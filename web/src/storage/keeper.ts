import { AsideQueue } from "./asideQueue";
import { Exchange } from "./exchange";
import { Former } from "./former";
import { Housework } from "./housework";
import type { AsidePiece, News, Previous, Stored, Trouble } from "./journalStore";
import { isReadWhole } from "./loadStored";
import { isStoredAfter, messageOf, ofNews, ofWritten, type StoredMessage } from "./messages";
import { type Moved, reportMoved } from "./moved";
import { lookAround, readStored } from "./readStored";
import type { Own, Problem } from "./replica";
import { Retry } from "./retry";
import { type Plan, Standing } from "./standing";
import {
  type Halt,
  type MemoryReason,
  type ReadOnlyReason,
  statusOf,
  type Unsaved,
} from "./status";
import type { Surroundings } from "./surroundings";
import type { TakenIn } from "./takeIn";

/** When somebody who waits should hear of it. */
const SLOW_MS = 10_000;

/**
 * Keeps what one tab does: stores its commits, takes in those of others, and says how things stand. Its work is done one
 * step after another; commands do not wait for it.
 */
export class Keeper {
  readonly #around: Surroundings;
  readonly #standing: Standing;
  readonly #retry: Retry;
  readonly #housework: Housework;
  readonly #former: Former;
  readonly #exchange: Exchange;
  readonly #aside: AsideQueue;
  #halt: Halt | undefined;
  #trouble: Unsaved["trouble"];
  #isBusy = false;
  #mustCatchUp = false;
  #hasAsked = false;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#standing = new Standing(around.replica, around.newGeneration);
    this.#retry = new Retry(around.timers, () => this.look());
    this.#housework = new Housework(around, () => this.#wake());
    this.#former = new Former(around, (files) => this.#housework.spare(files));
    this.#exchange = new Exchange(around);
    this.#aside = new AsideQueue(around);
  }

  /** Works in memory only. */
  startInMemory(reason: MemoryReason): void {
    this.#stop({ kind: "memory", reason });
  }

  /** Shows what there is, and changes nothing: what is stored was laid out by a newer version. */
  startReadOnly(): void {
    this.#around.report.problem({ kind: "newerData", isShown: false });
    this.#stop({ kind: "readOnly", reason: "newerUnread" });
  }

  /** Brings the replica to what is stored. Done when the screens may read. */
  async start(): Promise<void> {
    this.#around.channel?.listen((data) => this.#hear(data));
    const take = (stored: Stored) => this.#moveTo(stored, "newerData");
    const first = await readStored(this.#around, take);
    const read = first.kind === "failed" ? await readStored(this.#around, take) : first;
    if (read.kind === "newer") return this.startReadOnly();
    if (read.kind === "closed") return this.#stopForNewer("closed");
    if (read.kind === "empty") this.#standing.standOnPresent();
    else if (read.kind !== "taken") return this.startInMemory("unreadable");
    this.#housework.collectSoon();
    this.#show();
    this.#wake();
  }

  /** A command has led to a commit; it is in the replica already. */
  committed(own: Own): void {
    this.#around.drafts.made(own.commit);
    if (this.#halt === undefined) this.#standing.committed(own);
    this.#retry.now();
    this.#show();
    // What the command came with, such as files, is handed over in the same turn.
    this.#around.timers.after(0, () => this.#wake());
  }

  /** Looks whether others have stored something. */
  look(): void {
    this.#mustCatchUp = true;
    this.#wake();
  }

  /** Tries again at once what could not be stored. */
  tryAgain(): void {
    this.#retry.now();
    this.look();
  }

  /**
   * Puts another state in the place of everything, which stays to be put back. `load` moves the replica there; files that
   * the new state needs are to be among the unsaved ones already.
   */
  replaceEverything(load: () => Problem | undefined): Problem | "readOnly" | undefined {
    return this.#replaceBy(load, undefined);
  }

  #replaceBy(
    load: () => Problem | undefined,
    putBack: Previous | undefined,
  ): Problem | "readOnly" | undefined {
    if (this.#exchange.isDone || this.#halt?.kind === "readOnly") return "readOnly";
    const { replica, drafts } = this.#around;
    const snapshot = replica.snapshot();
    const files = replica.heldFiles();
    if (snapshot === undefined || files === undefined) return "failed";
    const wereSamples = replica.seq() === 0;
    const problem = load();
    if (problem !== undefined) return problem;
    // Sample data in the place of sample data leaves what was before the first of them.
    const isNothing = this.#former.isThere && wereSamples && replica.seq() === 0;
    const was = { snapshot, files, era: this.#standing.era };
    const era = putBack?.era ?? (isNothing ? was.era : this.#around.newGeneration());
    const kept = isNothing ? undefined : was;
    const { previous, left } = this.#standing.replacedAll(kept, putBack !== undefined, era);
    drafts.turnTo(era);
    this.#leave(left);
    // In memory no replacement is ever done with.
    this.#former.keep(this.#halt === undefined ? previous : was);
    this.#former.tell(true);
    this.#retry.now();
    this.#show();
    this.#around.timers.after(0, () => this.#wake());
    return undefined;
  }

  /** Puts the state before the last replacement back; itself a replacement. */
  async putBack(): Promise<Problem | "readOnly" | "nothing" | undefined> {
    const previous = await this.#former.find();
    if (previous === undefined) return "nothing";
    const load = () => {
      const problem = this.#around.replica.load(previous.snapshot);
      if (problem === undefined) this.#around.files.hold(previous.files);
      return problem;
    };
    return this.#replaceBy(load, previous);
  }

  /** Whether everything that was done here is stored. */
  get isSaved(): boolean {
    return this.#halt === undefined && !this.#mustWrite;
  }

  /** After a halt only what is to be set aside is still stored from here. */
  get #mustWrite(): boolean {
    if (!this.#aside.isEmpty) return true;
    return this.#halt === undefined && this.#standing.mustWrite;
  }

  #wake(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const work = async () => {
      for (let step = this.#nextStep(); step; step = this.#nextStep()) await step();
    };
    const done = () => {
      this.#isBusy = false;
      this.#show();
      this.#housework.plan();
    };
    work().then(done, (error: unknown) => {
      console.error(error);
      this.#fail({ kind: "failed" });
      done();
    });
  }

  #nextStep(): (() => Promise<void>) | undefined {
    const standing = this.#standing;
    const isHalted = this.#halt !== undefined;
    if (!isHalted && this.#mustCatchUp && !standing.isReplacing) return () => this.#catchUp();
    if (this.#retry.isWaiting) return undefined;
    if (!isHalted && standing.cut !== undefined) return () => this.#cutOff();
    if (!this.#aside.isEmpty) return () => this.#putAside();
    if (this.#mustWrite) return () => this.#save();
    return this.#housework.step(isHalted ? undefined : standing.position);
  }

  async #save(): Promise<void> {
    const { files, drafts, lock, timers } = this.#around;
    const callOff = timers.after(SLOW_MS, () => {
      this.#trouble = "slow";
      this.#show();
    });
    this.#show();
    // What comes while these are waited for is for the next time, with its own files and drafts.
    const plan = this.#standing.plan();
    const [copied, sent] = await Promise.all([files.copied(), drafts.records()]);
    const entries = plan.own.map(({ entry }) => entry);
    const written = await lock(() => this.#write(plan, { entries, ...copied, drafts: sent }));
    callOff();
    if (written.kind === "behind") {
      if (this.#standing.outrun(plan)) this.tellOfNews();
      this.#mustCatchUp = true;
      return this.#retry.defeated();
    }
    if (written.kind === "moved") return this.#takeIn();
    if (written.kind !== "ok") return this.#fail(written);
    this.#standing.stored(plan);
    if (plan.kind !== "append") this.#housework.found(1);
    files.stored([...copied.files.keys(), ...copied.oldFiles.keys()]);
    drafts.stored(sent);
    this.#worked();
    this.#around.channel?.post(ofWritten(plan));
    if (!this.#hasAsked) this.#around.askToPersist();
    this.#hasAsked = true;
  }

  #write(plan: Plan, news: News) {
    const { store } = this.#around;
    if (plan.kind === "append") return store.append(plan.after, news);
    const beginning = { ...plan.ground, ...news };
    return plan.kind === "begin"
      ? store.begin(beginning)
      : store.replaceAll(beginning, plan.replaced.previous, plan.replaced.known);
  }

  /** Others were first: what they stored goes into the state that can be put back, before it is replaced. */
  async #takeIn(): Promise<void> {
    const read = await readStored(this.#around, (stored) => {
      if (!isReadWhole(stored)) return false;
      if (this.#standing.isRescuing) {
        this.#retry.defeated();
        return this.#moveTo(stored, "newerTab");
      }
      this.#tookIn(this.#standing.takeIn(stored));
      return true;
    });
    if (read.kind === "newer") this.#stopForNewer("newerTab");
    else if (read.kind !== "empty" && read.kind !== "taken") this.#fail(read);
  }

  #tookIn(taken: TakenIn | undefined): void {
    if (taken?.isNewer) this.#stopForNewer("newerTab");
    if (taken === undefined || taken.isNewer) return;
    this.#aside.add(taken.aside);
    this.#around.drafts.returned(taken.refused.map(({ commit }) => commit));
    this.#former.keep(taken.replaced.previous);
    this.#retry.defeated();
  }

  /** Lets the other tabs look what is stored. */
  tellOfNews(): void {
    this.#around.channel?.post(ofNews());
  }

  #hear(data: unknown): void {
    const message = messageOf(data);
    if (message === undefined || this.#halt !== undefined) return;
    const { position, isReplacing } = this.#standing;
    const isNext = isStoredAfter(message, position);
    if (isNext && !this.#isBusy && !isReplacing) this.#followAtOnce(message);
    else this.look();
  }

  #followAtOnce({ after, entries }: StoredMessage): void {
    const pieces = entries.map((bytes, index) => ({ seq: after.seq + 1 + index, bytes }));
    const moved = this.#standing.follow(pieces);
    if (moved !== "lost" && moved.problem === undefined) this.#took(moved, "newerTab");
    // The journal says what is the matter.
    else this.#mustCatchUp = true;
    this.#wake();
  }

  async #catchUp(): Promise<void> {
    this.#mustCatchUp = false;
    await this.#exchange.look();
    const { store } = this.#around;
    const from = this.#standing.position;
    const news = from === undefined ? await lookAround(store) : await store.since(from);
    // Replaced by somebody here meanwhile: nothing of it counts any more.
    if (this.#standing.position !== from || this.#standing.isReplacing) return;
    if (news.kind === "empty") return from && this.#standing.storeAgain();
    if (news.kind === "entries") {
      if (news.entries.length === 0) return;
      const moved = this.#standing.follow(news.entries);
      if (moved === "lost") return this.#reload();
      if (moved.problem !== undefined && moved.problem !== "newer") return this.#reload();
      return this.#took(moved, "newerTab");
    }
    if (news.kind === "elsewhere") return this.#reload();
    this.#fail(news);
  }

  async #reload(): Promise<void> {
    const from = this.#standing.position;
    const isElsewhere = () => this.#standing.position !== from || this.#standing.isReplacing;
    const take = (stored: Stored) => isElsewhere() || this.#moveTo(stored, "newerTab");
    const read = await readStored(this.#around, take);
    if (read.kind === "taken" || isElsewhere()) return;
    if (read.kind === "empty") return from && this.#standing.storeAgain();
    if (read.kind === "newer") return this.#stopForNewer("newerTab");
    this.#fail(read);
  }

  /** False where more of the snapshots has to be read. */
  #moveTo(stored: Stored, newer: ReadOnlyReason): boolean {
    const moved = this.#standing.comeTo(stored);
    if (moved === undefined) return false;
    this.#former.tell(stored.hasPrevious);
    this.#housework.found(moved.damage === undefined ? stored.snapshots.length : 1);
    this.#took(moved, newer);
    return true;
  }

  /** Says what came of following others. */
  #took(moved: Moved, newer: ReadOnlyReason): void {
    const { report, drafts } = this.#around;
    drafts.turnTo(this.#standing.era);
    if (moved.wasStored) this.tellOfNews();
    if (moved.replaced !== undefined) this.#former.forget();
    reportMoved(report, moved);
    const left = [...moved.refused.map(({ own }) => own), ...(moved.replaced ?? [])];
    this.#leave(left, moved.aside);
    if (moved.problem === "newer") this.#stopForNewer(newer);
  }

  #leave(own: readonly Own[], aside: readonly AsidePiece[] = []): void {
    this.#around.drafts.returned(own.map(({ commit }) => commit));
    this.#aside.addOwn(own, this.#standing.position?.seq ?? 0);
    this.#aside.add(aside);
  }

  async #putAside(): Promise<void> {
    const trouble = await this.#aside.store();
    if (trouble !== undefined) return this.#fail(trouble);
    this.#worked();
  }

  async #cutOff(): Promise<void> {
    const { cut } = this.#standing;
    if (cut === undefined) return;
    const done = await this.#around.lock(() => this.#around.store.cut(cut));
    if (done.kind !== "ok" && done.kind !== "behind") return this.#fail(done);
    // 'behind': another tab has done it.
    this.#standing.cutDone(cut, done.kind === "ok");
    if (done.kind === "behind") this.#mustCatchUp = true;
    else {
      this.#around.report.hasPiecesAside(true);
      this.tellOfNews();
    }
  }

  #worked(): void {
    this.#trouble = undefined;
    this.#retry.worked();
  }

  #fail(trouble: Trouble): void {
    if (trouble.kind === "closed") this.#stopForNewer("closed");
    else {
      if (this.#mustWrite) this.#trouble = trouble.kind;
      this.#retry.failed();
    }
  }

  #stopForNewer(reason: ReadOnlyReason): void {
    const isOfNow = reason === "newerData";
    if (isOfNow && this.#standing.position === undefined) {
      this.startReadOnly();
      return;
    }
    const { report } = this.#around;
    const left = this.#standing.dropOwn();
    this.#leave(left);
    const lost = reason === "closed" ? this.#aside.abandon() : 0;
    if (lost > 0 || this.#standing.mustWrite) report.problem({ kind: "notStored", count: lost });
    else if (left.length > 0) report.problem({ kind: "notAdopted", refusals: [] });
    if (isOfNow) report.problem({ kind: reason, isShown: true });
    this.#stop({ kind: "readOnly", reason });
  }

  #stop(halt: Halt): void {
    this.#halt = halt;
    this.#retry.stop();
    if (halt.kind === "readOnly") this.#around.replica.setReadOnly(true);
    this.#show();
  }

  #show(): void {
    const count = this.#standing.unsaved + this.#aside.commits;
    const unsaved = { isSaved: !this.#mustWrite, trouble: this.#trouble, count };
    this.#around.report.status(statusOf(unsaved, this.#halt, this.#exchange.isDone));
  }
}
