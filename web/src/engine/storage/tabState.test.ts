import { describe, expect, test } from "vitest";
import { BytesInParts } from "./bytesInParts";
import type { Cut, Position } from "./journalStore";
import {
  type Ahead,
  type Empty,
  type Ground,
  mustWrite,
  planOf,
  positionIn,
  type Replacing,
  type Synced,
  type TabEvent,
  type TabState,
  transition,
} from "./tabState";

const own = (name: number) => ({ entry: new Uint8Array([name]), commit: undefined });
const [first, second, third] = [own(1), own(2), own(3)];
const at = (seq: number, lineageId = "a"): Position => ({ lineageId, seq });
const snapshot = new BytesInParts([]);
const line = (position: Position) => ({ position, forks: [], datasetId: "" });
const ground = (lineageId: string): Ground => ({ ...line(at(0, lineageId)), snapshot });
const cut = (good: number | undefined): Cut => ({
  ...{ found: at(9), snapshot: 0, next: "cut", forks: [at(5)], good, damagedSnapshots: [] },
});
const state = (name: string) => ({
  snapshot: new BytesInParts([]),
  files: [name],
  datasetId: name,
});

const none = { own: [] as const, cut: undefined };
const empty: Empty = { kind: "empty", base: ground("new"), ...none };
const synced: Synced = { kind: "synced", base: line(at(5)), ...none };
const ahead: Ahead = { ...synced, kind: "ahead", own: [first, second] };
const replacing: Replacing = {
  ...{ kind: "replacing", base: ground("r"), own: [second], before: ahead, restore: snapshot },
  ...{ previous: state("stored"), isUndone: false, loose: [] },
};

const replaced = (isPutBack: boolean): Extract<TabEvent, { kind: "replaced" }> => ({
  ...{ kind: "replaced", base: ground("r2"), restore: new BytesInParts([]) },
  ...{ previous: state("now"), isPutBack },
});

const TABLE: readonly [string, TabState, TabEvent, object][] = [
  ["empty", empty, { kind: "committed", own: first }, { kind: "empty", own: [first] }],
  ["synced", synced, { kind: "committed", own: first }, { kind: "ahead", own: [first] }],
  ["ahead", ahead, { kind: "committed", own: third }, { own: [first, second, third] }],
  [
    "replacing",
    replacing,
    { kind: "committed", own: third },
    { kind: "replacing", own: [second, third] },
  ],

  [
    "empty",
    { ...empty, own: [first] },
    { kind: "stored", base: empty.base, count: 1 },
    { kind: "synced", base: line(at(1, "new")), own: [] },
  ],
  [
    "ahead",
    ahead,
    { kind: "stored", base: ahead.base, count: 1 },
    { kind: "ahead", base: line(at(6)), own: [second] },
  ],
  [
    "ahead",
    ahead,
    { kind: "stored", base: ahead.base, count: 2 },
    { kind: "synced", base: line(at(7)), own: [] },
  ],
  ["ahead, by an outdated plan", ahead, { kind: "stored", base: line(at(5)), count: 2 }, ahead],
  [
    "replacing",
    replacing,
    { kind: "stored", base: replacing.base, count: 1 },
    { kind: "synced", base: line(at(1, "r")), own: [] },
  ],
  [
    "replacing, by a write that began before",
    replacing,
    { kind: "stored", base: ahead.base, count: 1 },
    { kind: "replacing", before: { kind: "ahead", base: line(at(6)), own: [second] } },
  ],

  [
    "synced",
    synced,
    { kind: "followed", taken: 2, own: [] },
    { kind: "synced", base: line(at(7)) },
  ],
  [
    "ahead",
    ahead,
    { kind: "followed", taken: 2, own: [third] },
    { kind: "ahead", base: line(at(7)), own: [third] },
  ],
  ["empty", empty, { kind: "followed", taken: 2, own: [] }, empty],
  ["replacing", replacing, { kind: "followed", taken: 2, own: [] }, replacing],

  [
    "empty",
    empty,
    { kind: "read", base: line(at(3)), own: [first], cut: undefined },
    { kind: "ahead", base: line(at(3)), own: [first] },
  ],
  ["replacing", replacing, { kind: "read", base: line(at(3)), own: [], cut: undefined }, replacing],
  [
    "synced",
    synced,
    { kind: "emptied", base: ground("again"), own: [], cut: undefined },
    { kind: "empty", base: ground("again") },
  ],

  ["synced", synced, replaced(false), { kind: "replacing", before: synced, own: [] }],
  ["ahead", ahead, replaced(true), { kind: "replacing", before: ahead, isUndone: false }],
  ["ahead", ahead, { kind: "refused" }, ahead],
  ["replacing", replacing, { kind: "refused" }, ahead],

  [
    "synced",
    { ...synced, cut: cut(undefined) },
    { kind: "cutOff", cut: cut(undefined), isMine: true },
    { kind: "synced" },
  ],
];

test.each(TABLE)("transition from %s (%#)", (_, from, event, to) => {
  expect(transition(from, event).state).toMatchObject(to);
});

test("cutting off damage begins a new lineage after the last good commit", () => {
  const found = cut(5);
  const damaged: Ahead = { ...ahead, cut: found };
  const { state: after } = transition(damaged, { kind: "cutOff", cut: found, isMine: true });
  expect(after).toMatchObject({ base: { position: at(5, "cut"), forks: [at(5)] }, cut: undefined });
  const other = transition(damaged, { kind: "cutOff", cut: found, isMine: false }).state;
  expect(other).toEqual({ ...damaged, cut: undefined });
  expect(transition(damaged, { kind: "cutOff", cut: cut(5), isMine: true }).state).toBe(damaged);
});

test("a halt returns the unstored commits", () => {
  expect(transition(ahead, { kind: "halted" }).left).toEqual([first, second]);
  expect(transition(replacing, { kind: "halted" }).left).toEqual([second]);
});

describe("replacing again before the first replacement is stored", () => {
  const step = (from: TabState, event: TabEvent) => {
    const { state: to, left } = transition(from, event);
    if (to.kind !== "replacing") throw new Error(to.kind);
    return { to, left };
  };

  test("keeps the stored state to be put back, and returns the commits in between", () => {
    const { to, left } = step(replacing, replaced(false));
    expect([to.previous, to.before, left]).toEqual([replacing.previous, ahead, [second]]);
  });

  test("can be undone and redone, and a refusal then returns the commits in between", () => {
    const undone = step(replacing, replaced(true));
    expect(undone).toMatchObject({ to: { isUndone: true, previous: state("now") }, left: [] });
    expect(transition(undone.to, { kind: "refused" })).toEqual({ state: ahead, left: [second] });
    const more = step(undone.to, { kind: "committed", own: third });
    const redone = step(more.to, replaced(true));
    expect(redone).toMatchObject({ to: { isUndone: false, loose: [second] }, left: [] });
    expect(redone.to.before.own).toEqual([first, second, third]);
    const other = step(more.to, replaced(false));
    expect(other).toMatchObject({ to: { isUndone: false, loose: [] }, left: [second] });
  });
});

test.each<[string, TabState, object, boolean]>([
  ["empty", empty, { kind: "begin", base: empty.base }, false],
  ["emptied", { ...empty, base: { ...empty.base, forks: [at(5)] } }, { kind: "begin" }, true],
  ["a lost line", { ...empty, base: { ...empty.base, forks: [at(-1)] } }, { kind: "begin" }, false],
  ["synced", synced, { kind: "append", base: synced.base }, false],
  ["ahead", ahead, { kind: "append", own: [first, second] }, true],
  ["replacing", replacing, { kind: "replace", known: at(5), own: [second] }, true],
  ["replacing empty", { ...replacing, before: empty }, { known: undefined }, true],
])("plans the next write: %s", (_, from, plan, isNeeded) => {
  expect(planOf(from)).toMatchObject(plan);
  expect(mustWrite(from)).toBe(isNeeded);
});

test("only a tab that follows the store has a position in it", () => {
  expect([empty, synced, ahead, replacing].map(positionIn)).toEqual([
    undefined,
    at(5),
    at(5),
    undefined,
  ]);
});
