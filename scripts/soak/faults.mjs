import { inRoot } from "../lib/paths.mjs";
import { runNodeToolAndRead } from "../lib/run.mjs";

/** Panics and stack overflows at ten thousand tickets: 99 of 100 recoveries within `p99` ms. */
export async function faults({ panics, p99 }) {
  const printed = await runNodeToolAndRead("vitest", "vitest", ["run", "src/core/manyFaults"], {
    cwd: inRoot("web"),
    env: { PORTAL_PANICS: String(panics), PORTAL_P99: String(p99) },
  });
  const found = [...printed.matchAll(/panics recovered: (.*)/g)].map(([, measured]) => measured);
  return [["Panics recovered", found.join("; ")]];
}
