import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const web = fileURLToPath(new URL("..", import.meta.url));

export type FirstScreen = { markup: string; style: string };

/** Draws the role selector at build time. Returns its HTML and styles. */
export async function drawFirstScreen(mode: string): Promise<FirstScreen> {
  const built = await build({
    configFile: false,
    root: web,
    mode,
    publicDir: false,
    logLevel: "error",
    plugins: [
      react(),
      // Areas are not part of the first screen.
      { name: "portal:first-screen-only", resolveDynamicImport: () => false },
    ],
    build: {
      write: false,
      minify: false,
      cssMinify: true,
      modulePreload: false,
      target: ["chrome123", "edge123", "firefox120", "safari17.5"],
      rolldownOptions: {
        input: join(web, "src/boot/firstScreen.tsx"),
        preserveEntrySignatures: "strict",
      },
    },
  });
  const files = [built].flat().flatMap((made) => ("output" in made ? made.output : []));
  const program = files.find((file) => file.type === "chunk");
  const style = files.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (program?.type !== "chunk" || style?.type !== "asset")
    throw new Error("the first screen was not built");
  const folder = mkdtempSync(join(tmpdir(), "portal-first-screen-"));
  try {
    const file = join(folder, "firstScreen.mjs");
    writeFileSync(file, program.code);
    const { firstScreen } = await import(pathToFileURL(file).href);
    return { markup: await firstScreen(), style: style.source.toString() };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
