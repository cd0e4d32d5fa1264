import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { gzipSync } from "node:zlib";

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

const linkedFromHtml = (html) =>
  matches(html, /(?:src|href)="([^"#?]+\.(?:js|css|woff2|wasm|svg))"/g);
const staticImports = (script) => matches(script, /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g);
const fontsOfStyle = (style) => matches(style, /url\(["']?([^"')]+\.woff2)["']?\)/g);
const wasmOfScript = (script) => matches(script, /["'`]([^"'`]+\.wasm)["'`]/g);

const dependenciesOf = (file, text) => {
  if (file.endsWith(".html")) return linkedFromHtml(text);
  if (file.endsWith(".js")) return [...staticImports(text), ...wasmOfScript(text)];
  return file.endsWith(".css") ? fontsOfStyle(text) : [];
};

/** What a browser fetches to show the role selector: index.html and everything it needs at once, with gzip sizes. */
export function firstVisit(dist, base = "/") {
  const sizes = new Map();
  const visit = (file) => {
    if (sizes.has(file)) return;
    const bytes = readFileSync(join(dist, file));
    sizes.set(file, { bytes: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length });
    for (const link of dependenciesOf(file, bytes.toString("utf8"))) {
      visit(link.startsWith("/") ? link.slice(base.length) : posix.join(posix.dirname(file), link));
    }
  };
  visit("index.html");
  return [...sizes].map(([file, size]) => ({ file, ...size }));
}
