import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const source = fileURLToPath(new URL("./", import.meta.url));

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8").replaceAll(/import type [^;]*;/g, "");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(
    ([, name]) => name ?? "",
  );
}

const fileOf = (from: string, name: string) =>
  ["", ".ts", ".tsx", "/index.ts"]
    .map((end) => join(dirname(from), name + end))
    .find((path) => existsSync(path));

/** All modules and packages that a saved page contains. */
function reach(file: string, found: Set<string>): Set<string> {
  for (const name of importsOf(file)) {
    const target = name.startsWith(".") ? fileOf(file, name) : undefined;
    const shown = target === undefined ? name : relative(source, target).replaceAll("\\", "/");
    if (found.has(shown)) continue;
    found.add(shown);
    if (target !== undefined && /\.tsx?$/.test(target)) reach(target, found);
  }
  return found;
}

test.each([
  ["report/main.tsx", ["dashboards/widget/WidgetCard.tsx", "dashboards/map/ProvinceMap.tsx"]],
  ["package/main.tsx", ["package/StateCard.tsx", "ui/page/SavedPageBar.tsx"]],
])(
  "%s contains neither the portal's core nor its router nor its component library",
  (page, some) => {
    const reached = [...reach(join(source, page), new Set())];
    expect(reached).toEqual(expect.arrayContaining(some));
    expect(
      reached.filter((name) =>
        /^(?:wasm\/pkg\/|engine|areas\/|react-router|react-aria)/.test(name),
      ),
    ).toEqual([]);
  },
);
