import type { TableRows } from "../../engine";

/** Column widths, in characters. */
const NARROWEST = 8;
const WIDEST = 30;
const WIDEST_FOR_HEADING = 18;

/** Room in characters for the sort arrow, and for cells that are longer than the sample. */
const ROOM = 3;

const REM_PER_CHARACTER = 0.5;
const PADDING_REM = 1.5;

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
    const longestCell = rows.reduce((most, row) => Math.max(most, row[place]?.length ?? 0), 0);
    const longest = Math.max(longestCell, Math.min(header.length, WIDEST_FOR_HEADING));
    const characters = Math.min(Math.max(longest, NARROWEST), WIDEST);
    const width = (characters + ROOM) * REM_PER_CHARACTER + PADDING_REM;
    const longestWord = Math.max(...header.split(" ").map((word) => word.length));
    const share = Math.min(Math.max(longestCell, longestWord), WIDEST) + PAPER_PADDING;
    return { place, header, isNumber, characters, width, share };
  });
}
