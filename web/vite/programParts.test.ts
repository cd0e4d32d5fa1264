import { expect, test } from "vitest";
import { partTexts } from "./programParts.ts";

const first = (code: string) => ({
  fileName: "assets/index-1.js",
  name: "index",
  isEntry: true,
  code,
});
const rest = (code: string) => ({
  fileName: "assets/rest-2.js",
  name: "rest",
  isEntry: false,
  code,
});

type Exports = Record<string, unknown>;
type Part = (exports: Exports, parts: Record<string, Exports>, later: unknown) => void;

/** Runs the texts like src/boot/parts.ts. Returns the exports of each part. */
function run(texts: Map<string, string>, later?: unknown): Record<string, Exports> {
  const ran: Record<string, Exports> = {};
  const portalPart = (name: string, part: Part) => {
    ran[name] = {};
    part(ran[name], ran, later);
  };
  for (const text of texts.values()) new Function("portalPart", text)(portalPart);
  return ran;
}

test("a part reads the exports of an earlier part, and loads a later one by its name", async () => {
  const texts = partTexts([
    first(
      'exports.judul="Batu bara";exports.ask=()=>Promise.resolve().then(()=>require("./rest-2.js"))',
    ),
    rest('const e=require("./index-1.js");exports.title=e.judul+"!";'),
  ]);
  expect([...texts.keys()]).toEqual(["program", "rest"]);
  const { program, rest: areas } = run(texts, async (name: string) => name);
  expect(areas?.title).toBe("Batu bara!");
  expect(await (program as { ask: () => Promise<string> }).ask()).toBe("rest");
});

test("non-ASCII characters are written as escapes and read as they were", () => {
  const texts = partTexts([first("exports.judul=`Batu bara – “ok” 😀`;")]);
  expect(texts.get("program")).toMatch(/^[\x20-\x7e\n]+$/);
  expect(run(texts).program?.judul).toBe("Batu bara – “ok” 😀");
});

test("a program with String.raw, which would not read escapes, is refused", () => {
  expect(() => partTexts([first("String.raw`–`")])).toThrow("escape");
});

test("a part that requires an unknown file is refused", () => {
  expect(() => partTexts([first('require("./lain-3.js")')])).toThrow("lain-3.js");
});
