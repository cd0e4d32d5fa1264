import { Inbox, MessageSquareText, Tags } from "lucide-react";
import { useMatch } from "react-router-dom";
import { paths } from "../../app/paths";
import { AreaShell } from "../../app/shell/AreaShell";
import { STATUS_ICONS } from "../../app/shell/statusIcons";
import { useSections } from "../../app/shell/useSections";
import { useTicketCounts } from "../../app/shell/useTicketCounts";
import { useOverPage } from "../../app/useOverPage";
import { TicketActionsProvider } from "../../tickets/actions/TicketActionsProvider";
import { CannedRepliesDialog } from "../../tickets/canned/CannedRepliesDialog";
import { LabelsDialog } from "../../tickets/labels/LabelsDialog";

const at = paths.agent;

/** The agents' area (§2.5): the highlighted entry is chosen by prefix. */
export function Layout() {
  const counted = useTicketCounts();
  const ticket = useMatch(at.ticketPattern)?.params.id;
  const { opened, open, close } = useOverPage<"canned" | "labels">();
  const sections = useSections(
    [
      {
        key: "tickets",
        items: [
          { to: at.allTickets, label: "Semua Tiket", icon: Inbox, ...counted("total") },
          { to: at.new, label: "New", lang: "en", icon: STATUS_ICONS.new, ...counted("new") },
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
            to: at.pending,
            label: "Pending",
            lang: "en",
            icon: STATUS_ICONS.pending,
            ...counted("pending"),
          },
        ],
      },
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
