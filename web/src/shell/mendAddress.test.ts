// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { mendAddresses } from "./mendAddress";

afterEach(() => window.history.replaceState(undefined, "", "/"));

test.each([
  ["path", "/portal/index.html?q=a#b", "/portal/?q=a#b"],
  ["path", "/portal/index.html/agent", "/portal/index.html/agent"],
  ["path", "/portal/agent", "/portal/agent"],
  ["hash", "/berkas/index.html#/agent", "/berkas/index.html#/agent"],
] as const)("an address by its %s, %s, becomes %s", (part, address, mended) => {
  window.history.replaceState(undefined, "", address);
  mendAddresses(part);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(mended);
});
