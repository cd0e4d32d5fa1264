import { runNodeToolAndRead } from "../lib/run.mjs";

/** Panics and stack overflows in Chromium at ten thousand tickets: 99 of 100 recoveries within `p99` ms. */
export async function faults({ panics, p99 }) {
  const journey = ["test", "--project=faults", "--workers=1", "--retries=0", "manyFaults"];
  const printed = await runNodeToolAndRead("@playwright/test", "playwright", journey, {
    env: { PORTAL_PANICS: String(panics), PORTAL_P99: String(p99) },
  });
  const found = [...printed.matchAll(/panics recovered in Chromium: (.*)/g)].map(([, it]) => it);
  return [["Panics recovered in Chromium", found.join("; ")]];
}
