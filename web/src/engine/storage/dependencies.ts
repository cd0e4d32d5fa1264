import type { JournalStore, News } from "./journalStore";
import type { Marks } from "./mark";
import type { Replica } from "./replica";
import type { Report } from "./status";

/** Sends messages to other tabs. */
export interface Channel {
  post(message: object): void;
  listen(hear: (data: unknown) => void): void;
  close(): void;
}

export interface Timers {
  /** Returns a function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Runs work when the page is idle. */
  idle(work: () => void): void;
}

/** Files in memory that are not stored yet. */
export interface UnsavedFiles {
  /** The present files once their bytes are copied. A later file belongs to a later commit. */
  copied(): Promise<News["files"]>;
  stored(ids: Iterable<string>): void;
  /** Frees the bytes of all other files. */
  keepOnly(held: ReadonlySet<string>): void;
}

/** Drafts that were sent: the transaction that stores a commit deletes the draft that became it. */
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

/** Everything that `TabSync` touches outside of its own memory, so that a simulation can replace it. */
export interface Dependencies {
  store: JournalStore;
  replica: Replica;
  files: UnsavedFiles;
  drafts: SentDrafts;
  /**
   * Lets one tab work at a time, if the browser has locks. Without locks, commit numbers in the
   * store protect the data.
   */
  lock: <T>(work: () => Promise<T>) => Promise<T>;
  channel: Channel | undefined;
  timers: Timers;
  report: Report;
  marks: Marks;
  newId: () => string;
  /** Called once, after the first commit was stored. */
  askToPersist: () => void;
}
