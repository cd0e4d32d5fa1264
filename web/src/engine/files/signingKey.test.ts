import "fake-indexeddb/auto";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Another page of this browser: it has no key in memory. */
async function openPage() {
  vi.resetModules();
  return import("./signingKey");
}

beforeEach(() => indexedDB.deleteDatabase("portal-minerba-key"));

afterEach(() => {
  vi.restoreAllMocks();
});

test("pages that sign at once use one key, also later", async () => {
  const [one, other] = [await openPage(), await openPage()];
  const [first, second] = await Promise.all([one.signText("satu"), other.signText("dua")]);
  expect(first?.key).toMatch(/^04[0-9a-f]{128}$/);
  expect(second?.key).toBe(first?.key);
  const later = await (await openPage()).signText("tiga");
  expect(later?.key).toBe(first?.key);
});

test("a page signs after it failed to make a key", async () => {
  const { signText } = await openPage();
  const failed = vi.spyOn(crypto.subtle, "generateKey").mockRejectedValue(new Error("no key"));
  await expect(signText("satu")).rejects.toThrow("no key");
  failed.mockRestore();
  expect(await signText("satu")).toBeDefined();
});
