import { readFileSync } from "node:fs";
import type { PluginOption } from "vite";
import { viteSingleFile } from "vite-plugin-singlefile";
import { packedAssets } from "./packedAssets.ts";

const favicon = new URL("../public/favicon.svg", import.meta.url);

/** Everything in one HTML file: script and style by the plugin, wasm and typeface as data, the favicon here. */
export function singleFile(): PluginOption {
  return [
    packedAssets(),
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
  ];
}
