import { beforeEach, describe, expect, test, vi } from "vitest";
import type { DraftBackend } from "./DraftBackend";
import { DraftStore } from "./DraftStore";
import { formName } from "./formName";

const inEra = (era: string) => formName(era, "reply", "agent-1", "N4W7KD");
const [before, after] = [inEra(""), inEra("baru")];

const letter = () => new File(["%PDF-1.7"], "bukti.pdf", { type: "application/pdf" });

const typed = (text: string, ...files: File[]) => ({ value: { text, files }, base: "{}" });

let records: Map<string, unknown>;
let eras: Set<string>;

const backend: DraftBackend = {
  readAll: async () => new Map(records),
  eras: async () => eras,
  write: async ({ deletes, puts }) => {
    for (const id of deletes) records.delete(id);
    for (const [id, record] of puts) records.set(id, record);
    return "done";
  },
};

/** A tab; of the others none is open any more. */
async function tab(id: string): Promise<DraftStore> {
  const store = new DraftStore();
  await store.connect(backend, { id, living: async () => new Set([id]) });
  return store;
}

beforeEach(() => {
  records = new Map();
  eras = new Set(["", "baru"]);
});

describe("when everything is replaced", () => {
  test("drafts stay with the data that they belong to, those of closed tabs too, with their files", async () => {
    const closed = await tab("a");
    closed.write(before, typed("sebelumnya", letter()));
    await closed.flush();

    const store = await tab("b");
    store.setDataset("baru");
    expect(store.peek(inEra(store.era))).toBeUndefined();
    store.write(after, typed("sesudahnya"));
    await store.flush();

    const reloaded = await tab("b");
    expect(reloaded.peek(after)?.value).toMatchObject({ text: "sesudahnya" });
    expect(reloaded.peek(before)?.value).toMatchObject({
      text: "sebelumnya",
      files: [{ name: "bukti.pdf" }],
    });
  });

  test("drafts of data that cannot be put back any more go, with their files", async () => {
    const store = await tab("a");
    store.write(before, typed("terlalu lama", letter()));
    store.write(after, typed("masih"));
    await store.flush();
    expect(records.size).toBe(3);
    eras = new Set(["terbaru", "baru"]);
    expect((await tab("a")).peek(before)).toBeUndefined();
    expect([...records.values()]).toMatchObject([{ form: after }]);
  });

  test("nothing goes where it cannot be read what can be put back", async () => {
    const store = await tab("a");
    store.write(before, typed("masih"));
    await store.flush();
    vi.spyOn(backend, "eras").mockResolvedValueOnce(undefined);
    expect((await tab("a")).isKeeping).toBe(false);
    expect(records.size).toBe(1);
  });

  test("the forms are told, once", async () => {
    const store = await tab("a");
    const hear = vi.fn();
    store.subscribe(hear);
    store.setDataset("baru");
    store.setDataset("baru");
    expect(hear).toHaveBeenCalledTimes(1);
  });
});
