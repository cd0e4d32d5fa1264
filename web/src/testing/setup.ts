import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// The storage knows one portal only, and most tests open several. A test of the storage unmocks it.
vi.mock(import("../engine/storage/portalStorage"), async (original) => ({
  ...(await original()),
  startStorage: async () => {},
}));

// Lazily loaded screens are compiled at first use, which takes time.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

/** No screen may write to the console. A test that expects a message replaces the spy. */
afterEach(() => {
  if (typeof document !== "undefined") cleanup();
  if (typeof sessionStorage !== "undefined") sessionStorage.clear();
  if (typeof localStorage !== "undefined") localStorage.clear();
  vi.useRealTimers();
  for (const complaint of [console.error, console.warn]) {
    if (vi.isMockFunction(complaint)) expect(complaint.mock.calls).toEqual([]);
  }
});
