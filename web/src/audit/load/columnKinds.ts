import type { ColumnKind } from "../../engine";

export const COLUMN_KINDS = {
  numberIndonesian: "Angka (1.234,56)",
  numberEnglish: "Angka (1,234.56)",
  date: "Tanggal",
  text: "Teks",
} satisfies Record<ColumnKind, string>;

const NUMBERS: readonly ColumnKind[] = ["numberIndonesian", "numberEnglish"];

export const isNumber = (kind: ColumnKind | undefined) =>
  kind !== undefined && NUMBERS.includes(kind);
