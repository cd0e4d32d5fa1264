import type { ReactNode } from "react";
import { paths } from "../../../shared/paths";
import type { DashboardCard as Card } from "../../../wasm/pkg/portal_core";
import { DashboardCard } from "../../../dashboards/card/DashboardCard";
import styles from "./list.module.css";

export type DashboardGridProps = {
  label: string;
  dashboards: readonly Card[];
  menu: (dashboard: Card) => ReactNode;
};

/** A list of dashboards as cards. */
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
