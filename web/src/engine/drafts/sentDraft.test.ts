import { describe, expect, test, vi } from "vitest";
import { database, FORM, letter, living, stored, tab, typed } from "./testing/tabs";

describe("the end of a draft", () => {
  test("sent, it is gone at once, and from the storage once what it became is stored", async () => {
    const store = await tab("a");
    store.write(FORM, typed("terkirim", letter()));
    await store.flush();
    let resolve: ((isThere: boolean) => void) | undefined;
    store.settle(
      FORM,
      new Promise<boolean>((done) => {
        resolve = done;
      }),
    );
    expect(store.peek(FORM)).toBeUndefined();
    await store.refresh();
    expect(store.peek(FORM)).toBeUndefined();
    expect(await stored()).toHaveLength(2);
    resolve?.(true);
    await vi.waitFor(async () => expect(await stored()).toEqual([]));
  });

  test("killed before what it became was stored, it is there again", async () => {
    const store = await tab("a");
    store.write(FORM, typed("belum pasti"));
    await store.flush();
    store.settle(FORM, new Promise<boolean>(() => undefined));
    expect((await tab("a")).peek(FORM)?.value).toMatchObject({ text: "belum pasti" });
  });

  test("what it became is not going to be stored: it is there for the next page", async () => {
    const store = await tab("a");
    store.write(FORM, typed("hanya di memori", letter()));
    await store.flush();
    store.settle(FORM, Promise.resolve(false));
    await store.flush();
    expect(store.peek(FORM)).toBeUndefined();
    expect(await stored()).toHaveLength(2);
  });

  test.each([0, 20])(
    "thrown away, it can be brought back with its files after %i ms",
    async (ms) => {
      const store = await tab("a");
      store.write(FORM, typed("kembali", letter()));
      await store.flush();
      const bringBack = store.discard(FORM);
      expect(store.peek(FORM)).toBeUndefined();
      await new Promise((resolve) => setTimeout(resolve, ms));
      bringBack();
      await store.flush();
      expect((await tab("a")).peek(FORM)?.value).toMatchObject({
        text: "kembali",
        files: [{ name: "bukti.pdf" }],
      });
    },
  );
});

describe("a draft that became a commit", () => {
  const commit = { seq: 1 };
  const never = new Promise<boolean>(() => undefined);

  /** Sent, with what it became on its way to the storage. */
  async function sent(text: string, ...files: File[]) {
    const store = await tab("a");
    store.write(FORM, typed(text, ...files));
    await store.flush();
    store.made(commit);
    store.settle(FORM, never);
    return store;
  }

  test("names what is stored of it, for the transaction that stores the commit", async () => {
    const store = await sent("terkirim", letter());
    const keys = await (await database()).getAllKeys("drafts");
    expect([...(await store.records())].sort()).toEqual([...keys].sort());
    store.stored(keys);
    expect(await store.records()).toEqual([]);
  });

  test("comes back with its files if the commit is not going to be stored", async () => {
    const store = await sent("ditolak", letter());
    store.returned([{ seq: 1 }]);
    expect(store.peek(FORM)).toBeUndefined();
    store.returned([commit]);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "ditolak" });
    expect(await store.records()).toEqual([]);
    await store.flush();
    expect((await tab("a")).peek(FORM)?.value).toMatchObject({
      text: "ditolak",
      files: [{ name: "bukti.pdf" }],
    });
  });

  test("waits for its turn if the form has been begun anew meanwhile", async () => {
    const store = await sent("ditolak");
    store.write(FORM, typed("berikutnya"));
    store.returned([commit]);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "berikutnya" });
    store.discard(FORM);
    store.open(FORM);
    expect(store.peek(FORM)?.value).toMatchObject({ text: "ditolak" });
  });

  test.each([true, false])(
    "and had been taken over leaves it to the tab that it was left by, if that is back (%s)",
    async (isBack) => {
      const closed = await tab("a");
      closed.write(FORM, typed("warisan", letter()));
      await closed.flush();
      const whole = await (await database()).getAllKeys("drafts");
      living.delete("a");
      const heir = await tab("b");
      heir.adopt(FORM);
      heir.write(FORM, typed("warisan, diubah", letter()));
      await heir.flush();
      if (isBack) living.add("a");
      heir.made(commit);
      heir.settle(FORM, never);
      const records = new Set(await heir.records());
      expect(whole.filter((key) => records.has(key))).toHaveLength(isBack ? 0 : 2);
    },
  );
});
