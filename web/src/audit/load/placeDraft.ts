import type { DatasetForm, DocumentForm, ExistingRows } from "../../engine";
import { type ColumnChoices, keptColumns } from "./columnChoices";
import type { LoadedDocument, LoadedTable } from "./loaded";

/** The place of a file; it stays when another file is chosen. */
export type PlaceDraft = {
  tahapan: string;
  badanUsaha: string;
  kegiatan: string;
  description: string;
  /** Effect on the rows of the dataset that exists at this place; `null` until the user has chosen. */
  existing: ExistingRows | null;
};

const placeOf = ({ tahapan, badanUsaha, description }: PlaceDraft) => ({
  tahapan,
  badanUsaha,
  description,
});

export const datasetForm = (
  { file, preview, content }: LoadedTable,
  draft: PlaceDraft,
  columns: ColumnChoices,
): DatasetForm => ({
  place: placeOf(draft),
  kegiatan: draft.kegiatan,
  content,
  fileName: file.name,
  kinds: preview.headers.map((_, index) => columns.kinds[index]),
  headers: preview.headers.map((_, index) => columns.headers[index]),
  missing: preview.headers.map((_, index) => columns.missing[index]),
  kept: keptColumns(preview.headers.length, columns) ?? [],
  existing: draft.existing ?? undefined,
  recipe: undefined,
});

export const documentForm = (
  { facts, sections, pdf }: LoadedDocument,
  draft: PlaceDraft,
): DocumentForm => ({
  place: placeOf(draft),
  file: facts,
  sections: [...sections],
  pages: typeof pdf === "number" ? pdf : undefined,
});
