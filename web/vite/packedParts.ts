import { gunzipSync, gzipSync } from "node:zlib";
import { fromBase85, toBase85 } from "../src/platform/base85.ts";

/** An element that no browser runs: gzip in base85, under the name by which the page finds it. */
const element = (name: string, packed: string) =>
  `<script type="application/gzip" id="packed:${name}">${packed}</script>`;

/** A part of the page that is unpacked when it is needed. */
export const packedPart = (name: string, text: string): string =>
  element(name, toBase85(gzipSync(text, { level: 9 })));

/** The same for bytes that are gzip already. */
export const packedFile = (name: string, gzip: Uint8Array): string => element(name, toBase85(gzip));

/** The text of a part that {@link packedPart} wrote into a page. */
export function partOf(html: string, name: string): string | undefined {
  const start = element(name, "").replace("</script>", "");
  const at = html.indexOf(start);
  if (at < 0) return undefined;
  const from = at + start.length;
  return gunzipSync(fromBase85(html.slice(from, html.indexOf("<", from)))).toString("utf8");
}
