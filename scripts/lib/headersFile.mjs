import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Parses a `_headers` file: a path, which may end in `*`, and its headers indented below. */
function readRules(text) {
  const rules = [];
  for (const line of text.split("\n").filter((line) => line.trim() !== "")) {
    const colon = line.indexOf(":");
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: {} });
    else rules.at(-1).headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return rules;
}

const isMeant = (rule, path) =>
  rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule;

/** Headers for `path`, read from the file each time, because a build may have changed it. */
export function headersFor(folder, path) {
  const file = join(folder, "_headers");
  if (!existsSync(file)) return {};
  const rules = readRules(readFileSync(file, "utf8"));
  const meant = rules.filter((rule) => isMeant(rule.path, path)).map(({ headers }) => headers);
  return Object.assign({ "Cache-Control": "no-cache" }, ...meant);
}
