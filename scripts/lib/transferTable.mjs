import { statSync } from "node:fs";
import { budget } from "../budget.mjs";
import { Failure } from "./failure.mjs";
import { firstArea, firstVisit } from "./firstVisit.mjs";
import { singleFile, webDist } from "./paths.mjs";

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
const line = (name, bytes, gzip) =>
  console.log(`  ${name.padEnd(44)}${kilobytes(bytes)}${kilobytes(gzip)}`);

const total = (files, key) => files.reduce((sum, file) => sum + file[key], 0);

/** The sources of the agents' area as its routes name them (web/src/app/routes). */
const agentsList = [
  "src/app/liveCore.ts",
  "src/app/RoleGate.tsx",
  "src/areas/agent/Layout.tsx",
  "src/areas/agent/AllTickets.tsx",
];

function printFirstArea(alreadyThere) {
  const files = firstArea(webDist, agentsList, alreadyThere);
  const core = files.filter(({ file }) => file.endsWith(".wasm"));
  const rest = files.filter((file) => !core.includes(file));
  console.log("\n  then, for the agents' list");
  line("the core", total(core, "bytes"), total(core, "gzip"));
  line(`${rest.length} files of script and style`, total(rest, "bytes"), total(rest, "gzip"));
}

/** Prints what a first visit transfers, and for the record the first area; a {@link Failure} above the budget. */
export function checkFirstVisit(base) {
  const files = firstVisit(webDist, base).sort((a, b) => b.gzip - a.gzip);
  const gzip = total(files, "gzip");
  console.log(`\n  ${"first visit to /".padEnd(44)}${"raw".padStart(10)}${"gzip".padStart(10)}`);
  for (const file of files) line(file.file, file.bytes, file.gzip);
  line(`in all (at most ${kilobytes(budget.firstVisit).trim()} gzip)`, total(files, "bytes"), gzip);
  printFirstArea(files);
  if (gzip > budget.firstVisit)
    throw new Failure("The first visit transfers more than scripts/budget.mjs allows.");
}

export function checkSingleFile() {
  const { size } = statSync(singleFile);
  console.log(
    `\n  portal-minerba.html: ${kilobytes(size).trim()} (at most ${kilobytes(budget.singleFile).trim()})`,
  );
  if (size > budget.singleFile)
    throw new Failure("The single file is larger than scripts/budget.mjs allows.");
}
