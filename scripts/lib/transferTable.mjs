import { statSync } from "node:fs";
import { budget } from "../budget.mjs";
import { Failure } from "./failure.mjs";
import { firstVisit } from "./firstVisit.mjs";
import { singleFile, webDist } from "./paths.mjs";

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
const line = (name, bytes, gzip) =>
  console.log(`  ${name.padEnd(44)}${kilobytes(bytes)}${kilobytes(gzip)}`);

/** Prints what a first visit transfers; a {@link Failure} above the budget. */
export function checkFirstVisit(base) {
  const files = firstVisit(webDist, base).sort((a, b) => b.gzip - a.gzip);
  const total = (key) => files.reduce((sum, file) => sum + file[key], 0);
  console.log(`\n  ${"first visit to /".padEnd(44)}${"raw".padStart(10)}${"gzip".padStart(10)}`);
  for (const { file, bytes, gzip } of files) line(file, bytes, gzip);
  line(
    `in all (at most ${kilobytes(budget.firstVisit).trim()} gzip)`,
    total("bytes"),
    total("gzip"),
  );
  if (total("gzip") > budget.firstVisit)
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
