import { existsSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { expect, test } from "vitest";

const source = new URL("../", import.meta.url).pathname;

/** What a module imports at once: neither types nor what `import()` fetches later. */
const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^;"']*?\bfrom\s+)?["'](\.[^"']+)["']/gm;

const fileOf = (path: string) =>
  [path, `${path}.ts`, `${path}.tsx`].find(
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

test("the first screen is drawn without the core: only the way to load it is there", () => {
  const files = [...reachable("main.tsx")];
  expect(files).toContain("app/roles/RoleSelector.tsx");
  expect(files.filter((file) => file.startsWith("core/")).sort()).toEqual([
    "core/base85.ts",
    "core/embeddedModule.ts",
    "core/neededBrowser.ts",
    "core/pkg/portal_core_bg.wasm?url",
    "core/readAsset.ts",
    "core/signal.ts",
    "core/streamedModule.ts",
    "core/trustedTypes.ts",
    "core/wasmSource.ts",
  ]);
});

test("what is looked for is found where it is used", () => {
  const files = reachable("app/liveCore.ts");
  expect(files).toContain("core/facade.ts");
  expect(files).toContain("core/pkg/portal_core");
});
