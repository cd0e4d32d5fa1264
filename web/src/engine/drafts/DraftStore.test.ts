import { describe, expect, test, vi } from "vitest";
import { DraftStore } from "./DraftStore";
import { databaseDrafts } from "./databaseDrafts";
import { database, FORM, letter, living, RETURN_MS, stored, tab, typed } from "./testing/tabs";

describe("what is typed", () => {
  test("is stored within 300 ms however long typing goes on, and is there after a reload", async () => {
    const store = await tab("a");
    for (const text of ["U", "Un", "Ung", "Ungg", "Ungga"]) {
      store.write(FORM, typed(text));
      await new Promise((resolve) => setTimeout(resolve, 70));
    }
    expect(store.peek(FORM)?.isStored).toBe(false);
    await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 300 });
    await vi.waitFor(() => expect(store.peek(FORM)?.isStored).toBe(true));
    await store.flush();

    expect((await tab("a")).peek(FORM)).toMatchObject({ ...typed("Ungga"), isStored: true });
  });

  test("comes back with its files, which are written once", async () => {
    const store = await tab("a");
    const file = letter();
    store.write(FORM, typed("satu", file));
    await store.flush();
    const real = databaseDrafts(await database());
    const write = vi.fn(real.write);
    await store.connect({ ...real, write }, { id: "a", living: async () => living });
    store.write(FORM, typed("satu dua", file));
    await store.flush();
    const puts = write.mock.lastCall?.[0].puts;
    expect(puts?.size).toBe(1);

    const value = (await tab("a")).peek(FORM)?.value;
    expect(value).toMatchObject({ text: "satu dua", files: [{ name: "bukti.pdf" }] });
    const [back] =
      typeof value === "object" && value !== null && "files" in value ? [value.files].flat() : [];
    expect(back instanceof File && (await back.text())).toBe("%PDF-1.7 bukti");
  });

  test("and what a form is emptied of leaves nothing behind, files included", async () => {
    const store = await tab("a");
    store.write(FORM, typed("x", letter()));
    await store.flush();
    expect(await stored()).toHaveLength(2);
    store.drop(FORM);
    await store.flush();
    expect(await stored()).toEqual([]);
  });

  test("before the storage is open is stored once it is", async () => {
    const store = new DraftStore();
    store.write(FORM, typed("cepat"));
    expect(store.isKeeping).toBe(false);
    await store.connect(databaseDrafts(await database()), { id: "a", living: async () => living });
    expect(store.isKeeping).toBe(true);
    expect(await stored()).toMatchObject([{ value: { text: "cepat" } }]);
  });
});

describe("several tabs", () => {
  test("a living tab's draft is neither taken nor overwritten", async () => {
    const first = await tab("a");
    first.write(FORM, typed("milik pertama"));
    await first.flush();
    const second = await tab("b");
    expect(second.peek(FORM)).toBeUndefined();
    second.write(FORM, typed("milik kedua"));
    await second.flush();
    expect((await tab("a")).peek(FORM)?.value).toEqual(typed("milik pertama").value);
    expect((await tab("b")).peek(FORM)?.value).toEqual(typed("milik kedua").value);
  });

  test("what a closed tab left goes to the tab that opens the form next, and to no other", async () => {
    const closed = await tab("a");
    closed.write(FORM, typed("tertinggal", letter()));
    await closed.flush();
    living.delete("a");

    const [one, other] = [await tab("b"), await tab("c")];
    expect(one.peek(FORM)?.value).toMatchObject({ text: "tertinggal" });
    one.adopt(FORM);
    other.adopt(FORM);
    await vi.waitFor(() => expect(other.peek(FORM)).toBeUndefined());
    await one.flush();
    expect(one.peek(FORM)?.value).toMatchObject({ text: "tertinggal" });
    expect((await tab("b")).peek(FORM)?.value).toMatchObject({ files: [{ name: "bukti.pdf" }] });
    expect(await stored()).toHaveLength(2);
  });

  test("a tab that was only being loaded anew finds its draft, which the other one gives back", async () => {
    const reloading = await tab("a");
    reloading.write(FORM, typed("sebentar"));
    await reloading.flush();
    living.delete("a");
    const other = await tab("b");
    other.adopt(FORM);
    expect(other.peek(FORM)?.value).toMatchObject({ text: "sebentar" });
    const reloaded = await tab("a");
    expect(reloaded.peek(FORM)?.value).toMatchObject({ text: "sebentar" });
    await vi.waitFor(() => expect(other.peek(FORM)).toBeUndefined());
    await reloaded.flush();
    expect((await tab("a")).peek(FORM)?.value).toMatchObject({ text: "sebentar" });
  });

  test("what was taken over and changed is kept, even if its tab comes back", async () => {
    const reloading = await tab("a");
    reloading.write(FORM, typed("asal"));
    await reloading.flush();
    living.delete("a");
    const other = await tab("b");
    other.adopt(FORM);
    other.write(FORM, typed("asal, lalu diubah"));
    await tab("a");
    await new Promise((resolve) => setTimeout(resolve, 2 * RETURN_MS));
    await other.flush();
    expect((await tab("a")).peek(FORM)?.value).toMatchObject({ text: "asal" });
    expect((await tab("b")).peek(FORM)?.value).toMatchObject({ text: "asal, lalu diubah" });
  });

  test.each(["sent", "thrown away"])(
    "what was taken over and %s is gone everywhere",
    async (end) => {
      const closed = await tab("a");
      closed.write(FORM, typed("tuntas", letter()));
      await closed.flush();
      living.delete("a");
      const store = await tab("b");
      store.adopt(FORM);
      if (end === "sent") store.settle(FORM, Promise.resolve(true));
      else store.discard(FORM);
      await vi.waitFor(async () => expect(await stored()).toEqual([]));
    },
  );

  test("a tab that is there already finds what was left when it looks again", async () => {
    const [closing, waiting] = [await tab("a"), await tab("b")];
    closing.write(FORM, typed("baru saja"));
    await closing.flush();
    await waiting.refresh();
    expect(waiting.peek(FORM)).toBeUndefined();
    living.delete("a");
    await waiting.refresh();
    expect(waiting.peek(FORM)?.value).toMatchObject({ text: "baru saja" });
  });

  test("of two that were left the older one waits until the form is opened anew", async () => {
    for (const id of ["a", "b"]) {
      const store = await tab(id);
      store.write(FORM, typed(id));
      await store.flush();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    living.clear();
    const store = await tab("c");
    store.adopt(FORM);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "b" });
    store.settle(FORM, Promise.resolve(true));
    expect(store.peek(FORM)).toBeUndefined();
    store.open(FORM);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "a" });
  });
});

test("what is left by a tab that closes while a form is open that does not show it is not written over", async () => {
  const [closing, editing] = [await tab("a"), await tab("b")];
  closing.write(FORM, typed("milik tab lain"));
  await closing.flush();
  editing.open(FORM);
  editing.adopt(FORM);
  editing.shut(FORM);
  living.delete("a");
  await editing.refresh();
  editing.write(FORM, typed("milik sendiri"));
  editing.settle(FORM, Promise.resolve(true));
  expect(editing.peek(FORM)).toBeUndefined();
  editing.open(FORM);
  expect(editing.peek(FORM)?.value).toMatchObject({ text: "milik tab lain" });
});

describe("storage that is not as it should be", () => {
  test.each([
    ["damaged", { draft: 1, form: FORM }],
    [
      "of a later format",
      { draft: 2, form: FORM, tab: "z", at: 1, base: "", value: { text: "x" } },
    ],
    ["no record at all", "x"],
  ])("a draft that is %s is let be", async (_, record) => {
    await (await database()).put("drafts", record, "lama");
    const store = await tab("a");
    expect(store.peek(FORM)).toBeUndefined();
    store.write(FORM, typed("baru"));
    await store.flush();
    expect(await stored()).toContainEqual(record);
  });

  test("a draft whose file is gone keeps its text", async () => {
    const store = await tab("a");
    store.write(FORM, { value: { text: "teks", file: letter() }, base: "" });
    await store.flush();
    const data = await database();
    for (const key of await data.getAllKeys("drafts")) {
      const record = await data.get("drafts", key);
      if (typeof record === "object" && record !== null && "draftFile" in record) {
        await data.delete("drafts", key);
      }
    }
    expect((await tab("a")).peek(FORM)?.value).toEqual({ text: "teks", file: null });
  });

  test("what cannot be stored stays in memory and is stored when that works again", async () => {
    const real = databaseDrafts(await database());
    let isFull = true;
    const store = await tab("a", {
      ...real,
      write: async (writing) => (isFull ? "failed" : real.write(writing)),
    });
    store.write(FORM, typed("penuh", letter()));
    await store.flush();
    expect(store.isKeeping).toBe(false);
    expect(store.peek(FORM)).toMatchObject({ value: { text: "penuh" }, isStored: false });

    isFull = false;
    await store.refresh();
    expect(store.isKeeping).toBe(true);
    expect((await tab("a")).peek(FORM)?.value).toMatchObject({
      text: "penuh",
      files: [{ name: "bukti.pdf" }],
    });
  });

  test("and is tried again by itself", async () => {
    const real = databaseDrafts(await database());
    const write = vi.fn(real.write).mockResolvedValueOnce("failed");
    const store = await tab("a", { ...real, write });
    store.write(FORM, typed("penuh"));
    await store.flush();
    await vi.waitFor(() => expect(store.peek(FORM)?.isStored).toBe(true), 3_000);
  });
});
