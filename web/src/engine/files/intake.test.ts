import { beforeEach, expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import type { DatasetForm } from "../../wasm/pkg/portal_core";
import { portal } from "../core/portal";
import { readView } from "../core/useView";
import { giveBack, readCsvFile } from "./intake";

const csv = (text: string) => new File([text], "data.csv");

const place = { tahapan: "Penjualan", badanUsaha: "PT Baru", description: "" };

const form = (content: string): DatasetForm => ({
  place,
  kegiatan: "Uji coba",
  content,
  fileName: "data.csv",
  kinds: [undefined, undefined],
  headers: [],
});

const read = (file: File, signal = new AbortController().signal) =>
  readCsvFile(file, undefined, signal);

async function contentOf(file: File): Promise<string> {
  const intake = await read(file);
  if (intake.kind !== "read" || intake.preview.content === undefined) throw new Error(intake.kind);
  return intake.preview.content;
}

const store = (content: string) =>
  portal().dispatch({ repository: { storeDataset: { form: form(content) } } });

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

test("a file is read twice in pieces and previewed, but not stored", async () => {
  const before = readView("cmsDashboard");
  const rows = Array.from({ length: 60_000 }, (_, index) => `${index},isi baris ${index}`);
  const intake = await read(csv(`no,isi\n${rows.join("\n")}\n`));
  if (intake.kind !== "read") throw new Error(intake.kind);
  expect(intake.preview).toMatchObject({
    records: 60_000,
    problems: [],
    form: { encoding: "utf8", delimiter: ",", marks: 0 },
    headers: ["no", "isi"],
  });
  expect(intake.preview.rows[1]).toEqual(["1", "isi baris 1"]);
  expect(readView("cmsDashboard")).toEqual(before);
});

test("rows that were read can be stored as a dataset", async () => {
  const outcome = store(await contentOf(csv("a;b\n1;2\n")));
  if (outcome.kind !== "ok" || !outcome.commit) throw new Error(outcome.kind);
  const subject = { data: outcome.commit.subject.id };
  const rows = readView("tableRows", {
    subject,
    search: "",
    filters: "",
    sort: undefined,
    direction: "asc",
    first: 0,
    count: 10,
  });
  expect(rows).toMatchObject({ value: { rows: [["1", "2"]], isLoading: false } });
});

test("rows that were given back cannot be stored any more", async () => {
  const content = await contentOf(csv("a;b\n1;2\n"));
  giveBack(content);
  expect(store(content)).toMatchObject({ kind: "refused", refusal: { reason: "invalid" } });
});

test("a bad file leaves nothing in the core, and its problems are listed with their lines", async () => {
  const intake = await read(csv("a,b\n1,2\n3\n"));
  expect(intake).toMatchObject({
    kind: "read",
    preview: {
      content: undefined,
      problems: [{ problem: "raggedRow", line: 3, found: 1, expected: 2 }],
      problemCount: 1,
    },
  });
});

test("a cancelled reading ends and does not affect the next one", async () => {
  const stop = new AbortController();
  const first = read(csv("a,b\n1,2\n"), stop.signal);
  const second = read(csv("c,d\n1,2\n"));
  stop.abort();
  expect(await first).toEqual({ kind: "cancelled" });
  expect(await second).toMatchObject({ kind: "read", preview: { headers: ["c", "d"] } });
});

test("reports a file that is gone from the disk as unreadable", async () => {
  const gone = csv("a,b\n1,2\n");
  gone.slice = () => {
    const part = new Blob([]);
    part.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotReadableError"));
    return part;
  };
  expect(await read(gone)).toEqual({ kind: "unreadable" });
});

test("refuses a file from anybody but the administrator", async () => {
  portal().dispatch({ session: { actAs: { role: "internal_auditor" } } });
  expect(await read(csv("a,b\n1,2\n"))).toMatchObject({
    kind: "refused",
    refusal: { reason: "notPermitted", action: "manageRepository" },
  });
});
