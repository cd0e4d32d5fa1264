import type { BytesInParts } from "./bytesInParts";

/** A point in the journal: the number of a commit in a lineage. */
export interface Position {
  /** Changes when everything is replaced or damage is cut off. */
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

/** A stored value by number; a snapshot as `BytesInParts`. Only the core can tell if it is valid. */
export interface Piece {
  seq: number;
  bytes: unknown;
}

/** Replaces bytes that were not read. */
export const UNREAD = Symbol("unread");

/** Reports how many bytes of a snapshot have arrived. */
export type Coming = (snapshot: BytesInParts, come: number) => void;

/** Why nothing was read or written. 'closed': a newer version of the portal owns the database. */
export type Trouble = { kind: "quota" } | { kind: "failed" } | { kind: "closed" };

type Done = { kind: "ok" } | Trouble;

/** 'behind': somebody else has written meanwhile; nothing was done. */
type Guarded = Done | { kind: "behind" };

type Files = ReadonlyMap<string, Blob>;

/** Values that are stored in one transaction. */
export interface News {
  entries: readonly Uint8Array[];
  /** Files that the commits name. */
  files: Files;
  /** Records of drafts that became commits; they are deleted. */
  drafts: readonly string[];
}

/** The content of the store, oldest first. */
export interface Stored {
  kind: "stored";
  lineageId: string;
  /** The last commit that was ever stored, even if it is gone. */
  last: number;
  /** Earlier lineages that this one continues from. */
  forks: readonly Fork[];
  datasetId: string;
  snapshots: readonly Piece[];
  entries: readonly Piece[];
  hasPrevious: boolean;
}

/** A snapshot and the commits after it. */
export interface Beginning extends News {
  /** Position of the snapshot. */
  position: Position;
  forks: readonly Fork[];
  datasetId: string;
  snapshot: BytesInParts;
}

/** A whole state with its files, to be put back. */
export interface Previous {
  snapshot: BytesInParts;
  files: readonly string[];
  datasetId: string;
}

/** A piece in quarantine: never read by the portal, only saved to a file. */
export interface AsidePiece {
  what: "snapshot" | "entry" | "unadopted";
  seq: number;
  bytes: unknown;
}

/** Damage to cut off, and the position to continue from. */
export interface Cut {
  /** Last commit and lineage in which the damage was found. */
  found: Position;
  /** The newest snapshot at that time; a newer one may have repaired the damage. */
  snapshot: number;
  /** Id of the lineage that continues after the cut. */
  next: string;
  forks: readonly Fork[];
  /** The last good commit; `undefined` if there is none. */
  good: number | undefined;
  damagedSnapshots: readonly number[];
}

/**
 * A store for sealed bytes. Each method is one transaction and returns problems instead of throwing. Of two writers at
 * the same position, the second gets 'behind'.
 */
export interface JournalStore {
  /**
   * Reads the store, with only the newest snapshots if `snapshots` limits their number. `onComing`
   * reports the progress of a long one. 'newer': a newer version owns the layout, and nothing may
   * be written.
   */
  read(
    snapshots?: number,
    onComing?: Coming,
  ): Promise<Stored | { kind: "empty" } | { kind: "newer" } | Trouble>;
  /** Stores commits after `after`, which must be the last stored one. */
  append(after: Position, news: News): Promise<Guarded>;
  /** Stores the first data, or the first since everything was cut off; 'behind' if there is data. */
  begin(beginning: Beginning): Promise<Guarded>;
  /** Reads newer commits; 'elsewhere' if the store does not continue from this position. */
  since(position: Position): Promise<
    | { kind: "entries"; entries: readonly Piece[] }
    | { kind: "elsewhere" }
    /** `isGone`: emptied, but not because damage was cut off. */
    | { kind: "empty"; isGone: boolean }
    | Trouble
  >;
  /** Adds a snapshot at this position. Two snapshots and the commits since the older one are kept. */
  compact(position: Position, snapshot: BytesInParts): Promise<Guarded>;
  /** Moves damaged pieces to quarantine and begins a lineage with the good ones; 'behind' if more has been stored. */
  cut(cut: Cut): Promise<Guarded>;
  /**
   * Replaces everything and stores `previous` to be put back; `undefined` keeps the one that is
   * stored. 'moved': more is stored than `known`, and nothing was done.
   */
  replaceAll(
    beginning: Beginning,
    previous: Previous | undefined,
    known: Position | undefined,
  ): Promise<Guarded | { kind: "moved" }>;
  previous(): Promise<{ kind: "previous"; previous: Previous | undefined } | Trouble>;
  /**
   * Deletes files that are not listed, if `position` is the last stored one. Deletes none while pieces are in
   * quarantine.
   */
  collectFiles(position: Position, held: ReadonlySet<string>): Promise<Guarded>;
  file(id: string): Promise<Blob | undefined>;
  setAside(pieces: readonly AsidePiece[]): Promise<Done>;
  /** All pieces in quarantine. */
  aside(): Promise<readonly AsidePiece[] | Trouble>;
  /** True if the user has begun another database, so that an empty one is no loss. */
  hasDatabasesAside(): Promise<boolean>;
  /** True after a failed write: stored data may disappear at the browser's next start. Nothing else is written then. */
  readonly isUnsure: boolean;
  /** Secures the stored data and reads it back. */
  makeSure(): Promise<Done>;
}
