import type { TableRows } from "../../engine";

/** In characters. */
const WIDEST = 30;
const WIDEST_FOR_HEADING = 20;

/** In rem. */
const NARROWEST = 4;
const PADDING = 1.5;
const SORT_ARROW = 1.125;
const FILTER_BUTTON = 0.75;
const START_OF_FIRST = 0.25;
const DIGIT = 0.56;
const LETTER = 0.48;
const MARK = 0.28;

/** Widths in rem of the letters of a heading, and of all that are not listed. */
const HEADING_LETTERS = [
  [/[ ijlI.,:;'|!1]/, 0.235],
  [/[tfr()/-]/, 0.3],
  [/[mwMW%]/, 0.68],
  [/[A-Z0-9]/, 0.53],
] as const;
const HEADING_LETTER = 0.46;

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
    const start = place === 0 ? START_OF_FIRST : 0;
    const heading = start + headingWidth(header) + SORT_ARROW + FILTER_BUTTON;
    const content = widestCell + (isNumber ? ROOM_OF_NUMBER : ROOM);
    const width = Math.max(content, heading) + PADDING;
    const longestWord = Math.max(...header.split(" ").map((word) => word.length));
    const share = Math.min(Math.max(longestCell, longestWord), WIDEST) + PAPER_PADDING;
    return { place, header, isNumber, characters, width, share };
  });
}

/** The width of a heading's text in rem, at most that of `WIDEST_FOR_HEADING` characters. */
function headingWidth(header: string): number {
  const widthOf = (letter: string) =>
    HEADING_LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? HEADING_LETTER;
  return [...header.slice(0, WIDEST_FOR_HEADING)].reduce((sum, each) => sum + widthOf(each), 0);
}

/** The width of a cell's text in rem, at most that of `WIDEST` characters. */
function estimate(text: string): number {
  const shown = text.slice(0, WIDEST);
  const digits = shown.replace(/\D/g, "").length;
  const marks = shown.replace(/[^ .,:;'/-]/g, "").length;
  return digits * DIGIT + marks * MARK + (shown.length - digits - marks) * LETTER;
}
