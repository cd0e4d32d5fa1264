import type { DatasetForm, DocumentForm } from "../../engine";
import type { ColumnChoices } from "./columnChoices";
import type { LoadedDocument, LoadedTable } from "./loaded";

/** The place of a file; it stays when another file is chosen. */
export type PlaceDraft = {
  tahapan: string;
  badanUsaha: string;
  kegiatan: string;
  description: string;
  replace: boolean;
};

const placeOf = ({ tahapan, badanUsaha, description }: PlaceDraft) => ({
  tahapan,
  badanUsaha,
  description,
});

export const datasetForm = (
  { file, preview, content }: LoadedTable,
  draft: PlaceDraft,
  { kinds, headers, leftOut }: ColumnChoices,
): DatasetForm => ({
  place: placeOf(draft),
  kegiatan: draft.kegiatan,
  content,
  fileName: file.name,
  // A column that is left out raises no questions.
  kinds: preview.headers.map((_, index) => (leftOut.includes(index) ? "text" : kinds[index])),
  headers: preview.headers.map((_, index) => headers[index]),
  replace: draft.replace,
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
