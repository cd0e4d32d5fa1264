import { expect, test, vi } from "vitest";
import { filledDisk, own, spoil } from "../../testing/filledDisk";
import { Disk } from "../../testing/memoryJournal";
import { MemoryMarks } from "../../testing/memoryMarks";
import { Tab } from "../../testing/tabs";

const saved = (tab: Tab) => vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));

/** A disk with three stored labels and their mark. */
async function stored() {
  const [disk, marks] = [new Disk(), new MemoryMarks()];
  const tab = await Tab.open({ disk, marks });
  for (const name of ["L1", "L2", "L3"]) tab.label(name);
  await vi.waitFor(() => expect(marks.mark).toMatchObject({ seq: 3, loss: undefined }));
  return { disk, marks, tab };
}

const SAVED_AT = Date.UTC(2026, 10, 21, 2, 5);
const everything = { kind: "lost", cause: "missing", lost: undefined, isSample: true };

test("a start that finds stored data gone reports it, at every start until the user has seen it", async () => {
  const { disk, marks, tab } = await stored();
  tab.kill();
  disk.wipe();
  for (const _ of [1, 2]) {
    const next = await Tab.open({ disk, marks });
    expect(next.problems).toEqual([{ ...everything, savedAt: marks.mark?.at }]);
    next.kill();
  }
  const last = await Tab.open({ disk, marks });
  last.tabSync.lossSeen();
  expect(marks.mark).toBeUndefined();
  expect((await Tab.open({ disk, marks })).problems).toEqual([]);
});

test("a loss is reported again at the next start, even if something was stored since", async () => {
  const { disk, marks, tab } = await stored();
  tab.kill();
  disk.wipe();
  const next = await Tab.open({ disk, marks });
  next.label("Baru");
  await vi.waitFor(() => expect(marks.mark?.seq).toBe(1));
  next.kill();
  expect((await Tab.open({ disk, marks })).problems).toMatchObject([everything]);
});

test("a start that finds fewer commits than were called saved says how many are missing", async () => {
  const disk = await filledDisk();
  const marks = new MemoryMarks();
  marks.mark = { lineageId: disk.lineageId, seq: 10, at: SAVED_AT, loss: undefined };
  disk.entries.delete(10);
  disk.noted = { lineageId: disk.lineageId, seq: 9 };
  const next = await Tab.open({ disk, marks });
  expect(next.problems).toEqual([{ ...everything, lost: 1, isSample: false, savedAt: SAVED_AT }]);
});

test("commits newer than the mark are no loss", async () => {
  const { disk, marks, tab } = await stored();
  tab.kill();
  if (marks.mark !== undefined) marks.mark = { ...marks.mark, seq: 1 };
  expect((await Tab.open({ disk, marks })).problems).toEqual([]);
});

test("data that the user has replaced is no loss, even if the mark is older", async () => {
  const { disk, marks, tab } = await stored();
  const before = marks.mark;
  tab.tabSync.replaceEverything(() => {
    tab.facade.living.reset(Date.UTC(2026, 10, 21, 2, 5));
    return undefined;
  });
  await saved(tab);
  tab.kill();
  marks.mark = before;
  expect((await Tab.open({ disk, marks })).problems).toEqual([]);
});

test("without a mark no loss is reported", async () => {
  const { disk, tab } = await stored();
  tab.kill();
  disk.wipe();
  expect((await Tab.open({ disk, marks: new MemoryMarks() })).problems).toEqual([]);
});

test("damage is reported again at the next start until the user has seen it", async () => {
  const disk = await filledDisk();
  const marks = new MemoryMarks();
  marks.mark = { lineageId: disk.lineageId, seq: 10, at: SAVED_AT, loss: undefined };
  spoil(disk.entries, 8);
  const first = await Tab.open({ disk, marks });
  expect(first.problems).toEqual([{ kind: "damaged", lost: 3, isSample: false }]);
  await vi.waitFor(() => expect(disk.aside).toHaveLength(3));
  first.kill();
  const second = await Tab.open({ disk, marks });
  expect(second.problems).toEqual([{ ...everything, lost: 3, isSample: false, savedAt: SAVED_AT }]);
  second.tabSync.lossSeen();
  expect((await Tab.open({ disk, marks })).problems).toEqual([]);
});

test("a tab that still holds everything stores it again, and says that the store was emptied", async () => {
  const { disk, marks, tab } = await stored();
  disk.wipe();
  tab.tabSync.look();
  await vi.waitFor(() => expect(disk.last).toBe(3));
  expect(tab.problems).toMatchObject([
    { ...everything, cause: "vanished", lost: 0, isSample: false },
  ]);
  expect(own(await Tab.open({ disk, marks }))).toBe(3);
});

test("a tab that still holds everything reports its unstored commits if another tab began again after the loss", async () => {
  const { disk, marks, tab } = await stored();
  disk.wipe();
  const other = await Tab.open({ disk, marks });
  other.label("Baru");
  await saved(other);
  tab.tabSync.look();
  await vi.waitFor(() =>
    expect(tab.status).toEqual({ kind: "memory", reason: "damaged", count: 3 }),
  );
  expect([own(tab), own(other)]).toEqual([3, 0]);
});

test("nothing is called saved until a torn log has been renewed", async () => {
  const { disk, tab } = await stored();
  disk.isTorn = true;
  tab.tabSync.look();
  await vi.waitFor(() =>
    expect(tab.statuses).toContainEqual({ kind: "unsaved", reason: "failed", count: 0 }),
  );
  await vi.waitFor(() => expect(disk.isTorn).toBe(false));
  await saved(tab);
});
