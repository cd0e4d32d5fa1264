// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { serveAssets } from "../testing/serveAssets";

beforeEach(() => vi.resetModules());

const freshPage = () => import("./openCore");

test("loads the core once for several calls", async () => {
  const fetching = serveAssets();
  const { openCore, prefetchCore, liveCore } = await freshPage();
  expect(liveCore()).toBeUndefined();
  prefetchCore();
  prefetchCore();
  const [first, second] = await Promise.all([openCore(), openCore()]);
  prefetchCore();
  expect(first).toBe(second);
  expect(liveCore()).toBe(first);
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(first.actAs("agent").kind).toBe("ok");
});

test("fetches the core again after a failed download", async () => {
  const fetching = serveAssets().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { openCore, liveCore } = await freshPage();
  await expect(openCore()).rejects.toThrow("Failed to fetch");
  expect(liveCore()).toBeUndefined();
  expect((await openCore()).actAs("agent").kind).toBe("ok");
  expect(fetching).toHaveBeenCalledTimes(2);
});

test("opens the core after its prefetch failed", async () => {
  const fetching = serveAssets().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const { openCore, prefetchCore } = await freshPage();
  prefetchCore();
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  await new Promise((done) => setTimeout(done));
  expect((await openCore()).actAs("agent").kind).toBe("ok");
});

/** Id of the acting person after this kind of navigation with this stored memory. */
async function opensAs(way: NavigationTimingType, kept: string): Promise<string> {
  serveAssets();
  const { getEntriesByType } = performance;
  vi.spyOn(performance, "getEntriesByType").mockImplementation((kind) =>
    kind === "navigation"
      ? [{ type: way, name: "", entryType: kind, startTime: 0, duration: 0, toJSON: () => "" }]
      : getEntriesByType.call(performance, kind),
  );
  sessionStorage.setItem("portal-minerba.acting", kept);
  const { openCore } = await freshPage();
  await openCore();
  const { portal } = await import("../engine/core/portal");
  const answer = portal().readOnce("session");
  if (answer.kind !== "ok") throw new Error("the session is open to everybody");
  return answer.value.person.id;
}

test.each([
  ["reload", "badan_usaha bu-nikel", "bu-nikel"],
  ["back_forward", "external_auditor EXTERNAL100002\nbadan_usaha bu-nikel", "EXTERNAL100002"],
  ["reload", "badan_usaha nobody", "bu-bara"],
  ["reload", "", "bu-bara"],
  ["navigate", "external_auditor EXTERNAL100002\nbadan_usaha bu-nikel", "EXTERNAL100002"],
] as const)(
  "after the navigation %s with the memory %j, the page acts as %s",
  async (way, kept, person) => {
    expect(await opensAs(way, kept)).toBe(person);
  },
);
