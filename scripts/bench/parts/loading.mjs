import { number, printTable } from "../markdown.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [
  { count: 10_000, rounds: 7 },
  { count: 100_000, rounds: 5 },
  { count: 1_000_000, rounds: 1, full: true },
];

const heading = [
  ...["tickets", "snapshot, MB", "restored", "MB/s", "first search answered", "all packed"],
  ...[
    "JSON, MB",
    "JSON.parse",
    "MB/s",
    "and lower-cased",
    "first search / that",
    "all packed / that",
  ],
];

const inTimes = (times) => `${number(times, 2)}×`;

function line({ count, snapshotMegabytes, jsonMegabytes, ...took }) {
  const { restored, searchable, packed, parsed, kept } = took;
  const speed = (megabytes, { p50 }) => number(megabytes / (p50 / 1_000));
  return [
    ...[number(count), number(snapshotMegabytes, 1), number(restored.p50)],
    ...[speed(snapshotMegabytes, restored), number(searchable.p50), number(packed.p50)],
    ...[number(jsonMegabytes, 1), number(parsed.p50), speed(jsonMegabytes, parsed)],
    ...[number(kept.p50), `**${inTimes(searchable.p50 / kept.p50)}**`],
    inTimes(packed.p50 / kept.p50),
  ];
}

/** Measures the time from stored bytes to the first search. */
export async function benchLoading({ full }) {
  const script = new URL("../loading.mjs", import.meta.url);
  const what = "stored tickets until they can be searched";
  const argsOf = ({ rounds }) => [rounds];
  const results = await measureSizes(script, sizes, { full, what, argsOf });
  const title = "Stored tickets until they can be searched, p50 in ms";
  printTable(title, sizeLines(results, heading, line));
  return results;
}
