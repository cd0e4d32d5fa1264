import type { HtmlTagDescriptor, Plugin } from "vite";

const preload = (href: string, kind: { as: string; type: string }): HtmlTagDescriptor => ({
  tag: "link",
  // Without `crossorigin` the browser would fetch the file a second time.
  attrs: { rel: "preload", href, ...kind, crossorigin: true },
  injectTo: "head",
});

const kinds = [
  { ending: /portal_core_bg[^/]*\.wasm$/, as: "fetch", type: "application/wasm" },
  { ending: /\.woff2$/, as: "font", type: "font/woff2" },
];

/** Starts the download of the core and the typeface with the page instead of after the script has run. */
export function preloadEssentials(): Plugin {
  let base = "/";
  return {
    name: "portal:preload-essentials",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {}).flatMap((file) =>
        kinds
          .filter(({ ending }) => ending.test(file))
          .map(({ as, type }) => preload(base + file, { as, type })),
      );
    },
  };
}
