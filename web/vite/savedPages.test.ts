import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { CLOSING, OPENING } from "../src/testing/evidencePackage";

const built = fileURLToPath(new URL("../src/wasm/pkg-page/paket-bukti.gzip", import.meta.url));

test("the page of a Paket Bukti has one place for data, before everything that runs", () => {
  const page = gunzipSync(readFileSync(built)).toString("utf8");
  const [before = "", after = "", ...others] = page.split(OPENING);
  expect(others).toEqual([]);
  expect(after.startsWith(CLOSING)).toBe(true);
  expect(before).not.toMatch(/<script>|application\/gzip/);
  expect(after).toContain('id="packed:program"');
});
