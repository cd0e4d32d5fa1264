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
  startStorage,
} from "../engine";
import { lastActing } from "../shared/lastActing";
import { ROLE_GROUPS } from "../shared/roleEntries";
import { clearToasts } from "../shared/toast/toast";
import { tellOvertaken } from "../shared/undo/undoStack";
import { forgetReplaced } from "./storage/forgetReplaced";
import { holdUnsaved } from "./storage/holdUnsaved";

/** Opens the core with what is stored, as whoever acted last in this tab or on this device; from then on labels follow the time. */
export async function start(): Promise<void> {
  openStorage();
  await Promise.all([startPortal(), startDrafts()]);
  await startStorage(portal());
  resume();
  startClock();
  startPacking();
  holdUnsaved();
  forgetReplaced();
  portal().onMoved = tellOvertaken;
  if (import.meta.env.MODE === "faults") Object.assign(globalThis, { storeMade });
}

/** Stores so many made-up tickets as what is restored from a backup; only with the build that proves recovery. */
const storeMade = (tickets: number) => replaceEverything(made(tickets), new Map());

/** Refused where that person has gone with the data of the page; the first of the area's role then takes over. */
function resume(): void {
  const everybody = ROLE_GROUPS.flatMap(({ roles }) => roles);
  const last = lastActing(everybody);
  if (last !== undefined) portal().dispatch({ session: { actAs: last } });
}

/** Acts as who acted last in a role, else as its first; what was said to the person before is not left standing. */
export function actAs(role: Role): Result {
  clearToasts();
  const act = (actAs: SessionCommand["actAs"]) => portal().dispatch({ session: { actAs } });
  const last = lastActing([role]);
  const result = last && act(last);
  return result?.kind === "ok" ? result : act({ role });
}
