import {
  ClipboardList,
  FileCheck,
  FolderOpen,
  Gauge,
  TableProperties,
  UsersRound,
} from "lucide-react";
import { usePublishedEntry } from "../../dashboards/reader/usePublishedEntry";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { paths } from "../../shared/paths";
import { AreaShell } from "../../shell/layout/AreaShell";
import { useSections } from "../../shell/layout/useSections";
import { layoutTexts, menuTexts } from "./texts";

const at = paths.cmsAuditor;

const badge = (count: number, counted: string) =>
  count > 0 ? { count: figure(count), counted } : {};

/** The CMS administrator's area (§2.8). The menu counts the assignments that nobody has started, and those to review. */
export function Layout() {
  const counts = useView("assignmentCounts");
  const waiting = counts.kind === "ok" ? counts.value.waiting : 0;
  const reviews = useView("reviewCount");
  const submitted = reviews.kind === "ok" ? reviews.value : 0;
  const dashboards = usePublishedEntry(at.dashboards, menuTexts.published);
  const sections = useSections(
    [
      {
        key: "cms",
        items: [
          { to: at.root, label: menuTexts.dashboard, icon: Gauge },
          { to: at.query, label: menuTexts.query, icon: TableProperties },
          { to: at.documents, label: menuTexts.documents, icon: FolderOpen },
          {
            to: at.assignments,
            label: menuTexts.assignments,
            icon: ClipboardList,
            ...badge(waiting, layoutTexts.waiting),
          },
          {
            to: at.reviews,
            label: menuTexts.reviews,
            icon: FileCheck,
            ...badge(submitted, layoutTexts.toReview),
          },
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
