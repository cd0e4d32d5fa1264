import { type RefObject, useLayoutEffect, useRef } from "react";

export type Slots = { ids: readonly string[]; slots: readonly number[] };

/**
 * Which slot each of the new rows gets: a row that stays keeps its own, one that comes takes that of a row that has left,
 * where it can at the same place. The slot at the index `held` goes with its row.
 */
export function nextSlots({ ids, slots }: Slots, coming: readonly string[], held: number) {
  const own = new Map(ids.map((id, at) => [id, slots[at]]));
  const stay = new Set(coming);
  const free = new Set(slots.filter((_, at) => at !== held && !stay.has(ids[at] ?? "")));
  const given = coming.map((id, at) => {
    const same = slots[at];
    const slot = own.get(id) ?? (same !== undefined && free.has(same) ? same : undefined);
    if (slot !== undefined) free.delete(slot);
    return slot;
  });
  const left = free.values();
  let fresh = Math.max(-1, ...slots);
  return given.map((slot) => slot ?? left.next().value ?? ++fresh);
}

/**
 * Keys for a table's rows: React writes new rows into the elements of those that have left, which takes half the time of
 * taking down one and building up the other. What has the focus is left alone.
 */
export function useSlots(body: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const drawn = useRef<Slots>({ ids: [], slots: [] });
  const isDrawn =
    drawn.current.ids.length === ids.length && ids.every((id, at) => id === drawn.current.ids[at]);
  const next = isDrawn ? drawn.current : { ids, slots: nextSlots(drawn.current, ids, held(body)) };
  // What is given up before it stands on the page leaves no trace.
  useLayoutEffect(() => {
    drawn.current = next;
  }, [next]);
  return next.slots;
}

const held = ({ current }: RefObject<HTMLElement | null>) =>
  [...(current?.children ?? [])].findIndex((row) => row.contains(document.activeElement));
