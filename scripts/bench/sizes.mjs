import { say } from "../lib/say.mjs";
import { number } from "./markdown.mjs";
import { tryToMeasure } from "./process.mjs";

/**
 * Measures each of the `sizes`, those of a full run only in one: `what` says what is done, `of` what
 * there are so many, `argsOf` what the script is to know. Nothing but `count` is in the result of a size that is more than can be taken.
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

/** The heading and a line for each size, also of those that were too much. */
export const sizeLines = (results, heading, line) => [
  heading,
  ...results.map((result) => (isMeasured(result) ? line(result) : tooMuch(result, heading))),
];

/** What was measured at one size; undefined where it was not, or was too much. */
export const atSize = (results, count) =>
  results?.find((result) => result.count === count && isMeasured(result));
