import { expect, test } from "vitest";
import { fitZoom, GAP, nextZoom, pageLayout, pagesInView, placeAt, topOf } from "./pageLayout";

const A4 = { width: 794, height: 1000 };
const LYING = { width: 1123, height: 700 };
const layout = pageLayout([A4, LYING, A4], 0.5, 600);

test("pages are one below the other, and the widest sets the width", () => {
  expect(layout.tops).toEqual([GAP, GAP * 2 + 500, GAP * 3 + 850]);
  expect(layout.width).toBe(561.5);
  // The last page leaves less than 70 % of the view free, so no space follows it.
  expect(layout.height).toBe(GAP * 4 + 1350);
});

test("a short last page can become the page being read", () => {
  const slides = pageLayout([LYING, LYING, LYING], 0.2, 800);
  const top = topOf(slides, { page: 3, offset: 0 });
  expect(slides.height - 800).toBeGreaterThanOrEqual(top - 800 / 3);
});

test("pages in the view and one on either side are drawn", () => {
  expect(pagesInView(layout, 0, 300)).toEqual({ first: 1, last: 2, current: 1 });
  expect(pagesInView(layout, layout.tops[1] ?? 0, 300)).toEqual({ first: 1, last: 3, current: 2 });
  const long = pageLayout(
    Array.from({ length: 500 }, () => A4),
    1,
    800,
  );
  expect(pagesInView(long, topOf(long, { page: 250, offset: 0 }), 800)).toEqual({
    first: 249,
    last: 251,
    current: 250,
  });
});

test("a place survives another magnification", () => {
  const place = placeAt(layout, 900);
  expect(place.page).toBe(3);
  const larger = pageLayout(layout.sizes, 2, 600);
  expect(placeAt(larger, topOf(larger, place))).toEqual(place);
});

test("a place beyond the last page shows the last page", () => {
  expect(topOf(layout, { page: 9, offset: 0 })).toBe(layout.tops[2]);
});

test("the widest page fills the view, up to 150 %", () => {
  expect(fitZoom([A4, LYING], 1123 / 2 + 2 * GAP)).toBeCloseTo(0.5);
  expect(fitZoom([A4], 5_000)).toBe(1.5);
  expect(fitZoom([A4], 0)).toBe(0.1);
});

test("magnification goes in steps and stops at either end", () => {
  expect(nextZoom(1.04, 1)).toBe(1.25);
  expect(nextZoom(1.04, -1)).toBe(1);
  expect(nextZoom(4, 1)).toBe(4);
  expect(nextZoom(0.4, -1)).toBe(0.4);
});
