import { number, printTable } from "../markdown.mjs";
import { measureSizes, sizeLines } from "../sizes.mjs";

const sizes = [{ count: 10_000 }, { count: 100_000 }, { count: 1_000_000, full: true }];

const heading = [
  ...["tickets", "wasm, index", "JavaScript, index", "share"],
  ...["wasm, records and index", "JavaScript, records and index", "share"],
];

/** Bytes per row of the index, and of records and index together. */
export function bytesARow({ count, core, js }) {
  const [index, all] = [
    ({ index }) => index / count,
    ({ records, index }) => (records + index) / count,
  ];
  return {
    index: { core: index(core), js: index(js) },
    all: { core: all(core), js: all(js) },
  };
}

const cells = ({ core, js }) => [number(core), number(js), `**${number(core / js, 2)}**`];

function line(result) {
  const { index, all } = bytesARow(result);
  return [number(result.count), ...cells(index), ...cells(all)];
}

/** Measures memory per ticket, beside the tuned JavaScript. */
export async function benchMemory({ full }) {
  const script = new URL("../memory.mjs", import.meta.url);
  const what = "what a ticket takes in memory";
  const results = await measureSizes(script, sizes, { full, what, argsOf: () => [] });
  const title = "Bytes a ticket, beside JavaScript tuned by hand";
  printTable(title, sizeLines(results, heading, line));
  return results;
}
