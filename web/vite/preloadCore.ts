import type { Plugin } from "vite";

/** Repeats the condition of src/main.tsx: every address except the role selector's needs the core. */
const program = (base: string) => `
      if (!${JSON.stringify([base, `${base}index.html`])}.includes(location.pathname)) {
        const core = { rel: "preload", as: "fetch", crossOrigin: "" };
        core.href = document.querySelector("meta[name=core]").content;
        document.head.append(Object.assign(document.createElement("link"), core));
      }
    `;

/** Starts the core's download together with the page. */
export function preloadCore(): Plugin {
  let base = "/";
  return {
    name: "portal:preload-core",
    apply: "build",
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml(html, { bundle }) {
      const file = Object.keys(bundle ?? {}).find((name) => /portal_core_bg\b.*\.wasm$/.test(name));
      if (file === undefined) return html;
      // Before the styles, because a script after them would wait for them. Its text is constant, and so is its hash in
      // the policy.
      const parts = [
        `<meta name="core" content="${base}${file}">`,
        `<script>${program(base)}</script>`,
      ];
      return html.replace("</title>", (end) => [end, ...parts].join("\n    "));
    },
  };
}
