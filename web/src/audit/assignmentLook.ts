import type { AssignmentStatus } from "../engine";
import type { Shape } from "../ui/display/shapes";
import type { Tone } from "../ui/display/tone";

type Look = { tone: Tone; shape: Shape };

/** How each status of an assignment looks (§4). */
export const ASSIGNMENT_LOOK = {
  assigned: { tone: "info", shape: "diamond" },
  in_progress: { tone: "accent", shape: "quarter" },
  completed: { tone: "success", shape: "check" },
} as const satisfies Record<AssignmentStatus, Look>;

/** How the mark of a late one looks. */
export const LATE_LOOK = { tone: "danger", shape: "cross" } as const satisfies Look;
