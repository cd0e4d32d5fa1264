import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const faulty = (file: string) => fileURLToPath(new URL(`../src/core/pkg-faults/${file}`, import.meta.url));

/** Puts the core that panics and traps on demand in place of the real one: recovery is tested in a real browser. */
export function faultyCore(): Plugin {
  return {
    name: 'portal:faulty-core',
    enforce: 'pre',
    resolveId(source) {
      const file = /\/pkg\/(portal_core(?:_bg)?\.\S+)$/.exec(source)?.[1];
      return file === undefined ? null : faulty(file);
    },
  };
}
