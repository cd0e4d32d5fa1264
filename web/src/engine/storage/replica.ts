import type { Refusal } from "../../wasm/pkg/portal_core";
import type { Arrival } from "./arrival";
import type { BytesInParts } from "./bytesInParts";

/** Why the core rejects bytes; its state is unchanged. 'failed': it trapped. */
export type Problem = "notOurs" | "damaged" | "newer" | "gap" | "impossible" | "failed";

/** Number of applied commits, and the problem with the next one. */
export interface Followed {
  taken: number;
  problem: Problem | undefined;
}

/** A commit made here that is not stored yet. */
export interface Own {
  entry: Uint8Array;
  /**
   * The object by which screens know the commit, whose number changes when it is put on top of
   * other tabs' commits.
   */
  commit: object | undefined;
}

export interface Adoption {
  own: readonly Own[];
  refused: readonly { own: Own; refusal: Refusal | undefined }[];
}

/** The whole state: a snapshot and the commits after it. */
export interface Recent {
  /** `undefined` for the sample data. */
  base: BytesInParts | undefined;
  entries: readonly Uint8Array[];
}

/** A tab's state as the storage sees it, changed by sealed bytes that only the core can read. */
export interface Replica {
  /** Number of the last commit. */
  seq(): number;
  /** The whole state; the base snapshot if nothing has changed. `undefined` if the core trapped. */
  snapshot(): BytesInParts | undefined;
  /** Like `snapshot`, while the page continues; 'moved' if the state changed meanwhile. */
  snapshotInTurns(): Promise<BytesInParts | "moved" | undefined>;
  /**
   * Reads a long snapshot in advance of `load`; its bytes may still arrive. Reports the share, from
   * 0 to 1.
   */
  prepare(
    snapshot: BytesInParts,
    onShare: (share: number) => void,
    arrival?: Arrival,
  ): Promise<void>;
  /** Replaces everything by a snapshot. Returns the problem if it is invalid; nothing has changed then. */
  load(snapshot: BytesInParts): Problem | undefined;
  /** Applies commits of other tabs that follow the present state. */
  follow(entries: readonly Uint8Array[]): Followed;
  /** Returns to the state after this commit; false if it is no longer known. */
  rewind(seq: number): boolean;
  /** Puts commits on a state other than the one they were made on. */
  adopt(own: readonly Own[]): Adoption;
  recent(): Recent;
  /** From now on a restart begins with this snapshot. */
  rebase(snapshot: BytesInParts): void;
  /** Commits and bytes since that snapshot. */
  weight(): { commits: number; bytes: number };
  /** Hides intermediate states from the screens. */
  batch(work: () => void): void;
  /** Refuses all commands except changing the person. */
  setReadOnly(isReadOnly: boolean): void;
  /** Files that records, history or undo refer to; `undefined` if the core trapped. */
  heldFiles(): readonly string[] | undefined;
}
