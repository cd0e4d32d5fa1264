import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headersFor } from "../../scripts/lib/headersFile.mjs";
import { pagePolicy } from "./contentSecurityPolicy.ts";
import { hostingFiles } from "./hostingFiles.ts";
import { securityHeaders } from "./hostingHeaders.ts";

const policy = pagePolicy("<style>p{}</style>", { selfContained: false });
const files = new Map(hostingFiles("/portal/", policy));
const textOf = (file: string) => files.get(file) ?? "";

test.each([...files.keys()])("%s sets every header, with the page's own policy", (file) => {
  for (const [name, value] of securityHeaders(policy)) {
    expect(textOf(file)).toContain(name);
    expect(textOf(file)).toContain(value);
  }
  expect(textOf(file)).toContain("frame-ancestors 'none'");
});

test("nginx sets the headers in both locations, because a location inherits none", () => {
  expect(textOf("_nginx.conf").split("frame-ancestors 'none'")).toHaveLength(3);
});

test("the manual names every header", () => {
  const manual = readFileSync(new URL("../../docs/hosting.md", import.meta.url), "utf8");
  for (const [name] of securityHeaders(policy)) expect(manual).toContain(`\`${name}\``);
  for (const file of files.keys()) expect(manual).toContain(`dist/web/${file}`);
});

describe("a host that reads _headers", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "portal-headers-"));
    writeFileSync(join(folder, "_headers"), textOf("_headers"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(["/portal/", "/portal/sw.js", "/portal/404.html", "/portal/agent/tickets/1"])(
    "sends %s with the security headers, and has it revalidated each time",
    (path) => {
      const headers = headersFor(folder, path);
      expect(headers).toMatchObject(Object.fromEntries(securityHeaders(policy)));
      expect(headers["Cache-Control"]).toBe("no-cache");
    },
  );

  test("sends files with a hash in their name with security headers, and caches them for a year", () => {
    const headers = headersFor(folder, "/portal/assets/portal-1a2b.js");
    expect(headers).toMatchObject({ "X-Content-Type-Options": "nosniff" });
    expect(headers["Cache-Control"]).toContain("immutable");
  });

  test("sets no header outside the portal's path", () => {
    expect(headersFor(folder, "/other/")).not.toHaveProperty("Content-Security-Policy");
  });
});

describe("the policy of a portal on a host", () => {
  test("allows no inline script, no foreign address, no code from text", () => {
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types portal-minerba(?:;|$)/);
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*|allow-duplicates/);
  });
});
