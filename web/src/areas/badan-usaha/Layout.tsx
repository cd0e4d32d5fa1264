import { FileDown, FilePlus2, Inbox, Printer, Share2 } from "lucide-react";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { paths } from "../../shared/paths";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useSections } from "../../shell/layout/useSections";
import { useStatusEntry } from "../../shell/layout/useStatusEntry";
import { TicketActionsProvider } from "../../tickets/actions/TicketActionsProvider";
import { PickTicketDialog } from "./PickTicketDialog";
import { useQuickActions } from "./useQuickActions";

const at = paths.badanUsaha;

/** The business entities' area (§2.3). */
export function Layout() {
  return (
    <TicketActionsProvider>
      <Frame />
    </TicketActionsProvider>
  );
}

function Frame() {
  const entry = useStatusEntry();
  const dashboards = usePublishedEntry(at.dashboards, "Dasbor");
  const { start, picking, stopPicking } = useQuickActions();
  const sections = useSections(
    [
      {
        key: "tickets",
        items: [
          { to: at.tickets, label: "All Tickets", lang: "en", icon: Inbox },
          { to: at.createTicket, label: "Ajukan Tiket", icon: FilePlus2 },
        ],
      },
      {
        key: "status",
        heading: "Menurut status",
        items: [
          entry("open", at.ticketsWithStatus("open")),
          entry("pending", at.ticketsWithStatus("pending")),
          entry("resolved", at.ticketsWithStatus("resolved")),
        ],
      },
      { key: "dashboards", items: [dashboards] },
      {
        key: "quick-actions",
        heading: "Quick Actions",
        lang: "en",
        actions: [
          { label: "Print Ticket", lang: "en", icon: Printer, onSelect: () => start("print") },
          {
            label: "Export to PDF",
            lang: "en",
            icon: FileDown,
            onSelect: () => start("exportPdf"),
          },
          { label: "Share Ticket", lang: "en", icon: Share2, onSelect: () => start("share") },
        ],
      },
    ],
    { byPrefix: true },
  );
  return (
    <>
      <AreaShell
        name="Badan Usaha"
        subtitle="Pengajuan dan pemantauan keluhan"
        sections={sections}
        afterSwitch={at.tickets}
      />
      <PickTicketDialog action={picking} onClose={stopPicking} />
    </>
  );
}
