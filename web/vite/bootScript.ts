import { fileURLToPath } from "node:url";
import { build } from "vite";

export type BootScript = {
  /** A file of src/boot. */
  entry: "early" | "start";
  mode: string;
  base?: string | undefined;
};

/** Builds a script that runs before the program, for browsers much older than the portal supports. */
export async function bootScript({ entry, mode, base = "/" }: BootScript): Promise<string> {
  const built = await build({
    ...{ configFile: false, publicDir: false, logLevel: "error", mode, base },
    build: {
      write: false,
      target: "es2018",
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(`../src/boot/${entry}.ts`, import.meta.url)),
        output: { format: "iife" },
      },
    },
  });
  const [output] = [built].flat();
  const [chunk] = output !== undefined && "output" in output ? output.output : [];
  if (chunk === undefined) throw new Error(`src/boot/${entry}.ts was not built`);
  return chunk.code.trim();
}
