import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type BulkTickets, type TicketListQuery, type TicketRow, useSession } from "../../engine";

type Held = {
  /** The list with its filters; the selection ends with them. */
  scope: string;
  tickets: BulkTickets;
  /** The row from which a range goes on, and what was chosen without the range. */
  anchor?: string | undefined;
  before: readonly string[];
};

const NONE: readonly string[] = [];

const idsOf = (tickets: BulkTickets | undefined): readonly string[] =>
  tickets !== undefined && "chosen" in tickets ? tickets.chosen.ids : NONE;

function holding(scope: string, ids: readonly string[], range: Omit<Held, "scope" | "tickets">) {
  return ids.length === 0 ? undefined : { ...range, scope, tickets: { chosen: { ids: [...ids] } } };
}

/** The selection after a row was chosen, or all rows from the anchor to it. */
function chosenAfter(
  held: Held | undefined,
  { scope, page }: { scope: string; page: readonly string[] },
  id: string,
  isRange: boolean,
): Held | undefined {
  const anchor = isRange && held?.anchor !== undefined ? page.indexOf(held.anchor) : -1;
  if (held !== undefined && anchor >= 0) {
    const at = page.indexOf(id);
    const range = page.slice(Math.min(anchor, at), Math.max(anchor, at) + 1);
    return holding(scope, [...new Set([...held.before, ...range])], held);
  }
  // One row less than all is a choice of the other rows of the page.
  const ids = held && "matching" in held.tickets ? page : idsOf(held?.tickets);
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];
  return holding(scope, next, { anchor: id, before: next });
}

/** The chosen rows of a list. They stay when the page, the order or the tickets change. */
export function useRowSelection(query: TicketListQuery, rows: readonly TicketRow[]) {
  const { person } = useSession();
  const scope = useMemo(() => {
    const { sort: _, direction: _d, page: _p, pageSize: _s, columns: _c, ...found } = query;
    return JSON.stringify([person.id, found]);
  }, [query, person]);
  const [held, setHeld] = useState<Held>();
  const [isDropped, setDropped] = useState(false);
  if (held !== undefined && held.scope !== scope) {
    setHeld(undefined);
    setDropped(true);
  }
  const tickets = held?.scope === scope ? held.tickets : undefined;
  if (isDropped && tickets !== undefined) setDropped(false);
  const ids = idsOf(tickets);
  const chosen = useMemo(() => new Set(ids), [ids]);
  const hasAll = tickets !== undefined && "matching" in tickets;
  const isChosen = ({ id }: TicketRow) => hasAll || chosen.has(id);

  const page = rows.map(({ id }) => id);
  const latest = useRef({ page, scope });
  useLayoutEffect(() => {
    latest.current = { page, scope };
  });

  /** It keeps its identity, and two calls of one event build on each other. */
  const choose = useCallback((id: string, isRange: boolean) => {
    setHeld((held) => chosenAfter(held, latest.current, id, isRange));
  }, []);
  const hold = (ids: readonly string[]) => setHeld(holding(scope, ids, { before: ids }));

  const number = rows.filter(isChosen).length;
  return {
    tickets,
    isChosen,
    choose,
    choosePage: (isWanted: boolean) => {
      const others = ids.filter((id) => !page.includes(id));
      hold(isWanted ? [...others, ...page] : others);
    },
    pageState: number === 0 ? false : number === rows.length || ("some" as const),
    /** True after a change of the list has ended a selection. */
    isDropped,
    chooseAll: (seen: number) =>
      setHeld({ scope, tickets: { matching: { list: query, seen } }, before: NONE }),
    release: (gone: readonly string[]) => hold(ids.filter((id) => !gone.includes(id))),
    clear: () => setHeld(undefined),
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
