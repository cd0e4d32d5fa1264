import { Check, Play } from "lucide-react";
import { AssignmentDue } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { type AssignedItem, useVocabulary } from "../../../engine";
import { labelOf } from "../../../platform/labelOf";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { useFocusRescue } from "../../../shared/useFocusRescue";
import { Button } from "../../../ui/action/Button";
import { DescriptionList, type Fact } from "../../../ui/display/DescriptionList";
import { Panel } from "../../../ui/page/Panel";
import styles from "./detail.module.css";
import { Notes } from "./Notes";
import { assignmentFactTexts, assignmentTexts } from "./texts";

/** The auditor's task: note, due date, and the steps that are possible now (§4). */
export function AssignmentPanel({ item }: { item: AssignedItem }) {
  const { id, assignment } = item;
  useFocusRescue(assignment.status, () => document.querySelector<HTMLElement>("h1"));

  function start() {
    dispatchAndTell({ assignment: { start: { assignment: id } } }, assignmentTexts.started);
  }

  function complete() {
    dispatchAndTell({ assignment: { complete: { assignment: id } } }, assignmentTexts.completed);
  }

  return (
    <Panel title={assignmentTexts.title}>
      <DescriptionList facts={useFacts(item)} layout="columns" />
      {(assignment.canStart || assignment.canComplete) && (
        <div className={styles.steps}>
          {assignment.canStart && (
            <Button variant="primary" icon={Play} onClick={start}>
              {assignmentTexts.start}
            </Button>
          )}
          {assignment.canComplete && (
            <Button variant="primary" icon={Check} onClick={complete}>
              {assignmentTexts.complete}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}

function useFacts({ assignment }: AssignedItem): Fact[] {
  const { auditorTypes } = useVocabulary();
  const { auditorName, auditorType, status, due, assigned, completed, notes } = assignment;
  return [
    { term: assignmentFactTexts.auditor, value: <span dir="auto">{auditorName}</span> },
    {
      term: assignmentFactTexts.auditorType,
      value: <span lang="en">{labelOf(auditorTypes, auditorType)}</span>,
    },
    { term: assignmentFactTexts.status, value: <AssignmentStatus status={status} due={due} /> },
    { term: assignmentFactTexts.due, value: <AssignmentDue due={due} /> },
    { term: assignmentFactTexts.assigned, value: assigned },
    ...(completed === undefined ? [] : [{ term: assignmentFactTexts.completed, value: completed }]),
    ...(notes === undefined
      ? []
      : [{ term: assignmentFactTexts.notes, value: <Notes text={notes} /> }]),
  ];
}
