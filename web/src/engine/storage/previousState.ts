import type { Dependencies } from "./dependencies";
import type { Previous } from "./journalStore";

/** The state before the last replacement, which can be put back. */
export class PreviousState {
  readonly #around: Dependencies;
  readonly #spare: (files: readonly string[]) => void;
  /** Where it was this tab that replaced it; otherwise it is read when it is asked for. */
  #own: Previous | undefined;
  /** Another one whenever there is another one to be put back. */
  #turn = 0;
  #isThere = false;

  /** `spare` sees to it that its files stay. */
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

  /** undefined leaves the one that is kept already. */
  keep(previous: Previous | undefined): void {
    if (previous === undefined) return;
    this.#own = previous;
    this.#turn += 1;
    this.#spare(previous.files);
  }

  /** Another tab has replaced everything: the state to be put back is another one. */
  forget(): void {
    this.#own = undefined;
    this.#turn += 1;
  }

  /** It is about to be put back; undefined also where something else was replaced while it was read. */
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
