import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTestPortal } from "../../testing/portal";
import type { ColumnKind, Command } from "../../wasm/pkg/portal_core";
import { PortalCore } from "../../wasm/pkg/portal_core";
import { portal } from "../core/portal";
import { readView } from "../core/useView";
import { resetEverything } from "../storage/portalStorage";
import { readCsvFile } from "./intake";
import { forgetStoredFiles, keepFile, readFilesFrom } from "./storedFiles";

function trap(): never {
  throw new WebAssembly.RuntimeError("unreachable");
}

const panic = () => portal().attempt(trap);

/** Loads a file like 'Unggah data'; returns the dataset's id. */
async function load(text: string, kinds: (ColumnKind | undefined)[]): Promise<string> {
  const file = new File([text], "data.csv");
  const intake = await readCsvFile(file, undefined, new AbortController().signal);
  if (intake.kind !== "read" || intake.preview.content === undefined) throw new Error(intake.kind);
  const { content } = intake.preview;
  const place = { tahapan: "Penjualan", badanUsaha: "PT Baru", description: "" };
  const form = {
    place,
    kegiatan: text,
    content,
    fileName: file.name,
    kinds,
    headers: [],
  };
  const outcome = portal().dispatch({ repository: { storeDataset: { form } } });
  if (outcome.kind !== "ok" || !outcome.commit) throw new Error(outcome.kind);
  await keepFile(content, file);
  return outcome.commit.subject.id;
}

const table = (data: string) => ({
  subject: { data },
  search: "",
  filters: "",
  sort: 0,
  direction: "desc" as const,
  first: 0,
  count: 10,
});

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

afterEach(() => readFilesFrom(undefined));

const settle = () =>
  vi.waitFor(() => expect(portal().attempt((core) => core.missingTables())).toEqual([]));

test("after a restart, tables are loading and then come back by themselves", async () => {
  const first = await load("berat\n1.500\n900\n", ["numberIndonesian"]);
  const second = await load("nama\nb\na\n", [undefined]);
  const before = [readView("tableRows", table(first)), readView("tableRows", table(second))];
  expect(before[0]).toMatchObject({ value: { rows: [["1.500"], ["900"]] } });

  const seen: boolean[] = [];
  const view = portal().view("tableRows", table(first));
  const note = () => {
    const answer = view.answer();
    if (answer.kind === "ok") seen.push(answer.value.isLoading);
  };
  const stop = view.subscribe(note);
  note();
  panic();
  await settle();
  stop();
  expect(seen).toEqual([false, true, false]);
  expect([readView("tableRows", table(first)), readView("tableRows", table(second))]).toEqual(
    before,
  );
});

test("a removed dataset has its rows again after each undo", async () => {
  const data = await load("nama\nb\na\n", [undefined]);
  const before = readView("tableRows", table(data));
  const done = (command: Command) => {
    const outcome = portal().dispatch(command);
    if (outcome.kind !== "ok" || !outcome.commit) throw new Error(outcome.kind);
    return outcome.commit.seq;
  };
  const removal = done({ repository: { remove: { id: data } } });
  const undone = done({ history: { undo: { seq: removal } } });
  await settle();
  expect(readView("tableRows", table(data))).toEqual(before);

  const again = done({ history: { undo: { seq: undone } } });
  done({ history: { undo: { seq: again } } });
  await settle();
  expect(readView("tableRows", table(data))).toEqual(before);
});

test("a trap while a table is read again does not lose the table", async () => {
  const data = await load("nama\nb\na\n", [undefined]);
  const before = readView("tableRows", table(data));
  vi.spyOn(PortalCore.prototype, "intakeTurn").mockImplementationOnce(trap);
  panic();
  await settle();
  expect(readView("tableRows", table(data))).toEqual(before);
});

const isLost = (data: string) =>
  expect(readView("tableRows", table(data))).toMatchObject({
    value: { isLoading: false, rows: [], lost: { title: "Baris dataset ini tidak ada" } },
  });

test("gives up a file after it has trapped the core three times", async () => {
  const data = await load("nama\nb\na\n", [undefined]);
  const feed = vi.spyOn(PortalCore.prototype, "intakeFeed").mockImplementation(trap);
  panic();
  await vi.waitFor(() => isLost(data));
  expect(feed).toHaveBeenCalledTimes(3);
});

test.each([
  ["gone", () => Promise.resolve(undefined)],
  ["unreadable", () => Promise.reject(new DOMException("damaged", "NotReadableError"))],
  ["no table", async () => new Blob(["nama\n"])],
  ["another table", async () => new Blob(["lain\nb\na\n"])],
])("reports rows whose file is %s as lost, and reads the next table", async (_, stored) => {
  const data = await load("nama\nb\na\n", [undefined]);
  forgetStoredFiles();
  const next = await load("kode\n1\n", [undefined]);
  readFilesFrom(stored);
  panic();
  await settle();
  isLost(data);
  expect(readView("tableRows", table(next))).toMatchObject({ value: { rows: [["1"]] } });
});

test("adds no rows to the sample data after a reset", async () => {
  await load("nama\nb\na\n", [undefined]);
  const put = vi.spyOn(PortalCore.prototype, "intakeFinish");
  panic();
  resetEverything();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const answers = put.mock.results.map(({ value }) => value.kind);
  expect(answers.every((kind) => kind === "refused")).toBe(true);
});
