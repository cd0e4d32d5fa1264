import { useEffect, useSyncExternalStore } from "react";
import type { Role } from "../../engine";
import { openCore, useLiveCore } from "../openCore";

const nothing = { subscribe: () => () => {}, answer: () => undefined };

/** One figure per role, once the core is there. The core is opened early only for somebody who has been here before. */
export function useRoleFigures(isReturning: boolean) {
  const core = useLiveCore();
  const view = core?.roleFigures() ?? nothing;
  const answer = useSyncExternalStore(view.subscribe, view.answer, () => undefined);

  useEffect(() => {
    if (core !== undefined || !isReturning) return;
    // A failure is reported when a role is chosen.
    return whenIdle(() => void openCore().catch(() => undefined));
  }, [core, isReturning]);

  if (answer?.kind !== "ok") return undefined;
  const figures = answer.value;
  return (role: Role) => figures.find((each) => each.role === role);
}

/** Runs a task after the page is painted. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
