import type { Fork, Position, Stored } from "./journalStore";

/** The `seq` of a fork whose lineage could not be read any more: nothing of it is shared. */
const NOTHING = -1;

type Line = Pick<Stored, "generation" | "last" | "forks">;

/** The last commit that a position and the stored lineage share; undefined if they share no past. */
export function forkWith({ generation, last, forks }: Line, position: Position): Fork | undefined {
  if (position.generation === generation) return { generation, seq: Math.min(position.seq, last) };
  const fork = forks.find((one) => one.generation === position.generation);
  return fork && { ...fork, seq: Math.min(position.seq, fork.seq) };
}

/** The forks of a lineage that continues after the last good commit of a damaged one. */
export function forksAfterCut({ generation, forks }: Line, good = NOTHING): readonly Fork[] {
  const left = forks.map((fork) => ({ ...fork, seq: Math.min(fork.seq, good) }));
  return [{ generation, seq: good }, ...left];
}

/** The fork from a lineage that is lost as a whole. */
export const forkOfLost = (generation: string): Fork => ({ generation, seq: NOTHING });

/** The forks of a lineage that begins where the ones in `unread` were cut off. */
export function forksOfBeginning(forks: readonly Fork[], unread: readonly Fork[]): readonly Fork[] {
  const isKnown = ({ generation }: Fork) => forks.some((fork) => fork.generation === generation);
  const lost = unread.filter((fork) => !isKnown(fork));
  return [...forks, ...lost.map(({ generation }) => forkOfLost(generation))];
}
