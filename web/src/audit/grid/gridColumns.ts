import type { TableRows } from "../../engine";

/** In characters. */
const NARROWEST = 8;
const WIDEST = 30;
const WIDEST_FOR_HEADING = 18;

/** Room for the arrow beside a heading, in characters; among cells, for longer ones further down. */
const ROOM = 3;

const REM_PER_CHARACTER = 0.5;
const PADDING_REM = 1.5;

/** In characters. */
const PAPER_PADDING = 2;

export type GridColumn = {
  /** Counted from 0; a heading may stand twice, so this is what tells columns apart. */
  place: number;
  header: string;
  isNumber: boolean;
  /** Of texts longer than this some is cut. */
  characters: number;
  /** In rem. */
  width: number;
  /** Of the width of a sheet of paper, beside the others': headings wrap there. */
  share: number;
};

/** The columns, each as wide as what stands in these rows needs: that must not change while rows come and go. */
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
