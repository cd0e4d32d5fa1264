import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { DashboardCard as Card } from "../../engine";
import { ClampText } from "../../ui/table/ClampText";
import { followRowLink } from "../../ui/table/rowClick";
import { factsTexts as texts } from "../texts";
import { CategoryBadge } from "../words/CategoryBadge";
import { DashboardStatusBadge } from "../words/DashboardStatusBadge";
import { PermissionBadge } from "../words/PermissionBadge";
import styles from "./DashboardCard.module.css";
import { Thumbnail } from "./Thumbnail";

export type DashboardCardProps = {
  dashboard: Card;
  to: string;
  /** True if the list also holds drafts, so that the status tells something. */
  hasStatus?: boolean | undefined;
  menu?: ReactNode;
};

/** A dashboard as a card. A click anywhere on it opens the dashboard. */
export function DashboardCard({ dashboard, to, hasStatus, menu }: DashboardCardProps) {
  const { name, description, category, status, permission, updated, updatedExact } = dashboard;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the link inside
    <article className={styles.card} onClick={followRowLink}>
      <div className={styles.picture}>
        <Thumbnail id={dashboard.id} thumbnail={dashboard.thumbnail} sketch={dashboard.sketch} />
      </div>
      <div className={styles.marks}>
        <CategoryBadge category={category} />
        {hasStatus && <DashboardStatusBadge status={status} />}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link
            to={to}
            className={styles.link}
            dir="auto"
            title={name}
            data-dashboard={dashboard.id}
          >
            {name}
          </Link>
        </h2>
        {description && (
          <div className={styles.description}>
            <ClampText text={description} lines={2} />
          </div>
        )}
      </div>
      {menu && <div className={styles.menu}>{menu}</div>}
      <div className={styles.facts}>
        <PermissionBadge permission={permission} />
        <span>{texts.widgets(dashboard.widgets)}</span>
        <span className={styles.updated} title={updatedExact}>
          {updated}
        </span>
      </div>
    </article>
  );
}
