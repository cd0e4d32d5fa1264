/**
 * Turns a worker of pdf.js from a module into a classic script, because browsers start no module worker from a blob at
 * file://. The workers import nothing, and use the address of their module only to find files that they are handed.
 */
export function classicScript(module: string): string {
  const script = module
    .replaceAll("import.meta.url", "location.href")
    .replace(/export\s*\{[^{}]*\};?\s*$/, "");
  return `(()=>{"use strict";${script}\n})()`;
}
