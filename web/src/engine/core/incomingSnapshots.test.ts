import { expect, test, vi } from "vitest";
import { longTickets } from "../../testing/longTickets";
import { openTestPortal } from "../../testing/portal";
import { type PortalCore, SnapshotReader } from "../../wasm/pkg/portal_core";
import { Arrival } from "../storage/arrival";
import { BytesInParts } from "../storage/bytesInParts";
import { IncomingSnapshots } from "./incomingSnapshots";
import { portal } from "./portal";

type Guard = ConstructorParameters<typeof IncomingSnapshots>[1];

/** A snapshot of about 3 MB. */
function longBytes(): Uint8Array<ArrayBuffer> {
  openTestPortal({ role: "badan_usaha" });
  longTickets(35);
  return portal().living.call((core) => core.snapshot());
}

const longSnapshot = () => new BytesInParts([longBytes()]);

/** Cuts bytes into parts of these lengths and the rest. */
function cut(bytes: Uint8Array<ArrayBuffer>, ...lengths: number[]): Uint8Array<ArrayBuffer>[] {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const length of [...lengths, bytes.length]) {
    parts.push(bytes.slice(at, at + length));
    at += length;
  }
  return parts;
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

test("a long snapshot is read ahead in pieces, and is not read again when it is taken", async () => {
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

test("a snapshot is read while it arrives, and is freed if the rest does not arrive", async () => {
  const bytes = longBytes();
  const half = (bytes.length >> 1) - 1;
  for (const isWhole of [true, false]) {
    const snapshots = incoming();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const coming = new BytesInParts(parts, bytes.length);
    const arrival = new Arrival();
    const shares: number[] = [];
    let clock = 0;
    vi.spyOn(performance, "now").mockImplementation(() => (clock += 9));
    const free = vi.spyOn(SnapshotReader.prototype, "free");
    const isPrepared = snapshots.prepare(coming, (share) => shares.push(share), arrival);
    let isRead = false;
    void isPrepared.then(() => {
      isRead = true;
    });
    parts.push(bytes.slice(0, half));
    arrival.reached(half);
    await vi.waitFor(() => expect(shares.at(-1)).toBe(0.49));
    parts.push(bytes.slice(half));
    arrival.reached(bytes.length);
    await vi.waitFor(() => expect(shares.at(-1)).toBe(1));
    // The reading waits for `end`, which confirms the last bytes.
    expect(isRead).toBe(false);
    arrival.end(isWhole);
    await isPrepared;
    vi.restoreAllMocks();
    if (isWhole) expect(seqOf(snapshots.take(coming))).toBe(35);
    else expect(free).toHaveBeenCalledOnce();
    expect(readers).toHaveLength(1);
  }
});

test.each([
  ["of odd lengths", [1, 6, 0, 300_001, 262_143]],
  ["that end inside a piece", [400_000, 100_000]],
  ["whose first ends inside the header", [3]],
])("a snapshot in parts %s reads like one in a single part", async (_, lengths) => {
  const bytes = longBytes();
  const snapshot = new BytesInParts(cut(bytes, ...lengths));
  const snapshots = incoming();
  await snapshots.prepare(snapshot, () => {});
  const ahead = snapshots.take(snapshot);
  const atOnce = snapshots.atOnce(snapshot, false);
  for (const read of [ahead, atOnce]) {
    const core = typeof read === "string" ? read : read.portal();
    if (typeof core === "string") throw new Error(core);
    expect(Buffer.compare(core.snapshot(), bytes)).toBe(0);
  }
  expect(readers).toEqual([bytes.length, bytes.length]);
});

test("finds a bad byte in any part, and a missing part", async () => {
  const bytes = longBytes();
  for (const part of [0, 1, 2]) {
    const parts = cut(bytes, 1_000_000, 1_000_000);
    const bad = parts[part];
    if (bad === undefined) throw new Error("no such part");
    bad[bad.length >> 1] = (bad[bad.length >> 1] ?? 0) ^ 1;
    const read = incoming().atOnce(new BytesInParts(parts), false);
    expect(typeof read === "string" ? read : read.portal()).toBe("damaged");
    const fewer = cut(bytes, 1_000_000, 1_000_000).filter((_, index) => index !== part);
    const gap = incoming().atOnce(new BytesInParts(fewer, bytes.length), false);
    expect(typeof gap === "string" ? gap : gap.portal()).toBe(part === 0 ? "notOurs" : "damaged");
  }
});

test("a snapshot that was not read ahead is read when it is taken; a short one is never read ahead", async () => {
  const snapshot = longSnapshot();
  const snapshots = incoming();
  await snapshots.prepare(snapshot, () => {});
  expect(seqOf(snapshots.take(new BytesInParts(snapshot.parts)))).toBe(35);
  expect(readers).toHaveLength(2);
  openTestPortal();
  const short = portal().living.call((core) => core.snapshot());
  await snapshots.prepare(new BytesInParts([short]), () => {});
  expect(readers).toHaveLength(2);
});

test("after the core is replaced, a snapshot is read again, and a reading in progress fails", async () => {
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

test("reports a trap during reading, and an invalid snapshot", async () => {
  const bytes = longBytes();
  const snapshot = new BytesInParts([bytes]);
  expect(await incoming(() => ({ kind: "failed" })).inTurns(snapshot, () => {})).toBe("failed");
  bytes[0] = 0;
  const damaged = incoming();
  expect(await damaged.inTurns(snapshot, () => {})).toBe("notOurs");
  await damaged.prepare(snapshot, () => {});
  expect(damaged.take(snapshot)).toBe("notOurs");
});

test("frees a snapshot whose reading is cancelled, unless the core has been replaced", async () => {
  const snapshot = longSnapshot();
  const snapshots = incoming();
  const free = vi.spyOn(SnapshotReader.prototype, "free");
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 9));
  let clock = 0;
  const calledOff = new Error("called off");
  const callOff = () => {
    throw calledOff;
  };
  await expect(snapshots.prepare(snapshot, callOff)).rejects.toBe(calledOff);
  expect(free).toHaveBeenCalledOnce();
  const renew = () => {
    snapshots.renewed();
    callOff();
  };
  await expect(snapshots.inTurns(snapshot, renew)).rejects.toBe(calledOff);
  expect(free).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});

test("frees a snapshot that was read ahead but not taken at once", async () => {
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
