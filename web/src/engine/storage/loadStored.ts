import { BytesInParts } from "./bytesInParts";
import { type Stored, UNREAD } from "./journalStore";
import { followPieces } from "./merge";
import type { Replica } from "./replica";

/** How far the stored data could be read. */
export interface Loaded {
  /** The last good commit; `undefined` if no snapshot could be read, and the replica is unchanged. */
  good: number | undefined;
  /** True if a newer version of the portal wrote some of it. */
  isNewer: boolean;
  damagedSnapshots: readonly number[];
  /** Number of commits after the last good one. */
  lost: number;
}

/**
 * Loads the newest sound snapshot and the commits after it. `undefined` if none of the read snapshots is sound and
 * others were not read; nothing has changed then.
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
      const after = entries.filter((entry) => entry.seq > seq);
      const followed = followPieces(replica, after);
      isNewer ||= followed.problem === "newer";
      const good = seq + followed.taken;
      return { good, isNewer, damagedSnapshots, lost: last - good };
    }
    if (problem === "newer") isNewer = true;
    else damagedSnapshots.push(seq);
  }
  return { good: undefined, isNewer, damagedSnapshots, lost: last };
}

/** Like `loadStored`, when everything has been read. */
export function loadWhole(replica: Replica, stored: Stored): Loaded {
  const loaded = loadStored(replica, stored);
  if (loaded === undefined) throw new Error("Not all snapshots were read");
  return loaded;
}
