import { vi } from "vitest";
import type { Random } from "./random";
import type { Scheduler } from "./scheduler";

const beginning = Date.UTC(2026, 10, 21, 2, 5);

/** Minutes behind UTC: Indonesia's three zones, and two of travellers. */
const zones = [-420, -480, -540, 0, 300] as const;

/** The simulated clock and random source; nothing else may tell the time. */
export class Device {
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  #skew = 0;
  #zone: number = zones[0];

  constructor(scheduler: Scheduler, random: Random) {
    this.#scheduler = scheduler;
    this.#random = random;
  }

  get now(): number {
    return beginning + this.#skew + this.#scheduler.now;
  }

  /** Changes the clock or the zone. */
  jump(): void {
    const widest = this.#random.pick([2_000, 3_600_000, 86_400_000 * 3]);
    this.#skew += Math.round((this.#random.next() - 0.5) * 2 * widest);
    if (this.#random.chance(0.5)) this.#zone = this.#random.pick(zones);
  }

  /** Replaces the real clock until the test ends. */
  install(): void {
    const now = () => this.now;
    const zone = () => this.#zone;
    vi.stubGlobal(
      "Date",
      class extends Date {
        constructor(at?: number) {
          super(at ?? now());
        }

        static override now(): number {
          return now();
        }

        override getTimezoneOffset(): number {
          return zone();
        }
      },
    );
    vi.spyOn(Math, "random").mockImplementation(() => this.#random.next());
    vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
      if (array instanceof Uint8Array)
        for (const at of array.keys()) array[at] = this.#random.below(256);
      return array;
    });
  }
}
