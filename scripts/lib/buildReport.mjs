import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildVite } from "./buildVite.mjs";
import { fingerprint, matchesStamp, writeStamp } from "./fingerprint.mjs";
import { inRoot, reportPackage, reportTemplate } from "./paths.mjs";
import { say } from "./say.mjs";

const sources = [
  "package-lock.json",
  "web/report.html",
  "web/vite.config.ts",
  "web/vite",
  "web/src",
  "scripts/lib/buildReport.mjs",
];

/**
 * Builds the page that a dashboard is saved as, without a dashboard in it: one compressed HTML file. Needs the wasm of
 * core/report. Does nothing if no source has changed.
 */
export async function buildReportTemplate() {
  const print = fingerprint(sources, { wasm: readFileSync(join(reportPackage, ".stamp"), "utf8") });
  const stamp = join(reportTemplate, ".stamp");
  const file = join(reportTemplate, "laporan.gzip");
  if (existsSync(file) && matchesStamp(stamp, print)) return;

  say("Web: building the page that dashboards are saved as");
  const workshop = inRoot("dist", "report");
  await buildVite("report", workshop);
  mkdirSync(reportTemplate, { recursive: true });
  writeFileSync(file, gzipSync(readFileSync(join(workshop, "report.html")), { level: 9 }));
  rmSync(workshop, { recursive: true });
  writeStamp(stamp, print);
}
