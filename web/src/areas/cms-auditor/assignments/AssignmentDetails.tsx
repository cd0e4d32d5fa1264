import { History, RefreshCw } from "lucide-react";
import { Findings } from "../../../audit/finding/Findings";
import { findingTexts } from "../../../audit/finding/texts";
import { FollowUpRows } from "../../../audit/followUp/FollowUpRows";
import { rowTexts } from "../../../audit/followUp/texts";
import { AuditFiles } from "../../../audit/report/AuditFiles";
import { ReviewPanel } from "../../../audit/review/ReviewPanel";
import { reviewTexts } from "../../../audit/review/texts";
import { paperTexts } from "../../../audit/workingPaper/texts";
import { WorkingPaperSteps } from "../../../audit/workingPaper/WorkingPaperSteps";
import { type AssignmentDetail, refusalText, useView } from "../../../engine";
import { dispatchAndTell } from "../../../shared/dispatchAndTell";
import { Button } from "../../../ui/action/Button";
import { DescriptionList } from "../../../ui/display/DescriptionList";
import { Timeline } from "../../../ui/display/Timeline";
import { Notice } from "../../../ui/feedback/Notice";
import { Dialog } from "../../../ui/overlay/Dialog";
import { AssignmentSteps } from "./AssignmentSteps";
import { useAssignmentFacts } from "./assignmentFacts";
import styles from "./assignments.module.css";
import { changeEntry, changesOf, useChange } from "./change/useChange";
import { detailTexts } from "./texts";

export type AssignmentDetailsProps = { assignment: string; onClose: () => void };

/** The detail modal (§2.8). */
export function AssignmentDetails({ assignment, onClose }: AssignmentDetailsProps) {
  const answer = useView("assignmentDetail", assignment);
  const { ask, dialog } = useChange();
  if (answer.kind === "refused") {
    return (
      <Dialog isOpen onClose={onClose} title={detailTexts.title} size="small">
        <Notice text={refusalText(answer.refusal)} />
      </Dialog>
    );
  }
  const { row, canRenew } = answer.value;
  function renew() {
    dispatchAndTell({ assignment: { renew: { assignment } } }, detailTexts.renewed(row.dataName));
  }
  const changes = changesOf(row).map((kind) => changeEntry(kind, () => ask({ kind, assignment })));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={detailTexts.title}
      size="large"
      footer={
        <>
          {changes.map(({ key, label, icon, onSelect }) => (
            <Button key={key} icon={icon} variant="quiet" onClick={onSelect}>
              {label}
            </Button>
          ))}
          {canRenew && (
            <Button icon={RefreshCw} variant="quiet" onClick={renew}>
              {detailTexts.renew}
            </Button>
          )}
          <AssignmentSteps row={row} />
        </>
      }
    >
      <Details detail={answer.value} />
      {dialog}
    </Dialog>
  );
}

/** The working paper, once the auditor has kept a step. */
function KeptSteps({ assignment }: { assignment: string }) {
  const paper = useView("workingPaper", assignment);
  if (paper.kind === "refused" || paper.value.steps.length === 0) return null;
  return (
    <section>
      <h3>{paperTexts.title}</h3>
      <WorkingPaperSteps assignment={assignment} />
    </section>
  );
}

/** Findings of an internal auditor, their review and their follow-up. */
function Audit({ assignment }: { assignment: string }) {
  const audit = useView("audit", assignment);
  if (audit.kind === "refused") return null;
  const { findings, followUps } = audit.value;
  return (
    <>
      {findings.length > 0 && (
        <section>
          <h3>{findingTexts.title}</h3>
          <Findings assignment={assignment} />
        </section>
      )}
      <section>
        <h3>{reviewTexts.title}</h3>
        <div className={styles.review}>
          <ReviewPanel assignment={assignment} />
          <AuditFiles assignment={assignment} />
        </div>
      </section>
      {followUps.length > 0 && (
        <section>
          <h3>{rowTexts.state}</h3>
          <FollowUpRows rows={followUps} />
        </section>
      )}
    </>
  );
}

function Details({ detail }: { detail: AssignmentDetail }) {
  const facts = useAssignmentFacts(detail);
  return (
    <section
      className={styles.details}
      aria-label={detailTexts.facts}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a small screen, and keyboard users must be able to scroll it
      tabIndex={0}
    >
      <DescriptionList facts={facts} layout="columns" />
      {detail.notes && (
        <section>
          <h3>{detailTexts.notes}</h3>
          <p className={styles.notes} dir="auto">
            {detail.notes}
          </p>
        </section>
      )}
      <KeptSteps assignment={detail.row.id} />
      <Audit assignment={detail.row.id} />
      {detail.history.length > 0 && (
        <section>
          <h3>{detailTexts.history}</h3>
          <Timeline
            label={detailTexts.history}
            entries={detail.history.map((line, index) => ({
              key: `${detail.history.length - index}`,
              icon: History,
              ...line,
            }))}
          />
        </section>
      )}
    </section>
  );
}
