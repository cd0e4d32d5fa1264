import { expect, test } from "vitest";
import { packDrafts, unpackDrafts } from "./backedUp";
import type { DraftRecord } from "./draftRecord";
import { formName } from "./formName";
import { isFile, listOf, shapeOf } from "./guards";
import { fileRecord } from "./packing";

const DATASET = "123,456";

const record = (more: Partial<DraftRecord>): DraftRecord => ({
  ...{ draft: 1, form: formName(DATASET, "reply", "agent-1", "R8K2AB"), at: 1, base: "{}" },
  ...{ value: { text: "Setengah", files: [] } },
  ...more,
});

const hasFiles = shapeOf<{ files: { file: File }[] }>({
  files: listOf(shapeOf<{ file: File }>({ file: isFile })),
});

const letter = new File(["isi"], "surat.pdf", { type: "application/pdf", lastModified: 7 });

test("a draft comes back with its files, and its form without the data set", async () => {
  const value = {
    text: "Setengah",
    files: [{ facts: { name: "surat.pdf" }, file: { storedFile: "f1" } }],
  };
  const parts = packDrafts(
    new Map<string, unknown>([
      ["d1", record({ value })],
      ["f1", fileRecord(letter)],
    ]),
    DATASET,
  );
  const [draft, ...others] = await unpackDrafts(parts);
  expect(others).toEqual([]);
  expect(draft).toMatchObject({ form: "reply agent-1 R8K2AB", at: 1, base: "{}" });
  const file = hasFiles(draft?.value) ? draft.value.files[0]?.file : undefined;
  expect([file?.name, file?.type, file?.lastModified]).toEqual(["surat.pdf", "application/pdf", 7]);
  expect(await file?.text()).toBe("isi");
});

test("packs the newest draft of each form, and ignores other data sets and records", async () => {
  const records = new Map<string, unknown>([
    ["d1", record({ at: 2, value: { text: "baru" } })],
    ["d2", record({ at: 1, value: { text: "lama" } })],
    ["d3", record({ form: formName("789", "ticket", "co-1"), value: { text: "lain" } })],
    ["x", { draft: 99 }],
  ]);
  const found = await unpackDrafts(packDrafts(records, DATASET));
  expect(found.map(({ value }) => value)).toEqual([{ text: "baru" }]);
});

test("a draft whose file is gone comes back without it", async () => {
  const value = { text: "Setengah", files: [{ file: { storedFile: "f1" } }] };
  const [draft] = await unpackDrafts(packDrafts(new Map([["d1", record({ value })]]), DATASET));
  expect(draft?.value).toEqual({ text: "Setengah", files: [] });
});

test("packs no file without drafts, and unpacks no draft from an invalid list", async () => {
  expect(packDrafts(new Map(), DATASET).size).toBe(0);
  expect(await unpackDrafts(new Map())).toEqual([]);
  for (const text of ["", "{", "[]", '{"drafts":[{"form":1}],"files":{}}'])
    expect(await unpackDrafts(new Map([["draf", new Blob([text])]]))).toEqual([]);
});
