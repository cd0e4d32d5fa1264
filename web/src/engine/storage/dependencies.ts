import type { JournalStore, News } from "./journalStore";
import type { Marks } from "./mark";
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
  /** Those of now, when their bytes have been copied. One that comes later belongs to a later commit. */
  copied(): Promise<News["files"]>;
  stored(ids: Iterable<string>): void;
  /** Lets go of the bytes of all other files. */
  keepOnly(held: ReadonlySet<string>): void;
}

/** Drafts that were sent: the transaction that stores a commit deletes the draft that it was. */
export interface SentDrafts {
  /** This data set is shown now: only its drafts are offered. */
  setDataset(datasetId: string): void;
  /** The keys of all drafts that were sent so far, and of their files. */
  records(): readonly string[];
  /** The commits are stored, and these records are deleted. */
  stored(records: readonly string[]): void;
  /** These commits will not be stored: the drafts that became them come back. */
  returned(commits: readonly (object | undefined)[]): void;
}

/** Everything that `TabSync` touches besides its own memory: a simulation can play all of it. */
export interface Dependencies {
  store: JournalStore;
  replica: Replica;
  files: UnsavedFiles;
  drafts: SentDrafts;
  /** Lets one tab work at a time, as far as the browser can; the numbers in the store are what counts. */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  channel: Channel | undefined;
  timers: Timers;
  report: Report;
  marks: Marks;
  newId: () => string;
  /** Asked once, after the first commit was stored. */
  askToPersist: () => void;
}
