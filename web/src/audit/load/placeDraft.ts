import type { DatasetForm, DocumentForm } from "../../engine";
import type { ChosenKinds, LoadedDocument, LoadedTable } from "./loaded";

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
  kinds: ChosenKinds,
): DatasetForm => ({
  place: placeOf(draft),
  kegiatan: draft.kegiatan,
  content,
  fileName: file.name,
  kinds: preview.columns.map((_, index) => kinds[index]),
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
