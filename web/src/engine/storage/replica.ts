import type { Refusal } from "../../wasm/pkg/portal_core";
import type { Arrival } from "./arrival";
import type { BytesInParts } from "./bytesInParts";

/** Why the core takes bytes no further; it stays as it was. 'failed': it trapped on them. */
export type Problem = "notOurs" | "damaged" | "newer" | "gap" | "impossible" | "failed";

/** How many of the given commits were taken, and what was wrong with the next one. */
export interface Followed {
  taken: number;
  problem: Problem | undefined;
}

/** A commit that was made here and is not stored yet. */
export interface Own {
  entry: Uint8Array;
  /** What the screens know it by: its number changes when it is put on top of what others did. */
  commit: object | undefined;
}

export interface Adoption {
  own: readonly Own[];
  refused: readonly { own: Own; refusal: Refusal | undefined }[];
}

/** The whole state: a snapshot, and the commits that followed it. */
export interface Recent {
  /** Undefined for the sample data. */
  base: BytesInParts | undefined;
  entries: readonly Uint8Array[];
}

/** One tab's state as the storage sees it: moved along by sealed bytes that only the core can read. */
export interface Replica {
  /** The number of the last commit in the state. */
  seq(): number;
  /** The whole state, the one it was brought from if nothing has come since; undefined if the core trapped. */
  snapshot(): BytesInParts | undefined;
  /** The same, while the page goes on; 'moved' where the state has become another one meanwhile. */
  snapshotInTurns(): Promise<BytesInParts | "moved" | undefined>;
  /**
   * Reads a long snapshot ahead, which is loaded next: the page goes on meanwhile, and it may still be coming. Tells
   * the share that is read, from 0 to 1.
   */
  prepare(
    snapshot: BytesInParts,
    onShare: (share: number) => void,
    arrival?: Arrival,
  ): Promise<void>;
  /** Replaces everything by a snapshot; answers with what is wrong with it, and then nothing has changed. */
  load(snapshot: BytesInParts): Problem | undefined;
  /** Takes commits of others that follow on the present one. */
  follow(entries: readonly Uint8Array[]): Followed;
  /** Back to the state after this commit; false if that is no longer known. */
  rewind(seq: number): boolean;
  /** Puts commits on top of a state that they were not made on. */
  adopt(own: readonly Own[]): Adoption;
  recent(): Recent;
  /** From now on the state is brought back from this snapshot of it. */
  rebase(snapshot: BytesInParts): void;
  /** What has come since that snapshot. */
  weight(): { commits: number; bytes: number };
  /** Lets nobody see what lies between the beginning and the end of the work. */
  batch(work: () => void): void;
  /** Refuses every command but acting as somebody. */
  setReadOnly(isReadOnly: boolean): void;
  /** The files that records, history or undo refer to; undefined if the core trapped. */
  heldFiles(): readonly string[] | undefined;
}
