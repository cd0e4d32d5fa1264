import { statSync } from "node:fs";
import { budget } from "../budget.mjs";
import { Failure } from "./failure.mjs";
import {
  areaFiles,
  coreFile,
  firstVisit,
  packagePageFiles,
  pdfReaderFiles,
  workbookFiles,
} from "./firstVisit.mjs";
import { singleFile, webDist } from "./paths.mjs";

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10);
const line = (name, bytes, gzip) =>
  console.log(`  ${name.padEnd(44)}${kilobytes(bytes)}${kilobytes(gzip)}`);

const total = (files, key) => files.reduce((sum, file) => sum + file[key], 0);

/** Sources that every area loads first (web/src/shell/gate.tsx). */
const wayIn = ["src/shell/liveCore.ts", "src/shell/RoleGate.tsx"];

/** Folder and first screen of an area. */
function sourcesOf(area) {
  const folder = `src/areas/${area}/`;
  const { firstScreen } = budget.areas[area];
  return { folder, first: [...wayIn, `${folder}Layout.tsx`, `${folder}${firstScreen}.tsx`] };
}

const within = (bytes, most, what) => {
  if (bytes > most) throw new Failure(`${what} transfers more than scripts/budget.mjs allows.`);
};

/** Prints what each area adds to the first visit, gzip, beside its budget. */
function checkAreas(dist, alreadyThere) {
  const core = coreFile(dist);
  const pdfReader = total(pdfReaderFiles(dist), "gzip");
  const workbooks = total(workbookFiles(dist), "gzip");
  const packagePage = total(packagePageFiles(dist), "gzip");
  const most = (bytes) => `${Math.round(bytes / 1024)} KB`.padStart(8);
  console.log(
    `\n  ${"then, gzip".padEnd(24)}${"first screen".padStart(14)}${"at most".padStart(8)}${"all later".padStart(14)}${"at most".padStart(8)}`,
  );
  console.log(`  ${"the core".padEnd(28)}${kilobytes(core.gzip)}${most(budget.core)}`);
  console.log(`  ${"the PDF reader".padEnd(28)}${kilobytes(pdfReader)}${most(budget.pdfReader)}`);
  console.log(`  ${"Excel files".padEnd(28)}${kilobytes(workbooks)}${most(budget.workbooks)}`);
  console.log(
    `  ${"the page of packages".padEnd(28)}${kilobytes(packagePage)}${most(budget.packagePage)}`,
  );
  const sums = Object.entries(budget.areas).map(([area, limits]) => {
    const { first, later } = areaFiles(dist, sourcesOf(area), alreadyThere);
    const sum = { area, limits, first: total(first, "gzip"), later: total(later, "gzip") };
    console.log(
      `  ${area.padEnd(28)}${kilobytes(sum.first)}${most(limits.first)}    ${kilobytes(sum.later)}${most(limits.later)}`,
    );
    return sum;
  });
  within(core.gzip, budget.core, "The core");
  within(pdfReader, budget.pdfReader, "The PDF reader");
  within(workbooks, budget.workbooks, "The Excel module");
  within(packagePage, budget.packagePage, "The page of packages");
  for (const { area, limits, first, later } of sums) {
    within(first, limits.first, `The first screen of ${area}`);
    within(later, limits.later, `What ${area} asks for later`);
  }
}

/** Prints the transfer sizes of a hosted build; throws a {@link Failure} above the budget. */
export function checkFirstVisit({ base = "/", outDir = webDist } = {}) {
  const files = firstVisit(outDir, base).sort((a, b) => b.gzip - a.gzip);
  const gzip = total(files, "gzip");
  console.log(`\n  ${"first visit to /".padEnd(44)}${"raw".padStart(10)}${"gzip".padStart(10)}`);
  for (const file of files) line(file.file, file.bytes, file.gzip);
  line(`in all (at most ${kilobytes(budget.firstVisit).trim()} gzip)`, total(files, "bytes"), gzip);
  within(gzip, budget.firstVisit, "The first visit");
  checkAreas(outDir, files);
}

export function checkSingleFile() {
  const { size } = statSync(singleFile);
  console.log(
    `\n  portal-minerba.html: ${kilobytes(size).trim()} (at most ${kilobytes(budget.singleFile).trim()})`,
  );
  if (size > budget.singleFile)
    throw new Failure("The single file is larger than scripts/budget.mjs allows.");
}
