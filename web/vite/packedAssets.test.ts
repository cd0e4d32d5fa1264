import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fromBase85 } from "../src/platform/base85.ts";
import { packedAssets } from "./packedAssets.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

function load(path: string, assets = new Map<string, string>()) {
  const { load: hook } = packedAssets(assets);
  if (typeof hook !== "function") throw new Error("the plugin loads nothing");
  const module: unknown = Reflect.apply(hook, undefined, [`${place(path)}?url`]);
  return { module, assets };
}

/** Bytes of a file as the page contains them. */
function packed(path: string): Uint8Array {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const { module, assets } = load(path);
  expect(module).toBe(`export default "packed:${name}";`);
  const [, text] = /^<script [^>]+>([^<]+)<\/script>$/.exec(assets.get(name) ?? "") ?? [];
  return fromBase85(text ?? "");
}

test("a file that shrinks is a part of the page, as gzip", () => {
  const path = "../src/wasm/pkg/portal_core_bg.wasm";
  expect(gunzipSync(packed(path)).equals(readFileSync(place(path)))).toBe(true);
});

test("a file that was packed before is not packed again", () => {
  const path = "../src/wasm/pkg-page/laporan.gzip";
  expect(readFileSync(place(path)).equals(packed(path))).toBe(true);
});

test("a picture, which is compressed already, is left as it is", () => {
  const { module, assets } = load("../../seeds/files/tangkapan-layar-penolakan.png");
  expect(module).toBeNull();
  expect(assets.size).toBe(0);
});

test("two files of one name cannot both be parts of the page", () => {
  const { assets } = load("../src/styles/base.css");
  assets.set("base.css", "another");
  expect(() => load("../src/styles/base.css", assets)).toThrow("base.css");
});
