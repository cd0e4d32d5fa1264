import { expect, test, vi } from "vitest";
import { Disk, type Fault } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";
import type { JournalStore } from "./journalStore";

const saved = (tab: Tab) => vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));

function replyWithFile(tab: Tab): string {
  const head = [..."%PDF-1.7"].map((letter) => letter.charCodeAt(0));
  const attachments = [{ name: "surat.pdf", size: 12, head }];
  const reply = { ticket: "N4W7KD", content: "Terlampir", status: undefined, attachments };
  const outcome = tab.facade.dispatch({ ticket: { reply } });
  const file = outcome.kind === "ok" ? outcome.attachments[0] : undefined;
  if (file === undefined) throw new Error(outcome.kind);
  tab.files.set(file.id, new Blob(["%PDF-1.7 isi"]));
  return file.id;
}

async function reset(tab: Tab): Promise<void> {
  tab.tabSync.replaceEverything(() => void tab.facade.living.reset(0));
  await saved(tab);
}

test("files of what waits to be put back stay, though others replace everything and throw them away", async () => {
  const disk = new Disk();
  let isFull = false;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && operation === "replaceAll" ? "quota" : undefined;
  const tab = await Tab.open({ disk, faults: { strike } });
  const file = replyWithFile(tab);
  await saved(tab);
  await reset(tab);
  isFull = true;
  await tab.tabSync.putBack();
  await vi.waitFor(() => expect(tab.status).toMatchObject({ kind: "unsaved", reason: "quota" }));

  const other = await Tab.open({ disk });
  other.label("Lain");
  await saved(other);
  await reset(other);
  await vi.waitFor(() => expect([...disk.files.keys()]).toEqual([]));

  isFull = false;
  tab.tabSync.tryAgain();
  await saved(tab);
  expect(tab.facade.living.heldFiles()).toContain(file);
  expect(await disk.files.get(file)?.text()).toBe("%PDF-1.7 isi");
  await Tab.open({ disk });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([...disk.files.keys()]).toEqual([file]);
});

test("files of a state that was set aside stay for as long as it lies there", async () => {
  const disk = new Disk();
  let isFull = true;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && operation === "replaceAll" ? "quota" : undefined;
  const tab = await Tab.open({ disk, faults: { strike } });
  const file = replyWithFile(tab);
  await saved(tab);
  const other = await Tab.open({ disk });
  tab.tabSync.replaceEverything(() => void tab.facade.living.reset(0));
  tab.label("Sesudah");
  await vi.waitFor(() => expect(tab.status).toMatchObject({ kind: "unsaved", reason: "quota" }));
  await reset(other);

  isFull = false;
  tab.tabSync.tryAgain();
  await saved(tab);
  expect(disk.aside).toMatchObject([{ what: "snapshot" }]);
  expect(disk.previous?.files).not.toContain(file);
  const collected = async () => {
    await Tab.open({ disk });
    await new Promise((resolve) => setTimeout(resolve, 20));
    return [...disk.files.keys()];
  };
  expect(await collected()).toEqual([file]);
  disk.aside.length = 0;
  expect(await collected()).toEqual([]);
});

test("what is replaced while a long state is read to be put back stays, and so does what it took the place of", async () => {
  const tab = await Tab.open({ disk: new Disk() });
  tab.label("Pertama");
  await saved(tab);
  await reset(tab);
  tab.label("Kedua");
  await saved(tab);
  let goOn = () => {};
  vi.spyOn(tab.facade.living, "prepare").mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        goOn = resolve;
      }),
  );
  const puttingBack = tab.tabSync.putBack();
  await vi.waitFor(() => expect(tab.facade.living.prepare).toHaveBeenCalled());
  const second = tab.facade.living.snapshot();
  await reset(tab);
  goOn();
  expect(await puttingBack).toBe("nothing");
  expect(tab.facade.living.seq()).toBe(0);
  expect(await tab.tabSync.putBack()).toBeUndefined();
  expect(tab.facade.living.snapshot()).toEqual(second);
});
