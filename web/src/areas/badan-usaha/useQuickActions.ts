import { useMatch } from "react-router-dom";
import { paths } from "../../shared/paths";
import { useOverPage } from "../../shared/useOverPage";
import { type TicketActions, useTicketActions } from "../../tickets/actions/useTicketActions";

export type QuickAction = keyof TicketActions;

/** Quick Actions apply to the open ticket. If no ticket is open, they ask for one. */
export function useQuickActions() {
  const { opened: picking, open: pick, close: stopPicking } = useOverPage<QuickAction>();
  const ticket = useMatch(paths.badanUsaha.ticketPattern)?.params.id;
  const actions = useTicketActions(ticket ?? "");

  function start(action: QuickAction) {
    if (ticket === undefined) pick(action);
    else void actions[action]();
  }

  return { start, picking, stopPicking };
}
