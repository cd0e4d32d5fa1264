import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { fromBase85 } from "../src/platform/base85.ts";
import { packedAssets } from "./packedAssets.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function load(path: string, assets = new Map<string, string>()) {
  const { load: hook } = packedAssets(assets);
  if (typeof hook !== "function") throw new Error("the plugin loads nothing");
  const module: unknown = await Reflect.apply(hook, undefined, [`${place(path)}?url`]);
  return { module, assets };
}

/** Bytes of a file as the page contains them. */
async function packed(path: string): Promise<Uint8Array> {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const { module, assets } = await load(path);
  expect(module).toBe(`export default "packed:${name}";`);
  const [, text] = /^<script [^>]+>([^<]+)<\/script>$/.exec(assets.get(name) ?? "") ?? [];
  return fromBase85(text ?? "");
}

test("a file that shrinks is a part of the page, as gzip", async () => {
  const path = "../src/styles/base.css";
  const gzip = await packed(path);
  const bytes = readFileSync(place(path));
  expect(gunzipSync(gzip).equals(bytes)).toBe(true);
  expect(gzip.length).toBeLessThan(gzipSync(bytes, { level: 9 }).length);
});

test("a file that is gzip already is not packed twice", async () => {
  const path = "../src/wasm/pkg-page/laporan.gzip";
  const page = gunzipSync(readFileSync(place(path)));
  expect(gunzipSync(await packed(path)).equals(page)).toBe(true);
});

test("a picture, which is compressed already, is left as it is", async () => {
  const { module, assets } = await load("../../seeds/files/tangkapan-layar-penolakan.png");
  expect(module).toBeNull();
  expect(assets.size).toBe(0);
});

test("two files of one name cannot both be parts of the page", async () => {
  const { assets } = await load("../src/styles/base.css");
  assets.set("base.css", "another");
  await expect(load("../src/styles/base.css", assets)).rejects.toThrow("base.css");
});
