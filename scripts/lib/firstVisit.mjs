import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

const linkedFromHtml = (html) =>
  matches(html, /(?:src|href)="([^"#?]+\.(?:js|css|woff2|wasm|svg))"/g);
const staticImports = (script) => matches(script, /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g);
const fontsOfStyle = (style) => matches(style, /url\(["']?([^"')]+\.woff2)["']?\)/g);

const dependenciesOf = (file, text) => {
  if (file.endsWith(".html")) return linkedFromHtml(text);
  if (file.endsWith(".js")) return staticImports(text);
  return file.endsWith(".css") ? fontsOfStyle(text) : [];
};

function sizesOf(dist, file) {
  const bytes = readFileSync(join(dist, file));
  return { file, bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length };
}

/** Files that a browser fetches for the role selector, with gzip sizes. */
export function firstVisit(dist, base = "/") {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    for (const link of dependenciesOf(file, readFileSync(join(dist, file), "utf8"))) {
      visit(link.startsWith("/") ? link.slice(base.length) : posix.join(posix.dirname(file), link));
    }
  };
  visit("index.html");
  return [...found].map((file) => sizesOf(dist, file));
}

const manifestOf = (dist) => JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));

/** Files that `sources` import statically, without those in `known`; with `later`, also their dynamic imports. */
function filesOf(manifest, sources, { known, later }) {
  const seen = new Set();
  const files = new Set();
  const visit = (key) => {
    const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[key];
    if (seen.has(key) || known.has(file)) return;
    seen.add(key);
    for (const part of [file, ...css]) files.add(part);
    imports.forEach(visit);
    if (!later) return;
    for (const asset of assets) files.add(asset);
    dynamicImports.forEach(visit);
  };
  sources.forEach(visit);
  return [...files].filter((name) => !known.has(name));
}

/** The core's wasm. */
export function coreFile(dist) {
  return sizesOf(dist, manifestOf(dist)["src/wasm/pkg/portal_core_bg.wasm"].file);
}

/** The files of the PDF reader. */
const pdfReaderNames = (manifest) =>
  filesOf(manifest, ["src/platform/pdf/library.ts"], { known: new Set(), later: true });

export const pdfReaderFiles = (dist) =>
  pdfReaderNames(manifestOf(dist)).map((file) => sizesOf(dist, file));

function assetsNamed(manifest, name) {
  const assets = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return [...new Set(assets.filter((file) => file.includes(name)))];
}

/** The files of the reader and writer of Excel files, which the engine loads when one is opened or written. */
const workbookNames = (manifest) => assetsNamed(manifest, "portal_excel");

export const workbookFiles = (dist) =>
  workbookNames(manifestOf(dist)).map((file) => sizesOf(dist, file));

/** The page of a Paket Bukti, which is compressed already. */
const packagePageNames = (manifest) => assetsNamed(manifest, "paket-bukti");

export const packagePageFiles = (dist) =>
  packagePageNames(manifestOf(dist)).map((file) => sizesOf(dist, file));

/**
 * Files of an area beyond `alreadyThere`, the core, the PDF reader, the Excel module and the page of packages: `first` for its first screen, then everything in its `folder`.
 */
export function areaFiles(dist, { first, folder }, alreadyThere) {
  const manifest = manifestOf(dist);
  const known = new Set([
    ...alreadyThere.map(({ file }) => file),
    coreFile(dist).file,
    ...pdfReaderNames(manifest),
    ...workbookNames(manifest),
    ...packagePageNames(manifest),
  ]);
  const atFirst = filesOf(manifest, first, { known, later: false });
  const screens = Object.keys(manifest).filter((key) => key.startsWith(folder));
  const all = filesOf(manifest, [...first, ...screens], { known, later: true });
  const sizes = (files) => files.map((file) => sizesOf(dist, file));
  return { first: sizes(atFirst), later: sizes(all.filter((file) => !atFirst.includes(file))) };
}
