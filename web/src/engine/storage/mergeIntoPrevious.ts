import type { AsidePiece, Piece, Position, Previous, Stored } from "./journalStore";
import { loadWhole } from "./loadStored";
import { notStored, putOnTop, unadopted } from "./merge";
import type { Own, Replica } from "./replica";

/** What a replacement that is not stored yet takes the place of. */
export interface Replaced {
  /** undefined leaves the one that is kept already. */
  previous: Previous | undefined;
  /** The last stored commit that is in it. */
  known: Position | undefined;
  /** Those on top of that. */
  own: readonly Own[];
  /** Whether all that has been put back already, and what it was put in the place of is the state to be put back. */
  isBack: boolean;
}

/** `aside` is what could not be taken in, those of its own commits that no longer fit among it. */
export interface MergeIntoPrevious {
  replaced: Replaced;
  aside: readonly AsidePiece[];
  refused: readonly Own[];
  isNewer: boolean;
}

const asPieces = (pieces: readonly Piece[], what: "snapshot" | "entry") =>
  pieces.map((piece) => ({ ...piece, what }));

/** What of it could not be taken in, as it is set aside. */
export const damagedPieces = (
  { snapshots, entries }: Pick<Stored, "snapshots" | "entries">,
  good: number,
  damagedSnapshots: readonly number[],
): readonly AsidePiece[] => [
  ...asPieces(
    snapshots.filter(({ seq }) => damagedSnapshots.includes(seq)),
    "snapshot",
  ),
  ...asPieces(
    entries.filter(({ seq }) => seq > good),
    "entry",
  ),
];

/**
 * The state to be put back, with all that others have stored since it was taken. The replica is left wherever that led: it
 * has to be brought back to the new state.
 */
export function mergeIntoPrevious(
  replica: Replica,
  stored: Stored,
  before: Replaced,
): MergeIntoPrevious {
  const { snapshots, entries, generation, last } = stored;
  const { good, isNewer, damagedSnapshots, lost } = loadWhole(replica, stored);
  if (isNewer) return { replaced: before, aside: [], refused: [], isNewer };
  const known = { generation, seq: last };
  const isWhole = lost === 0 && damagedSnapshots.length === 0;
  if (good === undefined) {
    const aside = [...asPieces(snapshots, "snapshot"), ...asPieces(entries, "entry")];
    return { replaced: { ...before, known }, aside, refused: [], isNewer };
  }
  const { own, refused } = putOnTop(replica, notStored(before.own, entries), false);
  const left = refused.map(({ own: one }) => one);
  const damaged = damagedPieces(stored, good, damagedSnapshots);
  // What did not come from there may hold what has gone from there.
  const isBroken = !isWhole || generation !== before.known?.generation;
  const former = { what: "snapshot", seq: before.known?.seq ?? 0 } as const;
  const apart = isBroken && before.previous ? [{ ...former, bytes: before.previous.snapshot }] : [];
  const snapshot = replica.snapshot() ?? replica.snapshot();
  const files = replica.heldFiles() ?? replica.heldFiles();
  if (snapshot === undefined || files === undefined) throw new Error("The core trapped twice");
  return {
    replaced: { previous: { snapshot, files, era: stored.era }, known, own, isBack: false },
    aside: [...unadopted(left, good), ...damaged, ...apart],
    refused: left,
    isNewer,
  };
}
