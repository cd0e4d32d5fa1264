import { readFileSync } from "node:fs";
import { vi } from "vitest";

const web = process.cwd();
const repository = web.replace(/\/web$/, "");

/** Answers requests for the portal's own files from disk. */
export function serveAssets() {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async (address) => {
    const file = String(address).replace(/^\/@fs/, "");
    return new Response(readFileSync(file.startsWith(repository) ? file : web + file));
  });
}
