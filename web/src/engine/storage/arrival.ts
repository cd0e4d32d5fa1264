/** How much of a snapshot has arrived while its other parts are being read. */
export class Arrival {
  #come = 0;
  #isOver = false;
  #wake = () => {};

  /** Reports that this many bytes have arrived. A reader of all of them still waits for `end`. */
  reached(length: number): void {
    this.#come = length;
    this.#wake();
  }

  /** Everything has arrived, or the rest never will. */
  end(isWhole: boolean): void {
    this.#isOver = true;
    this.reached(isWhole ? Number.POSITIVE_INFINITY : 0);
  }

  /** Waits until more than `length` bytes have arrived; false if that will not happen. */
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
