import { benchColdStart } from "./bench/cold/coldStart.mjs";
import { benchPackage } from "./bench/core.mjs";
import { judgeAll } from "./bench/judge.mjs";
import { printMachine, printTable } from "./bench/markdown.mjs";
import { benchAggregation } from "./bench/parts/aggregation.mjs";
import { benchAudit } from "./bench/parts/audit.mjs";
import { benchChanges } from "./bench/parts/changes.mjs";
import { benchCsv } from "./bench/parts/csv.mjs";
import { benchImport } from "./bench/parts/import.mjs";
import { benchInteractions } from "./bench/parts/interactions.mjs";
import { benchKeystrokes } from "./bench/parts/keystrokes.mjs";
import { benchLibraries, peersFolder } from "./bench/parts/libraries.mjs";
import { benchLoading } from "./bench/parts/loading.mjs";
import { benchLongTable } from "./bench/parts/longTable.mjs";
import { benchMemory } from "./bench/parts/memory.mjs";
import { benchOpening } from "./bench/parts/opening.mjs";
import { benchPaint } from "./bench/parts/paint.mjs";
import { benchPalette } from "./bench/parts/palette.mjs";
import { benchRedraw } from "./bench/parts/redraw.mjs";
import { benchTables } from "./bench/parts/tables.mjs";
import { wantedRows } from "./bench/wanted.mjs";
import { buildCore } from "./lib/buildCore.mjs";
import { Failure, runMain } from "./lib/failure.mjs";
import { ensureNpmPackages } from "./lib/npmPackages.mjs";
import { readOptions } from "./lib/options.mjs";
import { complain } from "./lib/say.mjs";
import { setUpForBuilding } from "./setup.mjs";

/** One table of this many rows and 20 columns. */
const table = { rows: 200_000 };

/** Every part but the cold start, by its name in the table of targets. */
const parts = {
  csv: () => benchCsv(table),
  import: benchImport,
  tables: () => benchTables(table),
  longTable: benchLongTable,
  aggregation: () => benchAggregation(table),
  audit: () => benchAudit({ rows: 1_000_000 }),
  redraw: benchRedraw,
  changes: benchChanges,
  memory: benchMemory,
  loading: benchLoading,
  opening: benchOpening,
  keystrokes: benchKeystrokes,
  palette: benchPalette,
  libraries: benchLibraries,
  paint: benchPaint,
  interactions: benchInteractions,
};

function wantedParts({ part }) {
  const unknown = part.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Failure(`There is no part "${unknown[0]}", only ${Object.keys(parts).join(", ")}.`);
  return Object.keys(parts).filter((name) => part.length === 0 || part.includes(name));
}

/** Runs the parts one after the other. A part that fails is left out of the results and reported at the end. */
async function runAll(runs) {
  const results = {};
  const failures = [];
  for (const [name, run] of Object.entries(runs)) {
    try {
      results[name] = await run();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      complain(`${name}: ${error.message}`);
      failures.push(name);
    }
  }
  return { results, failures };
}

await runMain(async () => {
  const options = readOptions({
    full: { type: "boolean", default: false },
    cold: { type: "boolean", default: false },
    part: { type: "string", multiple: true, default: [] },
  });
  const { full, part } = options;
  const cold = options.cold || (full && part.length === 0);
  const names = options.cold && !full && part.length === 0 ? [] : wantedParts(options);
  await setUpForBuilding();
  if (names.length > 0) {
    await ensureNpmPackages(peersFolder);
    await buildCore({ outDir: benchPackage, features: ["synthetic"] });
  }
  const runs = cold ? { cold: benchColdStart } : {};
  for (const name of names) runs[name] = () => parts[name]({ full });
  const { results, failures } = await runAll(runs);

  printMachine();
  printTable("What is wanted and what was reached", wantedRows(results), { texts: 1 });
  if (failures.length > 0) throw new Failure(`These were not measured: ${failures.join(", ")}.`);
  if (names.length === Object.keys(parts).length) judgeAll(results);
});
