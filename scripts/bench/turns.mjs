import { summary } from "./summary.mjs";

export function timed(run) {
  const start = performance.now();
  const value = run();
  return { value, took: performance.now() - start };
}

/**
 * Runs each side once per round, so that other load affects all. Returns a summary of each. The first `warmUp` rounds
 * do not count; `before` runs before each turn, unmeasured.
 */
export function inTurns(sides, { rounds, warmUp, before = () => {} }) {
  const names = Object.keys(sides);
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const name of names) {
      before();
      const { took } = timed(sides[name]);
      if (round >= 0) times[name].push(took);
    }
  }
  return summaries(times);
}

export const summaries = (times) =>
  Object.fromEntries(Object.entries(times).map(([name, took]) => [name, summary(took)]));
