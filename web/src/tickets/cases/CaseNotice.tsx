import { Merge } from "lucide-react";
import { Link } from "react-router-dom";
import { type Entry, useSession } from "../../engine";
import { TICKET_PATH } from "../../shared/ticketPath";
import styles from "./cases.module.css";
import { caseTexts } from "./texts";

/** Leads from a merged ticket to the one that goes on. */
export function CaseNotice({ mergedInto }: { mergedInto: string | undefined }) {
  const { role } = useSession();
  if (mergedInto === undefined) return null;
  return (
    <div className={styles.merged}>
      <Merge className={styles.mergedIcon} aria-hidden="true" />
      <p>
        <Link to={TICKET_PATH[role](mergedInto)}>{caseTexts.merged(mergedInto)}</Link>
        <span className={styles.quiet}> {caseTexts.mergedHint}</span>
      </p>
    </div>
  );
}

/** The merged ticket that a message comes from. */
export function EntryOrigin({ entry: { origin } }: { entry: Entry }) {
  return origin !== undefined && <Origin code={origin} />;
}

function Origin({ code }: { code: string }) {
  const { role } = useSession();
  return (
    <span>
      {caseTexts.from} <Link to={TICKET_PATH[role](code)}>{code}</Link>
    </span>
  );
}
