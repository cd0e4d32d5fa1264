import { startClock } from "../core/clock";
import type { Result } from "../core/facade";
import { startPacking } from "../core/idlePacking";
import type { Role } from "../core/pkg/portal_core";
import { portal, startPortal } from "../core/portal";
import { startDrafts } from "../storage/drafts/drafts";
import { openStorage, startStorage } from "../storage/portalStorage";
import { clearToasts } from "../ui/feedback/toast";
import { whoReturns } from "./lastActing";
import { ROLE_GROUPS } from "./roleEntries";
import { forgetReplaced } from "./storage/forgetReplaced";
import { holdUnsaved } from "./storage/holdUnsaved";
import { tellOvertaken } from "./undo/deeds";

/** Opens the core with what is stored, as whoever was acting before a reload; from then on labels follow the time. */
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
}

/** Refused where that person has gone with the data of the page; the first of the area's role then takes over. */
function resume(): void {
  const last = whoReturns(ROLE_GROUPS.flatMap(({ roles }) => roles));
  if (last !== undefined) portal().dispatch({ session: { actAs: last } });
}

/** Acts as the first of a role; what was said to the person before is not left standing. */
export function actAs(role: Role): Result {
  clearToasts();
  return portal().dispatch({ session: { actAs: { role } } });
}
