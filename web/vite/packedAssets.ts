import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { toBase85 } from "../src/core/base85.ts";

/** Less than this is not worth unpacking: pictures and PDFs are compressed themselves. */
const WORTHWHILE = 0.9;

/** Puts files that shrink, and those that were packed before, into the single file as gzip; `readAsset` unpacks them. */
export function packedAssets(): Plugin {
  return {
    name: "portal:packed-assets",
    enforce: "pre",
    load(id) {
      if (!id.endsWith("?url")) return null;
      const file = id.slice(0, -"?url".length);
      const bytes = readFileSync(file);
      const isPacked = file.endsWith(".gzip");
      const packed = isPacked ? bytes : gzipSync(bytes, { level: 9 });
      if (!isPacked && packed.length > bytes.length * WORTHWHILE) return null;
      const address = `data:application/gzip;base85,${toBase85(packed)}`;
      return `export default ${JSON.stringify(address)};`;
    },
  };
}
