import { say } from "../lib/say.mjs";
import { number } from "./markdown.mjs";
import { tryToMeasure } from "./process.mjs";

/**
 * Measures each of the `sizes`; some only in a full run. `what` names the work, `of` the counted thing, `argsOf` gives
 * the script's arguments. A size that fails has only its `count` in the result.
 */
export async function measureSizes(script, sizes, { full, what, of = "tickets", argsOf }) {
  const results = [];
  for (const size of sizes.filter((size) => full || !size.full)) {
    const { count, minutes } = size;
    say(`${what}, ${number(count)} ${of} …`);
    const args = [count, ...argsOf(size)];
    results.push((await tryToMeasure(script, args, { minutes })) ?? { count });
  }
  return results;
}

const isMeasured = (result) => Object.keys(result).length > 1;

const tooMuch = ({ count }, heading) => [
  ...[number(count), "gave up"],
  ...heading.slice(2).map(() => "–"),
];

/** The heading and a line per size, also for sizes that failed. */
export const sizeLines = (results, heading, line) => [
  heading,
  ...results.map((result) => (isMeasured(result) ? line(result) : tooMuch(result, heading))),
];

/** The result at one size; `undefined` if it was not measured or failed. */
export const atSize = (results, count) =>
  results?.find((result) => result.count === count && isMeasured(result));
