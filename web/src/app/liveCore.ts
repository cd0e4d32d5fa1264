import { forgetEditors } from "../areas/dashboard-builder/edit/keptEditors";
import { startClock } from "../core/clock";
import type { Result } from "../core/facade";
import type { Role } from "../core/pkg/portal_core";
import { portal, startPortal } from "../core/portal";
import { resetSamples } from "../core/reset";
import { forgetTicketDrafts } from "../tickets/form/keptDrafts";
import { forgetReplyDrafts } from "../tickets/reply/useReplyDraft";
import { clearToasts } from "../ui/feedback/toast";
import { whoReturns } from "./lastActing";
import { ROLE_GROUPS } from "./roleEntries";

/** Opens the core, as whoever was acting before a reload; from then on labels follow the time. */
export async function start(): Promise<void> {
  await startPortal();
  resume();
  startClock();
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

/** Back to the sample data, with nothing half-written left over. */
export function restoreSamples(): void {
  resetSamples();
  forgetReplyDrafts();
  forgetTicketDrafts();
  forgetEditors();
}
