import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fromBase85 } from "../src/core/base85.ts";
import { packedAssets } from "./packedAssets.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const load = (path: string) => {
  const { load: hook } = packedAssets();
  if (typeof hook !== "function") throw new Error("the plugin loads nothing");
  return Reflect.apply(hook, undefined, [`${place(path)}?url`]);
};

/** The bytes in the module that stands for a file. */
function packed(path: string): Uint8Array {
  const [, text] =
    /^export default "data:application\/gzip;base85,([^"]+)";$/.exec(load(path)) ?? [];
  return fromBase85(text ?? "");
}

test("a file that shrinks is inside the page as gzip", () => {
  const path = "../src/core/pkg/portal_core_bg.wasm";
  expect(gunzipSync(packed(path)).equals(readFileSync(place(path)))).toBe(true);
});

test("a file that was packed before is not packed again", () => {
  const path = "../src/core/pkg-page/laporan.gzip";
  expect(readFileSync(place(path)).equals(packed(path))).toBe(true);
});

test("a picture, which is compressed already, is left as it is", () => {
  expect(load("../../seeds/files/tangkapan-layar-penolakan.png")).toBeNull();
});
