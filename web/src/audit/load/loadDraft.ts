import { type ColumnKind, type Guard, isFile, isFlag, isText, orNull, shapeOf } from "../../engine";
import type { ChosenKinds } from "./loaded";
import type { PlaceDraft } from "./placeDraft";
import { columnTexts } from "./texts";

export type LoadDraft = { file: File | null; kinds: ChosenKinds; place: PlaceDraft };

/** The parts of the place that the screen determines. */
export type KnownPlace = {
  tahapan?: string | undefined;
  badanUsaha?: string | undefined;
  kegiatan?: string | undefined;
};

export const newLoadDraft = (place: KnownPlace): LoadDraft => ({
  file: null,
  kinds: {},
  place: {
    tahapan: place.tahapan ?? "",
    badanUsaha: place.badanUsaha ?? "",
    kegiatan: place.kegiatan ?? "",
    description: "",
    replace: false,
  },
});

const isColumnKind: Guard<ColumnKind> = (value): value is ColumnKind =>
  isText(value) && Object.hasOwn(columnTexts.kinds, value);

const isKinds: Guard<ChosenKinds> = (value): value is ChosenKinds =>
  typeof value === "object" && value !== null && Object.values(value).every(isColumnKind);

export const isLoadDraft = shapeOf<LoadDraft>({
  file: orNull(isFile),
  kinds: isKinds,
  place: shapeOf<PlaceDraft>({
    tahapan: isText,
    badanUsaha: isText,
    kegiatan: isText,
    description: isText,
    replace: isFlag,
  }),
});
