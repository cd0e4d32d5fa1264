import type { Direction } from "../engine";
import type { SortState } from "../ui/table/column";

const SPOKEN: Record<Direction, SortState["direction"]> = { asc: "ascending", desc: "descending" };

/** The sort state that a table shows. */
export const shownOrder = (key: string, direction: Direction): SortState => ({
  key,
  direction: SPOKEN[direction],
});

const AFTER: Record<Direction, Direction | undefined> = { asc: "desc", desc: undefined };

/** The order after a press on the header of `key`: ascending, descending, then the default. */
export function orderAfter(
  key: string,
  current: { key: string | undefined; direction: Direction } | undefined,
) {
  const direction = current?.key === key ? AFTER[current.direction] : "asc";
  return { sort: direction && key, direction };
}
