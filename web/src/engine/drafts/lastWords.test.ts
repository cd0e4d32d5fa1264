// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DraftBackend } from "./DraftBackend";
import { DraftStore } from "./DraftStore";
import { draftRecord } from "./draftRecord";
import { sessionWords } from "./lastWords";

const FORM = "reply agent-1 R8K2AB";
const KEY = "portal-minerba.lastWords";

const words = (text: string, tab = "a", at = 1) =>
  draftRecord({ form: FORM, tab, at, base: "{}", value: { text } });

const typed = (text: string, ...files: File[]) => ({ value: { text, files }, base: "{}" });

let records: Map<string, unknown>;

/** A database whose writes get nowhere once the page is going. */
const going = { isGone: false };

const backend: DraftBackend = {
  readAll: async () => new Map(records),
  eras: async () => new Set([""]),
  write: ({ deletes, puts }) => {
    if (going.isGone) return new Promise(() => undefined);
    for (const id of deletes) records.delete(id);
    for (const [id, record] of puts) records.set(id, record);
    return Promise.resolve("done");
  },
};

async function page(id = "a", living = new Set<string>()): Promise<DraftStore> {
  going.isGone = false;
  const store = new DraftStore();
  await store.connect(backend, { id, living: async () => living }, sessionWords);
  return store;
}

beforeEach(() => {
  records = new Map();
});

describe("the last words of a page", () => {
  test("are there when it is loaded anew, though the database never got them, and go there", async () => {
    const store = await page();
    store.write(FORM, typed("Awal"));
    await store.flush();
    store.write(FORM, typed("Awal, dan kata terakhir"));
    going.isGone = true;
    void store.leave();
    const anew = await page();
    expect(anew.peek(FORM)).toMatchObject({
      value: { text: "Awal, dan kata terakhir" },
      isStored: true,
    });
    expect([...records.values()]).toMatchObject([{ value: { text: "Awal, dan kata terakhir" } }]);
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test("are not kept once the database has them, or once the page is seen again", async () => {
    const store = await page();
    store.write(FORM, typed("Tersimpan"));
    await store.leave();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    store.write(FORM, typed("Kembali"));
    going.isGone = true;
    void store.leave();
    expect(sessionStorage.getItem(KEY)).not.toBeNull();
    going.isGone = false;
    await store.refresh();
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  test("are kept while a write is still under way", async () => {
    const store = await page();
    store.write(FORM, typed("Masih di jalan"));
    going.isGone = true;
    void store.flush();
    void store.leave();
    expect((await page()).peek(FORM)?.value).toMatchObject({ text: "Masih di jalan" });
  });

  test("stay where they are as long as the database is full, and are those of no other tab", async () => {
    const store = await page();
    store.write(FORM, typed("Penuh"));
    const full = vi.spyOn(backend, "write").mockResolvedValue("failed");
    await store.leave();
    expect([...sessionWords.found().values()]).toMatchObject([{ value: { text: "Penuh" } }]);
    const anew = await page();
    expect(anew.peek(FORM)).toMatchObject({ value: { text: "Penuh" }, isStored: false });
    expect(anew.isKeeping).toBe(false);
    expect(sessionWords.found().size).toBe(1);
    full.mockRestore();

    expect((await page("b", new Set(["a", "b"]))).peek(FORM)).toBeUndefined();
    expect(sessionWords.found().size).toBe(1);
    expect((await page("b", new Set(["b"]))).peek(FORM)?.value).toMatchObject({ text: "Penuh" });
    expect(sessionWords.found().size).toBe(0);
  });

  test("do without the files that did not get to the database", async () => {
    const store = await page();
    const sent = new File(["%PDF-1.7"], "ada.pdf");
    store.write(FORM, typed("Dua berkas", sent));
    await store.flush();
    store.write(FORM, typed("Dua berkas", sent, new File(["%PDF-1.7"], "baru.pdf")));
    going.isGone = true;
    void store.leave();
    expect((await page()).peek(FORM)?.value).toMatchObject({
      text: "Dua berkas",
      files: [{ name: "ada.pdf" }],
    });
  });
});

describe("sessionStorage", () => {
  test("keeps each tab's own, and forgets what has been taken", () => {
    sessionWords.keep("a", new Map([["satu", words("a")]]));
    sessionWords.keep("b", new Map([["dua", words("b", "b")]]));
    sessionWords.keep("a", new Map([["tiga", words("a lagi")]]));
    expect([...sessionWords.found().keys()].sort()).toEqual(["dua", "tiga"]);
    sessionWords.forget(["dua"]);
    expect([...sessionWords.found()]).toEqual([["tiga", words("a lagi")]]);
  });

  test("is not filled: the newest are kept that there is room for", () => {
    const much = "x".repeat(150_000);
    const all = [words(much, "a", 1), words(much, "a", 3), words("kecil", "a", 2)];
    sessionWords.keep("a", new Map(all.map((record, index) => [`${index}`, record])));
    expect([...sessionWords.found().keys()].sort()).toEqual(["1", "2"]);
  });

  test.each(["{", "null", '{"words":2,"records":{}}', '{"words":1,"records":[]}'])(
    "with something else in it (%s) holds nothing, and is written anew",
    (found) => {
      sessionStorage.setItem(KEY, found);
      expect(sessionWords.found().size).toBe(0);
    },
  );

  test("that is shut is done without", () => {
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("", "SecurityError");
    });
    sessionWords.keep("a", new Map([["satu", words("a")]]));
    sessionWords.forget(["satu"]);
    expect(sessionWords.found().size).toBe(0);
  });
});
