import type { Dependencies } from "./dependencies";
import type { AsidePiece, Trouble } from "./journalStore";
import { unadopted } from "./merge";
import type { Own } from "./replica";

/** What is to be set aside and is not stored yet. */
export class AsideQueue {
  readonly #around: Pick<Dependencies, "store" | "report">;
  #pieces: readonly AsidePiece[] = [];

  constructor(around: Pick<Dependencies, "store" | "report">) {
    this.#around = around;
  }

  get isEmpty(): boolean {
    return this.#pieces.length === 0;
  }

  /** How many of them are commits that were made here. */
  get commits(): number {
    return this.#pieces.filter(({ what }) => what === "unadopted").length;
  }

  add(pieces: readonly AsidePiece[]): void {
    this.#pieces = [...this.#pieces, ...pieces];
  }

  /** Commits that are not going to be part of what is stored up to this number. */
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

  /** Nothing can be stored any more. Returns how many commits that leaves nowhere. */
  abandon(): number {
    const { commits } = this;
    this.#pieces = [];
    return commits;
  }
}
