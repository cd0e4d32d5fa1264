import type { Channel } from "../../engine/storage/dependencies";
import type { Random } from "./random";
import type { Owner, Scheduler } from "./scheduler";

/** Carries messages between tabs: late, in any order, and half of those to sleeping tabs are lost. */
export class Waves {
  readonly #scheduler: Scheduler;
  readonly #random: Random;
  readonly #listeners = new Map<Owner, (data: unknown) => void>();

  constructor(scheduler: Scheduler, random: Random) {
    this.#scheduler = scheduler;
    this.#random = random;
  }

  channel(owner: Owner): Channel {
    return {
      post: (message) => {
        for (const [other, hear] of this.#listeners) {
          const isLost = other.isAsleep && this.#random.chance(0.5);
          if (other === owner || isLost) continue;
          this.#scheduler.after(this.#random.below(60), other, () => hear(message));
        }
      },
      listen: (hear) => void this.#listeners.set(owner, hear),
      close: () => void this.#listeners.delete(owner),
    };
  }
}
