import type { ReviewState as State } from "../../engine";
import { MarkBadge } from "../../ui/display/MarkBadge";
import type { Look } from "../../ui/display/ticketLook";

const REVIEW_LOOK = {
  none: { tone: "neutral", shape: "diamond" },
  submitted: { tone: "info", shape: "quarter" },
  returned: { tone: "warning", shape: "cross" },
  accepted: { tone: "success", shape: "check" },
  reopened: { tone: "warning", shape: "dot" },
} as const satisfies Record<State, Look>;

export type ReviewStateProps = { state: State; label: string };

/** The state of a review. */
export function ReviewState({ state, label }: ReviewStateProps) {
  return (
    // A card on a phone stretches what is directly in a cell.
    <span>
      <MarkBadge {...REVIEW_LOOK[state]} label={label} />
    </span>
  );
}
