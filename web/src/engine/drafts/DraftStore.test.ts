import { describe, expect, test, vi } from "vitest";
import { DraftStore } from "./DraftStore";
import { databaseDrafts, type RecordChange } from "./databaseDrafts";
import { formName } from "./formName";
import { isFileRecord } from "./packing";
import { database, FORM, letter, stored, tab, typed } from "./testing/draftTabs";

const textIn = (store: DraftStore, form = FORM) => {
  const value = store.peek(form)?.value;
  return typeof value === "object" && value !== null && "text" in value ? value.text : undefined;
};

const shows = (store: DraftStore, text: string | undefined) =>
  vi.waitFor(() => expect(textIn(store)).toBe(text));

const storedFiles = async () => (await stored()).filter(isFileRecord).map(({ name }) => name);

describe("one tab", () => {
  test("stores a draft within 300 ms while typing goes on, and finds it after a reload", async () => {
    const store = await tab();
    for (const text of ["U", "Un", "Ung", "Ungg", "Ungga"]) {
      store.write(FORM, typed(text));
      await new Promise((resolve) => setTimeout(resolve, 70));
    }
    expect(store.peek(FORM)?.isStored).toBe(false);
    await vi.waitFor(() => expect(store.peek(FORM)?.isStored).toBe(true), { timeout: 300 });
    expect(await stored()).toHaveLength(1);
    expect((await tab()).peek(FORM)).toMatchObject({ ...typed("Ungga"), isStored: true });
  });

  test("stores a file once, and finds it after a reload", async () => {
    const put = vi.spyOn(IDBObjectStore.prototype, "put");
    const store = await tab();
    const file = letter();
    store.write(FORM, typed("satu", file));
    await store.flush();
    store.write(FORM, typed("satu dua", file));
    await store.flush();
    expect(put.mock.calls.filter(([value]) => isFileRecord(value))).toHaveLength(1);

    const value = (await tab()).peek(FORM)?.value;
    expect(value).toMatchObject({ text: "satu dua", files: [{ name: "bukti.pdf" }] });
    const [back] =
      typeof value === "object" && value !== null && "files" in value ? [value.files].flat() : [];
    expect(back instanceof File && (await back.text())).toBe("%PDF-1.7 bukti.pdf");
  });

  test("deletes the draft of an emptied form with its files, and a file that was removed from a draft", async () => {
    const store = await tab();
    store.write(FORM, typed("x", letter("a.pdf")));
    await store.flush();
    store.write(FORM, typed("x", letter("b.pdf")));
    await store.flush();
    expect(await storedFiles()).toEqual(["b.pdf"]);
    store.drop(FORM);
    await store.flush();
    expect(await stored()).toEqual([]);
  });

  test("stores what was typed before the storage was open", async () => {
    const store = new DraftStore(async () => true);
    store.write(FORM, typed("cepat"));
    expect(store.isKeeping).toBe(false);
    await store.connect(databaseDrafts(await database()));
    expect(store.isKeeping).toBe(true);
    expect(await stored()).toMatchObject([{ value: { text: "cepat" } }]);
  });

  test("keeps a stored draft for the next page if somebody typed before it was read", async () => {
    const earlier = await tab();
    earlier.write(FORM, typed("lama", letter()));
    await earlier.flush();
    const store = new DraftStore(async () => true);
    await new Promise((resolve) => setTimeout(resolve, 2));
    store.write(FORM, typed("baru"));
    await store.connect(databaseDrafts(await database()));
    expect(textIn(store)).toBe("baru");
    store.settle(FORM, undefined);
    await store.flush();
    expect((await tab()).peek(FORM)?.value).toMatchObject({ files: [{ name: "bukti.pdf" }] });
  });

  test.each([0, 20])(
    "brings a discarded draft back with its files after %i ms",
    async (milliseconds) => {
      const store = await tab();
      store.write(FORM, typed("kembali", letter()));
      await store.flush();
      const bringBack = store.discard(FORM);
      expect(store.peek(FORM)).toBeUndefined();
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      bringBack();
      await store.flush();
      expect((await tab()).peek(FORM)?.value).toMatchObject({ files: [{ name: "bukti.pdf" }] });
    },
  );
});

describe("two tabs with the same form", () => {
  test("show one draft: each shows what is typed in the other, with its files", async () => {
    const [one, other] = [await tab(), await tab()];
    one.write(FORM, typed("Dari tab pertama", letter()));
    await shows(other, "Dari tab pertama");
    expect(other.peek(FORM)?.value).toMatchObject({ files: [{ name: "bukti.pdf" }] });
    other.write(FORM, typed("Dari tab kedua"));
    await shows(one, "Dari tab kedua");
    expect(await stored()).toHaveLength(1);
  });

  test("never replace newer typing by an older text that was stored meanwhile", async () => {
    const [one, other] = [await tab(), await tab()];
    one.write(FORM, typed("Lebih dulu"));
    other.write(FORM, typed("Lebih baru"));
    other.write(FORM, typed("Lebih baru lagi"));
    const shown: unknown[] = [];
    other.subscribe(() => shown.push(textIn(other)));
    await one.flush();
    await shows(one, "Lebih baru lagi");
    expect(new Set(shown)).toEqual(new Set(["Lebih baru lagi"]));
    await one.flush();
    expect(await stored()).toMatchObject([{ value: { text: "Lebih baru lagi" } }]);
  });

  test("show the newer text even if the older one is written last", async () => {
    const [one, other] = [await tab({ isDeaf: true }), await tab()];
    one.write(FORM, typed("Lebih dulu", letter()));
    other.write(FORM, typed("Lebih baru"));
    other.write(FORM, typed("Lebih baru lagi"));
    await other.flush();
    await one.flush();
    await shows(one, "Lebih baru lagi");
    expect(await stored()).toMatchObject([{ value: { text: "Lebih baru lagi" } }]);
  });

  test("are both empty after the draft is discarded in one, and both filled after it is brought back", async () => {
    const [one, other] = [await tab(), await tab()];
    one.write(FORM, typed("dibuang"));
    await shows(other, "dibuang");
    const bringBack = other.discard(FORM);
    await shows(one, undefined);
    bringBack();
    await shows(one, "dibuang");
  });

  test("catch up when they are shown, if no message reached them", async () => {
    const [one, other] = [await tab(), await tab({ isDeaf: true })];
    one.write(FORM, typed("diam-diam"));
    await one.flush();
    expect(other.peek(FORM)).toBeUndefined();
    await other.refresh();
    expect(textIn(other)).toBe("diam-diam");
    one.drop(FORM);
    await one.flush();
    await other.refresh();
    expect(other.peek(FORM)).toBeUndefined();
  });

  test("keep a draft that was stored while records were being read", async () => {
    const real = databaseDrafts(await database());
    let answer = () => {};
    const read = vi.fn(real.read);
    const store = await tab({ backend: { ...real, read } });
    read.mockImplementationOnce(async () => {
      const records = await real.read();
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return records;
    });
    const refreshed = store.refresh();
    store.write(FORM, typed("baru saja"));
    await vi.waitFor(() => expect(store.peek(FORM)?.isStored).toBe(true));
    answer();
    await refreshed;
    expect(textIn(store)).toBe("baru saja");
  });

  test("are both empty although an older text is stored after the draft was discarded", async () => {
    const [one, other] = [await tab(), await tab()];
    other.write(FORM, typed("lebih dulu", letter()));
    one.write(FORM, typed("lebih"));
    one.write(FORM, typed("lebih baru"));
    one.discard(FORM);
    await one.flush();
    await other.flush();
    await shows(other, undefined);
    expect(one.peek(FORM)).toBeUndefined();
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
  });

  test("keep the text typed in one while the other deletes an older text", async () => {
    const [one, other] = [await tab({ isDeaf: true }), await tab()];
    one.write(FORM, typed("lama"));
    await one.flush();
    await other.refresh();
    one.drop(FORM);
    other.write(FORM, typed("ba"));
    other.write(FORM, typed("baru"));
    await other.flush();
    await one.flush();
    await shows(one, "baru");
    expect(await stored()).toMatchObject([{ value: { text: "baru" } }]);
  });
});

describe("data sets", () => {
  const inSet = (datasetId: string) => formName(datasetId, "reply", "agent-1", "N4W7KD");

  async function withDatasets(...ids: string[]) {
    const real = databaseDrafts(await database());
    return { ...real, datasets: async () => new Set(ids) };
  }

  test("keep their drafts while another data set is shown", async () => {
    const store = await tab({ backend: await withDatasets("", "baru") });
    const hear = vi.fn();
    store.write(inSet(""), typed("sebelumnya", letter()));
    store.subscribe(hear);
    store.setDataset("baru");
    store.setDataset("baru");
    expect(hear).toHaveBeenCalledTimes(1);
    expect(store.peek(inSet(store.datasetId))).toBeUndefined();
    store.write(inSet("baru"), typed("sesudahnya"));
    await store.flush();
    const reloaded = await tab({ backend: await withDatasets("", "baru") });
    expect(textIn(reloaded, inSet("baru"))).toBe("sesudahnya");
    expect(reloaded.peek(inSet(""))?.value).toMatchObject({ files: [{ name: "bukti.pdf" }] });
  });

  test("that cannot come back lose their drafts after a day", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const store = await tab({ backend: await withDatasets("", "baru") });
    store.write(inSet(""), typed("terlalu lama", letter()));
    store.write(inSet("baru"), typed("masih"));
    await store.flush();
    await tab({ backend: await withDatasets("terbaru", "baru") });
    expect(await stored()).toHaveLength(3);
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1_000);
    await tab({ backend: await withDatasets("terbaru", "baru") });
    expect(await stored()).toMatchObject([{ form: inSet("baru") }]);
    vi.useRealTimers();
  });
});

describe("a storage that fails", () => {
  /** A tab whose writes fail while `refuses` returns true. */
  async function failing(refuses: (changes: ReadonlyMap<string, RecordChange>) => boolean) {
    const real = databaseDrafts(await database());
    const fault = { refuses };
    const write: typeof real.write = async (changes, files) =>
      fault.refuses(changes) ? "failed" : real.write(changes, files);
    return { fault, store: await tab({ backend: { ...real, write } }) };
  }

  test("keeps drafts in memory, and stores them once it works again", async () => {
    const { fault, store } = await failing(() => true);
    store.write(FORM, typed("penuh", letter()));
    await store.flush();
    expect(store.isKeeping).toBe(false);
    expect(store.peek(FORM)).toMatchObject({ value: { text: "penuh" }, isStored: false });
    fault.refuses = () => false;
    await vi.waitFor(() => expect(store.peek(FORM)?.isStored).toBe(true), 3_000);
    expect(store.isKeeping).toBe(true);
    expect(await storedFiles()).toEqual(["bukti.pdf"]);
  });

  test("for one draft stores all others", async () => {
    const { fault, store } = await failing((changes) => changes.has("dua"));
    for (const form of ["satu", "dua", "tiga"]) store.write(form, typed(form));
    await store.flush();
    const isStored = () => ["satu", "dua", "tiga"].map((form) => store.peek(form)?.isStored);
    expect([store.isKeeping, ...isStored()]).toEqual([false, true, false, true]);
    fault.refuses = () => false;
    await store.flush();
    expect([store.isKeeping, ...isStored()]).toEqual([true, true, true, true]);
  });

  test("deletes later what it could not delete", async () => {
    const { fault, store } = await failing(() => false);
    store.write(FORM, typed("dibuang", letter()));
    await store.flush();
    fault.refuses = () => true;
    store.drop(FORM);
    await store.flush();
    expect(await stored()).toHaveLength(2);
    fault.refuses = () => false;
    await store.flush();
    expect(await stored()).toEqual([]);
  });

  test("stores all records of a write or none, also if one cannot be copied", async () => {
    const backend = databaseDrafts(await database());
    const record = (value: unknown) =>
      ({ at: 1, record: { draft: 1, form: FORM, at: 1, base: "", value } }) as const;
    const mixed = new Map([
      ["baik", record(1)],
      ["rusak", record(() => undefined)],
    ]);
    expect(await backend.write(mixed, new Map())).toBe("failed");
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["damaged", { draft: 1, form: FORM }],
    ["of a later format", { draft: 2, form: FORM, at: 1, base: "", value: { text: "x" } }],
    ["no record at all", "x"],
  ])("ignores a record that is %s", async (_, record) => {
    await (await database()).put("drafts", record, "lama");
    const store = await tab();
    expect(store.peek(FORM)).toBeUndefined();
    store.write(FORM, typed("baru"));
    await store.flush();
    expect(await stored()).toContainEqual(record);
  });

  test("keeps the text of a draft whose file is gone", async () => {
    const store = await tab();
    store.write(FORM, { value: { text: "teks", file: letter() }, base: "" });
    await store.flush();
    const data = await database();
    for (const key of await data.getAllKeys("drafts"))
      if (isFileRecord(await data.get("drafts", key))) await data.delete("drafts", key);
    expect((await tab()).peek(FORM)?.value).toEqual({ text: "teks", file: null });
  });
});
