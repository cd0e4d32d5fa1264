import { ClipboardList, FolderOpen, Gauge, TableProperties, UsersRound } from "lucide-react";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { paths } from "../../shared/paths";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useSections } from "../../shell/layout/useSections";

const at = paths.cmsAuditor;

/** The CMS administrator's area (§2.8). The menu counts the assignments that nobody has started. */
export function Layout() {
  const counts = useView("assignmentCounts");
  const waiting = counts.kind === "ok" ? counts.value.waiting : 0;
  const badge = waiting > 0 ? { count: figure(waiting), counted: "penugasan menunggu" } : {};
  const dashboards = usePublishedEntry(at.dashboards, "Dasbor Dipublikasi");
  const sections = useSections(
    [
      {
        key: "cms",
        items: [
          { to: at.root, label: "Dasbor", icon: Gauge },
          { to: at.query, label: "Query Data Tabular", icon: TableProperties },
          { to: at.documents, label: "Repositori Dokumen", icon: FolderOpen },
          { to: at.assignments, label: "Penugasan", icon: ClipboardList, ...badge },
          { to: at.auditors, label: "Manajemen Auditor", icon: UsersRound },
          dashboards,
        ],
      },
    ],
    { byPrefix: false },
  );
  return (
    <AreaShell
      name="CMS Auditor"
      lang="en"
      subtitle="Pengelolaan dan penugasan data audit"
      sections={sections}
    />
  );
}
