import type { Fork, Position, Stored } from "./journalStore";

/** `seq` of a fork whose lineage is unreadable: nothing of it is shared. */
const NOTHING = -1;

type Line = Pick<Stored, "lineageId" | "last" | "forks">;

/** The last commit that a position and the stored lineage share; undefined if they share no past. */
export function forkWith({ lineageId, last, forks }: Line, position: Position): Fork | undefined {
  if (position.lineageId === lineageId) return { lineageId, seq: Math.min(position.seq, last) };
  const fork = forks.find((one) => one.lineageId === position.lineageId);
  return fork && { ...fork, seq: Math.min(position.seq, fork.seq) };
}

/** The forks of a lineage that continues after the last good commit of a damaged one. */
export function forksAfterCut({ lineageId, forks }: Line, good = NOTHING): readonly Fork[] {
  const left = forks.map((fork) => ({ ...fork, seq: Math.min(fork.seq, good) }));
  return [{ lineageId, seq: good }, ...left];
}

/** The fork from a lineage that is lost as a whole. */
export const forkOfLost = (lineageId: string): Fork => ({ lineageId, seq: NOTHING });

/** The forks of a new lineage. It shares no commit with those in `unread`, which were cut off. */
export function forksOfBeginning(forks: readonly Fork[], unread: readonly Fork[]): readonly Fork[] {
  const isKnown = ({ lineageId }: Fork) => forks.some((fork) => fork.lineageId === lineageId);
  const lost = unread.filter((fork) => !isKnown(fork));
  return [...forks, ...lost.map(({ lineageId }) => forkOfLost(lineageId))];
}
