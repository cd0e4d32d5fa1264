import { gunzipSync } from "node:zlib";
import zopfli from "@gfx/zopfli";
import { fromBase85, toBase85 } from "../src/platform/base85.ts";

/** An element that browsers do not run: gzip in base85, found by its id. */
const element = (name: string, packed: string) =>
  `<script type="application/gzip" id="packed:${name}">${packed}</script>`;

/** Gzip that is 5 % smaller than that of Node and takes much longer; more iterations would gain 0.3 % more. */
export const pack = (bytes: Uint8Array): Promise<Uint8Array> =>
  zopfli.gzipAsync(bytes, { numiterations: 1 });

/** A part of the page that is decompressed when it is needed. */
export const packedPart = async (name: string, text: string): Promise<string> =>
  packedFile(name, await pack(Buffer.from(text)));

/** Like `packedPart`, for bytes that are gzip already. */
export const packedFile = (name: string, gzip: Uint8Array): string => element(name, toBase85(gzip));

/** Text of a part that {@link packedPart} wrote. */
export function partOf(html: string, name: string): string | undefined {
  const start = element(name, "").replace("</script>", "");
  const at = html.indexOf(start);
  if (at < 0) return undefined;
  const from = at + start.length;
  return gunzipSync(fromBase85(html.slice(from, html.indexOf("<", from)))).toString("utf8");
}
