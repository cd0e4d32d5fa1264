import { Building2, Clock, Inbox, Settings, Shuffle, UserX } from "lucide-react";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { paths } from "../../shared/paths";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useDeskCounts } from "../../shell/layout/useDeskCounts";
import { useDueEntry } from "../../shell/layout/useDueEntry";
import { useSections } from "../../shell/layout/useSections";
import { useStatusEntry } from "../../shell/layout/useStatusEntry";
import { useTicketCounts } from "../../shell/layout/useTicketCounts";
import { TicketActionsProvider } from "../../tickets/actions/TicketActionsProvider";
import { deskListTexts } from "../../tickets/list/texts";
import { useViewSection } from "../../tickets/list/useViewSection";
import { shortened } from "../../ui/display/shortened";
import { allTicketsTexts, layoutTexts, reassignTexts, settingsTexts } from "./texts";

const at = paths.internalEsdm;

/** The ministry's area (§2.4). The menu highlights an entry only at its exact address. */
export function Layout() {
  const counted = useTicketCounts();
  const entry = useStatusEntry();
  const due = useDueEntry(at.dueToday);
  const desk = useDeskCounts();
  const dashboards = usePublishedEntry(at.dashboards, layoutTexts.dashboards);
  const sections = useSections(
    [
      {
        key: "desk",
        items: [
          { to: at.waiting, label: deskListTexts.returned.title, icon: Clock, ...desk.waiting },
          {
            to: at.unassigned,
            label: deskListTexts.unassigned.title,
            icon: UserX,
            ...desk.unassigned,
          },
        ],
      },
      {
        key: "tickets",
        items: [
          { to: at.allTickets, label: allTicketsTexts.title, lang: "en", icon: Inbox },
          due,
          entry("pending", at.pending),
          entry("open", at.open),
          entry("resolved", at.resolved),
          entry("closed", at.closed),
          {
            to: at.reassign,
            label: reassignTexts.title,
            lang: "en",
            icon: Shuffle,
            ...counted("reassign"),
          },
        ],
      },
      ...(desk.queues.length > 0
        ? [
            {
              key: "queues",
              heading: layoutTexts.queues,
              items: desk.queues.map(({ id, name, count, counted }) => ({
                to: at.unfinishedTickets("departemen", id),
                label: shortened(name, 60),
                icon: Building2,
                ...{ count, counted },
              })),
            },
          ]
        : []),
      ...useViewSection(at.allTickets),
      { key: "dashboards", items: [dashboards] },
      { key: "settings", items: [{ to: at.settings, label: settingsTexts.title, icon: Settings }] },
    ],
    { byPrefix: false },
  );
  return (
    <TicketActionsProvider>
      <AreaShell
        name={layoutTexts.name}
        lang="en"
        subtitle={layoutTexts.subtitle}
        roleTitle={layoutTexts.roleTitle}
        sections={sections}
      />
    </TicketActionsProvider>
  );
}
