import { expect, test, vi } from "vitest";
import { Arrival } from "../storage/arrival";
import { longTickets } from "../testing/longTickets";
import { openTestPortal } from "../testing/portal";
import { IncomingSnapshots } from "./incomingSnapshots";
import { type PortalCore, SnapshotReader } from "./pkg/portal_core";
import { portal } from "./portal";

type Guard = ConstructorParameters<typeof IncomingSnapshots>[1];

/** A snapshot of some 3 MB. */
function longSnapshot(): Uint8Array {
  openTestPortal({ role: "badan_usaha" });
  longTickets(35);
  return portal().living.call((core) => core.snapshot());
}

const readers: number[] = [];
const incoming = (guard: Guard = (step) => step()) => {
  readers.length = 0;
  return new IncomingSnapshots((length, isTrusted) => {
    readers.push(length);
    return new SnapshotReader(length, isTrusted);
  }, guard);
};

const seqOf = (read: SnapshotReader | string): number => {
  const core: PortalCore | string = typeof read === "string" ? read : read.portal();
  return typeof core === "string" ? Number.NaN : core.seq();
};

test("a long one is read ahead in turns, and not again when it is taken", async () => {
  const snapshot = longSnapshot();
  const snapshots = incoming();
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 9));
  const shares: number[] = [];
  await snapshots.prepare(snapshot, (share) => shares.push(share));
  vi.restoreAllMocks();
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
  expect(seqOf(snapshots.take(snapshot))).toBe(35);
  expect(readers).toEqual([snapshot.length]);
  expect(seqOf(snapshots.take(snapshot))).toBe(35);
  expect(readers).toHaveLength(2);
});

test("one that is still coming is read as far as it has come, and let go if the rest does not come", async () => {
  const snapshot = longSnapshot();
  for (const isWhole of [true, false]) {
    const snapshots = incoming();
    const coming = new Uint8Array(snapshot.length);
    const arrival = new Arrival();
    const shares: number[] = [];
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (clock += 9));
    const free = vi.spyOn(SnapshotReader.prototype, "free");
    const isPrepared = snapshots.prepare(coming, (share) => shares.push(share), arrival);
    const half = snapshot.length / 2;
    coming.set(snapshot.subarray(0, half));
    arrival.reached(half);
    await vi.waitFor(() => expect(shares.at(-1)).toBeGreaterThan(0.4));
    expect(shares.at(-1)).toBeLessThan(0.5);
    coming.set(snapshot);
    arrival.reached(snapshot.length);
    arrival.end(isWhole);
    await isPrepared;
    vi.restoreAllMocks();
    if (isWhole) expect(seqOf(snapshots.take(coming))).toBe(35);
    else expect(free).toHaveBeenCalledOnce();
    expect(readers).toHaveLength(1);
  }
});

test("another one is read when it is taken, and a short one never ahead", async () => {
  const snapshot = longSnapshot();
  const snapshots = incoming();
  await snapshots.prepare(snapshot, () => {});
  expect(seqOf(snapshots.take(snapshot.slice()))).toBe(35);
  expect(readers).toHaveLength(2);
  openTestPortal();
  const short = portal().living.call((core) => core.snapshot());
  await snapshots.prepare(short, () => {});
  expect(readers).toHaveLength(2);
});

test("what was read in a core that is gone is read again, and what is being read ends", async () => {
  const snapshot = longSnapshot();
  const snapshots = incoming();
  await snapshots.prepare(snapshot, () => {});
  snapshots.renewed();
  expect(seqOf(snapshots.take(snapshot))).toBe(35);
  expect(readers).toHaveLength(2);
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 9));
  expect(await snapshots.inTurns(snapshot, () => snapshots.renewed())).toBe("failed");
  vi.restoreAllMocks();
});

test("a trap while it is read is told, and so is what is wrong with it", async () => {
  const snapshot = longSnapshot();
  expect(await incoming(() => ({ kind: "failed" })).inTurns(snapshot, () => {})).toBe("failed");
  snapshot[0] = 0;
  const damaged = incoming();
  expect(await damaged.inTurns(snapshot, () => {})).toBe("notOurs");
  await damaged.prepare(snapshot, () => {});
  expect(damaged.take(snapshot)).toBe("notOurs");
});

test("what is read ahead and not taken at once is let go", async () => {
  const snapshot = longSnapshot();
  const snapshots = incoming();
  await snapshots.prepare(snapshot, () => {});
  const free = vi.spyOn(SnapshotReader.prototype, "free");
  await new Promise((resolve) => setTimeout(resolve));
  expect(free).toHaveBeenCalledOnce();
  free.mockRestore();
  expect(seqOf(snapshots.take(snapshot))).toBe(35);
  expect(readers).toHaveLength(2);
});
