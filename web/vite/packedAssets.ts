import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Less than this is not worth unpacking: pictures and PDFs are compressed themselves. */
const WORTHWHILE = 0.9;

/** Puts files that shrink into the single file as gzip; `readAsset` unpacks them. */
export function packedAssets(): Plugin {
  return {
    name: "portal:packed-assets",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("?url")) return null;
      const bytes = readFileSync(id.slice(0, -"?url".length));
      const packed = gzipSync(bytes, { level: 9 });
      if (packed.length > bytes.length * WORTHWHILE) return null;
      const address = `data:application/gzip;base64,${packed.toString("base64")}`;
      return `export default ${JSON.stringify(address)};`;
    },
  };
}
