import { Link } from "react-router-dom";
import { CategoryBadge } from "../../../dashboards/words/CategoryBadge";
import { DashboardStatusBadge } from "../../../dashboards/words/DashboardStatusBadge";
import { PermissionBadge } from "../../../dashboards/words/PermissionBadge";
import type { DashboardCard } from "../../../engine";
import { figure } from "../../../platform/figure";
import { paths } from "../../../shared/paths";
import { ClampText } from "../../../ui/table/ClampText";
import type { Column } from "../../../ui/table/column";
import { fieldTexts, listTexts } from "../texts";
import styles from "./list.module.css";

export const DASHBOARD_COLUMNS: readonly Column<DashboardCard>[] = [
  {
    key: "name",
    label: fieldTexts.name,
    sortable: true,
    width: "36%",
    cell: ({ id, name, description }) => (
      <span className={styles.named}>
        <Link to={paths.dashboardBuilder.detail(id)} data-dashboard={id}>
          <ClampText text={name} />
        </Link>
        {description && (
          <span className={styles.about}>
            <ClampText text={description} lines={1} />
          </span>
        )}
      </span>
    ),
  },
  {
    key: "category",
    label: fieldTexts.category,
    sortable: true,
    cell: ({ category }) => <CategoryBadge category={category} />,
  },
  {
    key: "status",
    label: fieldTexts.status,
    sortable: true,
    cell: ({ status }) => <DashboardStatusBadge status={status} />,
  },
  {
    key: "permission",
    label: fieldTexts.permission,
    sortable: true,
    cell: ({ permission }) => <PermissionBadge permission={permission} />,
  },
  {
    key: "widgets",
    label: listTexts.widgets,
    sortable: true,
    align: "end",
    cell: ({ widgets }) => <span className={styles.figure}>{figure(widgets)}</span>,
  },
  {
    key: "updated",
    label: listTexts.updated,
    sortable: true,
    cell: ({ updated, updatedExact }) => (
      <span className={styles.figure} title={updatedExact}>
        {updated}
      </span>
    ),
  },
];
