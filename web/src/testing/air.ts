import type { Channel } from "../engine/storage/dependencies";

/** Carries messages between tabs. */
export class Air {
  readonly #listeners = new Map<object, (data: unknown) => void>();

  /** A tab's channel. Messages arrive later, and in order, as between real tabs. */
  channel(): Channel {
    const me = {};
    return {
      post: (message) => {
        for (const [other, hear] of this.#listeners) {
          if (other !== me) setTimeout(() => this.#listeners.get(other) === hear && hear(message));
        }
      },
      listen: (hear) => void this.#listeners.set(me, hear),
      close: () => void this.#listeners.delete(me),
    };
  }
}
