import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const folder = fileURLToPath(new URL("../src/wasm/pkg-faults/", import.meta.url));
const inPackage = /\/pkg\/(portal_core[^/]*)$/;

/** Replaces the core by the one with injected faults, for tests of recovery in a browser. */
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
