// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { browserMarks, isUnsure, onUnsure, settle, setUnsure } from "./mark";

afterEach(async () => {
  vi.restoreAllMocks();
  await settle(async () => {});
  localStorage.clear();
});

const mark = {
  lineageId: "g1",
  seq: 3,
  at: 1_795_226_700_000,
  loss: { lost: 2, isSample: false },
};

test("the mark comes back as it was written", () => {
  browserMarks.write(mark);
  expect(browserMarks.read()).toEqual(mark);
  browserMarks.write(undefined);
  expect(browserMarks.read()).toBeUndefined();
});

test.each(["", "{", "7", "null", '{"lineageId":1,"seq":"a"}'])("%j is no mark", (text) => {
  localStorage.setItem("portal-minerba:tersimpan", text);
  expect(browserMarks.read()).toBeUndefined();
});

test("a page that may store nothing has no mark and does not throw", () => {
  vi.stubGlobal("localStorage", undefined);
  browserMarks.write(mark);
  expect(browserMarks.read()).toBeUndefined();
  vi.unstubAllGlobals();
});

test("a failed write is remembered until the log has been renewed", async () => {
  const told = vi.fn();
  onUnsure(told);
  setUnsure();
  expect([isUnsure(), told.mock.calls.length]).toEqual([true, 1]);
  await expect(settle(() => Promise.reject(new Error("full")))).rejects.toThrow("full");
  expect(isUnsure()).toBe(true);
  await settle(async () => {});
  expect(isUnsure()).toBe(false);
});

test("a write that fails while the log is being renewed is not forgotten", async () => {
  setUnsure();
  await settle(async () => setUnsure());
  expect(isUnsure()).toBe(true);
});
