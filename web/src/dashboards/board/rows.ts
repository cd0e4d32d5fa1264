import type { WidgetPlace } from "../../engine";
import { COLUMNS } from "./grid";

/** True if half a row is enough. A table or text needs the whole width. */
const fitsHalf = ({ type, position: { w } }: WidgetPlace) =>
  type === "metric" || (type !== "table" && type !== "text" && w <= COLUMNS / 2);

/** A metric is lower than a chart; beside one it would leave a gap. */
const fitsBeside = (one: WidgetPlace, other: WidgetPlace) =>
  fitsHalf(other) && (one.type === "metric") === (other.type === "metric");

/** One widget, or two side by side. */
export type Row = readonly [WidgetPlace, WidgetPlace?];

/** The rows of a board with two columns. A wide widget, or one without a neighbour, has its own row. */
export function rowsOf(places: readonly WidgetPlace[]): Row[] {
  const rows: Row[] = [];
  let waiting: WidgetPlace | undefined;
  for (const place of places) {
    if (waiting !== undefined && fitsBeside(waiting, place)) {
      rows.push([waiting, place]);
      waiting = undefined;
      continue;
    }
    if (waiting !== undefined) rows.push([waiting]);
    waiting = undefined;
    if (fitsHalf(place)) waiting = place;
    else rows.push([place]);
  }
  if (waiting !== undefined) rows.push([waiting]);
  return rows;
}
