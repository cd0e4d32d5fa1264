import { getConfig } from "@testing-library/react";

// As they are without a test's own clock.
const { setImmediate: next } = globalThis;

/** More than it takes a dialog full of fields to be there. */
const TURNS = 60;

/** Lets pass the frames that are drawn after what was done: who uses a page sees them before the next step. */
export async function framesDrawn(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise(next);
}

/** What people do in a test, with the frames that come of it. */
export function withItsFrames(): ReturnType<typeof getConfig>["asyncWrapper"] {
  const { asyncWrapper } = getConfig();
  return (act) =>
    asyncWrapper(async () => {
      const answer = await act();
      await framesDrawn();
      return answer;
    });
}
