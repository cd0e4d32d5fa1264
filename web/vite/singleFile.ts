import { readFileSync } from "node:fs";
import type { PluginOption } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import { packedAssets } from "./packedAssets.ts";
import { packedPage } from "./packedPage.ts";

const favicon = new URL("../public/favicon.svg", import.meta.url);

/** Everything in one HTML file: script, style and assets packed, typeface and pictures as data, the favicon here. */
export function singleFile(): PluginOption {
  const assets = new Map<string, string>();
  return [
    packedAssets(assets),
    {
      name: "portal:favicon-inside",
      transformIndexHtml: {
        order: "pre",
        handler: (html) =>
          html.replace(
            "/favicon.svg",
            `data:image/svg+xml,${encodeURIComponent(readFileSync(favicon, "utf8"))}`,
          ),
      },
    },
    viteSingleFile({ useRecommendedBuildConfig: true, removeViteModuleLoader: true }),
    packedPage(assets),
  ];
}
