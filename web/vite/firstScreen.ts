import type { Plugin } from "vite";
import { bootScript } from "./bootScript.ts";
import { drawFirstScreen } from "./drawFirstScreen.ts";

const PLACE = "<!-- first screen: vite/firstScreen.ts -->";

/**
 * Puts the role selector into the page, so that it is visible before the program has loaded. On other addresses the page
 * does not show it. The single file unpacks its styles late, so the page gets a copy of this screen's styles.
 */
export function firstScreen({ selfContained }: { selfContained: boolean }): Plugin {
  let base = "/";
  let mode = "production";
  return {
    name: "portal:first-screen",
    apply: "build",
    configResolved(config) {
      ({ base, mode } = config);
    },
    async transformIndexHtml(html) {
      if (!html.includes(PLACE)) return html;
      const [{ markup, style }, early] = await Promise.all([
        drawFirstScreen(mode),
        bootScript({ entry: "early", mode, base }),
      ]);
      const screen = `<template id="layar-pertama">${markup}</template>\n    <script>${early}</script>`;
      const page = html.replace(PLACE, () => screen);
      if (!selfContained) return page;
      return page.replace("</head>", () => `<style data-first-screen>${style}</style>\n  </head>`);
    },
  };
}
