import type { ColumnKind } from "../../engine";

const NUMBERS: readonly ColumnKind[] = ["numberIndonesian", "numberEnglish"];

export const isNumber = (kind: ColumnKind | undefined) =>
  kind !== undefined && NUMBERS.includes(kind);
