import type { TableRows } from "../../engine";

/** In characters. */
const WIDEST = 30;
const WIDEST_FOR_HEADING = 20;

/** In rem. */
const NARROWEST = 4;
const PADDING = 1.5;
const SORT_ARROW = 1.125;
const FILTER_BUTTON = 0.4;
const HEADING_CHARACTER = 0.42;
const DIGIT = 0.56;
const LETTER = 0.48;
const MARK = 0.28;

/** Room in rem for cells that are longer than the sample. A number needs more, because its total is longer. */
const ROOM = 0.5;
const ROOM_OF_NUMBER = 1.25;

/** In characters. */
const PAPER_PADDING = 2;

export type GridColumn = {
  /** The column's index, counted from 0. It identifies the column, because two headings may be equal. */
  place: number;
  header: string;
  isNumber: boolean;
  /** Longer texts are cut. */
  characters: number;
  /** In rem. */
  width: number;
  /** The share of the paper's width, relative to the other columns. Headings may wrap there. */
  share: number;
};

/** Columns with a width for these rows. The widths must not change while rows are loaded and dropped. */
export function gridColumns({ columns, rows }: Pick<TableRows, "columns" | "rows">): GridColumn[] {
  return columns.map(({ header, isNumber }, place) => {
    const cells = rows.map((row) => row[place] ?? "");
    const longestCell = cells.reduce((most, { length }) => Math.max(most, length), 0);
    const characters = Math.min(longestCell, WIDEST);
    const widestCell = cells.reduce((most, cell) => Math.max(most, estimate(cell)), NARROWEST);
    const heading =
      Math.min(header.length, WIDEST_FOR_HEADING) * HEADING_CHARACTER + SORT_ARROW + FILTER_BUTTON;
    const content = widestCell + (isNumber ? ROOM_OF_NUMBER : ROOM);
    const width = Math.max(content, heading) + PADDING;
    const longestWord = Math.max(...header.split(" ").map((word) => word.length));
    const share = Math.min(Math.max(longestCell, longestWord), WIDEST) + PAPER_PADDING;
    return { place, header, isNumber, characters, width, share };
  });
}

/** The width of a cell's text in rem, at most that of `WIDEST` characters. */
function estimate(text: string): number {
  const shown = text.slice(0, WIDEST);
  const digits = shown.replace(/\D/g, "").length;
  const marks = shown.replace(/[^ .,:;'/-]/g, "").length;
  return digits * DIGIT + marks * MARK + (shown.length - digits - marks) * LETTER;
}
