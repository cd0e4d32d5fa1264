import { startClock } from "../core/clock";
import type { Result } from "../core/facade";
import type { Role } from "../core/pkg/portal_core";
import { portal, startPortal } from "../core/portal";
import { resetSamples } from "../core/reset";
import { forgetTicketDrafts } from "../tickets/form/keptDrafts";
import { forgetReplyDrafts } from "../tickets/reply/useReplyDraft";

/** Opens the core; from then on labels follow the time. */
export async function start(): Promise<void> {
  await startPortal();
  startClock();
}

export const actAs = (role: Role): Result => portal().dispatch({ session: { actAs: { role } } });

/** Back to the sample data, with nothing half-written left over. */
export function restoreSamples(): void {
  resetSamples();
  forgetReplyDrafts();
  forgetTicketDrafts();
}
