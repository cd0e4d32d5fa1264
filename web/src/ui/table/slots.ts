import { useCallback, useLayoutEffect, useRef } from "react";

export type Slots = { ids: readonly string[]; slots: readonly number[] };

/** So many times as many rows stay, at another place, as come and leave where one has been added, taken away or put elsewhere. */
const MOVED = 4;

/** Whether the list is the same but for a row or two. */
function isEdited(ids: readonly string[], coming: readonly string[]) {
  const before = new Set(ids);
  const after = new Set(coming);
  const moved = coming.filter((id, at) => ids[at] !== id && before.has(id));
  const changed = [
    ...coming.filter((id) => !before.has(id)),
    ...ids.filter((id) => !after.has(id)),
  ];
  return moved.length >= MOVED * changed.length;
}

/**
 * Which slot each of the new rows gets. In a list of which few rows have changed each keeps its own: who reads on is not
 * disturbed by what comes above. Another list is written into the slots as they stand, which moves nothing on the page. The row
 * `held` keeps its slot in any case, and takes it along when it leaves. A row that is listed twice has its own slot once.
 */
export function nextSlots({ ids, slots }: Slots, coming: readonly string[], held?: string) {
  const kept = isEdited(ids, coming) ? new Set(coming) : new Set([held]);
  const own = new Map<string, number>();
  const free = new Set<number>();
  for (const [at, slot] of slots.entries()) {
    const id = ids[at] ?? "";
    if (kept.has(id) && !own.has(id)) own.set(id, slot);
    else if (id !== held) free.add(slot);
  }
  const given = coming.map((id, at) => {
    const same = slots[at];
    const slot = own.get(id) ?? (same !== undefined && free.has(same) ? same : undefined);
    own.delete(id);
    if (slot !== undefined) free.delete(slot);
    return slot;
  });
  const left = free.values();
  let fresh = Math.max(-1, ...slots);
  return given.map((slot) => slot ?? left.next().value ?? ++fresh);
}

/**
 * Keys for a table's rows: React writes new rows into the elements of others, which takes half the time of taking down one and
 * building up the other. `hold` names the row that the focus is in, or in what that row has opened: it may come back to it.
 */
export function useSlots(ids: readonly string[]) {
  const drawn = useRef<Slots>({ ids: [], slots: [] });
  const held = useRef<string>(undefined);
  const isDrawn =
    drawn.current.ids.length === ids.length && ids.every((id, at) => id === drawn.current.ids[at]);
  const next = isDrawn
    ? drawn.current
    : { ids, slots: nextSlots(drawn.current, ids, held.current) };
  // What is given up before it stands on the page leaves no trace.
  useLayoutEffect(() => {
    drawn.current = next;
  }, [next]);
  const hold = useCallback((id: string) => {
    held.current = id;
  }, []);
  return { slots: next.slots, hold };
}
