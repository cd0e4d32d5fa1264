import type { Column } from "./column";

/** A visible column with the columns that its second line shows. */
export type FoldedColumn<Row> = { column: Column<Row>; folded: readonly Column<Row>[] };

/**
 * Folds columns into others, by rank, until the rest fits into `room` rem beside the row's controls. Without a
 * measured room only columns of rank 0 fold.
 */
export function foldColumns<Row>(
  columns: readonly Column<Row>[],
  controls: number,
  room: number | undefined,
): FoldedColumn<Row>[] {
  const keys = new Set(columns.map(({ key }) => key));
  const hosts = new Map<string, string>();
  const needed = () =>
    columns.reduce((sum, { key, least = 0 }) => sum + (hosts.has(key) ? 0 : least), controls);
  const foldable = columns
    .flatMap(({ key, folds }) => (folds && keys.has(folds.into) ? [{ key, ...folds }] : []))
    .sort((one, other) => one.rank - other.rank);
  for (const { key, into, rank } of foldable) {
    if (rank > 0 && (room === undefined || needed() <= room)) break;
    hosts.set(key, into);
  }
  const hostOf = (key: string): string => {
    const into = hosts.get(key);
    return into === undefined ? key : hostOf(into);
  };
  return columns
    .filter(({ key }) => !hosts.has(key))
    .map((column) => ({
      column,
      folded: columns.filter(({ key }) => key !== column.key && hostOf(key) === column.key),
    }));
}
