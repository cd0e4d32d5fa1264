import type { FollowUpRow, FollowUpStatus, Severity } from "../../engine";
import { MarkBadge } from "../../ui/display/MarkBadge";
import type { Look } from "../../ui/display/ticketLook";
import { LATE_LOOK } from "../AssignmentStatus";
import styles from "./followUp.module.css";
import { rowTexts } from "./texts";

/** Tone and shape of each state of a recommendation. */
export const STATUS_LOOK = {
  done: { tone: "success", shape: "check" },
  partial: { tone: "warning", shape: "quarter" },
  open: { tone: "info", shape: "diamond" },
  impossible: { tone: "neutral", shape: "square" },
} as const satisfies Record<FollowUpStatus, Look>;

/** Tone and shape of a finding from which something is still expected, and of a settled one. */
export const OPEN_LOOK = STATUS_LOOK.open;
export const SETTLED_LOOK = STATUS_LOOK.done;

const SEVERITY_LOOK = {
  low: { tone: "neutral", shape: "bars-low" },
  medium: { tone: "warning", shape: "bars-medium" },
  high: { tone: "danger", shape: "bars-high" },
  critical: { tone: "danger", shape: "cross" },
} as const satisfies Record<Severity, Look>;

const AWAITS_LOOK = { tone: "accent", shape: "quarter" } as const satisfies Look;

type Marked = { row: FollowUpRow };

export function SeverityMark({ row: { severity, severityLabel } }: Marked) {
  if (severity === undefined) return severityLabel;
  return <MarkBadge {...SEVERITY_LOOK[severity]} label={severityLabel} plain />;
}

/** The age of a finding; a late or settled one has a sign. */
export function AgeMark({ row: { age, isLate, isSettled } }: Marked) {
  if (isLate) return <MarkBadge {...LATE_LOOK} label={age} plain />;
  if (isSettled) return <MarkBadge {...SETTLED_LOOK} label={age} plain />;
  return <span className={styles.age}>{age}</span>;
}

/** The state of a finding in words, with a mark if the auditor must assess an answer. */
export function StateMark({ row: { state, awaitsAssessment } }: Marked) {
  return (
    <span className={styles.state}>
      <span>{state}</span>
      {awaitsAssessment && <AwaitsMark />}
    </span>
  );
}

export const AwaitsMark = () => <MarkBadge {...AWAITS_LOOK} label={rowTexts.awaits} plain />;
