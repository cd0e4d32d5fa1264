import { expect, test, vi } from "vitest";
import { openBackup, portal, readCsvFile, readView } from "../../engine";
import { forgetStoredFiles, keepFile } from "../../engine/files/storedFiles";
import { backupBytes, unwatched } from "../../testing/backups";
import { openTestPortal } from "../../testing/portal";
import { restoreBackup } from "./replacing";

/** Loads a file like 'Unggah data'; returns the dataset's id. */
async function load(text: string): Promise<string> {
  const file = new File([text], "data.csv");
  const intake = await readCsvFile(file, undefined, new AbortController().signal);
  if (intake.kind !== "read" || intake.preview.content === undefined) throw new Error(intake.kind);
  const { content } = intake.preview;
  const place = { tahapan: "Penjualan", badanUsaha: "PT Baru", description: "" };
  const form = {
    place,
    kegiatan: "Uji",
    content,
    fileName: file.name,
    kinds: [undefined],
    headers: [],
  };
  const outcome = portal().dispatch({ repository: { storeDataset: { form } } });
  if (outcome.kind !== "ok" || !outcome.commit) throw new Error(outcome.kind);
  await keepFile(content, file);
  return outcome.commit.subject.id;
}

const rows = (data: string) =>
  readView("tableRows", {
    subject: { data },
    search: "",
    filters: "",
    sort: undefined,
    direction: "asc",
    first: 0,
    count: 10,
  });

test("the rows of a restored dataset are read from the file in the backup", async () => {
  openTestPortal({ role: "cms_auditor" });
  const data = await load("nama\nb\na\n");
  const bytes = await backupBytes();

  forgetStoredFiles();
  openTestPortal({ role: "cms_auditor" });
  const opened = await openBackup(portal(), new Blob([bytes]), unwatched());
  if (opened.kind !== "opened") throw new Error(opened.problem);
  expect(restoreBackup(opened.backup)).toBeUndefined();
  await vi.waitFor(() => expect(rows(data)).toMatchObject({ value: { rows: [["b"], ["a"]] } }));
});
