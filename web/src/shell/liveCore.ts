import {
  made,
  openStorage,
  portal,
  type Result,
  type Role,
  replaceEverything,
  type SessionCommand,
  startClock,
  startDrafts,
  startPacking,
  startPortal,
  startSeen,
  startStorage,
} from "../engine";
import { type Acting, lastActing } from "../shared/lastActing";
import { EVERYBODY } from "../shared/roleEntries";
import { clearToasts } from "../shared/toast/toast";
import { tellOvertaken } from "../shared/undo/undoStack";
import { forgetReplaced } from "./storage/forgetReplaced";
import { holdUnsaved } from "./storage/holdUnsaved";

/** Opens the core with the stored data and the person who acted last in this tab or on this device. */
export async function start(): Promise<void> {
  openStorage();
  await Promise.all([startPortal(), startDrafts()]);
  await startStorage(portal());
  resume();
  void startSeen();
  startClock();
  startPacking();
  holdUnsaved();
  forgetReplaced();
  portal().onMoved = tellOvertaken;
  if (import.meta.env.MODE === "faults") Object.assign(globalThis, { storeMade });
}

/** Stores made-up tickets as if restored from a backup. Only in the build with injected faults. */
const storeMade = (tickets: number) => replaceEverything(made(tickets), new Map());

/** Acts as the last person of this tab or device. The core refuses a deleted person. */
function resume(): void {
  const last = lastActing(EVERYBODY);
  if (last !== undefined) portal().dispatch({ session: { actAs: last } });
}

/** The figures of the role selector, each for the person who acted last in its role. */
export const roleFigures = () =>
  portal().view("roleFigures", {
    last: EVERYBODY.flatMap((role) => lastActing([role]) ?? []),
  });

/** Acts as exactly this person. The core refuses a deleted one. */
export function resumeAs(person: Acting): Result {
  clearToasts();
  return portal().dispatch({ session: { actAs: person } });
}

/** Acts as the last person of a role, else as its first, and clears the toasts of the previous person. */
export function actAs(role: Role): Result {
  clearToasts();
  const act = (actAs: SessionCommand["actAs"]) => portal().dispatch({ session: { actAs } });
  const last = lastActing([role]);
  const result = last && act(last);
  return result?.kind === "ok" ? result : act({ role });
}
