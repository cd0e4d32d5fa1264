import { Ellipsis, Pencil } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { DashboardCard } from "../../../engine";
import { paths } from "../../../shared/paths";
import { MenuButton } from "../../../ui/overlay/MenuButton";
import { type ActionTasks, useActionGroups, useStatusStep } from "../actions/useActionGroups";
import { actionTexts as texts } from "../texts";

export type DashboardMenuProps = ActionTasks & { dashboard: DashboardCard };

/** The menu of a dashboard in a list (§2.9). */
export function DashboardMenu({ dashboard, ...tasks }: DashboardMenuProps) {
  const navigate = useNavigate();
  const groups = useActionGroups(dashboard, tasks);
  const step = useStatusStep(dashboard);
  return (
    <MenuButton
      label={texts.menu(dashboard.name)}
      icon={Ellipsis}
      iconOnly
      size="small"
      groups={[
        {
          key: "dashboard",
          label: texts.dashboard,
          entries: [
            {
              key: "edit",
              label: texts.edit,
              lang: "en",
              icon: Pencil,
              onSelect: () => void navigate(paths.dashboardBuilder.edit(dashboard.id)),
            },
            { key: "status", label: step.label, icon: step.icon, onSelect: step.take },
          ],
        },
        ...groups,
      ]}
    />
  );
}
