import {
  BadgeCheck,
  ClipboardCheck,
  Compass,
  Eye,
  Factory,
  FileText,
  FolderCog,
  type LucideIcon,
  Ship,
  Stamp,
  Table2,
} from "lucide-react";
import { paths } from "../../app/paths";
import { AreaShell } from "../../app/shell/AreaShell";
import { useSections } from "../../app/shell/useSections";
import { STAGES } from "./stages";

const at = paths.auditor;

const stage = (path: keyof typeof STAGES, icon: LucideIcon, lang?: "en") => ({
  to: at.category(path),
  label: STAGES[path],
  lang,
  icon,
});

const SECTIONS = [
  {
    key: "assigned",
    items: [
      { to: at.internal, label: "Internal Auditor", lang: "en", icon: ClipboardCheck },
      { to: at.external, label: "External Auditor", lang: "en", icon: Eye },
    ],
  },
  {
    key: "types",
    heading: "Jenis data",
    items: [
      { to: at.tabular, label: "Data Tabular", icon: Table2 },
      { to: at.document, label: "Data Document", icon: FileText },
    ],
  },
  {
    key: "stages",
    heading: "Tahapan",
    items: [
      stage("perizinan", Stamp),
      stage("pengadministrasian", FolderCog),
      stage("eksplorasi", Compass),
      stage("feasibility-study", BadgeCheck, "en"),
      stage("operasi-produksi", Factory),
      stage("penjualan", Ship),
    ],
  },
];

/** The auditors' area (§2.7). */
export function Layout() {
  const sections = useSections(SECTIONS, { byPrefix: true });
  return (
    <AreaShell name="Auditor" subtitle="Pemeriksaan data yang ditugaskan" sections={sections} />
  );
}
