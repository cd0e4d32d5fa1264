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

/** What a browser fetches to show the role selector: index.html and everything it needs at once, with gzip sizes. */
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

/** What the way into the area whose screens are `sources` then fetches besides: the core and the screens' own files. */
export function firstArea(dist, sources, alreadyThere) {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite", "manifest.json"), "utf8"));
  const found = new Set(manifest["index.html"].assets.filter((file) => file.endsWith(".wasm")));
  const visit = (key) => {
    const { file, imports = [], css = [] } = manifest[key];
    if (found.has(file)) return;
    for (const part of [file, ...css]) found.add(part);
    imports.forEach(visit);
  };
  sources.forEach(visit);
  const known = new Set(alreadyThere.map(({ file }) => file));
  return [...found].filter((file) => !known.has(file)).map((file) => sizesOf(dist, file));
}
