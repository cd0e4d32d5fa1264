import { expect, test } from "./fixtures";

const MANY_TICKETS = 10_000;
const PANICS = Number(process.env.PORTAL_PANICS ?? 100);

type Hammered = { panics: number; overflows: number; p50: number; p99: number };

/** Breaks the core under the open screen. The console is silenced, because a test would keep each panic's message. */
async function hammer(how: { panics: number; tickets: number }): Promise<Hammered> {
  console.error = () => {};
  return Reflect.get(globalThis, "faults").hammer(how);
}

test(`at ${MANY_TICKETS} tickets ${PANICS} panics and a tenth of stack overflows lose no commit`, {
  tag: "@deep",
}, async ({ portal, page }) => {
  test.setTimeout(900_000);
  // Without a database, because the made-up tickets must not be stored.
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, "indexedDB", { value: undefined }),
  );
  await portal.open("/agent/all-tickets");
  const { panics, overflows, p50, p99 } = await page.evaluate(hammer, {
    panics: PANICS,
    tickets: MANY_TICKETS,
  });
  console.info(
    `panics recovered in Chromium: ${panics} and ${overflows} stack overflows at ${MANY_TICKETS} tickets, ` +
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
  expect(overflows).toBe(PANICS / 10);
  await expect(page.getByText("Terjadi gangguan pada sistem portal.")).toBeVisible();
});
