import { Compaction } from "./compaction";
import type { Dependencies } from "./dependencies";
import type { Previous, Stored, Trouble } from "./journalStore";
import { LossWatch } from "./lossWatch";
import { isStoredAfter, messageOf, ofNews, type StoredMessage } from "./messages";
import { PlanWriter } from "./planWriter";
import { PreviousState } from "./previousState";
import { AsideQueue } from "./quarantineQueue";
import { lookAround, readStored } from "./readStored";
import type { Own, Problem } from "./replica";
import { Retry } from "./retry";
import { type Halt, type MemoryReason, type ReadOnlyReason, statusOf } from "./status";
import { reportMoved, type SyncResult } from "./syncResult";
import { SyncState } from "./syncState";

/**
 * Synchronises one tab with the store: stores its commits, applies those of others, and reports the state. Work runs
 * one step after another; commands do not wait for it.
 */
export class TabSync {
  readonly #around: Dependencies;
  readonly #syncState: SyncState;
  readonly #retry: Retry;
  readonly #compaction: Compaction;
  readonly #former: PreviousState;
  readonly #aside: AsideQueue;
  readonly #losses: LossWatch;
  readonly #writer: PlanWriter;
  #halt: Halt | undefined;
  #trouble: "quota" | "failed" | "slow" | undefined;
  #isBusy = false;
  #mustCatchUp = false;

  constructor(around: Dependencies) {
    this.#around = around;
    this.#syncState = new SyncState(around.replica, around.newId);
    this.#retry = new Retry(around.timers, () => this.look());
    this.#compaction = new Compaction(around, () => this.#wake());
    this.#former = new PreviousState(around, (files) => this.#compaction.spare(files));
    this.#aside = new AsideQueue(around);
    this.#losses = new LossWatch(around);
    this.#writer = new PlanWriter(around, this.#losses);
  }

  startInMemory(reason: MemoryReason): void {
    this.#losses.foundShut();
    this.#stop({ kind: "memory", reason });
  }

  /** Shows sample data read-only, because a newer version owns the store. */
  startReadOnly(): void {
    this.#around.report.problem({ kind: "newerData", isShown: false });
    this.#stop({ kind: "readOnly", reason: "newerUnread" });
  }

  /** Loads the stored data. Resolves when screens may read. */
  async start(): Promise<void> {
    this.#around.channel?.listen((data) => this.#hear(data));
    const take = (stored: Stored) => this.#moveTo(stored, "newerData");
    const first = await readStored(this.#around, take);
    const read = first.kind === "failed" ? await readStored(this.#around, take) : first;
    if (read.kind === "newer") return this.startReadOnly();
    if (read.kind === "closed") return this.#stopForNewer("closed");
    if (read.kind === "empty") this.#syncState.begin(await this.#losses.foundNothing());
    else if (read.kind !== "taken") return this.startInMemory("unreadable");
    this.#compaction.collectSoon();
    this.#show();
    this.#wake();
  }

  /** The user has dismissed the notice of a loss. */
  lossSeen(): void {
    this.#losses.seen(this.#syncState.position);
  }

  /** A command made a commit, which the replica already contains. */
  committed(own: Own): void {
    if (this.#halt === undefined) this.#syncState.committed(own);
    this.#retry.now();
    this.#show();
    // Deferred by a turn, because files of the command are handed over in this one.
    this.#around.timers.after(0, () => this.#wake());
  }

  /** Checks whether other tabs have stored something. */
  look(): void {
    this.#mustCatchUp = true;
    this.#wake();
  }

  /** Retries at once. */
  tryAgain(): void {
    this.#retry.now();
    this.look();
  }

  /**
   * Replaces everything and keeps the previous state to be put back. `load` loads the new state;
   * its files must already be among the unsaved ones.
   */
  replaceEverything(load: () => Problem | undefined): Problem | "readOnly" | undefined {
    return this.#replaceBy(load, undefined);
  }

  #replaceBy(
    load: () => Problem | undefined,
    putBack: Previous | undefined,
  ): Problem | "readOnly" | undefined {
    if (this.#halt?.kind === "readOnly") return "readOnly";
    const { replica, drafts } = this.#around;
    const snapshot = replica.snapshot();
    const files = replica.heldFiles();
    if (snapshot === undefined || files === undefined) return "failed";
    const wereSamples = replica.seq() === 0;
    const problem = load();
    if (problem !== undefined) return problem;
    // Replacing untouched sample data by sample data keeps the earlier state to put back.
    const isNothing = this.#former.isThere && wereSamples && replica.seq() === 0;
    const was = { snapshot, files, datasetId: this.#syncState.datasetId };
    const datasetId = putBack?.datasetId ?? (isNothing ? was.datasetId : this.#around.newId());
    const kept = isNothing ? undefined : was;
    const isPutBack = putBack !== undefined;
    const { previous, left } = this.#syncState.replaced(snapshot, kept, isPutBack, datasetId);
    drafts.setDataset(datasetId);
    this.#leave(left);
    // In memory no replacement is stored, so each one keeps the state before it.
    this.#former.keep(this.#halt === undefined ? previous : was);
    this.#former.tell(true);
    this.#retry.now();
    this.#show();
    this.#around.timers.after(0, () => this.#wake());
    return undefined;
  }

  /** Restores the state before the last replacement; itself a replacement. */
  async putBack(): Promise<Problem | "readOnly" | "nothing" | undefined> {
    const previous = await this.#former.find();
    if (previous === undefined) return "nothing";
    return this.#replaceBy(() => this.#around.replica.load(previous.snapshot), previous);
  }

  /** True if everything done here is stored. */
  get isSaved(): boolean {
    return this.#halt === undefined && !this.#isPending;
  }

  get #isPending(): boolean {
    return this.#mustWrite || this.#around.store.isUnsure;
  }

  /** After a halt only pieces for the quarantine are stored. */
  get #mustWrite(): boolean {
    if (!this.#aside.isEmpty) return true;
    return this.#halt === undefined && this.#syncState.mustWrite;
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
      this.#compaction.plan();
    };
    work().then(done, (error: unknown) => {
      console.error(error);
      this.#fail({ kind: "failed" });
      done();
    });
  }

  #nextStep(): (() => Promise<void>) | undefined {
    const syncState = this.#syncState;
    const isHalted = this.#halt !== undefined;
    if (!isHalted && this.#mustCatchUp && !syncState.isReplacing) return () => this.#catchUp();
    if (this.#retry.isWaiting) return undefined;
    if (this.#around.store.isUnsure && this.#halt?.kind !== "memory") return () => this.#makeSure();
    if (!isHalted && syncState.cut !== undefined) return () => this.#cutOff();
    if (!this.#aside.isEmpty) return () => this.#putAside();
    if (this.#mustWrite) return () => this.#save();
    return this.#compaction.step(isHalted ? undefined : syncState.position);
  }

  async #makeSure(): Promise<void> {
    this.#show();
    const done = await this.#around.lock(() => this.#around.store.makeSure());
    if (done.kind !== "ok") return this.#fail(done);
    this.#worked();
    this.#mustCatchUp = true;
  }

  async #save(): Promise<void> {
    this.#show();
    const plan = this.#syncState.plan();
    const written = await this.#writer.write(plan, () => {
      this.#trouble = "slow";
      this.#show();
    });
    if (written.kind === "behind") {
      if (this.#syncState.wasReplaced(plan)) this.#tellOfNews();
      this.#mustCatchUp = true;
      return this.#retry.defeated();
    }
    if (written.kind === "moved") return this.#refused();
    if (written.kind !== "ok") return this.#fail(written);
    this.#syncState.stored(plan);
    if (plan.kind !== "append") this.#compaction.found(1);
    this.#worked();
    written.done();
  }

  /** Others have stored more than the user knew, so the user must decide again. */
  #refused(): Promise<void> {
    const left = this.#syncState.refused();
    this.#around.drafts.setDataset(this.#syncState.datasetId);
    this.#leave(left);
    this.#former.forget();
    this.#compaction.collectSoon();
    this.#around.report.problem({ kind: "notReplaced", lost: left.length });
    return this.#reload();
  }

  #tellOfNews(): void {
    this.#around.channel?.post(ofNews());
  }

  #hear(data: unknown): void {
    const message = messageOf(data);
    if (message === undefined || this.#halt !== undefined) return;
    const { position, isReplacing } = this.#syncState;
    if (isStoredAfter(message, position) && !this.#isBusy && !isReplacing)
      this.#followAtOnce(message);
    else this.look();
  }

  #followAtOnce({ after, entries }: StoredMessage): void {
    const pieces = entries.map((bytes, index) => ({ seq: after.seq + 1 + index, bytes }));
    const moved = this.#syncState.follow(pieces);
    if (moved !== "lost" && moved.problem === undefined) this.#took(moved, "newerTab");
    // Catching up reads the journal, which shows the reason.
    else this.#mustCatchUp = true;
    this.#wake();
  }

  async #catchUp(): Promise<void> {
    this.#mustCatchUp = false;
    const { store } = this.#around;
    const from = this.#syncState.position;
    const news = from === undefined ? await lookAround(store) : await store.since(from);
    // A replacement in this tab meanwhile makes this result useless.
    if (this.#syncState.position !== from || this.#syncState.isReplacing) return;
    if (news.kind === "empty") {
      if (from && "isGone" in news && news.isGone) this.#losses.vanished(from);
      return from && this.#syncState.storeAgain();
    }
    if (news.kind === "entries") {
      if (news.entries.length === 0) return;
      const moved = this.#syncState.follow(news.entries);
      if (moved === "lost") return this.#reload();
      if (moved.problem !== undefined && moved.problem !== "newer") return this.#reload();
      return this.#took(moved, "newerTab");
    }
    if (news.kind === "elsewhere") return this.#reload();
    this.#fail(news);
  }

  async #reload(): Promise<void> {
    const from = this.#syncState.position;
    const isElsewhere = () => this.#syncState.position !== from || this.#syncState.isReplacing;
    const take = (stored: Stored) => isElsewhere() || this.#moveTo(stored, "newerTab");
    const read = await readStored(this.#around, take);
    if (read.kind === "taken" || isElsewhere()) return;
    if (read.kind === "empty") return from && this.#syncState.storeAgain();
    if (read.kind === "newer") return this.#stopForNewer("newerTab");
    this.#fail(read);
  }

  /** Returns false if more snapshots must be read. */
  #moveTo(stored: Stored, newer: ReadOnlyReason): boolean {
    const before = this.#syncState.position;
    const moved = this.#syncState.syncTo(stored);
    if (moved === undefined) return false;
    if (moved.onlyHere > 0) {
      this.#stop({ kind: "memory", reason: "damaged", count: moved.onlyHere });
      return true;
    }
    if (before === undefined) this.#losses.found(stored, this.#syncState.position, moved);
    this.#former.tell(stored.hasPrevious);
    this.#compaction.found(moved.damage === undefined ? stored.snapshots.length : 1);
    this.#took(moved, newer);
    return true;
  }

  /** Reports the result of following other tabs. */
  #took(moved: SyncResult, newer: ReadOnlyReason): void {
    const { report, drafts } = this.#around;
    drafts.setDataset(this.#syncState.datasetId);
    if (moved.wasStored) this.#tellOfNews();
    if (moved.replaced !== undefined) this.#former.forget();
    reportMoved(report, moved);
    const left = [...moved.refused.map(({ own }) => own), ...(moved.replaced ?? [])];
    this.#leave(left);
    if (moved.problem === "newer") this.#stopForNewer(newer);
  }

  #leave(own: readonly Own[]): void {
    this.#around.drafts.returned(own.map(({ commit }) => commit));
    this.#aside.addOwn(own, this.#syncState.position?.seq ?? 0);
  }

  async #putAside(): Promise<void> {
    const trouble = await this.#aside.store();
    if (trouble !== undefined) return this.#fail(trouble);
    this.#worked();
  }

  async #cutOff(): Promise<void> {
    const { cut } = this.#syncState;
    if (cut === undefined) return;
    const done = await this.#around.lock(() => this.#around.store.cut(cut));
    if (done.kind !== "ok" && done.kind !== "behind") return this.#fail(done);
    // 'behind': another tab has done it.
    this.#syncState.cutOff(cut, done.kind === "ok");
    if (done.kind === "behind") this.#mustCatchUp = true;
    else {
      this.#around.report.hasPiecesAside(true);
      this.#tellOfNews();
    }
  }

  #worked(): void {
    this.#trouble = undefined;
    this.#retry.worked();
  }

  #fail(trouble: Trouble): void {
    if (trouble.kind === "closed") this.#stopForNewer("closed");
    else {
      if (this.#isPending) this.#trouble = trouble.kind;
      this.#retry.failed();
    }
  }

  #stopForNewer(reason: ReadOnlyReason): void {
    const isOfNow = reason === "newerData";
    if (isOfNow && this.#syncState.position === undefined) {
      this.startReadOnly();
      return;
    }
    const { report } = this.#around;
    const left = this.#syncState.halt();
    this.#leave(left);
    const lost = reason === "closed" ? this.#aside.abandon() : 0;
    if (lost > 0 || this.#syncState.mustWrite) report.problem({ kind: "notStored", count: lost });
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
    const count = this.#syncState.unsaved + this.#aside.commits;
    const trouble = this.#trouble ?? (this.#around.store.isUnsure ? "failed" : undefined);
    const unsaved = { isSaved: !this.#isPending, trouble, count };
    this.#around.report.status(statusOf(unsaved, this.#halt));
  }
}
