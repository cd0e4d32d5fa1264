import { readdirSync, readFileSync } from "node:fs";
import { dirname, posix } from "node:path";
import { describe, expect, test } from "vitest";

/** Imports run downwards only. The longest name that fits a file's path ranks it. */
const ranks: Record<string, number> = {
  main: 5,
  // An entry like main, of a page that has neither core nor router.
  report: 3,
  // Entries like main, of what runs before it; nothing imports them.
  boot: 5,
  app: 4,
  areas: 3,
  tickets: 2,
  audit: 2,
  dashboards: 2,
  ui: 1,
  core: 0,
  storage: 0,
  // The table of addresses, and what a screen does to the address and the title, are for every screen.
  "app/paths": 0,
  "app/roleEntries": 0,
  "app/useAddressQuery": 0,
  "app/useFocusKept": 0,
  "app/useFocusRescue": 1,
  "app/useRowFocus": 1,
  "app/useTitle": 0,
  // Lists whose order and page are in the address.
  "app/listOrder": 1,
  "app/ListFooter": 1,
  "app/useOverPage": 0,
  "app/useCanHold": 0,
  "app/useHoldUnload": 0,
  "app/personChange": 0,
  "app/historyIndex": 0,
  "app/isReturn": 0,
  "app/typedAddress": 0,
  "app/staleDoubleClick": 0,
  "app/dispatchAndTell": 1,
  // What was done says so, and can be taken back, wherever it was done.
  "app/undo": 1,
  // The one way to open the core with its data and as whom: an address, a role and the care for the data lead to it.
  "app/lastActing": 1,
  "app/openCore": 1,
  "app/liveCore": 1,
  // Whether what was done is kept, and what can be done with all of it, for the frame and for the role selector.
  "app/storage": 1,
  // The frame is what an area's layout is made of.
  "app/shell": 2,
  styles: 0,
};

const source = new URL("./", import.meta.url).pathname;

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !file.startsWith("testing/") && !/\/pkg[^/]*\//.test(file));

const rankOf = (file: string) => {
  const path = file.replace(/\.tsx?$/, "");
  const [name] = Object.keys(ranks)
    .filter((candidate) => path === candidate || path.startsWith(`${candidate}/`))
    .sort((a, b) => b.length - a.length);
  return name === undefined ? undefined : ranks[name];
};

const areaOf = (path: string) => /^areas\/([^/]+)/.exec(path)?.[1];

const importsOf = (file: string) =>
  [...readFileSync(source + file, "utf8").matchAll(/(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)]
    .map(([, target]) => posix.join(dirname(file), target ?? ""))
    // The address of a file, not code.
    .filter((target) => !target.endsWith("?url"));

const allowed = (from: string, to: string) => {
  const [fromArea, toArea] = [areaOf(from), areaOf(to)];
  if (fromArea !== undefined && toArea !== undefined) return fromArea === toArea;
  const [upper, lower] = [rankOf(from), rankOf(to)];
  return upper !== undefined && lower !== undefined && lower <= upper;
};

describe("imports run from app to areas to tickets, audit and dashboards to ui to core", () => {
  test.each(files)("%s", (file) => {
    expect(importsOf(file).filter((target) => !allowed(file, target))).toEqual([]);
  });
});
