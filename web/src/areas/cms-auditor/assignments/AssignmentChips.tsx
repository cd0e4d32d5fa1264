import { ASSIGNMENT_LOOK, LATE_LOOK } from "../../../audit/AssignmentStatus";
import type { AssignmentList } from "../../../engine";
import { figure } from "../../../platform/figure";
import { labelOf } from "../../../platform/labelOf";
import { FilterChips } from "../../../ui/display/FilterChips";
import { countTexts } from "./texts";
import type { AssignmentListState } from "./useAssignmentList";

/** The first three add up to the total; 'Terlambat' is a second property (decisions §6). */
const CHIPS = [
  { status: "assigned", count: "waiting", look: ASSIGNMENT_LOOK.assigned },
  { status: "in_progress", count: "inProgress", look: ASSIGNMENT_LOOK.in_progress },
  { status: "completed", count: "completed", look: ASSIGNMENT_LOOK.completed },
  { status: "overdue", count: "overdue", look: LATE_LOOK },
] as const;

export type AssignmentChipsProps = { list: AssignmentList; state: AssignmentListState };

/** The counters of §2.8 as the status filter. */
export function AssignmentChips({ list, state: { change } }: AssignmentChipsProps) {
  return (
    <FilterChips
      label={countTexts.label}
      note={countTexts.overdueNote}
      chips={[
        {
          key: "total",
          label: countTexts.total,
          value: figure(list.counts.total),
          pressed: list.status === undefined,
          onPress: () => change({ status: undefined }),
        },
        ...CHIPS.map(({ status, count, look }) => ({
          key: status,
          label: labelOf(list.statuses, status),
          look,
          value: figure(list.counts[count]),
          pressed: list.status === status,
          onPress: () => change({ status: list.status === status ? undefined : status }),
        })),
      ]}
    />
  );
}
