import { type DataSubject, type ExistingRows, keepCopy, portal, readCsvFile } from "../engine";

/**
 * Stores a dataset of this many rows, each with its number, a text with a comma, and a text that looks like a formula.
 * A further version of it needs `existing`, and earlier versions are shown only if their files are kept.
 */
export async function longTable(
  rows: number,
  { existing, keepsFile = false }: { existing?: ExistingRows; keepsFile?: boolean } = {},
): Promise<DataSubject> {
  const lines = Array.from({ length: rows }, (_, index) => `${index},"satu, dua",=A${index}`);
  const file = new File([`no,teks,rumus\n${lines.join("\n")}\n`], "besar.csv");
  const intake = await readCsvFile(file, undefined, new AbortController().signal);
  if (intake.kind !== "read" || intake.preview.content === undefined) throw new Error(intake.kind);
  const place = { tahapan: "Penjualan", badanUsaha: "PT Baru", description: "" };
  const form = {
    place,
    kegiatan: "Besar",
    content: intake.preview.content,
    fileName: file.name,
    kinds: [undefined, undefined, undefined],
    headers: [],
    existing,
  };
  const outcome = portal().dispatch({ repository: { storeDataset: { form } } });
  if (outcome.kind !== "ok" || !outcome.commit) throw new Error(outcome.kind);
  if (keepsFile) keepCopy(form.content, file);
  return { data: outcome.commit.subject.id };
}
