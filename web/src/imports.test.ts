import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, test } from "vitest";

/** The folders, lowest first. A file imports from its own folder and from lower layers. */
const layers = [
  ["wasm", "styles"],
  ["platform"],
  ["engine", "ui"],
  ["shared"],
  ["shell"],
  ["tickets", "audit", "dashboards"],
  ["areas"],
  ["routes"],
  ["main", "boot", "report", "package"],
];

const source = new URL("./", import.meta.url).pathname;

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .filter((file) => !file.startsWith("testing/") && !file.startsWith("wasm/"));

const importsOf = (file: string) =>
  [...readFileSync(source + file, "utf8").matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)]
    .map(([, target]) => posix.join(dirname(file), target ?? ""))
    // An import of a file's address, not of code.
    .filter((target) => !target.endsWith("?url"));

/** The folder of a file; each area counts as a folder. */
const folderOf = (path: string) => (/^areas\/[^/]+/.exec(path) ?? /^[^/.]+/.exec(path) ?? [""])[0];

const layerOf = (path: string) =>
  layers.findIndex((layer) => layer.includes(folderOf(path).replace(/\/.*/, "")));

/** The engine has one public file. */
const isInside = (path: string) => /^engine\/./.test(path);

const isAllowed = (from: string, to: string) =>
  folderOf(from) === folderOf(to) || (layerOf(to) < layerOf(from) && !isInside(to));

describe("a file imports from its own folder and from lower layers", () => {
  test.each(files)("%s", (file) => {
    expect(importsOf(file).filter((target) => !isAllowed(file, target))).toEqual([]);
  });
});

test("no two files differ only in case, which macOS and Windows ignore", () => {
  const names = files.map((file) => file.replace(/\.tsx?$/, "").toLowerCase());
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
