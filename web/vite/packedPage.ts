import type { Plugin } from "vite";
import { bootScript } from "./bootScript.ts";
import { packedPart } from "./packedParts.ts";

const PROGRAM = /<script type="module"[^>]*>([\s\S]*?)<\/script>\s*/;
const STYLE = /<style rel="stylesheet"[^>]*>([\s\S]*?)<\/style>\s*/;
const PLACE = "<noscript>";

/** Takes the text of the one element that `pattern` finds out of the page. */
function taken(html: string, pattern: RegExp): [text: string, rest: string] {
  const text = pattern.exec(html)?.[1];
  if (text === undefined) throw new Error(`the page has no ${pattern.source}`);
  return [text, html.replace(pattern, "")];
}

/** Signs outside of ASCII as escapes: the browser reads and compiles a text of one byte a sign in less time. */
function asAscii(program: string): string {
  if (program.includes("String.raw")) throw new Error("an escape means another thing there");
  return program.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Packs style and program of the one file. The page that says it loads stands before them and is painted first; the boot
 * script starts them.
 */
export async function packPage(html: string, assets: ReadonlyMap<string, string>): Promise<string> {
  const [program, withoutProgram] = taken(html, PROGRAM);
  const [style, rest] = taken(withoutProgram, STYLE);
  const parts = [
    packedPart("style", style),
    packedPart("program", asAscii(program)),
    `<script>${await bootScript({ entry: "start", mode: "usb" })}</script>`,
    ...assets.values(),
  ];
  return rest.replace(PLACE, () => `${parts.join("\n    ")}\n    ${PLACE}`);
}

/** Comes after the plugin that puts everything into one file, and before the policy. */
export function packedPage(assets: ReadonlyMap<string, string>): Plugin {
  return {
    name: "portal:packed-page",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
          file.source = await packPage(file.source.toString(), assets);
        }
      },
    },
  };
}
