import { ClipboardList, FolderOpen, Gauge, TableProperties, UsersRound } from "lucide-react";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { paths } from "../../shared/paths";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useSections } from "../../shell/layout/useSections";
import { layoutTexts, menuTexts } from "./texts";

const at = paths.cmsAuditor;

/** The CMS administrator's area (§2.8). The menu counts the assignments that nobody has started. */
export function Layout() {
  const counts = useView("assignmentCounts");
  const waiting = counts.kind === "ok" ? counts.value.waiting : 0;
  const badge = waiting > 0 ? { count: figure(waiting), counted: layoutTexts.waiting } : {};
  const dashboards = usePublishedEntry(at.dashboards, menuTexts.published);
  const sections = useSections(
    [
      {
        key: "cms",
        items: [
          { to: at.root, label: menuTexts.dashboard, icon: Gauge },
          { to: at.query, label: menuTexts.query, icon: TableProperties },
          { to: at.documents, label: menuTexts.documents, icon: FolderOpen },
          { to: at.assignments, label: menuTexts.assignments, icon: ClipboardList, ...badge },
          { to: at.auditors, label: menuTexts.auditors, icon: UsersRound },
          dashboards,
        ],
      },
    ],
    { byPrefix: false },
  );
  return (
    <AreaShell
      name={layoutTexts.name}
      lang="en"
      subtitle={layoutTexts.subtitle}
      sections={sections}
    />
  );
}
