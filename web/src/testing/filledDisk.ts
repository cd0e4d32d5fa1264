import { expect, vi } from "vitest";
import { Disk } from "./memoryJournal";
import { Tab } from "./tabs";

/** A disk with ten labels, and two snapshots: of the start and after the fifth label. */
export async function filledDisk(): Promise<Disk> {
  const disk = new Disk();
  const tab = await Tab.open({ disk });
  for (let count = 1; count <= 5; count += 1) tab.label(`L${count}`);
  await vi.waitFor(() => expect([...disk.snapshots.keys()]).toEqual([0, 5]));
  for (let count = 6; count <= 10; count += 1) tab.label(`L${count}`);
  await vi.waitFor(() => expect(disk.last).toBe(10));
  tab.kill();
  return disk;
}

/** Number of a filled disk's labels that a tab has. */
export const own = (tab: Tab) => tab.labels().filter((name) => /^L\d+$/.test(name)).length;

/** Flips the bits of the middle byte of a stored piece. */
export function spoil(pieces: Map<number, unknown>, seq: number): void {
  const piece = pieces.get(seq);
  if (!(piece instanceof Uint8Array)) throw new Error(`nothing is stored under ${seq}`);
  const spoilt = Uint8Array.from(piece);
  const middle = spoilt.length >> 1;
  spoilt[middle] = (spoilt[middle] ?? 0) ^ 0xff;
  pieces.set(seq, spoilt);
}
