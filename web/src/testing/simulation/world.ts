import type { Random } from "./random";

/** What a run is about: not everything goes wrong in each, so that what must hold can be told more exactly. */
export interface World {
  /** At most so many at a time. */
  tabs: number;
  kills: boolean;
  replaces: boolean;
  damages: boolean;
  traps: boolean;
  /** Of a hundred writes. */
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

/** Several things are done in the same moment, or a minute goes by. */
export function drawPause(random: Random): number {
  const drawn = random.next();
  if (drawn < 0.3) return 0;
  return random.below(drawn < 0.9 ? 60 : drawn < 0.98 ? 1_000 : 60_000);
}
