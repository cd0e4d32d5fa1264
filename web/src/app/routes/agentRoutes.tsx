import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";
import { readingRoutes } from "./readingRoutes";

const at = paths.agent;

const statusList = (path: string, status: "new" | "open" | "pending" | "resolved" | "closed") => ({
  path,
  lazy: screen(async () => {
    const { StatusTickets } = await import("../../areas/agent/StatusTickets");
    return () => <StatusTickets status={status} />;
  }),
});

export const agentRoutes = area({
  path: at.root,
  roles: ["agent"],
  layout: frame(async () => (await import("../../areas/agent/Layout")).Layout),
  start: at.allTickets,
  screens: [
    {
      path: at.allTickets,
      lazy: screen(async () => (await import("../../areas/agent/AllTickets")).AllTickets),
    },
    statusList(at.new, "new"),
    statusList(at.open, "open"),
    statusList(at.pending, "pending"),
    statusList(at.resolved, "resolved"),
    statusList(at.closed, "closed"),
    {
      path: at.ticketPattern,
      lazy: screen(async () => (await import("../../areas/agent/TicketDetail")).TicketDetail),
    },
    ...readingRoutes({ title: "Dasbor", at }),
  ],
});
