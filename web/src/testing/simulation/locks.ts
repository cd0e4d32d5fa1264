import type { Owner, Scheduler } from "./scheduler";

interface Request {
  owner: Owner;
  grant: () => void;
}

/** In ms: how long a tab waits for the lock. */
const patience = 5_000;

/** The lock of the tabs; dead tabs release it. */
export class Locks {
  readonly #scheduler: Scheduler;
  #held: Request | undefined;
  #waiting: Request[] = [];

  constructor(scheduler: Scheduler) {
    this.#scheduler = scheduler;
  }

  async with<T>(owner: Owner, work: () => Promise<T>): Promise<T> {
    const mine = await new Promise<Request>((resolve) => {
      const request: Request = { owner, grant: () => resolve(request) };
      this.#waiting.push(request);
      this.#scheduler.after(patience, owner, () => {
        this.#waiting = this.#waiting.filter((other) => other !== request);
        resolve(request);
      });
      this.settle();
    });
    try {
      return await work();
    } finally {
      if (this.#held === mine) this.#held = undefined;
      this.settle();
    }
  }

  /** Gives the lock to the next tab; call after a tab has died. */
  settle(): void {
    this.#waiting = this.#waiting.filter(({ owner }) => !owner.isDead);
    if (this.#held !== undefined && !this.#held.owner.isDead) return;
    this.#held = this.#waiting.shift();
    this.#held?.grant();
  }
}
