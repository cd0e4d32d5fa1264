import { ClipboardList, FolderOpen, Gauge, TableProperties, UsersRound } from "lucide-react";
import { paths } from "../../app/paths";
import { AreaShell } from "../../app/shell/AreaShell";
import { useSections } from "../../app/shell/useSections";

const at = paths.cmsAuditor;

const SECTIONS = [
  {
    key: "cms",
    items: [
      { to: at.root, label: "Dasbor", icon: Gauge },
      { to: at.query, label: "Query Data Tabular", icon: TableProperties },
      { to: at.documents, label: "Repositori Dokumen", icon: FolderOpen },
      { to: at.assignments, label: "Penugasan", icon: ClipboardList },
      { to: at.auditors, label: "Manajemen Auditor", icon: UsersRound },
    ],
  },
];

/** The CMS administrator's area (§2.8). */
export function Layout() {
  const sections = useSections(SECTIONS, { byPrefix: false });
  return (
    <AreaShell
      name="CMS Auditor"
      lang="en"
      subtitle="Pengelolaan dan penugasan data audit"
      sections={sections}
    />
  );
}
