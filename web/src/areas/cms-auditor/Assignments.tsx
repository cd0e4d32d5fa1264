import { refusalText } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useTitle } from "../../shared/useTitle";
import { Notice } from "../../ui/feedback/Notice";
import { PageHeader } from "../../ui/page/PageHeader";
import { AssignmentCards } from "./assignments/AssignmentCards";
import { AssignmentDetails } from "./assignments/AssignmentDetails";
import { AssignmentTable } from "./assignments/AssignmentTable";
import styles from "./assignments/assignments.module.css";
import { useAssignmentList } from "./assignments/useAssignmentList";
import { useDetailAddress } from "./assignments/useDetailAddress";
import { useDetailFocus } from "./assignments/useDetailFocus";

const TITLE = "Manajemen Penugasan";

/** /cms-auditor/assignments (§2.8). */
export function Assignments() {
  const state = useAssignmentList();
  const { detail, close } = useDetailAddress();
  useDetailFocus(detail);
  useTitle(TITLE);
  const { answer } = state;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={TITLE}
        purpose="Pantau penugasan auditor dari awal sampai selesai."
        actions={<HistoryButton slice="assignments" />}
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <>
          <AssignmentCards list={answer.value} state={state} />
          <AssignmentTable list={answer.value} state={state} caption={TITLE} />
        </>
      )}
      {detail !== undefined && <AssignmentDetails assignment={detail} onClose={close} />}
    </div>
  );
}
