import type { Dependencies } from "./dependencies";
import type { AsidePiece, Trouble } from "./journalStore";
import { unadopted } from "./merge";
import type { Own } from "./replica";

/** Pieces for the quarantine that are not stored yet. */
export class AsideQueue {
  readonly #around: Pick<Dependencies, "store" | "report">;
  #pieces: readonly AsidePiece[] = [];

  constructor(around: Pick<Dependencies, "store" | "report">) {
    this.#around = around;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** Number of own commits among the pieces. */
  get commits(): number {
    return this.#pieces.filter(({ what }) => what === "unadopted").length;
  }

  add(pieces: readonly AsidePiece[]): void {
    this.#pieces = [...this.#pieces, ...pieces];
  }

  /** Adds own commits that will not be stored. `seq` is the last stored commit. */
  addOwn(own: readonly Own[], seq: number): void {
    this.add(unadopted(own, seq));
  }

  async store(): Promise<Trouble | undefined> {
    const pieces = this.#pieces;
    const done = await this.#around.store.setAside(pieces);
    if (done.kind !== "ok") return done;
    this.#pieces = this.#pieces.slice(pieces.length);
    this.#around.report.hasPiecesAside(true);
    return undefined;
  }

  /**
   * Drops the pieces, because nothing can be stored any more. Returns the number of lost commits.
   */
  abandon(): number {
    const { commits } = this;
    this.#pieces = [];
    return commits;
  }
}
