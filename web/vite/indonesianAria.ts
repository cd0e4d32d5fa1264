import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import * as indonesian from "./ariaStrings.id.ts";

const dictionary =
  /\/(react-aria|react-stately|react-aria-components)\/dist\/private\/(?:(\w+)\/)?intlStrings\.mjs$/;
const indonesianFile = fileURLToPath(new URL("./ariaStrings.id.ts", import.meta.url));

/** `react-aria/…/table/intlStrings.mjs` → `reactAriaTable`; undefined for any other file. */
export function dictionaryName(file: string): string | undefined {
  const [, owner, part] = dictionary.exec(file.replaceAll("\\", "/").replace(/\?.*$/, "")) ?? [];
  if (owner === undefined) return undefined;
  return `${owner}-${part ?? ""}`.replace(/-(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * react-aria speaks 33 languages, Indonesian not among them. This puts our Indonesian words where its dictionaries
 * are, and leaves the other 33 out of the bundle. Its default locale stays the key, so that no look-up can miss.
 */
export function indonesianAria(): Plugin {
  return {
    name: "portal:indonesian-aria",
    enforce: "pre",
    load(id) {
      const name = dictionaryName(id);
      // The colour picker, the one part without Indonesian words, is not used.
      if (name === undefined || !(name in indonesian)) return null;
      return `import { ${name} } from ${JSON.stringify(indonesianFile)};\nexport default { 'en-US': ${name} };`;
    },
  };
}
