import { ClipboardCheck, FileDown, FilePlus2, Inbox, Printer, Share2 } from "lucide-react";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { paths } from "../../shared/paths";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useDeskCounts } from "../../shell/layout/useDeskCounts";
import { useSections } from "../../shell/layout/useSections";
import { useStatusEntry } from "../../shell/layout/useStatusEntry";
import { TicketActionsProvider } from "../../tickets/actions/TicketActionsProvider";
import { quickTexts } from "../../tickets/actions/texts";
import { PickTicketDialog } from "./PickTicketDialog";
import { followUpsTexts, layoutTexts, ticketsTexts } from "./texts";
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
  const desk = useDeskCounts();
  const dashboards = usePublishedEntry(at.dashboards, layoutTexts.dashboards);
  const open = useView("followUpCount");
  const waiting = open.kind === "ok" ? open.value : 0;
  const badge = waiting > 0 ? { count: figure(waiting), counted: layoutTexts.findings } : {};
  const { start, picking, stopPicking } = useQuickActions();
  const sections = useSections(
    [
      {
        key: "tickets",
        items: [
          { to: at.tickets, label: ticketsTexts.title, lang: "en", icon: Inbox, ...desk.all },
          { to: at.createTicket, label: layoutTexts.createTicket, icon: FilePlus2 },
        ],
      },
      {
        key: "status",
        heading: layoutTexts.byStatus,
        items: [
          entry("open", at.ticketsWithStatus("open")),
          entry("pending", at.ticketsWithStatus("pending")),
          entry("resolved", at.ticketsWithStatus("resolved")),
        ],
      },
      {
        key: "findings",
        items: [{ to: at.followUps, label: followUpsTexts.title, icon: ClipboardCheck, ...badge }],
      },
      { key: "dashboards", items: [dashboards] },
      {
        key: "quick-actions",
        heading: quickTexts.title,
        lang: "en",
        actions: [
          { label: quickTexts.print, lang: "en", icon: Printer, onSelect: () => start("print") },
          {
            label: quickTexts.exportPdf,
            lang: "en",
            icon: FileDown,
            onSelect: () => start("exportPdf"),
          },
          { label: quickTexts.share, lang: "en", icon: Share2, onSelect: () => start("share") },
        ],
      },
    ],
    { byPrefix: true },
  );
  return (
    <>
      <AreaShell
        name={layoutTexts.name}
        subtitle={layoutTexts.subtitle}
        sections={sections}
        afterSwitch={at.tickets}
      />
      <PickTicketDialog action={picking} onClose={stopPicking} />
    </>
  );
}
