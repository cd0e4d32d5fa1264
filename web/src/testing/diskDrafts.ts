import type { SentDrafts } from "../engine/storage/dependencies";
import type { Disk } from "./memoryJournal";

/** A tab's half-filled forms, each no more than a name: on the disk at once, and away with what they became. */
export class DiskDrafts implements SentDrafts {
  readonly #disk: Disk;
  readonly #sent = new Map<string, object | undefined>();
  #latest: object | undefined;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  era = "";

  write(name: string): void {
    this.#disk.drafts.set(name, name);
  }

  /** It has become the commit that was made last. */
  settle(name: string): void {
    this.#sent.set(name, this.#latest);
  }

  setDataset(era: string): void {
    this.era = era;
  }

  made(commit: object | undefined): void {
    this.#latest = commit;
  }

  async records(): Promise<readonly string[]> {
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
