import type { Fork, Position, Stored } from "./journalStore";

/** The number up to which two lines share everything, where they share nothing: one of them could not be read any more. */
const NOTHING = -1;

type Line = Pick<Stored, "generation" | "last" | "forks">;

/** Where what is stored went on from this position; undefined where they have nothing in common. */
export function forkWith({ generation, last, forks }: Line, position: Position): Fork | undefined {
  if (position.generation === generation) {
    const seq = Math.min(position.seq, last);
    return { generation, seq, at: seq };
  }
  const fork = forks.find((one) => one.generation === position.generation);
  return fork && { ...fork, seq: Math.min(position.seq, fork.seq) };
}

/** Where a generation came from that goes on after the last good commit of this one. */
export function forksAfterCut({ generation, forks }: Line, good = NOTHING): readonly Fork[] {
  const left = forks.map((fork) => ({ ...fork, seq: Math.min(fork.seq, good) }));
  return [{ generation, seq: good, at: good }, ...left];
}

/** Where a generation came from that begins with this commit, after all of another one was lost. */
export const forkOfLost = (generation: string, at: number): Fork => ({
  generation,
  seq: NOTHING,
  at,
});

/** Where a generation came from that begins with this commit; those before it could not be read any more. */
export function forksOfBeginning(
  seq: number,
  forks: readonly Fork[],
  unread: readonly Fork[],
): readonly Fork[] {
  const isKnown = ({ generation }: Fork) => forks.some((fork) => fork.generation === generation);
  const lost = unread.filter((fork) => !isKnown(fork));
  return [...forks, ...lost.map(({ generation }) => forkOfLost(generation, seq))];
}
