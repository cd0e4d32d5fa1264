import type { BytesInParts } from "./bytesInParts";
import type { Fork, Position, Stored } from "./journalStore";
import { loadTwice } from "./loadStored";
import type { Own, Recent, Replica } from "./replica";

/**
 * What a tab holds that the store has lost, and that cannot be put on top commit by commit: it is to take the place of what
 * is stored, with what others have stored since on top of it.
 */
export interface Rescue {
  snapshot: BytesInParts;
  /** After the snapshot, those that are not stored yet among them. */
  entries: readonly Uint8Array[];
  own: readonly Own[];
  /** Where the tab stood. */
  before: Position;
}

/** The state as bytes, as far as it may come to a rescue; sample data are part of every state that goes on from them. */
export function presentOf(
  { base, entries }: Recent,
  fork: Fork | undefined,
  takeSnapshot: () => BytesInParts,
): Pick<Rescue, "snapshot" | "entries"> | undefined {
  if (fork === undefined) return undefined;
  if (base !== undefined) return { snapshot: base, entries };
  return fork.seq < 0 ? { snapshot: takeSnapshot(), entries: [] } : undefined;
}

/** What others have stored since they went on from less; undefined where it is no longer there one by one. */
export function storedSince({ entries, last }: Stored, { at }: Fork, good: number) {
  const first = entries[0]?.seq ?? last + 1;
  if (first > at + 1) return undefined;
  const later = entries.filter(({ seq }) => seq > at && seq <= good);
  return later.flatMap(({ bytes }) =>
    bytes instanceof Uint8Array ? [{ entry: bytes, commit: undefined }] : [],
  );
}

/** Back to what the tab held. */
export function bringBack(replica: Replica, { snapshot, entries }: Rescue): void {
  loadTwice(replica, snapshot);
  replica.follow(entries);
}
