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

/** The auditor's task: note, due date, and the steps that are possible now (§4). */
export function AssignmentPanel({ item }: { item: AssignedItem }) {
  const { id, assignment } = item;
  useFocusRescue(assignment.status, () => document.querySelector<HTMLElement>("h1"));

  function start() {
    dispatchAndTell({ assignment: { start: { assignment: id } } }, "Pemeriksaan dimulai.");
  }

  function complete() {
    dispatchAndTell({ assignment: { complete: { assignment: id } } }, "Pemeriksaan selesai.");
  }

  return (
    <Panel title="Penugasan">
      <DescriptionList facts={useFacts(item)} layout="columns" />
      {(assignment.canStart || assignment.canComplete) && (
        <div className={styles.steps}>
          {assignment.canStart && (
            <Button variant="primary" icon={Play} onClick={start}>
              Mulai
            </Button>
          )}
          {assignment.canComplete && (
            <Button variant="primary" icon={Check} onClick={complete}>
              Selesai
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
    { term: "Auditor", value: <span dir="auto">{auditorName}</span> },
    { term: "Tipe Auditor", value: <span lang="en">{labelOf(auditorTypes, auditorType)}</span> },
    { term: "Status", value: <AssignmentStatus status={status} due={due} /> },
    { term: "Tanggal Berakhir", value: <AssignmentDue due={due} /> },
    { term: "Ditugaskan", value: assigned },
    ...(completed === undefined ? [] : [{ term: "Selesai pada", value: completed }]),
    ...(notes === undefined ? [] : [{ term: "Catatan", value: <Notes text={notes} /> }]),
  ];
}
