// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { Air } from "../../testing/air";
import { DraftStore } from "./DraftStore";
import type { DraftBackend } from "./databaseDrafts";
import type { DraftRecord } from "./draftRecord";
import { fileRecord } from "./packing";
import { readBuffer, writeBuffer } from "./unloadBuffer";

const FORM = "reply agent-1 R8K2AB";
const KEY = "portal-minerba.unwrittenDrafts";

const typed = (text: string) => ({ value: { text }, base: "{}" });

const record = (text: string, at: number): DraftRecord => ({
  ...{ draft: 1, form: FORM, at, ...typed(text) },
});

const records = new Map<string, unknown>();
/** The database's answer to a write; 'none' imitates a page that ends first. */
let answer: "works" | "failed" | "none" = "works";

const backend: DraftBackend = {
  read: async (keys = [...records.keys()]) =>
    new Map(keys.flatMap((key) => (records.has(key) ? [[key, records.get(key)]] : []))),
  datasets: async () => new Set([""]),
  write: async (changes) => {
    if (answer === "failed") return "failed";
    if (answer === "none") return new Promise(() => undefined);
    for (const [key, { record }] of changes)
      record === undefined ? records.delete(key) : records.set(key, record);
    return "done";
  },
};

async function page(): Promise<DraftStore> {
  const store = new DraftStore(async () => true);
  await store.connect(backend);
  return store;
}

beforeEach(() => {
  records.clear();
  localStorage.clear();
  answer = "works";
});

test("the last keystrokes are there in the next page, although the database never got them", async () => {
  const store = await page();
  store.write(FORM, typed("Awal"));
  await store.flush();
  store.write(FORM, typed("Awal, dan kata terakhir"));
  answer = "none";
  void store.flush();
  void store.leave();
  answer = "works";
  const next = await page();
  expect(next.peek(FORM)).toMatchObject({ ...typed("Awal, dan kata terakhir"), isStored: true });
  expect([...records.values()]).toMatchObject([{ value: { text: "Awal, dan kata terakhir" } }]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("the buffer is empty once the database has the draft", async () => {
  const store = await page();
  store.write(FORM, typed("Tersimpan"));
  await store.leave();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("a draft stays in the buffer while the database is full, even on the next page", async () => {
  const store = await page();
  store.write(FORM, typed("Penuh"));
  answer = "failed";
  await store.leave();
  const next = await page();
  expect(next.peek(FORM)).toMatchObject({ ...typed("Penuh"), isStored: false });
  expect(next.isKeeping).toBe(false);
  expect(readBuffer().get(FORM)).toMatchObject(typed("Penuh"));
  answer = "works";
  await next.refresh();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("a buffered draft does not replace a newer text", async () => {
  const store = await page();
  store.write(FORM, typed("Lama"));
  const old = record("Lama", store.peek(FORM)?.at ?? 0);
  store.write(FORM, typed("Baru"));
  await store.flush();
  writeBuffer(new Map([[FORM, old]]));
  await store.refresh();
  expect(store.peek(FORM)).toMatchObject(typed("Baru"));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test("a buffered draft keeps its stored files when another tab has changed other drafts", async () => {
  const air = new Air();
  const store = new DraftStore(async () => true);
  await store.connect(backend, air.channel());
  const read = vi.spyOn(backend, "read");
  records.set("f1", fileRecord(new File(["%PDF-1.7"], "surat.pdf")));
  const value = { files: [{ storedFile: "f1" }] };
  writeBuffer(new Map([[FORM, { ...record("", Date.now()), value }]]));
  air.channel().post({ drafts: ["lain"] });
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith(["lain"]));
  await store.refresh();
  expect(store.peek(FORM)?.value).toMatchObject({ files: [{ name: "surat.pdf" }] });
});

test.each(["{", "null", "[]", '{"a":{"draft":2}}'])("%j in localStorage is ignored", (found) => {
  localStorage.setItem(KEY, found);
  expect(readBuffer().size).toBe(0);
});

test("a page without localStorage has an empty buffer", () => {
  vi.stubGlobal("localStorage", undefined);
  writeBuffer(new Map([[FORM, record("x", 1)]]));
  expect(readBuffer().size).toBe(0);
  vi.unstubAllGlobals();
});
