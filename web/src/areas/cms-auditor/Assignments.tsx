import { useEffect, useRef } from "react";
import { refusalText } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useTitle } from "../../shared/useTitle";
import { Notice } from "../../ui/feedback/Notice";
import { PageHeader } from "../../ui/page/PageHeader";
import { AssignmentChips } from "./assignments/AssignmentChips";
import { AssignmentDetails } from "./assignments/AssignmentDetails";
import { AssignmentTable } from "./assignments/AssignmentTable";
import styles from "./assignments/assignments.module.css";
import { assignmentsTexts } from "./assignments/texts";
import { useAssignmentList } from "./assignments/useAssignmentList";
import { useDetailAddress } from "./assignments/useDetailAddress";

/** /cms-auditor/assignments (§2.8). */
export function Assignments() {
  const state = useAssignmentList();
  const { detail, close } = useDetailAddress();
  useDetailFocus(detail);
  useTitle(assignmentsTexts.title);
  const { answer } = state;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={assignmentsTexts.title}
        purpose={assignmentsTexts.purpose}
        actions={<HistoryButton slice="assignments" />}
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <>
          <AssignmentChips list={answer.value} state={state} />
          <AssignmentTable list={answer.value} state={state} caption={assignmentsTexts.title} />
        </>
      )}
      {detail !== undefined && <AssignmentDetails assignment={detail} onClose={close} />}
    </div>
  );
}

/** Focuses the row when its details close: details opened by a link have no button to return to. */
function useDetailFocus(detail: string | undefined) {
  const last = useRef(detail);
  useEffect(() => {
    if (detail !== undefined) last.current = detail;
  }, [detail]);
  useFocusRescue(detail, () => {
    const links = [...document.querySelectorAll<HTMLElement>("a[data-assignment]")];
    const own = links.find(({ dataset }) => dataset.assignment === last.current);
    return own ?? document.querySelector<HTMLElement>("h1");
  });
}
