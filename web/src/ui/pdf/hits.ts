import type { PageViewport } from "pdfjs-dist/legacy/build/pdf.mjs";
import { foldText, partsThatFoldTo } from "../../platform/foldedText";
import type { PageText, TextRun } from "../../platform/pdf/pageText";

/** A found word: the page, and its place in the text of the page. */
export type Hit = { page: number; start: number; length: number };

/** A marked area of a page, in CSS pixels from its top left corner; the angle is in radians. */
export type HitBox = { left: number; top: number; width: number; height: number; angle: number };

/** Places in the text of a page that fold to `sought`. A word may continue on the next line. */
export const hitsIn = (page: number, text: string, sought: string): Hit[] =>
  Array.from(partsThatFoldTo(foldText(text), sought), ([start, end]) => ({
    page,
    start,
    length: end - start,
  }));

/** Shares of a letter's height above and below the line on which it is. */
const ABOVE = 0.85;
const HEIGHT = 1.15;

/** Measures a text in a font family; only the proportions matter. */
export type Measure = (text: string, family: string) => number;

/** Areas of a hit, one for each run of letters that it touches. */
export function boxesOf(
  { start, length }: Hit,
  { runs }: PageText,
  viewport: Pick<PageViewport, "transform" | "scale">,
  measure: Measure,
): HitBox[] {
  const end = start + length;
  const touched = runs.filter((run) => run.start < end && run.start + run.item.str.length > start);
  return touched.map((run) =>
    boxOf(run, [Math.max(0, start - run.start), end - run.start], viewport, measure),
  );
}

function boxOf(
  { item, family }: TextRun,
  [from, to]: [number, number],
  viewport: Pick<PageViewport, "transform" | "scale">,
  measure: Measure,
): HitBox {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiplied(viewport.transform, item.transform);
  const angle = Math.atan2(b, a);
  const letters = Math.hypot(c, d);
  const whole = measure(item.str, family) || 1;
  const shareUpTo = (place: number) => measure(item.str.slice(0, place), family) / whole;
  const width = item.width * viewport.scale;
  const before = shareUpTo(from) * width;
  // The upper left corner: along the line, then up from it.
  return {
    left: x + before * Math.cos(angle) + ABOVE * letters * Math.sin(angle),
    top: y + before * Math.sin(angle) - ABOVE * letters * Math.cos(angle),
    width: (shareUpTo(to) - shareUpTo(from)) * width,
    height: HEIGHT * letters,
    angle,
  };
}

/** The product of two PDF matrices: `inner` applies first. */
function multiplied(outer: readonly number[], inner: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

let context: CanvasRenderingContext2D | null | undefined;

/** Measures with the page's own fonts. */
export const measured: Measure = (text, family) => {
  context ??= document.createElement("canvas").getContext("2d");
  if (context === null) return text.length;
  context.font = ["100px", family].join(" ");
  return context.measureText(text).width;
};
