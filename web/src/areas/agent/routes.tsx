import { readingRoutes } from "../../dashboards/reader/readingRoutes";
import { paths } from "../../shared/paths";
import { area } from "../../shell/area";
import { frame, screen } from "../../shell/screen";
import { layoutTexts } from "./texts";

const at = paths.agent;

const statusList = (path: string, status: "new" | "open" | "pending" | "resolved" | "closed") => ({
  path,
  lazy: screen(async () => {
    const { StatusTickets } = await import("./StatusTickets");
    return () => <StatusTickets status={status} />;
  }),
});

const deskList = (path: string, desk: "mine" | "waiting" | "unassigned" | "department") => ({
  path,
  lazy: screen(async () => {
    const { DeskTickets } = await import("./DeskTickets");
    return () => <DeskTickets desk={desk} />;
  }),
});

export const agentRoutes = area({
  path: at.root,
  roles: ["agent"],
  layout: frame(async () => (await import("./Layout")).Layout),
  start: at.allTickets,
  screens: [
    {
      path: at.allTickets,
      lazy: screen(async () => (await import("./AllTickets")).AllTickets),
    },
    statusList(at.new, "new"),
    statusList(at.open, "open"),
    statusList(at.pending, "pending"),
    statusList(at.resolved, "resolved"),
    statusList(at.closed, "closed"),
    deskList(at.mine, "mine"),
    deskList(at.waiting, "waiting"),
    deskList(at.unassigned, "unassigned"),
    deskList(at.department, "department"),
    {
      path: at.ticketPattern,
      lazy: screen(async () => (await import("./TicketDetail")).TicketDetail),
    },
    ...readingRoutes({ title: layoutTexts.dashboards, at }),
  ],
});
