import {
  type ColumnKind,
  type CsvForm,
  type ExistingRows,
  type Guard,
  isFile,
  isFlag,
  isNumber,
  isText,
  listOf,
  orNothing,
  orNull,
  shapeOf,
} from "../../engine";
import { type ColumnChoices, noColumnChoices } from "./columnChoices";
import type { PlaceDraft } from "./placeDraft";
import type { StructureChoices } from "./readTable";
import { columnTexts, encodingTexts } from "./texts";

export type LoadDraft = {
  file: File | null;
  structure: StructureChoices;
  columns: ColumnChoices;
  place: PlaceDraft;
  /** Headings of the file as it was first read; empty until then. */
  seen: readonly string[];
  /** Dataset whose recipe is applied; empty if the user wants none, `null` until that is known. */
  recipe: string | null;
};

/** The parts of the place that the screen determines. */
export type KnownPlace = {
  tahapan?: string | undefined;
  badanUsaha?: string | undefined;
  kegiatan?: string | undefined;
};

export const newLoadDraft = (place: KnownPlace): LoadDraft => ({
  file: null,
  structure: {},
  columns: noColumnChoices,
  place: {
    tahapan: place.tahapan ?? "",
    badanUsaha: place.badanUsaha ?? "",
    kegiatan: place.kegiatan ?? "",
    description: "",
    existing: null,
  },
  seen: [],
  recipe: null,
});

const isColumnKind: Guard<ColumnKind> = (value): value is ColumnKind =>
  isText(value) && Object.hasOwn(columnTexts.kinds, value);

const recordOf =
  <T>(guard: Guard<T>): Guard<Record<string, T>> =>
  (value): value is Record<string, T> =>
    typeof value === "object" && value !== null && Object.values(value).every(guard);

const isEncoding: Guard<CsvForm["encoding"]> = (value): value is CsvForm["encoding"] =>
  isText(value) && Object.hasOwn(encodingTexts, value);

const isExisting: Guard<ExistingRows> = (value): value is ExistingRows =>
  value === "replace" || value === "append";

const isStructure = shapeOf<StructureChoices>({
  encoding: orNothing(isEncoding),
  delimiter: orNothing(isText),
  hasBackslashes: orNothing(isFlag),
  rowsAbove: orNothing(isNumber),
  hasHeader: orNothing(isFlag),
  keepsTotal: orNothing(isFlag),
  sheet: orNothing(isNumber),
  range: orNothing(isText),
});

export const isLoadDraft = shapeOf<LoadDraft>({
  file: orNull(isFile),
  structure: isStructure,
  columns: shapeOf<ColumnChoices>({
    kinds: recordOf(isColumnKind),
    headers: recordOf(isText),
    missing: recordOf(isText),
    leftOut: listOf(isNumber),
    order: listOf(isNumber),
  }),
  place: shapeOf<PlaceDraft>({
    tahapan: isText,
    badanUsaha: isText,
    kegiatan: isText,
    description: isText,
    existing: orNull(isExisting),
  }),
  seen: listOf(isText),
  recipe: orNull(isText),
});
