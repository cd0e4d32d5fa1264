import type { Surroundings } from "./surroundings";

/**
 * Whether another database is in use in the place of this tab's, as another tab has chosen. What was done here is still stored
 * where it belongs, and no more is done, until the page is loaded again or that database is back in use.
 */
export class Exchange {
  readonly #around: Pick<Surroundings, "store" | "replica">;
  #isDone = false;

  constructor(around: Pick<Surroundings, "store" | "replica">) {
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
