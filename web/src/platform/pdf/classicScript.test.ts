import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Script } from "node:vm";
import { expect, test } from "vitest";
import { classicScript } from "./classicScript";

const require = createRequire(import.meta.url);

test.each(["pdf.worker.min.mjs", "pdf.renderer.min.mjs"])("%s is a classic script", (file) => {
  const module = readFileSync(require.resolve(`pdfjs-dist/legacy/build/${file}`), "utf8");
  expect(() => new Script(classicScript(module))).not.toThrow();
});
