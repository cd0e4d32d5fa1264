import { inRoot } from "./paths.mjs";
import { runNodeTool } from "./run.mjs";

/** Builds the web folder in a mode of web/vite.config.ts into `outDir`, which is emptied first. */
export const buildVite = (mode, outDir, args = []) =>
  runNodeTool(
    "vite",
    "vite",
    ["build", "--mode", mode, "--outDir", outDir, "--emptyOutDir", "--logLevel", "warn", ...args],
    { cwd: inRoot("web") },
  );
