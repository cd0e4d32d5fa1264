import type { Dependencies } from "./dependencies";
import type { LossWatch } from "./lossWatch";
import { ofWritten } from "./messages";
import type { Plan } from "./tabState";

/** In ms: after waiting this long, the user is told. */
const SLOW_MS = 10_000;

/** Carries out plans: stores commits with their files and drafts, and notifies others. */
export class PlanWriter {
  readonly #around: Dependencies;
  readonly #losses: LossWatch;
  #hasAsked = false;

  constructor(around: Dependencies, losses: LossWatch) {
    this.#around = around;
    this.#losses = losses;
  }

  /** `onSlow` runs if the browser does not answer. Call `done` after the tab knows that the plan is stored. */
  async write(plan: Plan, onSlow: () => void) {
    const { files, drafts, lock, store, timers } = this.#around;
    const callOff = timers.after(SLOW_MS, onSlow);
    // Later commits belong to the next plan, with their own files and drafts.
    const sent = drafts.records();
    const copied = await files.copied();
    const entries = plan.own.map(({ entry }) => entry);
    const news = { entries, files: copied, drafts: sent };
    const written = await lock(() => {
      if (plan.kind === "append") return store.append(plan.base.position, news);
      const beginning = { ...plan.base, ...news };
      return plan.kind === "begin"
        ? store.begin(beginning)
        : store.replaceAll(beginning, plan.previous, plan.known);
    });
    callOff();
    const done = () => {
      files.stored(copied.keys());
      drafts.stored(sent);
      this.#tell(plan);
    };
    return { ...written, done };
  }

  #tell(plan: Plan): void {
    const { channel, askToPersist } = this.#around;
    const from = plan.base.position;
    const isChosen = plan.kind === "replace" && plan.previous !== undefined;
    this.#losses.saved({ ...from, seq: from.seq + plan.own.length }, isChosen);
    channel?.post(ofWritten(plan));
    if (!this.#hasAsked) askToPersist();
    this.#hasAsked = true;
  }
}
