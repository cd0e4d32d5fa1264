import type { Slice } from "../../wasm/pkg/portal_core";

/** Remembers when each slice was last touched, as a count of touches. */
export class Versions {
  #now = 0;
  #restarts = 0;
  readonly #touchedAt = new Map<Slice, number>();

  get now(): number {
    return this.#now;
  }

  /** Number of times that everything had to be read again. */
  get restarts(): number {
    return this.#restarts;
  }

  touch(slices: readonly Slice[]): void {
    this.#now += 1;
    for (const slice of slices) this.#touchedAt.set(slice, this.#now);
  }

  restart(): void {
    this.#restarts += 1;
  }

  wasTouchedSince(moment: number, slices: readonly Slice[]): boolean {
    return slices.some((slice) => (this.#touchedAt.get(slice) ?? 0) > moment);
  }
}
