import type { UnsavedFiles } from "../engine/storage/dependencies";
import type { Disk } from "./memoryJournal";

/** Files that a tab holds in memory. */
export class MemoryFiles implements UnsavedFiles {
  readonly #disk: Disk;
  readonly #copying: () => Promise<unknown> | undefined;
  readonly #files = new Map<string, Blob>();
  readonly #oldFiles = new Map<string, Blob>();

  /** `copying` resolves when the bytes of the present files are copied. */
  constructor(disk: Disk, copying: () => Promise<unknown> | undefined) {
    this.#disk = disk;
    this.#copying = copying;
  }

  set(id: string, file: Blob): void {
    this.#files.set(id, file);
  }

  get(id: string): Blob | undefined {
    return this.#files.get(id) ?? this.#oldFiles.get(id);
  }

  async copied() {
    const copies = { files: new Map(this.#files), oldFiles: new Map(this.#oldFiles) };
    await this.#copying();
    return copies;
  }

  hold(ids: Iterable<string>): void {
    for (const id of ids) {
      const file = this.#disk.files.get(id);
      if (file !== undefined) this.#oldFiles.set(id, file);
    }
  }

  stored(ids: Iterable<string>): void {
    for (const id of ids) this.#forget(id);
  }

  keepOnly(held: ReadonlySet<string>): void {
    for (const id of [...this.#files.keys(), ...this.#oldFiles.keys()])
      if (!held.has(id)) this.#forget(id);
  }

  #forget(id: string): void {
    this.#files.delete(id);
    this.#oldFiles.delete(id);
  }
}
