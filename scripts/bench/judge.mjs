import { Failure } from "../lib/failure.mjs";
import { atSize } from "./sizes.mjs";

/** Limit in ms for redrawing twenty widgets. */
const redrawMilliseconds = 100;

/** Prints a result; throws a {@link Failure} if it is below the limit. */
function judge(what, reached, least) {
  const verdict = `${what}: ${reached.toFixed(1)}× as fast`;
  if (!(reached >= least)) throw new Failure(`\n${verdict}; ${least}× is wanted.`);
  console.log(`\n${verdict}.`);
}

/** Limits that fail the run. They are far below the targets, so that only real losses fail. */
export function judgeAll({ keystrokes, csv, redraw, aggregation }) {
  const { wasm, js } = atSize(keystrokes, 100_000) ?? {};
  if (wasm === undefined) throw new Failure("100,000 tickets were too much.");
  judge("100,000 tickets, against JavaScript", js.p50 / wasm.p50, 3);
  const { read, written } = csv;
  judge("CSV in, against papaparse", read.papaparse.p50 / read.core.p50, 1);
  judge("CSV out, against papaparse", written.papaparse.p50 / written.core.p50, 3);
  const many = redraw.at(-1);
  judge("twenty widgets, against JavaScript", many.js.p50 / many.core.p50, 3);
  judge("twenty widgets, against the time allowed", redrawMilliseconds / many.core.p50, 1);
  for (const [work, measured] of Object.entries(aggregation)) {
    const { arquero, core } = measured;
    judge(`widget by ${work}, against arquero`, arquero.p50 / core.p50, 3);
  }
}
