import { Failure } from "../lib/failure.mjs";
import { runNodeToolAndRead } from "../lib/run.mjs";

const printedRun = /panics recovered in Chromium: (.*p99 ([\d.]+) ms)/g;

/**
 * Injects panics and stack overflows in Chromium at 10,000 tickets on several pages. In the median
 * page, 99 of 100 recoveries must take less than `p99` ms. The median is used, because a busy
 * machine can slow a page.
 */
export async function faults({ panics, p99, pages }) {
  const journey = ["test", "--project=faults", "--workers=1", "--retries=0", "manyFaults"];
  const printed = await runNodeToolAndRead(
    "@playwright/test",
    "playwright",
    [...journey, `--repeat-each=${pages}`],
    { env: { PORTAL_DEEP: "1", PORTAL_PANICS: String(panics) } },
  );
  const found = [...printed.matchAll(printedRun)].sort((a, b) => Number(a[2]) - Number(b[2]));
  const median = found[Math.floor(found.length / 2)];
  if (median === undefined) throw new Failure("No page has printed what it found.");
  if (!(Number(median[2]) < p99))
    throw new Failure(`p99 is ${median[2]} ms in the median page, ${p99} at most`);
  return [[`Panics recovered in Chromium, the median of ${found.length} pages`, median[1]]];
}
