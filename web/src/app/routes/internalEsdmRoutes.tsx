import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";
import { readingRoutes } from "./readingRoutes";

const at = paths.internalEsdm;

const statusList = (path: string, status: "pending" | "open" | "resolved" | "closed") => ({
  path,
  lazy: screen(async () => {
    const { StatusTickets } = await import("../../areas/internal-esdm/StatusTickets");
    return () => <StatusTickets status={status} />;
  }),
});

export const internalEsdmRoutes = area({
  path: at.root,
  roles: ["internal_esdm"],
  layout: frame(async () => (await import("../../areas/internal-esdm/Layout")).Layout),
  start: at.allTickets,
  screens: [
    {
      path: at.allTickets,
      lazy: screen(async () => (await import("../../areas/internal-esdm/AllTickets")).AllTickets),
    },
    statusList(at.pending, "pending"),
    statusList(at.open, "open"),
    statusList(at.resolved, "resolved"),
    statusList(at.closed, "closed"),
    {
      path: at.reassign,
      lazy: screen(async () => (await import("../../areas/internal-esdm/Reassign")).Reassign),
    },
    {
      path: at.createTicket,
      lazy: screen(
        async () => (await import("../../areas/internal-esdm/CreateTicket")).CreateTicket,
      ),
    },
    {
      path: at.ticketPattern,
      lazy: screen(
        async () => (await import("../../areas/internal-esdm/TicketDetail")).TicketDetail,
      ),
    },
    ...readingRoutes({ title: "Dasbor", at }),
  ],
});
