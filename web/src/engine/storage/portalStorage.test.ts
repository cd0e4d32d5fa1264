import "fake-indexeddb/auto";
import { readFileSync } from "node:fs";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";

vi.unmock("./portalStorage");

const bytes = readFileSync(new URL("../../wasm/pkg/portal_core_bg.wasm", import.meta.url));
const compiled = new WebAssembly.Module(bytes);

/** A page of the portal with freshly loaded modules. */
async function load() {
  vi.resetModules();
  const { openPortal, portal } = await import("../core/portal");
  const { keepFile } = await import("../files/storedFiles");
  const { bytesOf, factsOf } = await import("../files/attachments");
  const { readCsvFile } = await import("../files/intake");
  const { storageState } = await import("./status");
  const storage = await import("./portalStorage");
  storage.openStorage();
  openPortal(compiled, Date.UTC(2026, 10, 21, 2, 5));
  await storage.startStorage(portal());
  const actAs = (role: "agent" | "cms_auditor") =>
    portal().dispatch({ session: { actAs: { role } } });
  const saved = () => vi.waitFor(() => expect(storageState().status).toEqual({ kind: "saved" }));
  return { portal, keepFile, bytesOf, factsOf, readCsvFile, storageState, storage, actAs, saved };
}

type Page = Awaited<ReturnType<typeof load>>;

function label(page: Page, name: string) {
  const outcome = page.portal().dispatch({ label: { save: { id: undefined, name } } });
  if (outcome.kind !== "ok") throw new Error(JSON.stringify(outcome));
  return outcome.commit;
}

const labels = (page: Page) => JSON.stringify(page.portal().readOnce("labels"));

const persist = vi.fn(async () => false);

beforeEach(() => {
  // Isolates this test from pages of earlier tests, which still exist.
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("navigator", { storage: { persist } });
  persist.mockClear();
});

// Stubs stay until the end, because pages of earlier tests still use them.
afterEach(() => {
  vi.resetModules();
});

test("commits survive a reload, and the browser is asked once to persist them", async () => {
  const page = await load();
  page.actAs("agent");
  label(page, "Satu");
  expect(page.storageState().status).toEqual({ kind: "saving" });
  await page.saved();
  label(page, "Dua");
  await page.saved();
  expect(persist).toHaveBeenCalledTimes(1);
  const reloaded = await load();
  reloaded.actAs("agent");
  expect(labels(reloaded)).toBe(labels(page));
});

test("an attached file survives a reload", async () => {
  const page = await load();
  page.actAs("agent");
  const file = new File(["%PDF-1.7 isi"], "a.pdf");
  const attachments = await page.factsOf([file]);
  const reply = { ticket: "N4W7KD", content: "Terlampir", status: undefined, attachments };
  const outcome = page.portal().dispatch({ ticket: { reply } });
  if (outcome.kind !== "ok") throw new Error(outcome.kind);
  const id = outcome.attachments[0]?.id ?? "";
  void page.keepFile(id, file);
  await page.saved();
  const reloaded = await load();
  expect(await (await reloaded.bytesOf(id))?.text()).toBe("%PDF-1.7 isi");
});

test("the storage always contains either a reply or its draft, never both", async () => {
  const page = await load();
  page.actAs("agent");
  label(page, "Satu");
  await page.saved();
  const { drafts, startDrafts } = await import("../drafts/drafts");
  await startDrafts();
  drafts.write("balasan", { value: "Terkirim", base: "" });
  await drafts.flush();
  const reply = { ticket: "N4W7KD", content: "Terkirim", status: undefined, attachments: [] };
  const { IdbConnection } = await import("./idbConnection");
  const connection = new IdbConnection();
  const found = () =>
    connection.read(async (transaction) => {
      const [commits, halfWritten] = await Promise.all([
        transaction.objectStore("journal").count(),
        transaction.objectStore("drafts").count(),
      ]);
      return `${commits} ${halfWritten}`;
    });
  const seen = new Set([await found()]);
  const outcome = page.portal().dispatch({ ticket: { reply } });
  drafts.settle("balasan", outcome.kind === "ok" ? outcome.commit : undefined);
  while (page.storageState().status.kind === "saving") seen.add(await found());
  seen.add(await found());
  expect([...seen]).toEqual(["1 1", "2 0"]);
});

test("the rows of a table are read again after a reload, while views say that they are loading", async () => {
  const page = await load();
  page.actAs("cms_auditor");
  const file = new File(["nama\nb\na\n"], "data.csv");
  const intake = await page.readCsvFile(file, undefined, new AbortController().signal);
  if (intake.kind !== "read" || intake.preview.content === undefined) throw new Error(intake.kind);
  const { content } = intake.preview;
  const place = { tahapan: "Penjualan" as const, badanUsaha: "PT Baru", description: "" };
  const names = {
    kegiatan: "Uji",
    fileName: file.name,
    kinds: [undefined],
    headers: [],
  };
  const form = { place, content, ...names };
  const outcome = page.portal().dispatch({ repository: { storeDataset: { form } } });
  if (outcome.kind !== "ok" || outcome.commit === undefined) throw new Error(outcome.kind);
  const data = outcome.commit.subject.id;
  void page.keepFile(content, file);
  await page.saved();

  const reloaded = await load();
  reloaded.actAs("cms_auditor");
  const subject = { data };
  const query = {
    subject,
    search: "",
    filters: "",
    sort: 0,
    direction: "asc" as const,
    first: 0,
    count: 9,
  };
  const rows = () => reloaded.portal().readOnce("tableRows", query);
  expect(rows()).toMatchObject({ value: { isLoading: true } });
  await vi.waitFor(() => expect(rows()).toMatchObject({ value: { rows: [["a"], ["b"]] } }));
});

test("'Atur ulang' and its undo are stored", async () => {
  const page = await load();
  page.actAs("agent");
  label(page, "Satu");
  const before = labels(page);
  expect(page.storage.resetEverything()).toEqual({ kind: "ok" });
  expect(labels(page)).not.toContain("Satu");
  await page.saved();
  const reloaded = await load();
  reloaded.actAs("agent");
  expect(labels(reloaded)).not.toContain("Satu");
  expect(reloaded.storageState().canPutBack).toBe(true);
  expect(await reloaded.storage.putBack()).toEqual({ kind: "ok" });
  expect(labels(reloaded)).toBe(before);
});

test("quarantined and stored data can be saved as files", async () => {
  const page = await load();
  page.actAs("agent");
  label(page, "Satu");
  await page.saved();
  const text = (await (await page.storage.copyStored())?.text()) ?? "";
  expect(text).toMatch(/^portal-minerba journal 1 \d+$/m);
  expect(text).toMatch(/^portal-minerba snapshots 0 \d+$/m);
  expect((await page.storage.copySetAside())?.size).toBe(0);
});

test("a newer version's database can be set aside, and work continues with sample data", async () => {
  const { openDB } = await import("idb");
  const newer = await openDB("portal-minerba", 9, {
    upgrade: (database) => void database.createObjectStore("baru").put("milik versi baru", "isi"),
  });
  newer.close();
  const page = await load();
  expect(page.storageState().status).toEqual({ kind: "readOnly", reason: "newerUnread" });
  expect(page.storage.resetEverything()).toEqual({ kind: "refused", problem: "readOnly" });
  expect(await page.storage.startOver()).toBe(true);
  const reloaded = await load();
  reloaded.actAs("agent");
  label(reloaded, "Sesudah");
  await reloaded.saved();
  expect(reloaded.storageState()).toMatchObject({ hasDatabasesAside: true, problems: [] });
  expect(await (await reloaded.storage.copySetAside())?.text()).toContain("milik versi baru");
});

test("a page reports at once that a newer version has taken over its database", async () => {
  const page = await load();
  page.actAs("agent");
  label(page, "Satu");
  await page.saved();
  const { openDB } = await import("idb");
  const newer = await openDB("portal-minerba", 9);
  onTestFinished(() => newer.close());
  const status = { kind: "readOnly", reason: "closed" };
  await vi.waitFor(() => expect(page.storageState().status).toEqual(status));
});

test("quarantined pieces are offered after a reload too, until the user deletes them", async () => {
  const page = await load();
  page.actAs("agent");
  label(page, "Satu");
  await page.saved();
  const { openDB } = await import("idb");
  const database = await openDB("portal-minerba");
  await database.put("journal", new Uint8Array(9), 1);
  database.close();
  const damaged = await load();
  await vi.waitFor(() => expect(damaged.storageState().hasPiecesAside).toBe(true));
  const reloaded = await load();
  await vi.waitFor(() => expect(reloaded.storageState().hasPiecesAside).toBe(true));
  expect(reloaded.storageState().problems).toEqual([]);
  expect(await reloaded.storage.forgetSetAside()).toBe(true);
  expect(reloaded.storageState().hasPiecesAside).toBe(false);
  expect((await load()).storageState().hasPiecesAside).toBe(false);
});

/** Imitates a browser that forbids storage: the access itself throws. */
function refuseStorage() {
  const refuse = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  const { indexedDB } = globalThis;
  const define = (how: PropertyDescriptor) =>
    Object.defineProperty(globalThis, "indexedDB", { ...how, configurable: true });
  define({ get: refuse });
  onTestFinished(() => void define({ value: indexedDB, writable: true }));
  vi.stubGlobal("BroadcastChannel", refuse);
  vi.stubGlobal("navigator", {
    locks: { request: async () => refuse(), query: async () => refuse() },
  });
}

test.each([
  ["without a database", () => void vi.stubGlobal("indexedDB", undefined)],
  ["that may store nothing", refuseStorage],
])("a page %s works in memory", async (_, take) => {
  take();
  const page = await load();
  page.actAs("agent");
  label(page, "Satu");
  expect(page.storageState().status).toEqual({ kind: "memory", reason: "unavailable" });
  expect(page.storage.resetEverything()).toEqual({ kind: "ok" });
  expect(await page.storage.putBack()).toEqual({ kind: "ok" });
  expect(labels(page)).toContain("Satu");
});
