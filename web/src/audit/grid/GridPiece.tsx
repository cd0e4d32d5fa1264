import { useView } from "../../engine";
import { GridRow } from "./GridRow";
import type { GridColumn } from "./gridColumns";
import { PIECE } from "./gridWindow";
import { holds, type RowRange } from "./rowRange";
import type { RowsQuery } from "./useGridRows";

export type GridPieceProps = {
  query: RowsQuery;
  first: number;
  columns: readonly GridColumn[];
  selected: RowRange | undefined;
};

/** A block of consecutive rows, read from the core shortly before it is visible. */
export function GridPiece({ query, first, columns, selected }: GridPieceProps) {
  const answer = useView("tableRows", { ...query, first, count: PIECE });
  if (answer.kind === "refused") return null;
  const rows = answer.value.rows.map((cells, offset) => ({ index: first + offset, cells }));
  return rows.map(({ index, cells }) => (
    <GridRow
      key={index}
      index={index}
      cells={cells}
      columns={columns}
      isSelected={holds(selected, index)}
    />
  ));
}
