/** Owner of scheduled work: work of dead tabs is dropped, work of sleeping tabs waits. */
export interface Owner {
  readonly isDead: boolean;
  readonly isAsleep: boolean;
}

/** Owner of work that is independent of the tabs. */
export const nobody: Owner = { isDead: false, isAsleep: false };

interface Task {
  at: number;
  owner: Owner;
  work: () => void;
}

/** The only source of time and order: runs one task after another, each with its microtasks. */
export class Scheduler {
  now = 0;
  #tasks: Task[] = [];

  after(milliseconds: number, owner: Owner, work: () => void): () => void {
    const task = { at: this.now + milliseconds, owner, work };
    this.#tasks.push(task);
    return () => {
      this.#tasks = this.#tasks.filter((other) => other !== task);
    };
  }

  /** Advances the time. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await settled();
    for (let task = this.#next(end); task !== undefined; task = this.#next(end)) {
      this.now = Math.max(this.now, task.at);
      task.work();
      await settled();
    }
    this.now = end;
  }

  /** The next due task; the older one of two at the same time. */
  #next(end: number): Task | undefined {
    this.#tasks = this.#tasks.filter(({ owner }) => !owner.isDead);
    let first: Task | undefined;
    for (const task of this.#tasks) {
      if (!task.owner.isAsleep && task.at <= end && task.at < (first?.at ?? Infinity)) first = task;
    }
    this.#tasks = this.#tasks.filter((task) => task !== first);
    return first;
  }
}

/** Resolves when no promise can continue. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
