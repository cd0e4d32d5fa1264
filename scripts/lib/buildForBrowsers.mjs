import { buildRust } from "./buildCore.mjs";
import { buildSavedPages } from "./buildSavedPages.mjs";
import { buildHosted, buildSingleFile } from "./buildWeb.mjs";
import { inRoot } from "./paths.mjs";

/** Builds the portal for tests in browsers: hosted under /portal/, and the single file. */
export async function buildForBrowsers() {
  await buildRust();
  await buildSavedPages();
  await buildHosted({ base: "/portal/", outDir: inRoot("dist", "web-subpath") });
  await buildSingleFile();
}
