import { readFileSync } from "node:fs";
import type { Plugin, PluginOption } from "vite";
import { packedAssets } from "./packedAssets.ts";
import { packedPage } from "./packedPage.ts";

const favicon = new URL("../public/favicon.svg", import.meta.url);

const faviconInside: Plugin = {
  name: "portal:favicon-inside",
  transformIndexHtml: {
    order: "pre",
    handler: (html) =>
      html.replace(
        "/favicon.svg",
        `data:image/svg+xml,${encodeURIComponent(readFileSync(favicon, "utf8"))}`,
      ),
  },
};

/** Code inside the page needs no preloading. */
const nothingPreloaded: Plugin = {
  name: "portal:nothing-preloaded",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null,
};

/** Builds one HTML file: script, style and assets packed; typeface, pictures and favicon as data URLs. */
export function singleFile(): PluginOption {
  const assets = new Map<string, string>();
  return [packedAssets(assets), faviconInside, nothingPreloaded, packedPage(assets)];
}
