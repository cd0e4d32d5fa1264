/** How much of a snapshot has come whose other parts are still being read. */
export class Arrival {
  #come = 0;
  #isOver = false;
  #wake = () => {};

  /** So much has come; the end only counts as come when it is said that all is over. */
  reached(length: number): void {
    this.#come = length;
    this.#wake();
  }

  /** All of it has come, or what has not will never. */
  end(isWhole: boolean): void {
    this.#isOver = true;
    this.reached(isWhole ? Number.POSITIVE_INFINITY : 0);
  }

  /** Waits until more than so much has come; false if that will not be. */
  async past(length: number): Promise<boolean> {
    while (this.#come <= length) {
      if (this.#isOver) return false;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    return true;
  }
}
