import { type EditDataForm, isText, shapeOf } from "../../../engine";

/** The typed fields; a dataset has no name of its own, a document no activity. */
export type EditDraft = {
  name: string;
  tahapan: string;
  badanUsaha: string;
  kegiatan: string;
  description: string;
};

export const draftOf = ({ place, name, kegiatan }: EditDataForm): EditDraft => ({
  name,
  kegiatan,
  ...place,
});

export const formOf = (
  id: string,
  { name, kegiatan, tahapan, badanUsaha, description }: EditDraft,
): EditDataForm => ({ id, name, kegiatan, place: { tahapan, badanUsaha, description } });

export const isEditDraft = shapeOf<EditDraft>({
  name: isText,
  tahapan: isText,
  badanUsaha: isText,
  kegiatan: isText,
  description: isText,
});
