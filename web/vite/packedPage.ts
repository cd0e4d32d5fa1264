import type { Plugin } from "vite";
import { bootScript } from "./bootScript.ts";
import { packedPart } from "./packedParts.ts";
import { type Chunk, partTexts } from "./programParts.ts";

const PROGRAM = /<script type="module"[^>]*><\/script>\s*/;
const STYLE = /<link rel="stylesheet"[^>]*>\s*/;
/** Parts are not files, so nothing can be preloaded. */
const PRELOADS = /<link rel="modulepreload"[^>]*>\s*/g;
const PLACE = "<noscript>";

/** Helpers that the bundler writes if several parts need them. All parts follow the program, so they are in front of it. */
const RUNTIME = "rolldown-runtime";

/** Removes the one element that `pattern` matches. */
function without(html: string, pattern: RegExp): string {
  if (!pattern.test(html)) throw new Error(`the page has no ${pattern.source}`);
  return html.replace(pattern, "");
}

type Contents = {
  style: string;
  chunks: readonly Chunk[];
  /** HTML elements by the name of their asset. */
  assets: ReadonlyMap<string, string>;
};

/**
 * Packs style and program into the single file. The loading text precedes them and is painted
 * first; the boot script starts them. Parts that only areas need follow.
 */
export async function packPage(html: string, contents: Contents): Promise<string> {
  const {
    program,
    [RUNTIME]: runtime = "",
    ...later
  } = Object.fromEntries(partTexts(contents.chunks));
  if (program === undefined) throw new Error("the page has no program");
  const parts = await Promise.all([
    packedPart("style", contents.style),
    packedPart("program", runtime + program),
    bootScript({ entry: "start", mode: "usb" }).then((script) => `<script>${script}</script>`),
    ...Object.entries(later).map(([name, text]) => packedPart(name, text)),
    ...contents.assets.values(),
  ]);
  const rest = without(without(html, PROGRAM), STYLE).replace(PRELOADS, "");
  return rest.replace(PLACE, () => `${parts.join("\n    ")}\n    ${PLACE}`);
}

/** Runs before the policy plugin, and removes all files but the page. */
export function packedPage(assets: ReadonlyMap<string, string>): Plugin {
  return {
    name: "portal:packed-page",
    enforce: "post",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === "chunk");
        const [page, style] = [".html", ".css"].map((ending) =>
          files.find(({ fileName }) => fileName.endsWith(ending)),
        );
        if (page?.type !== "asset" || style?.type !== "asset")
          throw new Error("no page or no style");
        const contents = { style: style.source.toString(), chunks, assets };
        page.source = await packPage(page.source.toString(), contents);
        for (const { fileName } of files) if (fileName !== page.fileName) delete bundle[fileName];
      },
    },
  };
}
