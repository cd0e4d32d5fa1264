import { Ellipsis, Pencil } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { DashboardCard } from "../../../engine";
import { paths } from "../../../shared/paths";
import { MenuButton } from "../../../ui/overlay/MenuButton";
import { type ActionTasks, useActionGroups, useStatusStep } from "../actions/useActionGroups";

export type DashboardMenuProps = ActionTasks & { dashboard: DashboardCard };

/** The menu of a dashboard in a list (§2.9). */
export function DashboardMenu({ dashboard, ...tasks }: DashboardMenuProps) {
  const navigate = useNavigate();
  const groups = useActionGroups(dashboard, tasks);
  const step = useStatusStep(dashboard);
  return (
    <MenuButton
      label={`Menu untuk ${dashboard.name}`}
      icon={Ellipsis}
      iconOnly
      size="small"
      groups={[
        {
          key: "dashboard",
          label: "Dashboard",
          entries: [
            {
              key: "edit",
              label: "Edit",
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
