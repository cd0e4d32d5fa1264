// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { decodable, mendAddresses } from "./mendAddress";

afterEach(() => window.history.replaceState(undefined, "", "/"));

test.each([
  ["path", "/portal/index.html?q=a#b", "/portal/?q=a#b"],
  ["path", "/portal/index.html/agent", "/portal/index.html/agent"],
  ["path", "/portal/agent", "/portal/agent"],
  ["hash", "/berkas/index.html#/agent", "/berkas/index.html#/agent"],
] as const)("in the %s of an address, %s becomes %s", (part, address, mended) => {
  window.history.replaceState(undefined, "", address);
  mendAddresses(part);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(mended);
});

test.each([
  ["/agent/tickets/R8K2AB", "nothing is escaped"],
  ["/agent/tickets/%E0%A4%85", "a letter of three bytes"],
  ["#/cms-auditor/query?tahapan=Operasi%20Produksi", "a space"],
  ["/agent/tickets/100%25", "an escaped percent sign"],
])("%s stays as it is: %s", (address) => {
  expect(decodable(address)).toBe(address);
});

test.each([
  ["/agent/tickets/%E0%A4%A", "/agent/tickets/%25E0%25A4%25A"],
  ["/agent/tickets/100%", "/agent/tickets/100%25"],
  ["/agent/%zz/%20/%FF", "/agent/%25zz/%20/%25FF"],
  ["#/%", "#/%25"],
])("%s becomes %s, which can be decoded", (address, mended) => {
  expect(decodable(address)).toBe(mended);
  expect(() => decodeURIComponent(mended)).not.toThrow();
});

test("leaves a mended address unchanged", () => {
  const once = decodable("/a%/%E0%A4%A/%41");
  expect(decodable(once)).toBe(once);
});
