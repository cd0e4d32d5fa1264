import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { pack, packedFile } from "./packedParts.ts";

/** Largest compressed share that is worth decompressing: images and PDFs are compressed already. */
const WORTHWHILE = 0.9;

/**
 * Moves compressible files out of the single file's script into parts of the page (`packedPage` writes them);
 * `readAsset` decompresses them.
 */
export function packedAssets(assets: Map<string, string>): Plugin {
  return {
    name: "portal:packed-assets",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith("?url")) return null;
      const file = id.slice(0, -"?url".length);
      const stored = readFileSync(file);
      const isPacked = file.endsWith(".gzip");
      const bytes = isPacked ? gunzipSync(stored) : stored;
      if (!isPacked && gzipSync(bytes).length > bytes.length * WORTHWHILE) return null;
      const name = basename(file);
      const part = packedFile(name, await pack(bytes));
      if ((assets.get(name) ?? part) !== part) throw new Error(`two files are called ${name}`);
      assets.set(name, part);
      return `export default ${JSON.stringify(`packed:${name}`)};`;
    },
  };
}
