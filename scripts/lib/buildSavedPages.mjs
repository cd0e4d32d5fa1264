import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { buildVite } from "./buildVite.mjs";
import { fingerprint, matchesStamp, writeStamp } from "./fingerprint.mjs";
import { inRoot, packagePackage, pageTemplates, reportPackage } from "./paths.mjs";
import { say } from "./say.mjs";

/** Pages that the portal fills with data and saves: mode of web/vite.config.ts, folder of its wasm, name of the file. */
const pages = [
  {
    ...{ mode: "report", wasm: reportPackage, name: "laporan" },
    what: "the page that dashboards are saved as",
  },
  {
    ...{ mode: "package", wasm: packagePackage, name: "paket-bukti" },
    what: "the page of a Paket Bukti",
  },
];

const sources = ["package-lock.json", "web/vite.config.ts", "web/vite", "web/src"];

async function buildPage({ mode, wasm, name, what }) {
  const print = fingerprint([...sources, `web/${mode}.html`, "scripts/lib/buildSavedPages.mjs"], {
    wasm: readFileSync(join(wasm, ".stamp"), "utf8"),
  });
  const stamp = join(pageTemplates, `${name}.stamp`);
  const file = join(pageTemplates, `${name}.gzip`);
  if (existsSync(file) && matchesStamp(stamp, print)) return;

  say(`Web: building ${what}`);
  const workshop = inRoot("dist", mode);
  await buildVite(mode, workshop);
  mkdirSync(pageTemplates, { recursive: true });
  writeFileSync(file, gzipSync(readFileSync(join(workshop, `${mode}.html`)), { level: 9 }));
  rmSync(workshop, { recursive: true });
  writeStamp(stamp, print);
}

/**
 * Builds the pages that the portal saves, without data in them: compressed HTML files. Needs the wasm of core/report and
 * of core/package. Does nothing if no source has changed.
 */
export async function buildSavedPages() {
  for (const page of pages) await buildPage(page);
}
