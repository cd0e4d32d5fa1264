import { AssignmentDue } from "../../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../../audit/AssignmentStatus";
import type { AssignmentRow } from "../../../../engine";
import { FormDialog, type FormDialogProps } from "../../../../shared/form/FormDialog";
import styles from "./change.module.css";
import { changeTexts } from "./texts";

export type ChangeFrameProps = FormDialogProps & { row: AssignmentRow };

/** The dialog around the fields of a change, with the assignment that it is about. */
export function ChangeFrame({ row, children, ...dialog }: ChangeFrameProps) {
  return (
    <FormDialog {...dialog}>
      <div className={styles.about}>
        <strong dir="auto">{row.dataName}</strong>
        <span dir="auto">{row.auditorName}</span>
        <span className={styles.state}>
          <AssignmentStatus status={row.status} />
          <span className={styles.ends}>
            {changeTexts.ends} <AssignmentDue due={row.due} />
          </span>
        </span>
      </div>
      {children}
    </FormDialog>
  );
}
