import { paths } from "../paths";
import { frame, screen } from "../screen";
import { area } from "./area";
import { readingRoutes } from "./readingRoutes";

const at = paths.badanUsaha;

export const badanUsahaRoutes = area({
  path: at.root,
  roles: ["badan_usaha"],
  layout: frame(async () => (await import("../../areas/badan-usaha/Layout")).Layout),
  start: at.tickets,
  screens: [
    {
      path: at.tickets,
      lazy: screen(async () => (await import("../../areas/badan-usaha/Tickets")).Tickets),
    },
    {
      path: at.createTicket,
      lazy: screen(async () => (await import("../../areas/badan-usaha/CreateTicket")).CreateTicket),
    },
    {
      path: at.ticketPattern,
      lazy: screen(async () => (await import("../../areas/badan-usaha/TicketDetail")).TicketDetail),
    },
    ...readingRoutes({ title: "Dasbor", at }),
  ],
});
