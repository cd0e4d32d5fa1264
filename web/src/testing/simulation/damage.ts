import type { Disk } from "../memoryJournal";
import type { Random } from "./random";

/** Kinds of damage to a stored piece. */
const ways: readonly [Spoil, ...Spoil[]] = [
  (bytes, random) => {
    const spoilt = Uint8Array.from(bytes);
    const at = random.below(spoilt.length);
    spoilt[at] = (spoilt[at] ?? 0) ^ (1 << random.below(8));
    return spoilt;
  },
  (bytes, random) => bytes.slice(0, random.below(bytes.length)),
  () => undefined,
];

type Spoil = (bytes: Uint8Array, random: Random) => Uint8Array | undefined;

/** Damages a stored piece: a bit, the end, or all of it. Returns a description. */
export function spoil(disk: Disk, random: Random): string | undefined {
  const name = random.chance(0.8) ? "entries" : "snapshots";
  const pieces = disk[name];
  const seq = random.anyOf([...pieces.keys()]);
  const bytes = seq === undefined ? undefined : pieces.get(seq);
  if (seq === undefined || !(bytes instanceof Uint8Array) || bytes.length === 0) return undefined;
  const spoilt = random.pick(ways)(bytes, random);
  if (spoilt === undefined) pieces.delete(seq);
  else pieces.set(seq, spoilt);
  return `${name} ${seq} of ${disk.lineageId}`;
}
