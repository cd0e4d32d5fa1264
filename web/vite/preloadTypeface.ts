import type { Plugin } from "vite";

/** Starts the typeface's download together with the page. */
export function preloadTypeface(): Plugin {
  let base = "/";
  return {
    name: "portal:preload-typeface",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) => file.endsWith(".woff2"))
        .map((file) => ({
          tag: "link",
          // Without `crossorigin` the browser would fetch the file twice.
          attrs: {
            rel: "preload",
            href: base + file,
            as: "font",
            type: "font/woff2",
            crossorigin: true,
          },
          injectTo: "head",
        }));
    },
  };
}
