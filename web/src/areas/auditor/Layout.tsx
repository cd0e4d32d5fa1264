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
import { layoutTexts, listTexts } from "./texts";

const at = paths.auditor;

const counted = (count: number) => ({ count: figure(count), counted: layoutTexts.counted });

const entries = (menu: DeskMenu, { stages }: Vocabulary): EntrySection[] => [
  {
    key: "assigned",
    items: [
      {
        to: at.internal,
        label: listTexts.internal.title,
        lang: "en",
        icon: ClipboardCheck,
        ...counted(menu.internal),
      },
      {
        to: at.external,
        label: listTexts.external.title,
        lang: "en",
        icon: Eye,
        ...counted(menu.external),
      },
    ],
  },
  {
    key: "types",
    heading: layoutTexts.types,
    items: [
      { to: at.tabular, label: listTexts.tabular.title, icon: Table2, ...counted(menu.tabular) },
      {
        to: at.document,
        label: listTexts.document.title,
        icon: FileText,
        ...counted(menu.document),
      },
    ],
  },
  {
    key: "stages",
    heading: layoutTexts.stages,
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
  const dashboards = usePublishedEntry(at.dashboards, layoutTexts.dashboards);
  const desk = menu.kind === "ok" ? entries(menu.value, vocabulary) : [];
  const sections = useSections([...desk, { key: "dashboards", items: [dashboards] }], {
    byPrefix: true,
  });
  // After a switch of person the open item may belong to somebody else, so the list opens instead.
  const isDetail = useMatch(at.detailPattern) !== null;
  return (
    <AreaShell
      name={layoutTexts.name}
      subtitle={layoutTexts.subtitle}
      sections={sections}
      afterSwitch={isDetail ? at.root : undefined}
    />
  );
}
