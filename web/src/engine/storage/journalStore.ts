import type { BytesInParts } from "./bytesInParts";

/** A point in what is stored: the number of a commit, among those that followed one beginning. */
export interface Position {
  /** Changes when everything is replaced, or when damage was cut off. */
  lineageId: string;
  seq: number;
}

/** An earlier lineage, and its last commit that the present one continues from. */
export type Fork = Position;

/**
 * The id of the first data set. Replacing everything begins another data set; putting the former state back brings its id
 * back. Drafts belong to a data set.
 */
export const FIRST_DATASET_ID = "";

/** What lies under a number; a snapshot as `BytesInParts`. Whether it is what it should be, only the core can tell. */
export interface Piece {
  seq: number;
  bytes: unknown;
}

/** Stands in the place of bytes that were not asked for. */
export const UNREAD = Symbol("not read");

/** So much of a snapshot is among its parts already; the rest is still to come. */
export type Coming = (snapshot: BytesInParts, come: number) => void;

/** Why nothing was read or written. 'closed': a newer version of the portal has taken the database over. */
export type Trouble = { kind: "quota" } | { kind: "failed" } | { kind: "closed" };

type Done = { kind: "ok" } | Trouble;

/** 'behind': somebody else has written meanwhile; nothing was done. */
type Guarded = Done | { kind: "behind" };

type Files = ReadonlyMap<string, Blob>;

/** What is stored together, or not at all. */
export interface News {
  entries: readonly Uint8Array[];
  /** Those that the commits name. */
  files: Files;
  /** The records of drafts that have become commits: they go. */
  drafts: readonly string[];
}

/** Everything that is stored, oldest first. */
export interface Stored {
  kind: "stored";
  lineageId: string;
  /** The last commit that was stored, even if it is not among these any more. */
  last: number;
  /** Earlier lineages that this one continues from. */
  forks: readonly Fork[];
  datasetId: string;
  snapshots: readonly Piece[];
  entries: readonly Piece[];
  hasPrevious: boolean;
}

/** A snapshot, and the commits that followed it. */
export interface Beginning extends News {
  /** Of the snapshot. */
  position: Position;
  forks: readonly Fork[];
  datasetId: string;
  snapshot: BytesInParts;
}

/** A whole state and the files that it needs, to be put back. */
export interface Previous {
  snapshot: BytesInParts;
  files: readonly string[];
  datasetId: string;
}

/** What was set aside: never read by the portal again, only handed out. */
export interface AsidePiece {
  what: "snapshot" | "entry" | "unadopted";
  seq: number;
  bytes: unknown;
}

/** What is cut off because it is damaged, and where things go on from. */
export interface Cut {
  /** The last commit, and the lineage, in which the damage was found. */
  found: Position;
  /** The newest snapshot then: with a newer one what was damaged may be whole again. */
  snapshot: number;
  /** The lineage that goes on, and what it came from; that is noted for the next beginning where everything goes. */
  next: string;
  forks: readonly Fork[];
  /** The last commit that is good; without any, everything goes. */
  good: number | undefined;
  damagedSnapshots: readonly number[];
}

/**
 * Where sealed bytes are kept. Each method is one transaction and answers instead of throwing. The numbers check each
 * other: of two writers at the same position the second finds itself 'behind'.
 */
export interface JournalStore {
  /**
   * Of the snapshots only so many are read, the newest first; all unless that is said. Of a long one it is told how much has come.
   * 'newer': a newer version of the portal has laid everything out; nothing may be written.
   */
  read(
    snapshots?: number,
    onComing?: Coming,
  ): Promise<Stored | { kind: "empty" } | { kind: "newer" } | Trouble>;
  /** Commits after `after`, which must be the last one stored. */
  append(after: Position, news: News): Promise<Guarded>;
  /** The first that is stored, or the first since everything was cut off, which it is noted to come from; 'behind' if something is there. */
  begin(beginning: Beginning): Promise<Guarded>;
  /** What is newer; 'elsewhere' if it does not follow on from there. */
  since(position: Position): Promise<
    | { kind: "entries"; entries: readonly Piece[] }
    | { kind: "elsewhere" }
    /** `isGone`: not because damage was cut off. */
    | { kind: "empty"; isGone: boolean }
    | Trouble
  >;
  /** Adds a snapshot of the state at this position. Two are kept, and the commits from the older one on. */
  compact(position: Position, snapshot: BytesInParts): Promise<Guarded>;
  /** Sets damaged pieces aside and begins a lineage of what is good; 'behind' where more has been stored since. */
  cut(cut: Cut): Promise<Guarded>;
  /**
   * Replaces everything, once; what was is kept as the state to be put back, in the place of an earlier one if one is given. 'moved': more is stored than `known`, the last
   * commit that went into that state, and nothing was done; undefined where it knows of none.
   */
  replaceAll(
    beginning: Beginning,
    previous: Previous | undefined,
    known: Position | undefined,
  ): Promise<Guarded | { kind: "moved" }>;
  previous(): Promise<{ kind: "previous"; previous: Previous | undefined } | Trouble>;
  /** Throws away files that are not among these, if `position` is the last one stored; none while anything lies aside. */
  collectFiles(position: Position, held: ReadonlySet<string>): Promise<Guarded>;
  file(id: string): Promise<Blob | undefined>;
  setAside(pieces: readonly AsidePiece[]): Promise<Done>;
  /** Everything that was set aside. */
  aside(): Promise<readonly AsidePiece[] | Trouble>;
  /** Whether the user has begun another database, so that an empty one is no loss. */
  hasDatabasesAside(): Promise<boolean>;
  /** True after a write failed: what was stored may go at the browser's next start. Nothing else is written then. */
  readonly isUnsure: boolean;
  /** Sees to it that what is stored stays, and reads it back. */
  makeSure(): Promise<Done>;
}
