const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Writes down what happens, and keeps the first thing that is not as it must be, wherever it was found. */
export class Witness {
  readonly #events: string[] = [];
  #found: Error | undefined;

  note(event: string): void {
    this.#events.push(event);
  }

  found(thrown: unknown): void {
    this.#found ??= asError(thrown);
  }

  /** For checks inside somebody else's call, which must not fail by them. */
  guard(check: () => void): void {
    try {
      check();
    } catch (thrown) {
      this.found(thrown);
    }
  }

  watch(promise: Promise<unknown>): void {
    promise.catch((thrown: unknown) => this.found(thrown));
  }

  /** Throws what was found. */
  speak(): void {
    if (this.#found !== undefined) throw this.#found;
  }

  get lastEvents(): string {
    return this.#events.slice(-40).join("\n");
  }
}
