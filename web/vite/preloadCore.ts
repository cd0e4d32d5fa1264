import type { Plugin } from "vite";

/** As the portal's program has it (src/main.tsx): every address but the role selector's needs the core. */
const program = (base: string) => `
      if (!${JSON.stringify([base, `${base}index.html`])}.includes(location.pathname)) {
        const core = { rel: "preload", as: "fetch", crossOrigin: "" };
        core.href = document.querySelector("meta[name=core]").content;
        document.head.append(Object.assign(document.createElement("link"), core));
      }
    `;

/** Starts the download of the core with the page instead of after the program has come. */
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
      // Behind the styles the script would wait for them. Its text is the same in every build, and so its hash in the policy.
      const parts = [
        `<meta name="core" content="${base}${file}">`,
        `<script>${program(base)}</script>`,
      ];
      return html.replace("</title>", (end) => [end, ...parts].join("\n    "));
    },
  };
}
