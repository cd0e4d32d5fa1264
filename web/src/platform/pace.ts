import { nextTurn } from "./nextTurn";

/** In ms: half a frame. The page uses the other half to draw and respond. */
const BUSY_MS = 8;

/** Tells long work when to yield to the page. */
export class Pace {
  #busySince = performance.now();

  /** True if the work has taken its share of the frame. */
  get isDue(): boolean {
    return performance.now() - this.#busySince >= BUSY_MS;
  }

  async turn(): Promise<void> {
    await nextTurn();
    this.#busySince = performance.now();
  }
}
