import { readingRoutes } from "../../dashboards/reader/readingRoutes";
import { paths } from "../../shared/paths";
import { area } from "../../shell/area";
import { frame, screen } from "../../shell/screen";
import { layoutTexts } from "./texts";

const at = paths.internalEsdm;

const statusList = (path: string, status: "pending" | "open" | "resolved" | "closed") => ({
  path,
  lazy: screen(async () => {
    const { StatusTickets } = await import("./StatusTickets");
    return () => <StatusTickets status={status} />;
  }),
});

const deskList = (path: string, desk: "waiting" | "unassigned") => ({
  path,
  lazy: screen(async () => {
    const { DeskTickets } = await import("./DeskTickets");
    return () => <DeskTickets desk={desk} />;
  }),
});

export const internalEsdmRoutes = area({
  path: at.root,
  roles: ["internal_esdm"],
  layout: frame(async () => (await import("./Layout")).Layout),
  start: at.allTickets,
  screens: [
    {
      path: at.allTickets,
      lazy: screen(async () => (await import("./AllTickets")).AllTickets),
    },
    statusList(at.pending, "pending"),
    statusList(at.open, "open"),
    statusList(at.resolved, "resolved"),
    statusList(at.closed, "closed"),
    deskList(at.waiting, "waiting"),
    deskList(at.unassigned, "unassigned"),
    {
      path: at.reassign,
      lazy: screen(async () => (await import("./Reassign")).Reassign),
    },
    {
      path: at.createTicket,
      lazy: screen(async () => (await import("./CreateTicket")).CreateTicket),
    },
    {
      path: at.settings,
      lazy: screen(async () => (await import("./Settings")).Settings),
    },
    {
      path: at.ticketPattern,
      lazy: screen(async () => (await import("./TicketDetail")).TicketDetail),
    },
    ...readingRoutes({ title: layoutTexts.dashboards, at }),
  ],
});
