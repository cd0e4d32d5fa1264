import { readingRoutes } from "../../dashboards/reader/readingRoutes";
import { paths } from "../../shared/paths";
import { area } from "../../shell/area";
import { frame, screen } from "../../shell/screen";
import { layoutTexts } from "./texts";

const at = paths.badanUsaha;

export const badanUsahaRoutes = area({
  path: at.root,
  roles: ["badan_usaha"],
  layout: frame(async () => (await import("./Layout")).Layout),
  start: at.tickets,
  screens: [
    {
      path: at.tickets,
      lazy: screen(async () => (await import("./Tickets")).Tickets),
    },
    {
      path: at.createTicket,
      lazy: screen(async () => (await import("./CreateTicket")).CreateTicket),
    },
    {
      path: at.ticketPattern,
      lazy: screen(async () => (await import("./TicketDetail")).TicketDetail),
    },
    {
      path: at.followUps,
      lazy: screen(async () => (await import("./FollowUps")).FollowUps),
    },
    {
      path: at.followUpPattern,
      lazy: screen(async () => (await import("./FollowUp")).FollowUp),
    },
    ...readingRoutes({ title: layoutTexts.dashboards, at }),
  ],
});
