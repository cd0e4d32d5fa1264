import type { JournalStore } from "./journalStore";
import type { Replica } from "./replica";
import type { Report } from "./status";

/** Speaks with the other tabs. */
export interface Channel {
  post(message: object): void;
  listen(hear: (data: unknown) => void): void;
  close(): void;
}

export interface Timers {
  /** Returns what calls it off. */
  after(milliseconds: number, work: () => void): () => void;
  /** When there is nothing better to do. */
  idle(work: () => void): void;
}

/** Files whose bytes are here and not stored yet. */
export interface UnsavedFiles {
  /** Waits until their bytes have been copied. */
  copied(): Promise<ReadonlyMap<string, Blob>>;
  stored(ids: Iterable<string>): void;
  /** Lets go of the bytes of all other files. */
  keepOnly(held: ReadonlySet<string>): void;
}

/** Everything that a keeper touches besides its own memory: a simulation can play all of it. */
export interface Surroundings {
  store: JournalStore;
  replica: Replica;
  files: UnsavedFiles;
  /** Lets one tab work at a time, as far as the browser can; the numbers in the store are what counts. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  channel: Channel | undefined;
  timers: Timers;
  report: Report;
  newGeneration: () => string;
  /** Asked once, after the first commit was stored. */
  askToPersist: () => void;
}
