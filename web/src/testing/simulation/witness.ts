const asError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Records events and keeps the first violation. */
export class Witness {
  readonly #events: string[] = [];
  #found: Error | undefined;

  note(event: string): void {
    this.#events.push(event);
  }

  found(thrown: unknown): void {
    this.#found ??= asError(thrown);
  }

  /** Runs a check without throwing, because the call around it must not fail. */
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

  /** Throws the violation. */
  speak(): void {
    if (this.#found !== undefined) throw this.#found;
  }

  get lastEvents(): string {
    return this.#events.slice(-40).join("\n");
  }
}
