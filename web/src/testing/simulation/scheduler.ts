/** Whose work it is: nothing is done for the dead, and what is for those asleep waits for them. */
export interface Owner {
  readonly isDead: boolean;
  readonly isAsleep: boolean;
}

/** Work that goes on whatever becomes of the tabs. */
export const nobody: Owner = { isDead: false, isAsleep: false };

interface Task {
  at: number;
  owner: Owner;
  work: () => void;
}

/** The only source of time and order: one task after another, each with all that follows from it at once. */
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

  /** Lets this much time go by. */
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

  /** The task that is due first, the older one of two. */
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

/** When every promise that can go on has gone on. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
