import type { SentDrafts } from "../engine/storage/dependencies";
import type { Disk } from "./memoryJournal";

/** A tab's drafts. Each is only a name; it is on the disk at once, and is deleted with the arrival of its commit. */
export class DiskDrafts implements SentDrafts {
  readonly #disk: Disk;
  readonly #sent = new Map<string, object>();

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  datasetId = "";

  write(name: string): void {
    this.#disk.drafts.set(name, name);
  }

  /** The draft has become this commit. */
  settle(name: string, commit: object): void {
    this.#sent.set(name, commit);
  }

  setDataset(datasetId: string): void {
    this.datasetId = datasetId;
  }

  records(): readonly string[] {
    return [...this.#sent.keys()];
  }

  stored(records: readonly string[]): void {
    for (const name of records) this.#sent.delete(name);
  }

  returned(commits: readonly (object | undefined)[]): void {
    for (const [name, commit] of this.#sent) {
      if (!commits.includes(commit)) continue;
      this.#sent.delete(name);
      this.write(name);
    }
  }
}
