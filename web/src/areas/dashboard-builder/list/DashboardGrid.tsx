import type { ReactNode } from "react";
import { DashboardCard } from "../../../dashboards/card/DashboardCard";
import type { DashboardCard as Card } from "../../../engine";
import { paths } from "../../../shared/paths";
import styles from "./list.module.css";

export type DashboardGridProps = {
  label: string;
  dashboards: readonly Card[];
  menu: (dashboard: Card) => ReactNode;
};

export function DashboardGrid({ label, dashboards, menu }: DashboardGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {dashboards.map((dashboard) => (
        <li key={dashboard.id}>
          <DashboardCard
            dashboard={dashboard}
            to={paths.dashboardBuilder.detail(dashboard.id)}
            hasStatus
            menu={menu(dashboard)}
          />
        </li>
      ))}
    </ul>
  );
}
