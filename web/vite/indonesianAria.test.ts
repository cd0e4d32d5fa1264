// @vitest-environment node
import { readdirSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import * as indonesian from "./ariaStrings.id.ts";
import { dictionaryName } from "./indonesianAria.ts";

type Messages = Record<string, unknown>;

const ours: Record<string, Messages> = indonesian;
const libraries = ["react-aria", "react-stately", "react-aria-components"];

const dictionaryFiles = libraries.flatMap((library) => {
  const folder = new URL(`../../node_modules/${library}/dist/private/`, import.meta.url).pathname;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("intlStrings.mjs"))
    .map((file) => folder + file);
});

const translatedFiles = dictionaryFiles.filter((file) => !file.includes("/color/"));

describe("the Indonesian words of react-aria", () => {
  test("every dictionary but the colour picker’s is found", () => {
    expect(translatedFiles.map(dictionaryName).sort()).toEqual(Object.keys(ours).sort());
  });

  test.each(translatedFiles)("%s has every message, each in the same form", async (file) => {
    const english: { default: { "en-US": Messages } } = await import(
      /* @vite-ignore */ pathToFileURL(file).href
    );
    const forms = (messages: Messages) =>
      Object.entries(messages).map(([key, message]) => [key, typeof message]);
    expect(forms(ours[dictionaryName(file) ?? ""] ?? {})).toEqual(forms(english.default["en-US"]));
  });
});
