import { lazy, type ReactNode, Suspense } from "react";
import type { DashboardDetail } from "../../engine";
import { useTitle } from "../../shared/useTitle";
import { PageHeader } from "../../ui/page/PageHeader";
import { BoardPlaceholder } from "../board/BoardPlaceholder";
import { CategoryBadge } from "../words/CategoryBadge";
import { DashboardFacts } from "./DashboardFacts";
import styles from "./reader.module.css";
import type { DashboardGuard } from "./readerPlace";

const DashboardBody = lazy(() => import("./DashboardBody"));

export type DashboardScreenProps = {
  dashboard: DashboardDetail;
  back: { to: string; label: string };
  marks?: ReactNode;
  /** Actions beside the title. */
  actions?: ReactNode;
  /** Actions in the row of the filters. */
  tools?: ReactNode;
  notice?: ReactNode;
  empty: ReactNode;
  Guard?: DashboardGuard | undefined;
};

/** A dashboard's page. Readers and administrators differ in the actions only. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { dashboard, empty, tools, Guard, ...header } = props;
  const { back, marks, actions, notice } = header;
  useTitle(dashboard.name);
  const body = (
    <Suspense fallback={<BoardPlaceholder />}>
      <DashboardBody dashboard={dashboard} tools={tools} empty={empty} />
    </Suspense>
  );
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <PageHeader
          title={dashboard.name}
          back={back}
          marks={
            <span className={styles.marks}>
              {marks}
              <CategoryBadge category={dashboard.category} />
              <DashboardFacts dashboard={dashboard} />
            </span>
          }
          actions={actions}
        />
        {notice}
      </div>
      {Guard ? <Guard dashboard={dashboard}>{body}</Guard> : body}
    </div>
  );
}
