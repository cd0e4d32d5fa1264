import { expect, test, vi } from "vitest";
import { Air } from "../../testing/air";
import { Disk, type Fault, type Faults } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";
import type { JournalStore } from "./journalStore";

const saved = { kind: "saved" };
const DRAFT = "draf balasan";

const isSaved = (tab: Tab) => vi.waitFor(() => expect(tab.status).toEqual(saved), 5_000);

const failing = (operation: keyof JournalStore, ...faults: Fault[]): Faults => ({
  strike: async (asked) => (asked === operation ? faults.shift() : undefined),
});

/** Types a draft, stores it and sends it. */
function send(tab: Tab, make: () => object): void {
  tab.drafts.write(DRAFT);
  tab.drafts.settle(DRAFT, make());
}

/** With stored data, so that new commits are appended. */
async function filled(faults?: Faults) {
  const disk = new Disk();
  const tab = await Tab.open({ disk, faults });
  tab.label("Awal");
  await isSaved(tab);
  return { disk, tab };
}

test("the transaction that stores a commit deletes its draft, even if the tab ends there", async () => {
  const { disk, tab } = await filled(failing("append", "doneButFailed"));
  send(tab, () => tab.reply("Terkirim."));
  expect([...disk.drafts.keys()]).toEqual([DRAFT]);
  await vi.waitFor(() => expect(disk.last).toBe(2));
  tab.kill();
  expect([...disk.drafts.keys()]).toEqual([]);
});

test("the drafts of the first commit and of a commit before a replacement are deleted too", async () => {
  const disk = new Disk();
  const tab = await Tab.open({ disk });
  send(tab, () => tab.reply("Pertama."));
  await isSaved(tab);
  expect(disk.drafts.size).toBe(0);
  send(tab, () => tab.reply("Masih dalam perjalanan."));
  tab.tabSync.replaceEverything(() => {
    tab.facade.living.reset(Date.UTC(2026, 10, 22));
    return undefined;
  });
  await isSaved(tab);
  expect(disk.drafts.size).toBe(0);
});

test.each(["failed", "quota"] as const)(
  "a draft stays while its commit cannot be stored (%s)",
  async (fault) => {
    const { disk, tab } = await filled(failing("append", fault));
    send(tab, () => tab.reply("Nanti."));
    await vi.waitFor(() => expect(tab.status).toMatchObject({ kind: "unsaved" }));
    expect([...disk.drafts.keys()]).toEqual([DRAFT]);
    await isSaved(tab);
    expect(disk.drafts.size).toBe(0);
  },
);

test("a draft stays if its commit is only in memory", async () => {
  const disk = new Disk();
  const tab = new Tab({ disk });
  tab.tabSync.startInMemory("unreadable");
  send(tab, () => tab.reply("Hanya di sini."));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...disk.drafts.keys()]).toEqual([DRAFT]);
});

test("the draft of a commit that is put on top of another tab's commit is deleted", async () => {
  const [disk, air] = [new Disk(), new Air()];
  const one = await Tab.open({ disk, air });
  const other = await Tab.open({ disk, air });
  one.reply("Lebih dulu.");
  send(other, () => other.reply("Menyusul."));
  await isSaved(one);
  await isSaved(other);
  expect(disk.last).toBe(2);
  expect(disk.drafts.size).toBe(0);
});

test("a commit that another tab has made impossible becomes a draft again", async () => {
  const disk = new Disk();
  const one = await Tab.open({ disk });
  const other = await Tab.open({ disk });
  one.label("Sama");
  send(other, () => other.label("SAMA"));
  await isSaved(one);
  await isSaved(other);
  expect(other.problems).toMatchObject([{ kind: "notAdopted" }]);
  expect([...disk.drafts.keys()]).toEqual([DRAFT]);
  other.label("Lain");
  await vi.waitFor(() => expect(disk.last).toBe(2));
  expect([...disk.drafts.keys()]).toEqual([DRAFT]);
});

test("a commit on data that another tab has replaced becomes a draft again", async () => {
  const { disk, tab } = await filled(failing("append", "failed"));
  const other = await Tab.open({ disk });
  send(tab, () => tab.reply("Di atas yang lama."));
  await vi.waitFor(() => expect(tab.status).toMatchObject({ kind: "unsaved" }));
  other.tabSync.replaceEverything(() => {
    other.facade.living.reset(Date.UTC(2026, 10, 22));
    return undefined;
  });
  await isSaved(other);
  await isSaved(tab);
  expect(tab.problems).toEqual([{ kind: "replacedElsewhere", lost: 1 }]);
  expect([...disk.drafts.keys()]).toEqual([DRAFT]);
});

test("a commit on replaced data stays if the new data cannot be read", async () => {
  const { disk, tab } = await filled(failing("append", "failed"));
  const other = await Tab.open({ disk });
  send(tab, () => tab.reply("Tetap ada."));
  await vi.waitFor(() => expect(tab.status).toMatchObject({ kind: "unsaved" }));
  other.tabSync.replaceEverything(() => {
    other.facade.living.reset(Date.UTC(2026, 10, 22));
    return undefined;
  });
  await isSaved(other);
  other.kill();
  for (const seq of disk.snapshots.keys()) disk.snapshots.set(seq, new Uint8Array(9));
  await isSaved(tab);
  expect(tab.problems).toMatchObject([{ kind: "damaged" }]);
  expect(disk.drafts.size).toBe(0);
  const reopened = await Tab.open({ disk });
  expect(Buffer.from(reopened.state ?? []).includes("Tetap ada.")).toBe(true);
});

/** Sends a reply with a file and returns the file's id. */
function sendFile(tab: Tab, name: string): string {
  const head = [..."%PDF-1.7"].map((letter) => letter.charCodeAt(0));
  const attachments = [{ name, size: 8, head }];
  const reply = { ticket: "N4W7KD", content: name, status: undefined, attachments };
  const outcome = tab.facade.dispatch({ ticket: { reply } });
  const id = outcome.kind === "ok" ? outcome.attachments[0]?.id : undefined;
  if (id === undefined) throw new Error(outcome.kind);
  tab.files.set(id, new Blob(["%PDF-1.7"]));
  return id;
}

test("a commit made while the files of another are copied is stored with its own files", async () => {
  const { disk, tab } = await filled();
  let copied = () => {};
  tab.copying = new Promise((resolve) => {
    copied = resolve;
  });
  const first = sendFile(tab, "pertama.pdf");
  await new Promise((resolve) => setTimeout(resolve, 10));
  const second = sendFile(tab, "kedua.pdf");
  copied();
  await isSaved(tab);
  expect(disk.last).toBe(3);
  expect([...disk.files.keys()].sort()).toEqual([first, second].sort());
});
