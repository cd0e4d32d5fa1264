import { beforeEach, expect, test, vi } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { hammer } from "./hammer";
import { portal } from "./portal";

const PANICS = Number(process.env.PORTAL_PANICS ?? 1_000);

beforeEach(() => {
  // The panic hook writes each panic to the console.
  vi.mocked(console.error).mockImplementation(() => {});
  openTestPortal({ role: "agent", person: "agent-2" });
});

/** web/e2e/manyFaults.faults.spec.ts tests many tickets in a browser; `npm run soak` judges the time. */
test.each([
  { panics: PANICS, tickets: undefined },
  { panics: 100, tickets: 10_000 },
])(
  "$panics panics and a tenth as many stack overflows lose no commit (tickets: $tickets)",
  async (how) => {
    const forget = () => vi.mocked(console.error).mockClear();
    expect(await hammer(portal(), { ...how, forget })).toMatchObject({
      panics: how.panics,
      overflows: how.panics / 10,
    });
  },
  600_000,
);
