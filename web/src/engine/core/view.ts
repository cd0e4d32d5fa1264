import { deepFreeze, keepEqual } from "../../platform/keepEqual";
import type { Answer, Read, Slice } from "../../wasm/pkg/portal_core";
import type { Versions } from "./versions";
import type { ViewName } from "./viewTypes";

type Reading<T> =
  | { kind: "answer"; answer: Answer<T>; slices: readonly Slice[]; at: number; restart: number }
  | { kind: "failure"; error: unknown; at: number };

/** The parts of the facade that a view uses. */
export interface Dependencies {
  versions: Versions;
  watched: Set<View<unknown>>;
}

/**
 * A view with a query: its last answer and its listeners. Equal parts of successive answers keep their identity, so
 * that only changed rows are drawn.
 */
export class View<T> {
  readonly name: ViewName;
  readonly #read: () => Read<T>;
  readonly #dependencies: Dependencies;
  readonly #listeners = new Set<() => void>();
  #reading: Reading<T> | undefined;
  /** The answer that listeners know; a new listener may have caused a newer one. */
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

  /** The last answer, current or not. */
  get lastAnswer(): Answer<T> | undefined {
    return this.#reading?.kind === "answer" ? this.#reading.answer : undefined;
  }

  /** The answer. It keeps its identity until a slice that it depends on changes and the answer differs. */
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

  /** Reads again if needed and notifies listeners of a difference. */
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
    // A view that always traps the core must not be read again because of its own restart.
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
