import { Check, Play } from "lucide-react";
import { AssignmentDue } from "../../../audit/AssignmentDue";
import { AssignmentStatus } from "../../../audit/AssignmentStatus";
import { GivenVersion } from "../../../audit/versions/GivenVersion";
import { versionTexts } from "../../../audit/versions/texts";
import type { AssignedItem } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { useFocusRescue } from "../../../shared/useFocusRescue";
import { Button } from "../../../ui/action/Button";
import { DescriptionList, type Fact } from "../../../ui/display/DescriptionList";
import { BasicInformation } from "./BasicInformation";
import styles from "./detail.module.css";
import { Notes } from "./Notes";
import { assignmentFactTexts, assignmentTexts } from "./texts";

/** The auditor's task as one strip: status, due date, note, and the steps that are possible now (§4). */
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
    <section className={styles.strip} aria-label={assignmentTexts.title}>
      <div className={styles.line}>
        <DescriptionList facts={[...stateFacts(assignment), ...versionFacts(item)]} layout="line" />
        {assignment.notes !== undefined && (
          <div className={styles.note}>
            <DescriptionList
              facts={[
                { term: assignmentFactTexts.notes, value: <Notes text={assignment.notes} /> },
              ]}
              layout="line"
            />
          </div>
        )}
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
      </div>
      <BasicInformation item={item} />
    </section>
  );
}

/** The version that was assigned; a newer one can be compared with it. */
const versionFacts = ({ id, version }: AssignedItem): Fact[] =>
  version === undefined
    ? []
    : [
        {
          term: versionTexts.label,
          value: <GivenVersion version={version} subject={{ assigned: id }} />,
        },
      ];

/** The due date says how late the assignment is, so the status does not. */
const stateFacts = ({ status, due, completed }: AssignedItem["assignment"]): Fact[] => [
  { term: assignmentFactTexts.status, value: <AssignmentStatus status={status} /> },
  { term: assignmentFactTexts.due, value: <AssignmentDue due={due} /> },
  ...(completed === undefined ? [] : [{ term: assignmentFactTexts.completed, value: completed }]),
];
