import { readFileSync } from "node:fs";
import { beforeEach, expect, test } from "vitest";
import { wordFile } from "../../../e2e/wordFile";
import { serveAssets } from "../../testing/serveAssets";
import { readWord } from "./readWord";

const read = (name: string) =>
  new Uint8Array(readFileSync(`${process.cwd()}/../core/word/tests/cases/${name}`));

beforeEach(() => {
  serveAssets();
});

test("a Word document is read into sections", async () => {
  expect(await readWord(read("nested-table.docx"), new AbortController().signal)).toEqual({
    kind: "read",
    sections: [{ title: "Formulir", body: "Luar A | [Dalam 1 | Dalam 2] Sesudah" }],
  });
});

test("an invalid Word document says so, and the next one is read", async () => {
  const { signal } = new AbortController();
  expect(await readWord(Uint8Array.of(80, 75, 3, 4), signal)).toEqual({
    kind: "unreadable",
    why: expect.stringContaining("bukan dokumen Word (DOCX) yang dapat dibaca"),
  });
  expect(await readWord(read("textbox-drawingml.docx"), signal)).toMatchObject({ kind: "read" });
});

test("cancelled reading returns nothing", async () => {
  const { buffer } = wordFile("panjang.docx", Array<string>(10_000).fill("Satu paragraf."));
  const { signal } = new AbortController();
  expect(await readWord(buffer, signal)).toMatchObject({ kind: "read" });
  expect(await readWord(buffer, AbortSignal.abort())).toBeUndefined();
});
