import type { UnsavedFiles } from "../engine/storage/dependencies";

/** Files that a tab holds in memory. */
export class MemoryFiles implements UnsavedFiles {
  readonly #copying: () => Promise<unknown> | undefined;
  readonly #files = new Map<string, Blob>();

  /** `copying` resolves when the bytes of the present files are copied. */
  constructor(copying: () => Promise<unknown> | undefined) {
    this.#copying = copying;
  }

  set(id: string, file: Blob): void {
    this.#files.set(id, file);
  }

  get(id: string): Blob | undefined {
    return this.#files.get(id);
  }

  async copied() {
    const copies = new Map(this.#files);
    await this.#copying();
    return copies;
  }

  stored(ids: Iterable<string>): void {
    for (const id of ids) this.#files.delete(id);
  }

  keepOnly(held: ReadonlySet<string>): void {
    for (const id of this.#files.keys()) if (!held.has(id)) this.#files.delete(id);
  }
}
