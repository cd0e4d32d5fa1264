import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sourceTexts } from "./testing/sourceTexts";

const source = new URL("./", import.meta.url).pathname;

const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .filter((file) => !/(^|\/)(testing|wasm)\//.test(file));

const textsOf = (file: string) => sourceTexts(file, readFileSync(source + file, "utf8"));

const isTextsFile = (file: string) => /(^|\/)texts\.tsx?$/.test(file);

describe("the texts of a folder are in its texts.ts", () => {
  test.each(files.filter((file) => !isTextsFile(file)))("%s", (file) => {
    expect(textsOf(file)).toEqual([]);
  });
});
