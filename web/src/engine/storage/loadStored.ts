import { BytesInParts } from "./bytesInParts";
import { type Stored, UNREAD } from "./journalStore";
import { followPieces } from "./merge";
import type { Replica } from "./replica";
import { commitOf } from "./storedShape";

/** How far what is stored could be read. */
export interface Loaded {
  /** The last commit that is good; undefined if no snapshot could be read, and then the replica is as it was. */
  good: number | undefined;
  /** Whether a newer version of the portal has written some of it. */
  isNewer: boolean;
  damagedSnapshots: readonly number[];
  /** How many commits lie beyond the last good one. */
  lost: number;
}

/**
 * Brings the replica to what is stored: the newest snapshot that is sound, and the commits after it. undefined where none of
 * those that were read is sound, and others were not read: nothing is changed then.
 */
export function loadStored(
  replica: Replica,
  { snapshots, entries, last }: Stored,
): Loaded | undefined {
  const damagedSnapshots: number[] = [];
  let isNewer = false;
  for (const { seq, bytes } of [...snapshots].reverse()) {
    if (bytes === UNREAD) return undefined;
    const problem = bytes instanceof BytesInParts ? replica.load(bytes) : "damaged";
    if (problem === undefined) {
      const after = entries.filter((entry) => entry.seq > commitOf(seq));
      const followed = followPieces(replica, after);
      isNewer ||= followed.problem === "newer";
      const good = commitOf(seq) + followed.taken;
      return { good, isNewer, damagedSnapshots, lost: last - good };
    }
    if (problem === "newer") isNewer = true;
    else damagedSnapshots.push(seq);
  }
  return { good: undefined, isNewer, damagedSnapshots, lost: last };
}

/** The same where all of it has been read. */
export function loadWhole(replica: Replica, stored: Stored): Loaded {
  const loaded = loadStored(replica, stored);
  if (loaded === undefined) throw new Error("Not all snapshots were read");
  return loaded;
}
