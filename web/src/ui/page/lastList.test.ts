// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

const KEY = "portal-minerba.lists";
const WHOLE = "/agent/all-tickets";
const LEFT = "/agent/all-tickets?q=rkab&page=2";

/** Where 'Kembali' leads in a page that was come to in this way, in a tab that keeps this. */
async function wayBack(way: NavigationTimingType, kept: string): Promise<string> {
  const { getEntriesByType } = performance;
  vi.spyOn(performance, "getEntriesByType").mockImplementation((kind) =>
    kind === "navigation"
      ? [{ type: way, name: "", entryType: kind, startTime: 0, duration: 0, toJSON: () => "" }]
      : getEntriesByType.call(performance, kind),
  );
  sessionStorage.setItem(KEY, kept);
  vi.resetModules();
  const { lastList } = await import("./lastList");
  return lastList(WHOLE);
}

test.each([
  ["reload", JSON.stringify({ [WHOLE]: LEFT }), LEFT],
  ["back_forward", JSON.stringify({ [WHOLE]: LEFT }), LEFT],
  ["navigate", JSON.stringify({ [WHOLE]: LEFT }), WHOLE],
  ["reload", JSON.stringify({ [WHOLE]: "https://elsewhere.example/" }), WHOLE],
  ["reload", JSON.stringify({ [WHOLE]: 7 }), WHOLE],
  ["reload", "null", WHOLE],
  ["reload", "{", WHOLE],
] as const)("after a %s of a tab that keeps %s the way back leads to %s", async (way, kept, to) => {
  expect(await wayBack(way, kept)).toBe(to);
});
