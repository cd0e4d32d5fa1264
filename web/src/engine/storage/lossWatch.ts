import type { Dependencies } from "./dependencies";
import type { Position, Stored } from "./journalStore";
import { forkWith } from "./lineage";
import type { Loss, Mark } from "./mark";
import type { SyncResult } from "./syncResult";

/** Without a common lineage the user has replaced everything since the mark. */
function missing(stored: Stored, good: number, mark: Mark): Loss | undefined {
  const fork = forkWith(stored, mark);
  const lost = fork === undefined ? 0 : mark.seq - Math.min(fork.seq, good);
  return lost > 0 ? { lost, isSample: false } : undefined;
}

/**
 * Compares the store with the mark of the last acknowledged commit, and reports losses until the user has seen them.
 */
export class LossWatch {
  readonly #around: Pick<Dependencies, "marks" | "report" | "store">;

  constructor(around: Pick<Dependencies, "marks" | "report" | "store">) {
    this.#around = around;
  }

  /**
   * Nothing is stored, and sample data is shown. Returns the lost lineage, so that a tab that still
   * holds its data recognises the loss.
   */
  async foundNothing(): Promise<string | undefined> {
    const { marks, report, store } = this.#around;
    if (await store.hasDatabasesAside()) return undefined;
    const loss = { lost: undefined, isSample: true };
    const mark = marks.read();
    if (mark !== undefined) this.#tell(mark, mark.loss ?? loss);
    else if (marks.wasDeleted())
      report.problem({ kind: "lost", cause: "missing", ...loss, savedAt: undefined });
    return mark?.lineageId;
  }

  /** The database does not open; its data may still be there. */
  foundShut(): void {
    const mark = this.#around.marks.read();
    if (mark === undefined) return;
    const all = { lost: undefined, isSample: true, savedAt: mark.at };
    this.#around.report.problem({ kind: "lost", cause: "shut", ...all });
  }

  /** The store was read at the start up to `good`. Damage is reported elsewhere. */
  found(stored: Stored, good: Position | undefined, { problem, damage }: SyncResult): void {
    const mark = this.#around.marks.read();
    if (mark === undefined || problem === "newer") return;
    const loss = mark.loss ?? missing(stored, good?.seq ?? -1, mark);
    if (loss === undefined) return;
    if (damage === undefined) this.#tell(mark, loss);
    else this.#note(mark, loss);
  }

  /** The store was emptied under an open tab, which stores everything again. */
  vanished(position: Position): void {
    const loss = { lost: 0, isSample: false };
    const at = Date.now();
    this.#around.report.problem({ kind: "lost", cause: "vanished", ...loss, savedAt: at });
    this.#note({ ...position, at }, loss);
  }

  /**
   * Everything up to this position is stored. `isReplaced`: the user has replaced everything, which
   * ends the report of a loss.
   */
  saved(position: Position, isReplaced: boolean): void {
    const { marks } = this.#around;
    const loss = isReplaced ? undefined : marks.read()?.loss;
    marks.write({ ...position, at: Date.now(), loss });
  }

  /** The user has dismissed the notice. */
  seen(position: Position | undefined): void {
    const { marks } = this.#around;
    const mark = marks.read();
    if (mark?.loss !== undefined)
      marks.write(position && { ...position, at: mark.at, loss: undefined });
  }

  #tell(mark: Mark, loss: Loss): void {
    this.#note(mark, loss);
    this.#around.report.problem({ kind: "lost", cause: "missing", ...loss, savedAt: mark.at });
  }

  #note({ lineageId, seq, at }: Omit<Mark, "loss">, loss: Loss): void {
    this.#around.marks.write({ lineageId, seq, at, loss });
  }
}
