import { expect, test, vi } from "vitest";
import { Air } from "../../testing/air";
import { Disk, type Fault, type Faults } from "../../testing/memoryJournal";
import { ofNewerFormat } from "../../testing/newerFormat";
import { Tab } from "../../testing/tabs";
import type { JournalStore } from "./journalStore";

const saved = { kind: "saved" };

/** Injects `fault` into these operations while it is set. */
class Weather implements Faults {
  fault: Fault | undefined;
  readonly #operations: readonly (keyof JournalStore)[];

  constructor(...operations: (keyof JournalStore)[]) {
    this.#operations = operations;
  }

  async strike(operation: keyof JournalStore): Promise<Fault | undefined> {
    return this.#operations.includes(operation) ? this.fault : undefined;
  }
}

test("the status is not 'saved' before pieces for the quarantine are stored", async () => {
  const disk = new Disk();
  const weather = new Weather("setAside");
  weather.fault = "quota";
  const one = await Tab.open({ disk });
  const other = await Tab.open({ disk, faults: weather });
  one.label("Sama");
  await vi.waitFor(() => expect(one.status).toEqual(saved));
  other.label("SAMA");
  const waiting = { kind: "unsaved", reason: "quota", count: 1 };
  await vi.waitFor(() => expect(other.status).toEqual(waiting));
  expect(other.problems).toMatchObject([{ kind: "notAdopted" }]);
  const since = other.statuses.findIndex(({ kind }) => kind === "saving");
  expect(other.statuses.slice(since)).not.toContainEqual(saved);
  expect([other.tabSync.isSaved, disk.aside]).toEqual([false, []]);

  weather.fault = undefined;
  other.tabSync.tryAgain();
  await vi.waitFor(() => expect(other.status).toEqual(saved));
  expect(other.tabSync.isSaved).toBe(true);
  expect(disk.aside).toMatchObject([{ what: "unadopted" }]);
});

/** A tab with an unstored action after a newer version took over. */
async function overtaken(weather: Weather) {
  const [disk, air] = [new Disk(), new Air()];
  const tab = await Tab.open({ disk, air, faults: weather });
  tab.label("L1");
  await vi.waitFor(() => expect(tab.status).toEqual(saved));
  disk.entries.set(2, ofNewerFormat(disk.entries.get(1)));
  weather.fault = "failed";
  tab.label("L2");
  return { disk, tab };
}

const NEWER_TAB = { kind: "readOnly", reason: "newerTab" };

test("beside a newer version an unstored action is reported, and quarantined after retries", async () => {
  const weather = new Weather("setAside");
  const { disk, tab } = await overtaken(weather);
  const waiting = { kind: "unsaved", reason: "failed", count: 1 };
  await vi.waitFor(() => expect(tab.status).toEqual(waiting));
  expect(tab.problems).toEqual([{ kind: "notAdopted", refusals: [] }]);
  expect(tab.statuses).not.toContainEqual(NEWER_TAB);
  const late = tab.facade.dispatch({ label: { save: { id: undefined, name: "L3" } } });
  expect(late).toMatchObject({ kind: "refused", refusal: { reason: "readOnly" } });

  weather.fault = undefined;
  await vi.waitFor(() => expect(tab.status).toEqual(NEWER_TAB), 5_000);
  expect(disk.aside).toMatchObject([{ what: "unadopted" }]);
  expect(tab.problems).toHaveLength(1);
});

test("pieces that wait for the quarantine are stored beside a newer version too", async () => {
  const disk = new Disk();
  const weather = new Weather("setAside");
  weather.fault = "failed";
  const one = await Tab.open({ disk });
  const other = await Tab.open({ disk, faults: weather });
  one.label("Sama");
  await vi.waitFor(() => expect(one.status).toEqual(saved));
  other.label("SAMA");
  await vi.waitFor(() => expect(other.status).toMatchObject({ kind: "unsaved" }));
  disk.entries.set(2, ofNewerFormat(disk.entries.get(1)));
  weather.fault = undefined;
  other.tabSync.look();
  await vi.waitFor(() => expect(other.status).toEqual(NEWER_TAB));
  expect(disk.aside).toMatchObject([{ what: "unadopted" }]);
});

test.each([
  ["an unstored action is reported", "closed", [{ kind: "notStored", count: 1 }]],
  ["an unstored replacement is reported", "reset", [{ kind: "notStored", count: 0 }]],
] as const)("once a newer version has taken over, %s", async (_, how, told) => {
  const disk = new Disk();
  const weather = new Weather("append", "replaceAll", "since", "setAside");
  const tab = await Tab.open({ disk, faults: weather });
  tab.label("L1");
  await vi.waitFor(() => expect(tab.status).toEqual(saved));
  weather.fault = "closed";
  if (how === "closed") tab.label("L2");
  else tab.tabSync.replaceEverything(() => void tab.facade.living.reset(0));
  const closed = { kind: "readOnly", reason: "closed" };
  await vi.waitFor(() => expect(tab.status).toEqual(closed));
  expect(tab.problems).toEqual(told);
});

test("a takeover by a newer version reports nothing if everything is stored", async () => {
  const weather = new Weather("since");
  const tab = await Tab.open({ disk: new Disk(), faults: weather });
  tab.label("L1");
  await vi.waitFor(() => expect(tab.status).toEqual(saved));
  weather.fault = "closed";
  tab.tabSync.look();
  await vi.waitFor(() => expect(tab.status).toMatchObject({ reason: "closed" }));
  expect(tab.problems).toEqual([]);
});
