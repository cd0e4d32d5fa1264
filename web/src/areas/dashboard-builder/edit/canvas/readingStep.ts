import type { Edit } from "../../../../core/pkg/portal_core";
import type { EditorStore } from "../EditorStore";

const DIRECTIONS = ["left", "right", "up", "down"] as const;

/** Of the steps of the keyboard, the one that takes a widget least far up or down in the order of reading; one column knows no other. */
export function readingStep(store: EditorStore, id: string, way: "earlier" | "later"): Edit {
  const placeIn = (widgets: readonly { id: string }[]) =>
    widgets.findIndex((widget) => widget.id === id);
  const before = placeIn(store.copy.widgets);
  const steps = DIRECTIONS.map((direction): { edit: Edit; far: number } => {
    const edit: Edit = { nudge: { id, direction } };
    const outcome = store.tried(edit);
    const after = outcome?.kind === "done" ? placeIn(outcome.widgets) : before;
    return { edit, far: way === "later" ? after - before : before - after };
  });
  const [nearest] = steps.filter(({ far }) => far > 0).sort((one, other) => one.far - other.far);
  return nearest?.edit ?? { nudge: { id, direction: way === "later" ? "down" : "up" } };
}
