import { Building2, Clock, Inbox, MessageSquareText, Tags, UserCheck, UserX } from "lucide-react";
import { useMatch } from "react-router-dom";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { paths } from "../../shared/paths";
import { useOverPage } from "../../shared/useOverPage";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useDeskCounts } from "../../shell/layout/useDeskCounts";
import { useDueEntry } from "../../shell/layout/useDueEntry";
import { useSections } from "../../shell/layout/useSections";
import { useStatusEntry } from "../../shell/layout/useStatusEntry";
import { useTicketCounts } from "../../shell/layout/useTicketCounts";
import { TicketActionsProvider } from "../../tickets/actions/TicketActionsProvider";
import { quickTexts } from "../../tickets/actions/texts";
import { CannedRepliesDialog } from "../../tickets/canned/CannedRepliesDialog";
import { cannedTexts } from "../../tickets/canned/texts";
import { LabelsDialog } from "../../tickets/labels/LabelsDialog";
import { labelTexts } from "../../tickets/labels/texts";
import { deskListTexts } from "../../tickets/list/texts";
import { useViewSection } from "../../tickets/list/useViewSection";
import { allTicketsTexts, layoutTexts } from "./texts";

const at = paths.agent;

/** The agents' area (§2.5). The menu highlights an entry by the prefix of the address. */
export function Layout() {
  const counted = useTicketCounts();
  const entry = useStatusEntry();
  const due = useDueEntry(at.dueToday);
  const desk = useDeskCounts();
  const dashboards = usePublishedEntry(at.dashboards, layoutTexts.dashboards);
  const ticket = useMatch(at.ticketPattern)?.params.id;
  const { opened, open, close } = useOverPage<"canned" | "labels">();
  const sections = useSections(
    [
      {
        key: "desk",
        items: [
          { to: at.mine, label: deskListTexts.mine.title, icon: UserCheck, ...desk.mine },
          { to: at.waiting, label: deskListTexts.waiting.title, icon: Clock, ...desk.waiting },
          {
            to: at.unassigned,
            label: deskListTexts.unassigned.title,
            icon: UserX,
            ...desk.unassigned,
          },
          {
            to: at.department,
            label: deskListTexts.department.title,
            icon: Building2,
            ...desk.department,
          },
        ],
      },
      {
        key: "tickets",
        items: [
          { to: at.allTickets, label: allTicketsTexts.title, icon: Inbox, ...counted("total") },
          due,
          entry("new", at.new),
          entry("open", at.open),
          entry("resolved", at.resolved),
          entry("closed", at.closed),
          entry("pending", at.pending),
        ],
      },
      ...useViewSection(at.allTickets),
      { key: "dashboards", items: [dashboards] },
      {
        key: "quick-actions",
        heading: quickTexts.title,
        lang: "en",
        actions: [
          {
            label: cannedTexts.title,
            lang: "en",
            icon: MessageSquareText,
            onSelect: () => open("canned"),
          },
          { label: labelTexts.title, icon: Tags, onSelect: () => open("labels") },
        ],
      },
    ],
    { byPrefix: true },
  );
  return (
    <TicketActionsProvider>
      <AreaShell
        name={layoutTexts.name}
        lang="en"
        subtitle={layoutTexts.subtitle}
        sections={sections}
      />
      <CannedRepliesDialog isOpen={opened === "canned"} onClose={close} ticket={ticket} />
      <LabelsDialog isOpen={opened === "labels"} onClose={close} ticket={ticket} />
    </TicketActionsProvider>
  );
}
