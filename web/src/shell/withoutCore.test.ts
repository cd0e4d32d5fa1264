import { existsSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { expect, test } from "vitest";

const source = new URL("../", import.meta.url).pathname;

/** Static value imports of a module, without types and `import()`. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^;"']*?\bfrom\s+)?["'](\.[^"']+)["']/gm;

const fileOf = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find(
    (file) => existsSync(source + file) && /\.\w+$/.test(file),
  );

function reachable(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  for (const [, target] of readFileSync(source + file, "utf8").matchAll(staticImport)) {
    const path = posix.join(dirname(file), target ?? "");
    reachable(fileOf(path) ?? path, found);
  }
  return found;
}

test("the first screen imports nothing of the core but its address", () => {
  const files = [...reachable("main.tsx")];
  expect(files).toContain("shell/roles/RoleSelector.tsx");
  expect(files.filter((file) => /^(?:engine|wasm)/.test(file))).toEqual([
    "wasm/pkg/portal_core_bg.wasm?url",
  ]);
});

test("the import search finds the core in a module that uses it", () => {
  const files = reachable("shell/liveCore.ts");
  expect(files).toContain("engine/core/facade.ts");
  expect(files).toContain("wasm/pkg/portal_core");
});
