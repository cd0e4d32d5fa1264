import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { longTickets } from "../../testing/longTickets";
import { openTestPortal } from "../../testing/portal";
import { BytesInParts } from "../storage/bytesInParts";
import { PART } from "../storage/longBytes";
import { portal } from "./portal";

beforeEach(() => {
  openTestPortal({ role: "badan_usaha" });
  longTickets(35);
  // Every piece takes longer than the page may wait.
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (clock += 9));
});

afterEach(() => void vi.restoreAllMocks());

const inTurns = () => portal().living.snapshotInTurns();
const isSame = (one: unknown, other: unknown) =>
  one instanceof BytesInParts &&
  other instanceof BytesInParts &&
  Buffer.compare(one.joined(), other.joined()) === 0;

test("a snapshot written in turns equals one written at once, and concurrent callers share it", async () => {
  const both = [inTurns(), inTurns()];
  const [one, other] = await Promise.all(both);
  expect(isSame(one, portal().living.written())).toBe(true);
  expect(other).toBe(one);
  expect(isSame(await inTurns(), one)).toBe(true);
});

test("a long snapshot comes in parts of the stored size", async () => {
  longTickets(60);
  const snapshot = await inTurns();
  if (!(snapshot instanceof BytesInParts)) throw new Error("not written");
  const rest = snapshot.length - 2 * PART;
  expect(snapshot.parts.map(({ length }) => length)).toEqual([PART, PART, rest]);
  expect(isSame(snapshot, portal().living.written())).toBe(true);
});

test("reports 'moved' if a command runs meanwhile, and the next snapshot contains its commit", async () => {
  const outrun = inTurns();
  longTickets(1);
  expect(await outrun).toBe("moved");
  expect(isSame(await inTurns(), portal().living.written())).toBe(true);
});

test("reports 'moved' if the core is replaced meanwhile", async () => {
  const outrun = inTurns();
  portal().living.reset(0);
  expect(await outrun).toBe("moved");
});

test("returns the loaded snapshot itself if nothing has changed since", async () => {
  const { living } = portal();
  const snapshot = living.written();
  if (snapshot === undefined) throw new Error("trapped");
  expect(living.load(snapshot)).toBeUndefined();
  expect(await inTurns()).toBe(snapshot);
  expect(living.snapshot()).toBe(snapshot);
  longTickets(1);
  expect(isSame(await inTurns(), snapshot)).toBe(false);
});
