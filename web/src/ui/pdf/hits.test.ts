import type { TextContent } from "pdfjs-dist/types/src/display/api";
import { expect, test } from "vitest";
import { foldWords } from "../../platform/foldedText";
import { pageText } from "../../platform/pdf/pageText";
import { boxesOf, hitsIn } from "./hits";

const run = (str: string, transform: number[], width: number, hasEOL = false) => ({
  str,
  transform,
  width,
  hasEOL,
  height: 10,
  dir: "ltr",
  fontName: "f1",
});

const content: TextContent = {
  items: [
    run("Harga batu", [10, 0, 0, 10, 50, 700], 100, true),
    { type: "beginMarkedContent", id: "" },
    run("", [10, 0, 0, 10, 0, 0], 0),
    run("bara naik", [10, 0, 0, 10, 50, 680], 90),
  ],
  styles: { f1: { fontFamily: "serif", ascent: 0.9, descent: -0.2, vertical: false } },
  lang: "id",
};

const page = pageText(content);
/** A page of 800 points, drawn at twice its size; PDF counts from the bottom. */
const viewport = { transform: [2, 0, 0, -2, 0, 1600], scale: 2 };
const byLetter = (text: string) => text.length;

test("the text of a page is in lines, and each run knows its place", () => {
  expect(page.text).toBe("Harga batu\nbara naik");
  expect(page.runs.map(({ start, family }) => [start, family])).toEqual([
    [0, "serif"],
    [11, "serif"],
  ]);
});

test("a word that continues on the next line is found and marked on both", () => {
  const [hit] = hitsIn(1, page.text, foldWords("Batu bara"));
  expect(hit).toEqual({ page: 1, start: 6, length: 9 });
  const boxes = hit === undefined ? [] : boxesOf(hit, page, viewport, byLetter);
  expect(boxes).toEqual([
    { left: 100 + 120, top: 200 - 17, width: 80, height: 23, angle: 0 },
    { left: 100, top: 240 - 17, width: 80, height: 23, angle: 0 },
  ]);
});

test("a mark turns with its text", () => {
  const turned = pageText({ ...content, items: [run("naik", [0, 10, -10, 0, 50, 700], 40)] });
  const [box] = boxesOf({ page: 1, start: 1, length: 1 }, turned, viewport, byLetter);
  expect(box?.angle).toBeCloseTo(-Math.PI / 2);
  // One letter up the page from the start of the text.
  expect(box?.top).toBeCloseTo(200 - 20);
  expect(box?.left).toBeCloseTo(100 - 17);
});
