import { useState } from "react";
import { useMatch } from "react-router-dom";
import { paths } from "../../app/paths";
import { type TicketActions, useTicketActions } from "../../tickets/actions/useTicketActions";

export type QuickAction = keyof TicketActions;

/** Quick Actions act on the ticket that is open; where none is, they ask which one. */
export function useQuickActions() {
  const [picking, setPicking] = useState<QuickAction>();
  const open = useMatch(paths.badanUsaha.ticketPattern)?.params.id;
  const actions = useTicketActions(open ?? "");

  function start(action: QuickAction) {
    if (open === undefined) setPicking(action);
    else void actions[action]();
  }

  return { start, picking, stopPicking: () => setPicking(undefined) };
}
