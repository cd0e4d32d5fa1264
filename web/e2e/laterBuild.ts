import { createHash } from "node:crypto";
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Suffix of the later build's files. */
export const LATER = "-later";

const text = /\.(?:js|css|html)$/;

const change = (file: string, how: (text: string) => string) =>
  writeFileSync(file, how(readFileSync(file, "utf8")));

/**
 * Copies a build as a later one: all files under assets have other names, and the service worker lists the new ones.
 */
export function makeLaterBuild(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const assets = join(to, "assets");
  const names = readdirSync(assets).map((name) => ({
    name,
    later: name.replace(/(?=\.[^.]+$)/, LATER),
  }));
  for (const { name, later } of names) renameSync(join(assets, name), join(assets, later));
  const renamed = (content: string) =>
    names.reduce((changed, { name, later }) => changed.replaceAll(name, later), content);
  for (const { later } of names) if (text.test(later)) change(join(assets, later), renamed);
  for (const name of ["index.html", "404.html", "sw.js"]) change(join(to, name), renamed);
  relist(to);
}

/** Writes hashes of the changed files and another revision into the worker. */
function relist(folder: string): void {
  change(join(folder, "sw.js"), (worker) =>
    worker
      .replace(/([`"'])([^`"']*)\1,([`"'])sha256-[^`"']+\3/g, (_whole, quote, address) => {
        const bytes = readFileSync(join(folder, address || "index.html"));
        const hash = createHash("sha256").update(bytes).digest("base64");
        return `${quote}${address}${quote},${quote}sha256-${hash}${quote}`;
      })
      .replace(/(?<=revision:\s*["'`])[0-9a-f]+/, (revision) => revision + LATER),
  );
}
