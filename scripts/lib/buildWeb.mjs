import { copyFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildVite } from "./buildVite.mjs";
import { inRoot, root, singleFile, webDist } from "./paths.mjs";
import { runNodeTool } from "./run.mjs";
import { say } from "./say.mjs";

export const checkTypes = () =>
  runNodeTool("typescript", "tsc", ["--noEmit", "--project", inRoot("web", "tsconfig.json")]);

/** The hosted portal: files for any static server, under the path `base`. */
export async function buildHosted({ base = "/", outDir = webDist, mode = "production" } = {}) {
  say(`Web: building ${outDir.slice(root.length + 1)} for ${base}`);
  await buildVite(mode, outDir, ["--base", base]);
  // A plain file server answers an unknown path with 404.html; the router in it then shows the right screen.
  copyFileSync(join(outDir, "index.html"), join(outDir, "404.html"));
}

/** The whole portal in one HTML file that opens by a double click. */
export async function buildSingleFile() {
  say("Web: building the single file");
  await buildVite("usb", dirname(singleFile));
  renameSync(join(dirname(singleFile), "index.html"), singleFile);
}
