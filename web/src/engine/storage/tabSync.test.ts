import { expect, test, vi } from "vitest";
import { Air } from "../../testing/air";
import { Disk, type Fault, type Faults } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";
import type { JournalStore } from "./journalStore";

const saved = { kind: "saved" };

/** Waits until everything is stored and all tabs agree. */
async function agree(...tabs: readonly [Tab, ...Tab[]]): Promise<void> {
  await vi.waitFor(() => {
    for (const tab of tabs) {
      expect(tab.status).toEqual(saved);
      expect(tab.tabSync.isSaved).toBe(true);
      expect(Buffer.from(tab.state ?? []).equals(tabs[0].state ?? Buffer.of())).toBe(true);
    }
  }, 5_000);
}

/** Injects the planned faults. */
class Planned implements Faults {
  readonly #faults: Fault[];
  readonly #operation: keyof JournalStore;

  constructor(operation: keyof JournalStore, ...faults: Fault[]) {
    this.#operation = operation;
    this.#faults = faults;
  }

  async strike(operation: keyof JournalStore): Promise<Fault | undefined> {
    return operation === this.#operation ? this.#faults.shift() : undefined;
  }
}

const messagesOf = (tab: Tab) => {
  const answer = tab.facade.readOnce("ticketDetail", "N4W7KD");
  return answer.kind === "ok"
    ? answer.value.conversation.map(({ content }) => content).join("\n")
    : "";
};

test("nothing is stored before the first command", async () => {
  const disk = new Disk();
  const tab = await Tab.open({ disk });
  expect(tab.status).toEqual(saved);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(disk.last).toBe(-1);
});

test("a commit is 'saving' until it is stored, and survives a reload", async () => {
  const disk = new Disk();
  const tab = await Tab.open({ disk });
  tab.label("Satu");
  expect(tab.status).toEqual({ kind: "saving" });
  expect(disk.last).toBe(-1);
  await agree(tab);
  tab.reply("Dua");
  await agree(tab);
  const reloaded = await Tab.open({ disk });
  await agree(tab, reloaded);
  expect(reloaded.labels()).toContain("Satu");
  expect(messagesOf(reloaded)).toContain("Dua");
});

test("a file is stored with the commit that names it, and deleted when nothing names it", async () => {
  const disk = new Disk();
  const tab = await Tab.open({ disk });
  const head = [..."%PDF-1.7"].map((letter) => letter.charCodeAt(0));
  const attachments = [{ name: "a.pdf", size: 12, head }];
  const reply = { ticket: "N4W7KD", content: "Terlampir", status: undefined, attachments };
  const outcome = tab.facade.dispatch({ ticket: { reply } });
  if (outcome.kind !== "ok") throw new Error(outcome.kind);
  const [named] = outcome.attachments;
  if (named === undefined) throw new Error("the file has an id");
  tab.files.set(named.id, new Blob(["%PDF-1.7 isi"]));
  tab.files.set("tidak-disebut", new Blob(["x"]));
  await agree(tab);
  expect([...disk.files.keys()]).toContain(named.id);
  await Tab.open({ disk });
  await vi.waitFor(() => expect([...disk.files.keys()]).toEqual([named.id]));
});

test("other tabs show each commit of a tab exactly once", async () => {
  const [disk, air] = [new Disk(), new Air()];
  const one = await Tab.open({ disk, air });
  const other = await Tab.open({ disk, air });
  one.label("Pertama");
  await agree(one, other);
  other.label("Kedua");
  one.reply("Halo");
  await agree(one, other);
  expect(one.labels().filter((name) => name === "Kedua")).toHaveLength(1);
  expect(messagesOf(other).split("Halo")).toHaveLength(2);
});

test("two tabs that write at the same moment keep all commits in one order", async () => {
  const [disk, air] = [new Disk(), new Air()];
  const one = await Tab.open({ disk, air });
  const other = await Tab.open({ disk, air });
  for (let round = 0; round < 5; round += 1) {
    const fromOne = one.reply(`dari satu ${round}.`);
    const fromOther = other.reply(`dari dua ${round}.`);
    expect(fromOne.seq).toBe(fromOther.seq);
    await agree(one, other);
    const now = [one.facade.living.seqOf(fromOne), other.facade.living.seqOf(fromOther)];
    expect(now).toContain(fromOne.seq);
    expect(now).toContain(fromOne.seq + 1);
  }
  for (let round = 0; round < 5; round += 1) {
    expect(messagesOf(one).split(`dari satu ${round}.`)).toHaveLength(2);
    expect(messagesOf(one).split(`dari dua ${round}.`)).toHaveLength(2);
  }
});

test("an action that no longer fits another tab's commit is reported and quarantined", async () => {
  const disk = new Disk();
  const one = await Tab.open({ disk });
  const other = await Tab.open({ disk });
  one.label("Sama");
  const late = other.label("SAMA");
  await agree(one, other);
  expect(one.problems).toEqual([]);
  expect(other.problems).toMatchObject([{ kind: "notAdopted", refusals: [{ reason: "invalid" }] }]);
  expect(other.facade.living.seqOf(late)).toBeUndefined();
  await vi.waitFor(() => expect(disk.aside).toMatchObject([{ what: "unadopted" }]));
});

test("a tab that was asleep catches up on waking, even over compacted commits", async () => {
  const disk = new Disk();
  const asleep = await Tab.open({ disk });
  asleep.label("Sebelum");
  await agree(asleep);
  const awake = await Tab.open({ disk });
  for (const day of [1, 2]) {
    for (let count = 0; count < 200; count += 1) awake.label(`Label ${day} ${count}`);
    await agree(awake);
    await vi.waitFor(() => expect([...disk.snapshots.keys()]).toContain(200 * day + 1));
  }
  expect([...disk.entries.keys()]).not.toContain(2);
  asleep.tabSync.look();
  await agree(awake, asleep);
  expect(asleep.problems).toEqual([]);
});

test("commits are compacted into snapshots, of which two are kept", async () => {
  const disk = new Disk();
  const tab = await Tab.open({ disk });
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 200; count += 1) tab.label(`Label ${round} ${count}`);
    await agree(tab);
    const expected = [200 * round, 200 * (round + 1)];
    await vi.waitFor(() => expect([...disk.snapshots.keys()]).toEqual(expected));
  }
  expect(Math.min(...disk.entries.keys())).toBe(401);
  await agree(tab, await Tab.open({ disk }));
});

test.each<Fault>(["quota", "failed"])(
  "a write that fails once (%s) is tried again",
  async (fault) => {
    const disk = new Disk();
    const tab = await Tab.open({ disk, faults: new Planned("begin", fault) });
    tab.label("Satu");
    tab.label("Dua");
    await vi.waitFor(() =>
      expect(tab.status).toEqual({ kind: "unsaved", reason: fault, count: 2 }),
    );
    expect(disk.last).toBe(-1);
    await agree(tab);
    expect(disk.last).toBe(2);
  },
);

test("the next action and 'Coba lagi' retry a failed write at once", async () => {
  const disk = new Disk();
  const faults = new Planned("append", "quota", "quota", "quota", "quota", "quota", "quota");
  const tab = await Tab.open({ disk, faults });
  tab.label("Satu");
  await agree(tab);
  for (const count of [1, 2, 3]) {
    tab.label(`Lagi ${count}`);
    await vi.waitFor(() => expect(tab.status).toEqual({ kind: "unsaved", reason: "quota", count }));
  }
  const tries = async () => {
    const before = tab.statuses.length;
    tab.tabSync.tryAgain();
    await vi.waitFor(() => expect(tab.statuses.length).toBeGreaterThan(before));
  };
  for (let time = 0; time < 6; time += 1) await tries();
  await agree(tab);
});

test.each(["begin", "append", "replaceAll"] as const)(
  "a write (%s) that was done though it was reported as failed is not done twice",
  async (operation) => {
    const [disk, air] = [new Disk(), new Air()];
    const tab = await Tab.open({ disk, air, faults: new Planned(operation, "doneButFailed") });
    const other = await Tab.open({ disk, air });
    tab.reply("Pertama.");
    await vi.waitFor(() => expect(disk.last).toBe(1));
    tab.reply("Kedua.");
    await agree(tab, other);
    if (operation === "replaceAll") {
      tab.tabSync.replaceEverything(() => {
        tab.facade.living.reset(Date.UTC(2026, 10, 21, 2, 5));
        return undefined;
      });
      tab.reply("Pertama.");
      tab.reply("Kedua.");
      await agree(tab, other);
    }
    expect(messagesOf(tab).split("Pertama.")).toHaveLength(2);
    expect(messagesOf(tab).split("Kedua.")).toHaveLength(2);
    expect(disk.last).toBe(2);
  },
);

test("reports a storage that does not answer for ten seconds", async () => {
  vi.useFakeTimers();
  const disk = new Disk();
  let answer = () => {};
  const faults: Faults = {
    strike: (operation) =>
      operation === "begin"
        ? new Promise((resolve) => {
            answer = () => resolve(undefined);
          })
        : Promise.resolve(undefined),
  };
  const tab = await Tab.open({ disk, faults });
  tab.label("Satu");
  await vi.advanceTimersByTimeAsync(9_000);
  expect(tab.status).toEqual({ kind: "saving" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(tab.status).toEqual({ kind: "unsaved", reason: "slow", count: 1 });
  answer();
  await vi.advanceTimersByTimeAsync(1);
  expect(tab.status).toEqual(saved);
});

test("drafts leave and return with their data set, in all tabs and after a reload", async () => {
  const disk = new Disk();
  const air = new Air();
  const [tab, other] = [await Tab.open({ disk, air }), await Tab.open({ disk, air })];
  tab.label("Satu");
  await agree(tab, other);
  const first = tab.drafts.datasetId;
  tab.tabSync.replaceEverything(() => void tab.facade.living.reset(0));
  const second = tab.drafts.datasetId;
  expect(second).not.toBe(first);
  await agree(tab, other);
  expect(other.drafts.datasetId).toBe(second);

  const reloaded = await Tab.open({ disk, air });
  expect(reloaded.drafts.datasetId).toBe(second);
  await reloaded.tabSync.putBack();
  await agree(tab, other, reloaded);
  for (const { drafts } of [tab, other, reloaded]) expect(drafts.datasetId).toBe(first);

  await other.tabSync.putBack();
  await agree(tab, other, reloaded);
  for (const { drafts } of [tab, other, reloaded]) expect(drafts.datasetId).toBe(second);
});
