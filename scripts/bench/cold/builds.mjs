import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildRust } from "../../lib/buildCore.mjs";
import { buildSavedPages } from "../../lib/buildSavedPages.mjs";
import { buildVite } from "../../lib/buildVite.mjs";
import { buildHosted, buildSingleFile } from "../../lib/buildWeb.mjs";
import { Failure } from "../../lib/failure.mjs";
import { inRoot, singleFile } from "../../lib/paths.mjs";
import { say } from "../../lib/say.mjs";

const built = (...names) => inRoot("dist", "cold", ...names);

/** Folder of each page, hosted and as one file. */
export const pages = {
  portal: { folder: built("portal"), file: singleFile },
  withoutCore: { folder: built("portal-without-core"), file: built("portal-without-core.html") },
  app: { folder: built("app"), file: built("app-usb", "index.html") },
  // The empty page has nothing to pack.
  empty: { folder: built("empty"), file: built("empty", "index.html") },
};

/** Builds a page with the portal's target, splitting, policy, headers, worker and packing. */
async function buildPeer(name, mode, outDir) {
  const config = ["--config", inRoot("web", "vite.config.ts")];
  await buildVite(mode, outDir, [...config, inRoot("scripts", "bench", "cold", name)]);
}

/** The header of an empty wasm module. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("base64");

function leaveOutHostedCore() {
  cpSync(pages.portal.folder, pages.withoutCore.folder, { recursive: true });
  const files = readdirSync(pages.withoutCore.folder, { recursive: true, encoding: "utf8" });
  const core = files.find((file) => /portal_core_bg[^/]*\.wasm$/.test(file));
  if (core === undefined) throw new Failure("The hosted portal has no core.");
  const path = join(pages.withoutCore.folder, core);
  const [was, is] = [readFileSync(path), emptyModule].map(sha256);
  writeFileSync(path, emptyModule);
  // The service worker rejects files with another hash.
  const worker = join(pages.withoutCore.folder, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(was, is));
}

function leaveOutCore() {
  const whole = readFileSync(pages.portal.file, "utf8");
  const core = /<script type="application\/gzip" id="packed:portal_core_bg\.wasm">[^<]+<\/script>/;
  if (!core.test(whole)) throw new Failure("The single file holds no core.");
  writeFileSync(pages.withoutCore.file, whole.replace(core, ""));
}

/** Builds the shipped portal and the pages it is compared with. */
export async function buildPages() {
  await buildRust();
  await buildSavedPages();
  await buildHosted({ outDir: pages.portal.folder });
  await buildSingleFile();
  leaveOutCore();
  leaveOutHostedCore();
  say("Web: building what is measured beside it");
  await buildPeer("app", "production", pages.app.folder);
  await buildPeer("app", "usb", built("app-usb"));
  await buildPeer("empty", "production", pages.empty.folder);
}
