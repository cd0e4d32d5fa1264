import type { WidgetPlace } from "../../engine";
import { COLUMNS } from "./grid";

/** Whether a widget can do with half a row. A table is read along its rows. */
const fitsHalf = ({ type, position: { w } }: WidgetPlace) =>
  type === "metric" || (type !== "table" && w <= COLUMNS / 2);

/** A tile is lower than a drawing: beside one it would leave a hole under it. */
const fitsBeside = (one: WidgetPlace, other: WidgetPlace) =>
  fitsHalf(other) && (one.type === "metric") === (other.type === "metric");

/** One widget, or two that stand beside each other. */
export type Row = readonly [WidgetPlace, WidgetPlace?];

/** Widgets in reading order where there are two columns: the wide ones, and those without a neighbour, have their own row. */
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
