import { ASSIGNMENT_LOOK, LATE_LOOK } from "../../../audit/AssignmentStatus";
import type { AssignmentList } from "../../../engine";
import { figure } from "../../../platform/figure";
import { labelOf } from "../../../platform/labelOf";
import { StatCard } from "../../../ui/display/StatCard";
import { StatGrid } from "../../../ui/display/StatGrid";
import { ShapeIcon } from "../../../ui/display/shapes";
import styles from "./assignments.module.css";
import type { AssignmentListState } from "./useAssignmentList";

const CARDS = [
  {
    status: "in_progress",
    count: "inProgress",
    look: ASSIGNMENT_LOOK.in_progress,
    hint: undefined,
  },
  { status: "completed", count: "completed", look: ASSIGNMENT_LOOK.completed, hint: undefined },
  { status: "overdue", count: "overdue", look: LATE_LOOK, hint: "juga terhitung pada statusnya" },
] as const;

export type AssignmentCardsProps = { list: AssignmentList; state: AssignmentListState };

/** The four counters (§2.8). Each links to the list that it counts. */
export function AssignmentCards({ list, state }: AssignmentCardsProps) {
  return (
    <StatGrid label="Ringkasan penugasan">
      <StatCard
        label="Total"
        value={figure(list.counts.total)}
        hint={`${labelOf(list.statuses, "assigned")}: ${figure(list.counts.waiting)}`}
        to={state.withStatus(undefined)}
        current={list.status === undefined}
      />
      {CARDS.map(({ status, count, look, hint }) => (
        <StatCard
          key={status}
          label={labelOf(list.statuses, status)}
          mark={
            <span data-tone={look.tone} className={styles.mark}>
              <ShapeIcon shape={look.shape} className={styles.shape} />
            </span>
          }
          value={figure(list.counts[count])}
          hint={hint}
          to={state.withStatus(status)}
          current={list.status === status}
        />
      ))}
    </StatGrid>
  );
}
