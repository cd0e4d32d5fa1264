import { ClipboardCheck, Eye, FileText, Table2 } from "lucide-react";
import { useMatch } from "react-router-dom";
import { stageLang } from "../../audit/StageName";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { type DeskMenu, useSession, useView, useVocabulary, type Vocabulary } from "../../engine";
import { figure } from "../../platform/figure";
import { labelOf } from "../../platform/labelOf";
import { lastActing } from "../../shared/lastActing";
import { paths } from "../../shared/paths";
import { AUDITORS } from "../../shared/roleEntries";
import { AreaShell } from "../../shell/layout/AreaShell";
import { type EntrySection, useSections } from "../../shell/layout/useSections";
import { STAGE_ICONS } from "./stageIcons";

const at = paths.auditor;

const counted = (count: number) => ({ count: figure(count), counted: "data" });

const entries = (menu: DeskMenu, { stages }: Vocabulary): EntrySection[] => [
  {
    key: "assigned",
    items: [
      {
        to: at.internal,
        label: "Internal Auditor",
        lang: "en",
        icon: ClipboardCheck,
        ...counted(menu.internal),
      },
      {
        to: at.external,
        label: "External Auditor",
        lang: "en",
        icon: Eye,
        ...counted(menu.external),
      },
    ],
  },
  {
    key: "types",
    heading: "Jenis data",
    items: [
      { to: at.tabular, label: "Data Tabular", icon: Table2, ...counted(menu.tabular) },
      { to: at.document, label: "Data Document", icon: FileText, ...counted(menu.document) },
    ],
  },
  {
    key: "stages",
    heading: "Tahapan",
    items: menu.stages.map(({ tahapan, category, count }) => ({
      to: at.category(category),
      label: labelOf(stages, tahapan),
      lang: stageLang(tahapan),
      icon: STAGE_ICONS[tahapan],
      ...counted(count),
    })),
  },
];

export function Layout() {
  const vocabulary = useVocabulary();
  const { role } = useSession();
  const other = lastActing(AUDITORS.filter((auditor) => auditor !== role))?.person;
  const menu = useView("deskMenu", { other });
  const dashboards = usePublishedEntry(at.dashboards, "Dasbor");
  const desk = menu.kind === "ok" ? entries(menu.value, vocabulary) : [];
  const sections = useSections([...desk, { key: "dashboards", items: [dashboards] }], {
    byPrefix: true,
  });
  // After a switch of person the open item may belong to somebody else, so the list opens instead.
  const isDetail = useMatch(at.detailPattern) !== null;
  return (
    <AreaShell
      name="Auditor"
      subtitle="Pemeriksaan data yang ditugaskan"
      sections={sections}
      afterSwitch={isDetail ? at.root : undefined}
    />
  );
}
