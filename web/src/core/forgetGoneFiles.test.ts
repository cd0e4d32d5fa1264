import { renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal } from "../testing/portal";
import { factsOf } from "./attachments";
import { readCsvFile } from "./intake";
import type { Command } from "./pkg/portal_core";
import { keepFile, storedFile } from "./storedFiles";
import { useDispatch } from "./useDispatch";

const place = { tahapan: "Penjualan", badanUsaha: "PT Baru", description: "" };

/** Gives a command as a screen does; returns the id of what it is about. */
function dispatch(command: Command): string {
  const { current } = renderHook(useDispatch).result;
  const outcome = current(command);
  if (outcome.kind !== "ok" || !outcome.commit) throw new Error(outcome.kind);
  return outcome.commit.subject.id;
}

async function storeDataset(text: string, replace = false) {
  const file = new File([text], "data.csv");
  const intake = await readCsvFile(file, undefined, new AbortController().signal);
  if (intake.kind !== "read" || intake.preview.content === undefined) throw new Error(intake.kind);
  const { content } = intake.preview;
  const form = { place, kegiatan: "Uji", content, fileName: file.name, kinds: [], replace };
  const id = dispatch({ repository: { storeDataset: { form } } });
  await keepFile(content, file);
  return { id, content };
}

async function storeDocument() {
  const file = new File(["isi"], "surat.txt");
  const [facts] = await factsOf([file]);
  if (!facts) throw new Error("one file has facts");
  const form = { place, file: facts, sections: [] };
  const id = dispatch({ repository: { storeDocument: { form } } });
  await keepFile(id, file);
  return id;
}

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

test("the bytes of a document are let go when it is removed, and those of others stay", async () => {
  const id = await storeDocument();
  const { content } = await storeDataset("a\n1\n");
  expect(storedFile(id)).toBeDefined();
  dispatch({ repository: { remove: { id } } });
  expect(storedFile(id)).toBeUndefined();
  expect(storedFile(content)).toBeDefined();
});

test("the file of a dataset is let go when its rows are replaced, and when it is removed", async () => {
  const first = await storeDataset("a\n1\n");
  const second = await storeDataset("a\n2\n", true);
  expect(second.id).toBe(first.id);
  expect(storedFile(first.content)).toBeUndefined();
  expect(storedFile(second.content)).toBeDefined();
  dispatch({ repository: { remove: { id: second.id } } });
  expect(storedFile(second.content)).toBeUndefined();
});
