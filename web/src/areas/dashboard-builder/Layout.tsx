import { CirclePlus, LayoutDashboard } from "lucide-react";
import { CATEGORY_ICONS } from "../../dashboards/words/categoryIcons";
import { DASHBOARD_STATUS_LOOK } from "../../dashboards/words/DashboardStatusBadge";
import { useView } from "../../engine";
import { figure } from "../../platform/figure";
import { paths } from "../../shared/paths";
import { AreaShell } from "../../shell/layout/AreaShell";
import { shapeIcon } from "../../shell/layout/shapeIcon";
import { useSections } from "../../shell/layout/useSections";
import { fieldTexts, areaTexts as texts } from "./texts";

const at = paths.dashboardBuilder;
const PublishedIcon = shapeIcon(DASHBOARD_STATUS_LOOK.published.shape);
const DraftIcon = shapeIcon(DASHBOARD_STATUS_LOOK.draft.shape);

const counted = (count: number | undefined) =>
  count === undefined ? {} : { count: figure(count), counted: texts.counted };

export function Layout() {
  const answer = useView("dashboardMenu");
  const menu = answer.kind === "ok" ? answer.value : undefined;
  const sections = useSections(
    [
      {
        key: "dashboards",
        items: [
          {
            to: at.root,
            label: texts.list,
            icon: LayoutDashboard,
            ...counted(menu?.total),
          },
          { to: at.create, label: texts.create, lang: "en", icon: CirclePlus },
        ],
      },
      {
        key: "categories",
        heading: fieldTexts.category,
        items: (menu?.categories ?? []).map(({ category, path, label, count }) => ({
          to: at.category(path),
          label,
          icon: CATEGORY_ICONS[category],
          ...counted(count),
        })),
      },
      {
        key: "status",
        heading: fieldTexts.status,
        items: [
          {
            to: at.published,
            label: texts.published,
            icon: PublishedIcon,
            ...counted(menu?.published),
          },
          { to: at.drafts, label: texts.drafts, icon: DraftIcon, ...counted(menu?.drafts) },
        ],
      },
    ],
    { byPrefix: false },
  );
  return <AreaShell name={texts.name} lang="en" subtitle={texts.purpose} sections={sections} />;
}
