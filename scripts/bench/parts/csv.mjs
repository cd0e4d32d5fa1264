import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Failure } from "../../lib/failure.mjs";
import { ask, run } from "../../lib/run.mjs";
import { say } from "../../lib/say.mjs";
import { reportCsv } from "../csvFile.mjs";
import { number, printTable, times } from "../markdown.mjs";
import { measure } from "../process.mjs";
import { summary } from "../summary.mjs";

const rounds = 5;

const example = [
  ...["--locked", "--quiet", "--profile", "bench", "--package", "portal-table"],
  ...["--features", "csv-crate", "--example", "csv_crate"],
];

/** Measures the native `csv` crate over the same file. */
async function measureNatively(rows) {
  const folder = mkdtempSync(join(tmpdir(), "portal-csv-"));
  const file = join(folder, "report.csv");
  try {
    writeFileSync(file, reportCsv(rows));
    await run("cargo", ["build", ...example]);
    const printed = ask("cargo", ["run", ...example, "--", file]);
    if (printed === undefined) throw new Failure("The csv crate does not measure itself.");
    const { read, write } = JSON.parse(printed);
    return { read: summary(read), written: summary(write) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const names = {
  core: "wasm",
  papaparse: "papaparse",
  d3: "d3-dsv",
  crate: "`csv` crate in wasm",
  native: "`csv` crate, native",
  copy: "copied (memcpy)",
};

const speed = (megabytes, { p50 }) => number(megabytes / (p50 / 1_000));
const timesAsFast = (core, { p50 }) => `${number(p50 / core.p50, 2)}×`;

/** Measures all engines reading and writing one file. */
export async function benchCsv({ rows }) {
  say(`a CSV file of ${number(rows)} rows …`);
  const result = await measure(new URL("../csv.mjs", import.meta.url), [rows, rounds]);
  const native = await measureNatively(rows);
  const read = { ...result.read, native: native.read };
  const written = { ...result.written, native: native.written };
  const { megabytes, memory } = result;
  const line = (side) => [
    names[side],
    ...[times(read[side]), speed(megabytes, read[side]), timesAsFast(read.core, read[side])],
    ...[times(written[side]), speed(megabytes, written[side])],
    timesAsFast(written.core, written[side]),
  ];
  const heading = [
    ...["", "reading, p50 / p95 ms", "MB/s", "wasm takes this many times less"],
    ...["writing, p50 / p95 ms", "MB/s", "wasm takes this many times less"],
  ];
  const size = `${number(rows)} rows × 20 columns, ${number(megabytes)} MB of CSV`;
  const title = `${size}, ${number(memory)} MB of wasm memory at the end`;
  printTable(title, [heading, ...Object.keys(names).map(line)], { texts: 1 });
  return { read, written };
}
