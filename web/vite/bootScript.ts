import { fileURLToPath } from "node:url";
import { build } from "vite";

const entry = fileURLToPath(new URL("../src/boot/start.ts", import.meta.url));

/** The text of the script that unpacks the page, for browsers far older than the portal needs. */
export async function bootScript(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    build: {
      write: false,
      target: "es2018",
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: "iife" } },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output !== undefined && "output" in output ? output.output : [];
  if (chunk === undefined) throw new Error("src/boot was not built");
  return chunk.code.trim();
}
