// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";

const KEY = "portal-minerba.lists";
const WHOLE = "/agent/all-tickets";
const LEFT = "/agent/all-tickets?q=rkab&page=2";

/** Target of 'Kembali' after this kind of navigation, with this text in session storage. */
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
] as const)("after a %s with the stored text %s 'Kembali' leads to %s", async (way, kept, to) => {
  expect(await wayBack(way, kept)).toBe(to);
});
