import type { Direction } from "../engine";
import type { SortState } from "../ui/table/column";

const SPOKEN: Record<Direction, SortState["direction"]> = { asc: "ascending", desc: "descending" };

/** The order of a list as its table says it. */
export const shownOrder = (key: string, direction: Direction): SortState => ({
  key,
  direction: SPOKEN[direction],
});

const AFTER: Record<Direction, Direction | undefined> = { asc: "desc", desc: undefined };

/**
 * What pressing the header of `key` asks for: ascending; where the list is in that order already, the other way round,
 * then back to the list's own.
 */
export function orderAfter(
  key: string,
  current: { key: string | undefined; direction: Direction } | undefined,
) {
  const direction = current?.key === key ? AFTER[current.direction] : "asc";
  return { sort: direction && key, direction };
}
