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

/** Drafts that were sent go from the storage in the moment in which what they became comes; all go and come with their data. */
export interface SentDrafts {
  /** The data of this era are there now: only drafts that belong to them are offered. */
  setDataset(era: string): void;
  /** A commit was made: what is sent in the same turn has become it. */
  made(commit: object | undefined): void;
  /** The records of all that were sent so far. */
  records(): Promise<readonly string[]>;
  /** These are gone, and what they became is stored. */
  stored(records: readonly string[]): void;
  /** These commits are not going to be stored: what became them is a draft again. */
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
