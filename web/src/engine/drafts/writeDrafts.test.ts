import "fake-indexeddb/auto";
import { expect, test, vi } from "vitest";
import { memoryBackend } from "../../testing/memoryDrafts";
import { openDatabase } from "../storage/database";
import type { Writing } from "./DraftBackend";
import { DraftStore } from "./DraftStore";
import { databaseDrafts } from "./databaseDrafts";
import { isRecord } from "./guards";
import { isFileRecord } from "./packing";

const RETURN_MS = 20;

const typed = (text: string, ...files: File[]) => ({ value: { text, files }, base: "{}" });
const file = (name: string) => new File(["%PDF-1.7"], name);

/** What a tab stores goes here, as long as nothing fails. */
async function desk(id = "a", held = new Map<string, unknown>()) {
  const real = memoryBackend(held);
  const faults: { refuses: ((writing: Writing) => boolean) | undefined } = { refuses: undefined };
  const write = vi.fn(async (writing: Writing) =>
    faults.refuses?.(writing) ? ("failed" as const) : real.write(writing),
  );
  const store = new DraftStore(RETURN_MS);
  await store.connect({ ...real, write }, { id, living: async () => new Set([id]) });
  const files = () => [...held.values()].filter(isFileRecord).map(({ name }) => name);
  return { store, held, write, faults, files, records: () => held.size - files().length };
}

const filesOf = (value: unknown): File[] =>
  isRecord(value) && Array.isArray(value.files)
    ? value.files.filter((one) => one instanceof File)
    : [];

const holds = (name: string) => (writing: Writing) =>
  [...writing.puts.values()].some((record) => isFileRecord(record) && record.name === name);

test("a draft whose file cannot be written keeps no other from being stored, nor what was thrown away from going", async () => {
  const { store, faults, files, records } = await desk();
  store.write("lama", typed("dibuang", file("lama.pdf")));
  await store.flush();
  faults.refuses = holds("rusak.pdf");
  store.drop("lama");
  store.write("satu", typed("baik", file("baik.pdf")));
  store.write("dua", typed("rusak", file("rusak.pdf")));
  store.write("tiga", typed("baik juga"));
  await store.flush();
  expect([files(), records()]).toEqual([["baik.pdf"], 2]);
  expect([store.peek("satu"), store.peek("dua"), store.peek("tiga")]).toMatchObject([
    { isStored: true },
    { isStored: false },
    { isStored: true },
  ]);
  expect(store.isKeeping).toBe(false);
  expect(["satu", "dua", "tiga"].map((form) => store.keeps(form))).toEqual([true, false, true]);

  faults.refuses = undefined;
  await store.refresh();
  expect(store.isKeeping).toBe(true);
  expect([files(), records()]).toEqual([["baik.pdf", "rusak.pdf"], 3]);
});

test("what changes or ends while one after another is tried is not written as it was", async () => {
  const { store, held, faults, write } = await desk();
  faults.refuses = ({ puts }) => puts.size > 1;
  store.write("satu", typed("pertama"));
  store.write("dua", typed("akan dibuang"));
  const flushed = store.flush();
  store.drop("dua");
  store.write("satu", typed("kedua"));
  await flushed;
  expect(write).toHaveBeenCalledOnce();
  await store.flush();
  expect([...held.values()]).toMatchObject([{ value: { text: "kedua" } }]);
});

test("where nothing can be written each draft is not tried for itself", async () => {
  const { store, faults, write } = await desk();
  store.write("lama", typed("dibuang"));
  await store.flush();
  write.mockClear();
  faults.refuses = () => true;
  store.drop("lama");
  for (const form of ["satu", "dua", "tiga"]) store.write(form, typed(form));
  await store.flush();
  expect(write).toHaveBeenCalledTimes(2);
});

test("files of a draft that was thrown away while nothing could be written go later", async () => {
  const { store, held, faults } = await desk();
  store.write("satu", typed("dibuang", file("a.pdf")));
  await store.flush();
  faults.refuses = () => true;
  store.drop("satu");
  await store.flush();
  expect(held.size).toBe(2);
  faults.refuses = undefined;
  await store.flush();
  expect(held.size).toBe(0);
});

test("so does a file that was taken out of its draft, and one whose draft ended before that was known to have failed", async () => {
  const { store, faults, files } = await desk();
  for (const form of ["satu", "dua"]) store.write(form, typed(form, file(`${form}-lama.pdf`)));
  await store.flush();
  faults.refuses = () => true;
  for (const form of ["satu", "dua"]) store.write(form, typed(form, file(`${form}-baru.pdf`)));
  const failing = store.flush();
  store.drop("dua");
  await failing;
  expect(files()).toEqual(["satu-lama.pdf", "dua-lama.pdf"]);
  faults.refuses = undefined;
  await store.flush();
  expect(files()).toEqual(["satu-baru.pdf"]);
});

test("a file that was brought back meanwhile is not taken away with what could not be", async () => {
  const { store, faults, files } = await desk();
  store.write("satu", typed("kembali", file("a.pdf")));
  await store.flush();
  faults.refuses = () => true;
  const bringBack = store.discard("satu");
  faults.refuses = undefined;
  bringBack();
  await store.flush();
  await store.flush();
  expect(files()).toEqual(["a.pdf"]);
});

test("what was left behind is taken over once that can be written, and leaves nothing", async () => {
  const held = new Map<string, unknown>();
  const gone = await desk("a", held);
  gone.store.write("satu", typed("warisan", file("a.pdf"), file("b.pdf")));
  await gone.store.flush();
  const { store, faults, files, records, write } = await desk("b", held);
  faults.refuses = ({ onlyWith }) => onlyWith !== undefined;
  store.adopt("satu");
  const [first] = filesOf(store.peek("satu")?.value);
  store.write("satu", typed("warisan, diubah", ...(first ? [first] : [])));
  await store.flush();
  const moves = () => write.mock.calls.filter(([{ onlyWith }]) => onlyWith !== undefined);
  await vi.waitFor(() => expect(moves()).toHaveLength(2));
  expect([records(), files()]).toEqual([2, ["a.pdf", "b.pdf"]]);
  faults.refuses = undefined;
  await vi.waitFor(() => expect([records(), files()]).toEqual([1, ["a.pdf"]]));
});

test("in the database too it is all or nothing, also with what cannot be copied", async () => {
  const opened = await openDatabase(() => undefined);
  if (opened.kind !== "open") throw new Error(opened.kind);
  const backend = databaseDrafts(opened.database);
  const puts = new Map<string, unknown>([["baik", 1]]);
  expect(await backend.write({ deletes: [], puts })).toBe("done");
  const mixed = new Map<string, unknown>([
    ["lain", 2],
    ["rusak", () => undefined],
  ]);
  expect(await backend.write({ deletes: ["baik"], puts: mixed })).toBe("failed");
  expect([...((await backend.readAll()) ?? [])]).toEqual([["baik", 1]]);
  opened.database.close();
});
