import { expect, test, vi } from "vitest";
import { Air } from "../../testing/air";
import { filledDisk, own } from "../../testing/filledDisk";
import { Disk, type Fault, type Faults } from "../../testing/memoryJournal";
import { ofNewerFormat } from "../../testing/newerFormat";
import { Tab } from "../../testing/tabs";
import { PortalCore } from "../../wasm/pkg/portal_core";
import { BytesInParts } from "./bytesInParts";
import type { JournalStore } from "./journalStore";

const isReadOnly = (tab: Tab) => {
  const outcome = tab.facade.dispatch({ label: { save: { id: undefined, name: "Terlarang" } } });
  return outcome.kind === "refused" && outcome.refusal.reason === "readOnly";
};

test("a commit with only its format damaged is not taken for one of a newer version", async () => {
  const disk = await filledDisk();
  const piece = disk.entries.get(9);
  if (!(piece instanceof Uint8Array)) throw new Error("nothing is stored under 9");
  const spoilt = Uint8Array.from(piece);
  spoilt[3] = 9;
  disk.entries.set(9, spoilt);
  const tab = await Tab.open({ disk });
  expect(tab.problems).toEqual([{ kind: "damaged", lost: 2, isSample: false }]);
  tab.label("Sesudah");
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
});

test("shows the readable part of a newer version's data, and changes nothing", async () => {
  const disk = await filledDisk();
  disk.entries.set(9, ofNewerFormat(disk.entries.get(9)));
  const tab = await Tab.open({ disk });
  expect(tab.status).toEqual({ kind: "readOnly", reason: "newerData" });
  expect(tab.problems).toEqual([{ kind: "newerData", isShown: true }]);
  expect(own(tab)).toBe(8);
  expect(isReadOnly(tab)).toBe(true);
  expect(tab.facade.dispatch({ session: { actAs: { role: "badan_usaha" } } }).kind).toBe("ok");
  expect(tab.tabSync.replaceEverything(() => undefined)).toBe("readOnly");
  expect([disk.last, disk.aside]).toEqual([10, []]);
});

test("reports if nothing of a newer version's data can be read", async () => {
  const disk = await filledDisk();
  for (const seq of [0, 5]) disk.snapshots.set(seq, ofNewerFormat(disk.snapshots.get(seq)));
  const tab = await Tab.open({ disk });
  expect(tab.status).toEqual({ kind: "readOnly", reason: "newerUnread" });
  expect(tab.problems).toEqual([{ kind: "newerData", isShown: false }]);
});

test("leaves a database with a newer layout unchanged", async () => {
  const disk = await filledDisk();
  disk.format = 2;
  const tab = await Tab.open({ disk });
  expect(tab.status).toEqual({ kind: "readOnly", reason: "newerUnread" });
  expect(tab.problems).toEqual([{ kind: "newerData", isShown: false }]);
  expect(isReadOnly(tab)).toBe(true);
});

test("a tab of a newer version makes this one read-only, and unstored commits are quarantined", async () => {
  const [disk, air] = [new Disk(), new Air()];
  const tab = await Tab.open({ disk, air });
  tab.label("L1");
  await vi.waitFor(() => expect(disk.last).toBe(1));
  disk.entries.set(2, ofNewerFormat(disk.entries.get(1)));
  tab.label("L2");
  await vi.waitFor(() => {
    expect(tab.status).toEqual({ kind: "readOnly", reason: "newerTab" });
    expect(disk.aside).toMatchObject([{ what: "unadopted" }]);
  });
  expect(isReadOnly(tab)).toBe(true);
  expect(disk.last).toBe(2);
});

test("a tab whose database is taken over by a newer version stops writing", async () => {
  const disk = new Disk();
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    operation === "begin" ? "closed" : undefined;
  const tab = await Tab.open({ disk, faults: { strike } });
  tab.label("L1");
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "readOnly", reason: "closed" }));
});

test("without storage everything works in memory, and the status says so", async () => {
  const tab = new Tab({ disk: new Disk() });
  tab.tabSync.startInMemory("unavailable");
  for (let count = 1; count <= 250; count += 1) tab.label(`L${count}`);
  expect(tab.status).toEqual({ kind: "memory", reason: "unavailable" });
  await vi.waitFor(() => expect(tab.facade.living.weight().commits).toBe(0));
  expect(own(tab)).toBe(250);
});

test.each([
  ["retries a read that fails once", ["failed"], { kind: "saved" }],
  [
    "works in memory if reading fails twice",
    ["failed", "failed"],
    { kind: "memory", reason: "unreadable" },
  ],
] as const)("%s", async (_, planned, status) => {
  const disk = await filledDisk();
  const left: Fault[] = [...planned];
  const faults: Faults = {
    strike: async (operation) => (operation === "read" ? left.shift() : undefined),
  };
  const tab = await Tab.open({ disk, faults });
  expect(tab.status).toEqual(status);
  expect(own(tab)).toBe(status.kind === "saved" ? 10 : 0);
});

test.each(["restore", "apply"] as const)(
  "a core that traps once while it reads the store (%s) is no damage",
  async (call) => {
    const disk = await filledDisk();
    const tab = new Tab({ disk });
    vi.spyOn(PortalCore.prototype, call).mockImplementationOnce(() => {
      throw new WebAssembly.RuntimeError("unreachable");
    });
    await tab.tabSync.start();
    expect(own(tab)).toBe(10);
    expect(tab.problems).toEqual([]);
  },
);

test("a core that traps on its first snapshot does not prevent the start", async () => {
  const tab = new Tab({ disk: new Disk() });
  vi.spyOn(PortalCore.prototype, "snapshot").mockImplementationOnce(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
  await tab.tabSync.start();
  tab.label("Satu");
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
});

test("a tab that was behind the fork of a new lineage keeps its unstored commits", async () => {
  const disk = await filledDisk();
  const last = disk.entries.get(10);
  disk.entries.delete(10);
  disk.noted = { lineageId: disk.lineageId, seq: 9 };
  const tab = await Tab.open({ disk });
  tab.label("Sendiri");
  // Meanwhile another tab stored more, and damage after it was cut off.
  disk.entries.set(10, last);
  disk.forks = [{ lineageId: disk.lineageId, seq: 10 }];
  disk.lineageId = "lain";
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  expect([own(tab), tab.problems]).toEqual([10, []]);
  expect((await Tab.open({ disk })).labels()).toContain("Sendiri");
});

test("data that somebody deletes under an open tab is stored again", async () => {
  const disk = await filledDisk();
  const tab = await Tab.open({ disk });
  disk.snapshots.clear();
  disk.entries.clear();
  disk.lineageId = "";
  tab.label("L11");
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  expect(own(await Tab.open({ disk }))).toBe(11);
});

test("everything can be replaced and put back, after a reload too, and other tabs follow", async () => {
  const [disk, air] = [await filledDisk(), new Air()];
  const tab = await Tab.open({ disk, air });
  const other = await Tab.open({ disk, air });
  const before = tab.state;
  const reset = () => {
    tab.facade.living.reset(Date.UTC(2026, 10, 22));
    return undefined;
  };
  expect(tab.tabSync.replaceEverything(reset)).toBeUndefined();
  expect([own(tab), tab.canPutBack]).toEqual([0, true]);
  await vi.waitFor(() => expect(own(other)).toBe(0));
  expect(other.problems).toEqual([{ kind: "replacedElsewhere", lost: 0 }]);
  expect([tab.status, other.canPutBack]).toEqual([{ kind: "saved" }, true]);

  const reloaded = await Tab.open({ disk, air });
  expect([own(reloaded), reloaded.canPutBack]).toEqual([0, true]);
  reloaded.label("L99");
  expect(await reloaded.tabSync.putBack()).toBeUndefined();
  await vi.waitFor(() => expect([own(tab), own(other), own(reloaded)]).toEqual([10, 10, 10]));
  expect(reloaded.state).toEqual(before);
  expect(await tab.tabSync.putBack()).toBeUndefined();
  await vi.waitFor(() => expect(reloaded.labels()).toContain("L99"));
});

test("a state that cannot be read replaces nothing", async () => {
  const disk = await filledDisk();
  const tab = await Tab.open({ disk });
  const { living } = tab.facade;
  expect(
    tab.tabSync.replaceEverything(() => living.load(new BytesInParts([new Uint8Array(20)]))),
  ).toBe("notOurs");
  expect([own(tab), tab.canPutBack]).toEqual([10, false]);
});

/** A tab whose commit and replacement wait for disk space, while another tab has stored more. */
async function outrunReplacement() {
  const disk = await filledDisk();
  let isFull = true;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && ["append", "replaceAll"].includes(operation) ? "quota" : undefined;
  const tab = await Tab.open({ disk, faults: { strike } });
  tab.label("L11");
  const reset = () => tab.tabSync.replaceEverything(() => void tab.facade.living.reset(0));
  reset();
  await vi.waitFor(() => expect(tab.status).toMatchObject({ kind: "unsaved", reason: "quota" }));
  const makeRoom = async () => {
    isFull = false;
    tab.tabSync.tryAgain();
    await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  };
  const other = await Tab.open({ disk });
  other.label("Lain");
  await vi.waitFor(() => expect(disk.last).toBe(11));
  return { disk, tab, reset, makeRoom };
}

test("a replacement is refused if another tab has stored more, and can be confirmed again", async () => {
  const { disk, tab, reset, makeRoom } = await outrunReplacement();
  await makeRoom();
  expect(tab.problems).toEqual([{ kind: "notReplaced", lost: 0 }]);
  expect([own(tab), tab.labels().includes("Lain"), tab.canPutBack]).toEqual([11, true, false]);
  expect((await Tab.open({ disk })).state).toEqual(tab.state);
  reset();
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  const reloaded = await Tab.open({ disk });
  expect(own(reloaded)).toBe(0);
  await reloaded.tabSync.putBack();
  expect([own(reloaded), reloaded.labels().includes("Lain")]).toEqual([11, true]);
});

test("commits made after a refused replacement are quarantined", async () => {
  const { disk, tab, makeRoom } = await outrunReplacement();
  tab.label("Sesudah");
  await makeRoom();
  expect(tab.problems).toEqual([{ kind: "notReplaced", lost: 1 }]);
  expect(tab.labels()).not.toContain("Sesudah");
  expect(disk.aside).toMatchObject([{ what: "unadopted" }]);
});

test("a state put back before its replacement was stored can be replaced again without loss", async () => {
  const disk = await filledDisk();
  let isFull = true;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && operation === "replaceAll" ? "quota" : undefined;
  const tab = await Tab.open({ disk, faults: { strike } });
  const reset = () => {
    tab.facade.living.reset(Date.UTC(2026, 10, 22));
    return undefined;
  };
  tab.tabSync.replaceEverything(reset);
  tab.label("Sementara");
  await tab.tabSync.putBack();
  expect(own(tab)).toBe(10);
  await tab.tabSync.putBack();
  expect(tab.labels()).toContain("Sementara");
  await tab.tabSync.putBack();
  tab.label("L11");
  tab.tabSync.replaceEverything(reset);
  isFull = false;
  tab.tabSync.tryAgain();
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  const reloaded = await Tab.open({ disk });
  expect(own(reloaded)).toBe(0);
  await reloaded.tabSync.putBack();
  expect(own(reloaded)).toBe(11);
});

test("replacing a state that was never stored keeps the stored state to be put back", async () => {
  const disk = await filledDisk();
  let isFull = true;
  const strike = async (operation: keyof JournalStore): Promise<Fault | undefined> =>
    isFull && operation === "replaceAll" ? "quota" : undefined;
  const tab = await Tab.open({ disk, faults: { strike } });
  for (const day of [22, 23]) {
    tab.tabSync.replaceEverything(() => {
      tab.facade.living.reset(Date.UTC(2026, 10, day));
      return undefined;
    });
  }
  isFull = false;
  tab.tabSync.tryAgain();
  await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  expect(await (await Tab.open({ disk })).tabSync.putBack()).toBeUndefined();
  await tab.tabSync.putBack();
  expect(own(tab)).toBe(10);
});

test("replacing sample data by sample data keeps the earlier state to be put back", async () => {
  const disk = await filledDisk();
  const reset = (tab: Tab) => () => {
    tab.facade.living.reset(Date.UTC(2026, 10, 22));
    return undefined;
  };
  const tab = await Tab.open({ disk });
  for (let time = 0; time < 2; time += 1) {
    tab.tabSync.replaceEverything(reset(tab));
    await vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));
  }
  const reloaded = await Tab.open({ disk });
  reloaded.tabSync.replaceEverything(reset(reloaded));
  await vi.waitFor(() => expect(reloaded.status).toEqual({ kind: "saved" }));
  expect(await (await Tab.open({ disk })).tabSync.putBack()).toBeUndefined();
  expect(await reloaded.tabSync.putBack()).toBeUndefined();
  expect(own(reloaded)).toBe(10);
});
