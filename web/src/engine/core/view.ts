import { deepFreeze, keepEqual } from "../../platform/keepEqual";
import type { Answer, Read, Slice } from "../../wasm/pkg/portal_core";
import type { Versions } from "./versions";
import type { ViewName } from "./viewTypes";

type Reading<T> =
  | { kind: "answer"; answer: Answer<T>; slices: readonly Slice[]; at: number; restart: number }
  | { kind: "failure"; error: unknown; at: number };

/** What a view needs of the facade that made it. */
export interface Dependencies {
  versions: Versions;
  watched: Set<View<unknown>>;
}

/**
 * One view with one query: its last value, and who is looking at it. What its answers have in common with each other, and the first
 * with what was shown before, are the same objects: of a list that is searched on only what has changed is drawn.
 */
export class View<T> {
  readonly name: ViewName;
  readonly #read: () => Read<T>;
  readonly #dependencies: Dependencies;
  readonly #listeners = new Set<() => void>();
  #reading: Reading<T> | undefined;
  /** The one that all who are looking know of; somebody new may have had it read anew since. */
  #told: Reading<T> | undefined;
  #shownBefore: Answer<T> | undefined;

  constructor(
    name: ViewName,
    read: () => Read<T>,
    dependencies: Dependencies,
    shownBefore: Answer<T> | undefined,
  ) {
    this.name = name;
    this.#read = read;
    this.#dependencies = dependencies;
    this.#shownBefore = shownBefore;
  }

  /** What it answered last, up to date or not. */
  get lastAnswer(): Answer<T> | undefined {
    return this.#reading?.kind === "answer" ? this.#reading.answer : undefined;
  }

  /** The value; the same object until a slice that it was read from is touched and it reads differently. */
  readonly answer = (): Answer<T> => {
    const reading = this.#current();
    if (reading.kind === "failure") throw reading.error;
    return reading.answer;
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) this.#told = this.#reading;
    this.#listeners.add(listener);
    this.#dependencies.watched.add(this);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#dependencies.watched.delete(this);
    };
  };

  /** Reads again if need be, and tells who is looking if that made a difference. */
  refresh(): void {
    const before = this.#told;
    const after = this.#current();
    this.#told = after;
    const isSame =
      before?.kind === "answer" && after.kind === "answer"
        ? before.answer === after.answer
        : before === after;
    if (!isSame) for (const listener of [...this.#listeners]) listener();
  }

  #current(): Reading<T> {
    if (this.#reading === undefined || this.#isStale(this.#reading)) {
      this.#reading = this.#take(this.lastAnswer ?? this.#shownBefore);
      this.#shownBefore = undefined;
    }
    return this.#reading;
  }

  #isStale(reading: Reading<T>): boolean {
    const { versions } = this.#dependencies;
    // A view that traps the core each time must not do so again for the restart that it caused.
    if (reading.kind === "failure") return versions.now > reading.at;
    return (
      versions.restarts > reading.restart || versions.wasTouchedSince(reading.at, reading.slices)
    );
  }

  #take(before: Answer<T> | undefined): Reading<T> {
    const { versions } = this.#dependencies;
    const at = versions.now;
    try {
      const { answer, slices } = this.#read();
      const kept = before === undefined ? answer : keepEqual(before, answer);
      if (import.meta.env.DEV) deepFreeze(kept);
      return { kind: "answer", answer: kept, slices, at, restart: versions.restarts };
    } catch (error) {
      return { kind: "failure", error, at };
    }
  }
}
