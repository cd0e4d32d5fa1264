import { FileText, Table2 } from "lucide-react";
import { refusalText, useView } from "../../engine";
import { paths } from "../../shared/paths";
import { useTitle } from "../../shared/useTitle";
import { Notice } from "../../ui/feedback/Notice";
import { PageHeader } from "../../ui/page/PageHeader";
import { CmsCards } from "./dashboard/CmsCards";
import styles from "./dashboard/dashboard.module.css";
import { RecentAssignments } from "./dashboard/RecentAssignments";
import { Shortcuts } from "./dashboard/Shortcuts";
import { dashboardTexts } from "./dashboard/texts";

const at = paths.cmsAuditor;

/** /cms-auditor: counters, shortcuts and the latest assignments (§2.8). */
export function Dashboard() {
  const answer = useView("cmsDashboard");
  useTitle(dashboardTexts.title);
  return (
    <div className={styles.screen}>
      <PageHeader title={dashboardTexts.title} purpose={dashboardTexts.purpose} />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <>
          <CmsCards figures={answer.value} />
          <div className={styles.shortcuts}>
            <Shortcuts
              title={dashboardTexts.queries}
              lang="en"
              icon={Table2}
              shortcuts={answer.value.queries}
              addressOf={at.queryIn}
            />
            <Shortcuts
              title={dashboardTexts.documents}
              icon={FileText}
              shortcuts={answer.value.shelves}
              addressOf={at.documentsIn}
            />
          </div>
          <RecentAssignments rows={answer.value.recent} />
        </>
      )}
    </div>
  );
}
