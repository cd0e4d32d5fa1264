import { number, printTable, ratio, times } from "../markdown.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [
  { count: 10_000, rounds: 20 },
  { count: 100_000, rounds: 5 },
];

const heading = [
  ...["tickets", "wasm", "JavaScript, a filter over kept text", "ratio"],
  ...["wasm, typing errors", "JavaScript, similar words first", "ratio", "memory of the index"],
];

const line = ({ count, core, filter, similar, similarFilter, indexed }) => [
  ...[number(count), times(core), times(filter), `**${ratio(filter, core)}**`],
  ...[times(similar), times(similarFilter), `**${ratio(similarFilter, similar)}**`],
  `${number(indexed)} MB`,
];

/** Measures one letter typed in the palette. */
export async function benchPalette({ full }) {
  const script = new URL("../palette.mjs", import.meta.url);
  const what = "a letter in the palette";
  const results = await measureSizes(script, sizes, {
    ...{ full, what, argsOf: ({ rounds }) => [rounds] },
  });
  printTable("One letter in the palette, p50 / p95 in ms", sizeLines(results, heading, line));
  return results;
}
