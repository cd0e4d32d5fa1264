import { useAfterFrame } from "./useAfterFrame";

/** A list that has grown, as long as it is drawn so far. */
export const asLongAs = <Item>(list: readonly Item[], drawn: readonly Item[]) =>
  list.length <= drawn.length ? list : list.slice(0, drawn.length);

/** A list of which what it has grown by is drawn a frame late. */
export function useGrown<Item>(list: readonly Item[]): readonly Item[] {
  const drawn = useAfterFrame(list, list);
  return drawn === list ? list : asLongAs(list, drawn);
}
