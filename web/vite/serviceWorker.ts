import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type HtmlTagDescriptor, type Plugin } from "vite";

const source = fileURLToPath(new URL("../src/shell/offline/worker.ts", import.meta.url));

/** True for files outside of the portal itself: build tables, and files for hosts. */
const isLeftOut = (file: string) => /^(?:\.|_|404\.html$|sw\.js$)/.test(file);

const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes);

/** Lists the files of a finished build: address ("" for the page) and hash. */
function listFiles(folder: string): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !isLeftOut(file))
    .sort()
    .map((file) => [
      file === "index.html" ? "" : file,
      `sha256-${sha256(readFileSync(join(folder, file))).digest("base64")}`,
    ]);
}

/** The worker as one classic script, which all browsers with workers support. */
async function compile(files: [string, string][]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: "warn",
    define: { PORTAL_FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: ["chrome123", "edge123", "firefox120", "safari17.5"],
      rolldownOptions: { input: source, output: { format: "iife" } },
    },
  });
  const script = [output].flat().flatMap((made) => ("output" in made ? made.output : []))[0];
  if (script?.type !== "chunk") throw new Error("the service worker came out as no script");
  return script.code;
}

const links: HtmlTagDescriptor[] = [
  { tag: "link", attrs: { rel: "manifest", href: "manifest.webmanifest" } },
  { tag: "link", attrs: { rel: "apple-touch-icon", href: "icon-180.png" } },
];

/**
 * Makes the hosted portal work offline and installable. Must be last, because it hashes the output of all other
 * plugins.
 */
export function serviceWorker(): Plugin {
  let base = "/";
  let folder = "";
  return {
    name: "portal:service-worker",
    apply: "build",
    configResolved(config) {
      base = config.base;
      folder = resolve(config.root, config.build.outDir);
    },
    transformIndexHtml: () =>
      links.map(({ tag, attrs }) => ({
        tag,
        attrs: { ...attrs, href: `${base}${attrs?.href}` },
        injectTo: "head",
      })),
    writeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const code = await compile(listFiles(folder));
        // A changed worker counts as a new build, even with the same files.
        const revision = sha256(code).digest("hex").slice(0, 16);
        writeFileSync(
          join(folder, "sw.js"),
          code.replaceAll("PORTAL_REVISION", JSON.stringify(revision)),
        );
      },
    },
  };
}
