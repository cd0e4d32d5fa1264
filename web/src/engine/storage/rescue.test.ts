import { expect, test, vi } from "vitest";
import { filledDisk, own, spoil } from "../../testing/filledDisk";
import type { Disk, Fault, Faults } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";
import type { JournalStore } from "./journalStore";

/** So that nothing of it can be read. */
function ruin(disk: Disk): void {
  for (const seq of disk.snapshots.keys()) spoil(disk.snapshots, seq);
}

/** A tab that holds everything, and one commit more than what lies there unread. */
async function holderOf(disk: Disk, faults?: Faults): Promise<Tab> {
  const holder = await Tab.open({ disk, faults });
  ruin(disk);
  holder.label("L11");
  await vi.waitFor(() => expect(disk.last).toBe(11));
  return holder;
}

/** Opens a tab that finds nothing it can read, and goes on from the sample data. */
async function begunAnew(disk: Disk): Promise<Tab> {
  const fresh = await Tab.open({ disk });
  expect(fresh.problems).toEqual([{ kind: "damaged", lost: 11, isSample: true }]);
  fresh.label("Baru");
  await vi.waitFor(() => expect(fresh.status).toEqual({ kind: "saved" }));
  expect(own(await Tab.open({ disk }))).toBe(0);
  return fresh;
}

const isSaved = (tab: Tab) => vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));

test("where others began anew because nothing could be read, a tab that holds everything puts it back, theirs on top", async () => {
  const disk = await filledDisk();
  const holder = await holderOf(disk);
  const fresh = await begunAnew(disk);
  holder.label("L12");
  await vi.waitFor(() => expect(own(holder)).toBe(12));
  await isSaved(holder);
  expect([holder.labels().includes("Baru"), holder.problems]).toEqual([true, []]);
  fresh.tabSync.look();
  await vi.waitFor(() => expect(fresh.state).toEqual(holder.state));
  const reloaded = await Tab.open({ disk });
  expect(reloaded.state).toEqual(holder.state);
});

test("what cannot be put on top commit by commit takes the place of what others made of a damaged journal", async () => {
  const disk = await filledDisk();
  const holder = await Tab.open({ disk });
  // What it goes back to is newer than what is going to be found good.
  spoil(disk.snapshots, 5);
  spoil(disk.entries, 3);
  const other = await Tab.open({ disk });
  expect(own(other)).toBe(2);
  other.label("Lain");
  await isSaved(other);
  holder.tabSync.look();
  await vi.waitFor(() => expect(holder.labels()).toContain("Lain"));
  await isSaved(holder);
  const reloaded = await Tab.open({ disk });
  expect([own(reloaded), reloaded.labels().includes("Lain")]).toEqual([10, true]);
  expect(disk.aside.map(({ what }) => what)).toContain("snapshot");
});

test("of two tabs that hold everything one puts it back, and the other follows", async () => {
  const disk = await filledDisk();
  const second = await Tab.open({ disk });
  const first = await holderOf(disk);
  second.tabSync.look();
  await vi.waitFor(() => expect(own(second)).toBe(11));
  await begunAnew(disk);
  first.label("L12");
  second.label("L13");
  await vi.waitFor(() => {
    first.tabSync.look();
    second.tabSync.look();
    expect([own(first), own(second)]).toEqual([13, 13]);
    expect(first.state).toEqual(second.state);
  });
  await isSaved(first);
  await isSaved(second);
  expect([first.problems, second.problems]).toEqual([[], []]);
  const reloaded = await Tab.open({ disk });
  expect(reloaded.state).toEqual(first.state);
  expect(reloaded.labels().filter((name) => name === "Baru")).toHaveLength(1);
});

/** A tab that knows it holds more than what is stored, and has no room to store it before `makeRoom`. */
async function waitingHolder() {
  const disk = await filledDisk();
  let isFull = true;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && operation === "replaceAll" ? "quota" : undefined;
  const holder = await holderOf(disk, { strike });
  const fresh = await begunAnew(disk);
  holder.tabSync.look();
  await vi.waitFor(() => expect(holder.status).toMatchObject({ reason: "quota" }));
  const makeRoom = async () => {
    isFull = false;
    holder.tabSync.tryAgain();
    await isSaved(holder);
    return Tab.open({ disk });
  };
  return { holder, fresh, makeRoom };
}

test("what others store while it waits for room comes on top as well", async () => {
  const { holder, fresh, makeRoom } = await waitingHolder();
  holder.label("L12");
  fresh.label("Baru juga");
  await isSaved(fresh);
  const reloaded = await makeRoom();
  expect(own(reloaded)).toBe(12);
  expect(reloaded.labels()).toEqual(expect.arrayContaining(["Baru", "Baru juga"]));
});

test("'Atur ulang' while it waits leaves what was held, to be put back", async () => {
  const { holder, makeRoom } = await waitingHolder();
  holder.tabSync.replaceEverything(() => void holder.facade.living.reset(0));
  const reloaded = await makeRoom();
  expect(own(reloaded)).toBe(0);
  expect(await reloaded.tabSync.putBack()).toBeUndefined();
  expect(own(reloaded)).toBe(11);
});
