import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { packedAssets } from "./packedAssets.ts";

const load = (path: string) => {
  const { load: hook } = packedAssets();
  if (typeof hook !== "function") throw new Error("the plugin loads nothing");
  return Reflect.apply(hook, undefined, [`${fileURLToPath(new URL(path, import.meta.url))}?url`]);
};

test("a file that shrinks is inside the page as gzip", () => {
  expect(load("../src/core/pkg/portal_core_bg.wasm")).toMatch(
    /^export default "data:application\/gzip;base64,H4sI[\w+/=]+";$/,
  );
});

test("a picture, which is compressed already, is left as it is", () => {
  expect(load("../../seeds/files/tangkapan-layar-penolakan.png")).toBeNull();
});
