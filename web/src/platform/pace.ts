import { nextTurn } from "./nextTurn";

/** Half a frame; in the other half the page draws and answers. */
const BUSY_MS = 8;

/** Of long work that lets the page go on. */
export class Pace {
  #busySince = performance.now();

  /** Whether it is time to let it. */
  get isDue(): boolean {
    return performance.now() - this.#busySince >= BUSY_MS;
  }

  async turn(): Promise<void> {
    await nextTurn();
    this.#busySince = performance.now();
  }
}
