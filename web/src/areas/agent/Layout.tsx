import { Inbox, MessageSquareText, Tags } from "lucide-react";
import { useMatch } from "react-router-dom";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { paths } from "../../shared/paths";
import { useOverPage } from "../../shared/useOverPage";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useSections } from "../../shell/layout/useSections";
import { useStatusEntry } from "../../shell/layout/useStatusEntry";
import { useTicketCounts } from "../../shell/layout/useTicketCounts";
import { TicketActionsProvider } from "../../tickets/actions/TicketActionsProvider";
import { CannedRepliesDialog } from "../../tickets/canned/CannedRepliesDialog";
import { LabelsDialog } from "../../tickets/labels/LabelsDialog";

const at = paths.agent;

/** The agents' area (§2.5). The menu highlights an entry by the prefix of the address. */
export function Layout() {
  const counted = useTicketCounts();
  const entry = useStatusEntry();
  const dashboards = usePublishedEntry(at.dashboards, "Dasbor");
  const ticket = useMatch(at.ticketPattern)?.params.id;
  const { opened, open, close } = useOverPage<"canned" | "labels">();
  const sections = useSections(
    [
      {
        key: "tickets",
        items: [
          { to: at.allTickets, label: "Semua Tiket", icon: Inbox, ...counted("total") },
          entry("new", at.new),
          entry("open", at.open),
          entry("resolved", at.resolved),
          entry("closed", at.closed),
          entry("pending", at.pending),
        ],
      },
      { key: "dashboards", items: [dashboards] },
      {
        key: "quick-actions",
        heading: "Quick Actions",
        lang: "en",
        actions: [
          {
            label: "Canned Replies",
            lang: "en",
            icon: MessageSquareText,
            onSelect: () => open("canned"),
          },
          { label: "Label", icon: Tags, onSelect: () => open("labels") },
        ],
      },
    ],
    { byPrefix: true },
  );
  return (
    <TicketActionsProvider>
      <AreaShell name="Agent" lang="en" subtitle="Penanganan tiket help desk" sections={sections} />
      <CannedRepliesDialog isOpen={opened === "canned"} onClose={close} ticket={ticket} />
      <LabelsDialog isOpen={opened === "labels"} onClose={close} ticket={ticket} />
    </TicketActionsProvider>
  );
}
