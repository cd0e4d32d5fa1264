import type { Timers } from "./dependencies";

/** In ms: pause after a failed write; it doubles. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** How often in a row another tab may write first; more counts as a failure. */
const MOST_DEFEATS = 50;

/** Schedules retries after failures. */
export class Retry {
  readonly #timers: Timers;
  readonly #again: () => void;
  #failures = 0;
  #defeats = 0;
  #callOff: (() => void) | undefined;

  constructor(timers: Timers, again: () => void) {
    this.#timers = timers;
    this.#again = again;
  }

  get isWaiting(): boolean {
    return this.#callOff !== undefined;
  }

  failed(): void {
    this.now();
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, LONGEST_PAUSE_MS);
    this.#failures += 1;
    this.#callOff = this.#timers.after(pause, () => {
      this.#callOff = undefined;
      this.#again();
    });
  }

  /** Another tab wrote first. */
  defeated(): void {
    this.#defeats += 1;
    if (this.#defeats > MOST_DEFEATS) this.failed();
  }

  worked(): void {
    this.#failures = 0;
    this.#defeats = 0;
  }

  /** Ends the pause. */
  now(): void {
    this.#callOff?.();
    this.#callOff = undefined;
  }

  stop(): void {
    this.now();
  }
}
