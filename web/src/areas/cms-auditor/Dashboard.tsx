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

const TITLE = "Dasbor CMS Auditor";
const at = paths.cmsAuditor;

/** /cms-auditor: counters, shortcuts and the latest assignments (§2.8). */
export function Dashboard() {
  const answer = useView("cmsDashboard");
  useTitle(TITLE);
  return (
    <div className={styles.screen}>
      <PageHeader title={TITLE} purpose="Ringkasan dokumen, dataset, penugasan, dan auditor." />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <>
          <CmsCards figures={answer.value} />
          <div className={styles.shortcuts}>
            <Shortcuts
              title="Quick Query"
              lang="en"
              icon={Table2}
              shortcuts={answer.value.queries}
              addressOf={at.queryIn}
            />
            <Shortcuts
              title="Dokumen per Tahapan"
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
