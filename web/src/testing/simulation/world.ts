import type { Random } from "./random";

/** Settings of a run: each has only some kinds of faults, so that its conditions can be stricter. */
export interface World {
  /** Maximum number of tabs. */
  tabs: number;
  kills: boolean;
  replaces: boolean;
  damages: boolean;
  traps: boolean;
  /** Per hundred writes. */
  faults: number;
}

export const drawWorld = (random: Random): World => ({
  tabs: 2 + random.below(3),
  kills: random.chance(0.7),
  replaces: random.chance(0.4),
  damages: random.chance(0.2),
  traps: random.chance(0.5),
  faults: random.pick([0, 5, 20]),
});

/** In ms: zero, so that actions coincide, or up to a minute. */
export function drawPause(random: Random): number {
  const drawn = random.next();
  if (drawn < 0.3) return 0;
  return random.below(drawn < 0.9 ? 60 : drawn < 0.98 ? 1_000 : 60_000);
}
