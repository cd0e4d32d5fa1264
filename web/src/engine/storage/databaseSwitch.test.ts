import { expect, test, vi } from "vitest";
import { Air } from "../../testing/air";
import { Disk, type Fault } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";
import type { JournalStore } from "./journalStore";

const EXCHANGED = { kind: "readOnly", reason: "exchanged" };

const label = (tab: Tab) =>
  tab.facade.dispatch({ label: { save: { id: undefined, name: "Sesudah" } } });

test("a tab whose database was exchanged only reads, and goes on once it is back in use", async () => {
  const [disk, air] = [new Disk(), new Air()];
  const tab = await Tab.open({ disk, air });
  const other = await Tab.open({ disk, air });
  disk.isExchanged = true;
  tab.tabSync.tellOfNews();
  await vi.waitFor(() => expect(other.status).toEqual(EXCHANGED));
  expect(label(other)).toMatchObject({ kind: "refused", refusal: { reason: "readOnly" } });
  expect(other.tabSync.replaceEverything(() => undefined)).toBe("readOnly");
  expect(other.tabSync.isSaved).toBe(true);

  disk.isExchanged = false;
  tab.tabSync.tellOfNews();
  await vi.waitFor(() => expect(other.status).toEqual({ kind: "saved" }));
  expect(label(other)).toMatchObject({ kind: "ok" });
});

test("what it had not stored yet is still stored where it belongs, and not called lost before", async () => {
  const [disk, air] = [new Disk(), new Air()];
  let isFull = false;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && operation === "append" ? "quota" : undefined;
  const tab = await Tab.open({ disk, air });
  tab.label("Satu");
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  const other = await Tab.open({ disk, air, faults: { strike } });
  isFull = true;
  other.label("Dua");
  await vi.waitFor(() => expect(other.status).toMatchObject({ kind: "unsaved", count: 1 }));
  disk.isExchanged = true;
  other.tabSync.look();
  await vi.waitFor(() =>
    expect(other.tabSync.replaceEverything(() => "impossible")).toBe("readOnly"),
  );
  expect(label(other).kind).toBe("refused");
  expect(other.status).toMatchObject({ kind: "unsaved", count: 1 });

  isFull = false;
  other.tabSync.tryAgain();
  await vi.waitFor(() => expect(other.status).toEqual(EXCHANGED));
  disk.isExchanged = false;
  expect((await Tab.open({ disk })).labels()).toEqual(expect.arrayContaining(["Satu", "Dua"]));
});
