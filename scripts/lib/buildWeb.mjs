import { copyFileSync, renameSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildVite } from "./buildVite.mjs";
import { inRoot, root, singleFile, webDist } from "./paths.mjs";
import { runNodeTool } from "./run.mjs";
import { say } from "./say.mjs";

export const checkTypes = () =>
  runNodeTool("typescript", "tsc", ["--noEmit", "--project", inRoot("web", "tsconfig.json")]);

/** Builds the hosted portal under the path `base`. */
export async function buildHosted({ base = "/", outDir = webDist, mode = "production" } = {}) {
  say(`Web: building ${outDir.slice(root.length + 1)} for ${base}`);
  await buildVite(mode, outDir, ["--base", base]);
  // Static hosts answer unknown paths with 404.html; its router then shows the right screen.
  copyFileSync(join(outDir, "index.html"), join(outDir, "404.html"));
}

/** Builds the whole portal as one HTML file. */
export async function buildSingleFile() {
  say("Web: building the single file");
  await buildVite("usb", dirname(singleFile));
  renameSync(join(dirname(singleFile), "index.html"), singleFile);
}
