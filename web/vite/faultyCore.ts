import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../src/wasm/pkg-faults/", import.meta.url));
const inPackage = /\/pkg\/(portal_core[^/]*)$/;

/** Puts the core that panics and traps on demand in place of the real one: recovery is tested in a real browser. */
export function faultyCore(): Plugin {
  return {
    name: "portal:faulty-core",
    enforce: "pre",
    resolveId(source) {
      const file = inPackage.exec(source)?.[1];
      if (file === undefined) return null;
      return folder + (file.includes(".") ? file : `${file}.js`);
    },
  };
}
