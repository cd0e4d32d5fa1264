import type { Dependencies } from "./dependencies";

/**
 * Whether another database is in use in the place of this tab's, as another tab has chosen. What was done here is still stored
 * where it belongs, and no more is done, until the page is loaded again or that database is back in use.
 */
export class DatabaseSwitch {
  readonly #around: Pick<Dependencies, "store" | "replica">;
  #isDone = false;

  constructor(around: Pick<Dependencies, "store" | "replica">) {
    this.#around = around;
  }

  get isDone(): boolean {
    return this.#isDone;
  }

  async look(): Promise<void> {
    const { store, replica } = this.#around;
    const isDone = await store.isExchanged();
    if (isDone !== this.#isDone) replica.setReadOnly(isDone);
    this.#isDone = isDone;
  }
}
