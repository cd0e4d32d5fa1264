import type { Dependencies } from "./dependencies";
import type { Previous } from "./journalStore";

/** The state before the last replacement, which can be put back. */
export class PreviousState {
  readonly #around: Dependencies;
  readonly #spare: (files: readonly string[]) => void;
  /** Set if this tab made the replacement; otherwise `find` reads it. */
  #own: Previous | undefined;
  /** Changes with each replacement. */
  #turn = 0;
  #isThere = false;

  /** `spare` keeps the files of the state from being deleted. */
  constructor(around: Dependencies, spare: (files: readonly string[]) => void) {
    this.#around = around;
    this.#spare = spare;
  }

  get isThere(): boolean {
    return this.#isThere;
  }

  tell(isThere: boolean): void {
    this.#isThere = isThere;
    this.#around.report.canPutBack(isThere);
  }

  /** `undefined` keeps the present one. */
  keep(previous: Previous | undefined): void {
    if (previous === undefined) return;
    this.#own = previous;
    this.#turn += 1;
    this.#spare(previous.files);
  }

  /** Another tab has replaced everything, so the state to put back has changed. */
  forget(): void {
    this.#own = undefined;
    this.#turn += 1;
  }

  /** Reads the state to put back; `undefined` if something else was replaced meanwhile. */
  async find(): Promise<Previous | undefined> {
    const turn = this.#turn;
    const found = this.#own ?? (await this.#read());
    if (found !== undefined) await this.#around.replica.prepare(found.snapshot, () => {});
    return this.#turn === turn ? found : undefined;
  }

  async #read(): Promise<Previous | undefined> {
    const read = await this.#around.store.previous();
    return read.kind === "previous" ? read.previous : undefined;
  }
}
