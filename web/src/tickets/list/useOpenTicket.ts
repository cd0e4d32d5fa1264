import { useNavigate } from "react-router-dom";
import { TO_REPLY } from "../reply/useIsToReply";
import { fromList } from "./listOrigin";
import type { RowTasks } from "./rowTasks";

/** Opens a ticket of the list, `toReply` with the focus in the reply field. */
export function useOpenTicket({ ticketPath, query }: Pick<RowTasks, "ticketPath" | "query">) {
  const navigate = useNavigate();
  return (ticket: string, { toReply = false } = {}) =>
    void navigate(ticketPath(ticket), {
      state: { ...fromList(query), ...(toReply && TO_REPLY) },
    });
}
