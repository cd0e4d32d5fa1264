import type { WidgetPlace } from "../../core/pkg/portal_core";

/** Columns of the grid (§3). */
const COLUMNS = 12;

/** Where there are two columns: whether a widget can do with one of them. A table is read along its rows. */
const fitsHalf = ({ type, position: { w } }: WidgetPlace) =>
  type === "metric" || (type !== "table" && w <= COLUMNS / 2);

/** The widgets that take a whole row where there are two columns: the wide ones, and those left without a neighbour. */
export function wholeRows(places: readonly WidgetPlace[]): ReadonlySet<string> {
  const whole = new Set<string>();
  let waiting: string | undefined;
  for (const place of places) {
    if (!fitsHalf(place)) {
      whole.add(place.id);
      if (waiting !== undefined) whole.add(waiting);
      waiting = undefined;
    } else {
      waiting = waiting === undefined ? place.id : undefined;
    }
  }
  if (waiting !== undefined) whole.add(waiting);
  return whole;
}
