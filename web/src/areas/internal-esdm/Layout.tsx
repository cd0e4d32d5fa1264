import { Inbox, Shuffle } from "lucide-react";
import { paths } from "../../app/paths";
import { AreaShell } from "../../app/shell/AreaShell";
import { STATUS_ICONS } from "../../app/shell/statusIcons";
import { useSections } from "../../app/shell/useSections";
import { useTicketCounts } from "../../app/shell/useTicketCounts";
import { TicketActionsProvider } from "../../tickets/actions/TicketActionsProvider";

const at = paths.internalEsdm;

/** The ministry's area (§2.4): the entry of exactly this address is highlighted. */
export function Layout() {
  const counted = useTicketCounts();
  const sections = useSections(
    [
      {
        key: "tickets",
        items: [
          { to: at.allTickets, label: "All Tickets", lang: "en", icon: Inbox },
          {
            to: at.pending,
            label: "Pending",
            lang: "en",
            icon: STATUS_ICONS.pending,
            ...counted("pending"),
          },
          { to: at.open, label: "Open", lang: "en", icon: STATUS_ICONS.open, ...counted("open") },
          {
            to: at.resolved,
            label: "Resolved",
            lang: "en",
            icon: STATUS_ICONS.resolved,
            ...counted("resolved"),
          },
          {
            to: at.closed,
            label: "Closed",
            lang: "en",
            icon: STATUS_ICONS.closed,
            ...counted("closed"),
          },
          {
            to: at.reassign,
            label: "Re-assign Ticket",
            lang: "en",
            icon: Shuffle,
            ...counted("reassign"),
          },
        ],
      },
    ],
    { byPrefix: false },
  );
  return (
    <TicketActionsProvider>
      <AreaShell
        name="Internal ESDM"
        lang="en"
        marked
        subtitle="Pemantauan tiket help desk kementerian"
        standing="Administrator Internal ESDM"
        sections={sections}
      />
    </TicketActionsProvider>
  );
}
