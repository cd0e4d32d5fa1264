import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { hostingFiles } from "./hostingFiles.ts";
import { partOf } from "./packedParts.ts";

const hashed = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of executable blocks. Blocks with an id hold data and do not run. */
const inlineBlocks = (html: string, tag: "script" | "style") =>
  [
    ...html.matchAll(
      new RegExp(`<${tag}\\b(?![^>]*\\s(?:src|id)=)[^>]*>([\\s\\S]*?)</${tag}>`, "g"),
    ),
  ].map(([, text]) => hashed(text ?? ""));

/** Hash of a part that the boot script of the single file decompresses. */
const packedBlock = (html: string, name: "program" | "rest" | "pdf" | "style") => {
  const text = partOf(html, name);
  return text === undefined ? [] : [hashed(text)];
};

/** The two style elements that react-aria adds at run time; the policy contains the hash of their exact text. */
const ariaStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
].map(hashed);

/**
 * Content security policy: the page may run its own script and wasm, draw its own images, and contact nobody else. No
 * frames, because scripts may run in them, even in a PDF.
 */
export function pagePolicy(html: string, { selfContained }: { selfContained: boolean }): string {
  const own = selfContained ? [] : ["'self'"];
  const rules: Record<string, string[]> = {
    "default-src": ["'none'"],
    "script-src": [
      ...own,
      ...inlineBlocks(html, "script"),
      ...packedBlock(html, "program"),
      ...packedBlock(html, "rest"),
      ...packedBlock(html, "pdf"),
      "'wasm-unsafe-eval'",
    ],
    "style-src": [
      ...own,
      ...inlineBlocks(html, "style"),
      ...packedBlock(html, "style"),
      ...ariaStyles,
    ],
    "font-src": selfContained ? ["data:"] : own,
    "img-src": [...own, "data:", "blob:"],
    "connect-src": selfContained ? ["'none'"] : own,
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
    "require-trusted-types-for": ["'script'"],
    // One policy each of src/platform/trustedTypes.ts and, in the single file, src/boot.
    "trusted-types": ["portal-minerba", ...(selfContained ? ["portal-minerba-boot"] : [])],
    // src/platform/trustedTypes.ts creates workers from blobs.
    "worker-src": [...own, "blob:"],
    ...(selfContained ? {} : { "manifest-src": ["'self'"] }),
  };
  return Object.entries(rules)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/**
 * Writes the policy into the finished page, where it applies on any host and from file://, and into the header files of
 * a hosted portal.
 */
export function contentSecurityPolicy({ selfContained }: { selfContained: boolean }): Plugin {
  let base = "/";
  return {
    name: "portal:content-security-policy",
    apply: "build",
    enforce: "post",
    configResolved(config) {
      base = config.base;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "asset" || !file.fileName.endsWith(".html")) continue;
          const html = file.source.toString();
          const policy = pagePolicy(html, { selfContained });
          file.source = html.replace(
            /(<meta charset="utf-8"\s*\/?>)/i,
            (charset) =>
              `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`,
          );
          if (selfContained) continue;
          for (const [fileName, source] of hostingFiles(base, policy)) {
            this.emitFile({ type: "asset", fileName, source });
          }
        }
      },
    },
  };
}
