import { PackageButton } from "../package/PackageButton";
import { FindingsExport } from "./FindingsExport";
import { ReportButton } from "./ReportButton";
import styles from "./report.module.css";

/** The files that are made of an audit. */
export function AuditFiles({ assignment }: { assignment: string }) {
  return (
    <div className={styles.files}>
      <ReportButton assignment={assignment} />
      <FindingsExport assignment={assignment} />
      <PackageButton assignment={assignment} />
    </div>
  );
}
