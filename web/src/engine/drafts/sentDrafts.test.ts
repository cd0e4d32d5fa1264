import { describe, expect, test, vi } from "vitest";
import { databaseDrafts } from "./databaseDrafts";
import { database, deleteRecords, FORM, letter, stored, tab, typed } from "./testing/draftTabs";

const commit = { seq: 1 };

/** A tab that has sent a draft whose commit is not stored yet. */
async function sent(text: string, ...files: File[]) {
  const store = await tab();
  store.write(FORM, typed(text, ...files));
  await store.flush();
  store.settle(FORM, commit);
  await store.flush();
  return store;
}

describe("a draft that became a commit", () => {
  test("leaves the form at once in all tabs, and the storage when its commit is stored", async () => {
    const other = await tab();
    const store = await sent("terkirim", letter());
    expect(store.peek(FORM)).toBeUndefined();
    await vi.waitFor(() => expect(other.peek(FORM)).toBeUndefined());
    // Imitates a database that the browser closed and the page opened again.
    await store.connect(databaseDrafts(await database()));
    expect(store.peek(FORM)).toBeUndefined();
    const keys = await (await database()).getAllKeys("drafts");
    expect([...store.records()].sort()).toEqual([...keys].sort());
    await deleteRecords(store.records());
    store.stored(keys);
    expect(store.records()).toEqual([]);
    await store.flush();
    expect((await tab()).peek(FORM)).toBeUndefined();
  });

  test("stays stored with its last keystrokes until its commit is stored, so that it survives a crash", async () => {
    const store = await tab();
    store.write(FORM, typed("belum pasti", letter()));
    store.settle(FORM, commit);
    await store.flush();
    expect((await tab()).peek(FORM)?.value).toMatchObject({
      text: "belum pasti",
      files: [{ name: "bukti.pdf" }],
    });
    expect(await stored()).toHaveLength(2);
  });

  test.each([
    [true, 0],
    [false, 2],
  ])(
    "is deleted once everything is known to be stored (%s leaves %i records)",
    async (isStored, left) => {
      const store = await tab({ untilStored: async () => isStored });
      store.write(FORM, typed("tuntas", letter()));
      store.settle(FORM, commit);
      await store.refresh();
      await store.flush();
      expect(store.peek(FORM)).toBeUndefined();
      await vi.waitFor(async () => expect(await stored()).toHaveLength(left));
    },
  );

  test("comes back with its files, in all tabs, if the commit will not be stored", async () => {
    const other = await tab();
    const store = await sent("ditolak", letter());
    store.returned([{ seq: 1 }]);
    expect(store.peek(FORM)).toBeUndefined();
    store.returned([commit]);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "ditolak" });
    expect(store.records()).toEqual([]);
    await store.flush();
    await vi.waitFor(() =>
      expect(other.peek(FORM)?.value).toMatchObject({ files: [{ name: "bukti.pdf" }] }),
    );
    expect(await stored()).toHaveLength(2);
  });

  test("waits for the next page if its form has another draft by now", async () => {
    const store = await sent("ditolak");
    store.write(FORM, typed("berikutnya"));
    await store.flush();
    store.returned([commit]);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "berikutnya" });
    expect((await tab()).peek(FORM)?.value).toMatchObject({ text: "berikutnya" });
    store.discard(FORM);
    await store.flush();
    expect((await tab()).peek(FORM)?.value).toMatchObject({ text: "ditolak" });
  });

  test("keeps its commit although another draft of the form is sent before it is stored", async () => {
    const store = await sent("pertama");
    const next = { seq: 2 };
    store.write(FORM, typed("kedua"));
    store.settle(FORM, next);
    const [first] = store.records();
    store.stored(first === undefined ? [] : [first]);
    store.returned([next]);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "kedua" });
  });

  test("leaves its files to the form if the commit is undone before it is stored", async () => {
    const file = letter();
    const store = await sent("diurungkan", file);
    store.write(FORM, typed("diurungkan", file));
    const gone = store.records();
    await deleteRecords(gone);
    store.stored(gone);
    await store.flush();
    expect((await tab()).peek(FORM)?.value).toMatchObject({ files: [{ name: "bukti.pdf" }] });
  });

  test("is deleted at once if it led to no commit", async () => {
    const store = await tab();
    store.write(FORM, typed("tanpa perubahan"));
    await store.flush();
    store.settle(FORM, undefined);
    await store.flush();
    expect(await stored()).toEqual([]);
  });
});
