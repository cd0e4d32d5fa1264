// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  contrast,
  distance,
  greyOf,
  type Light,
  lightOf,
  over,
  seenWith,
} from "../testing/colourVision";
import { colourOf } from "./look";
import { isForPaper, STRENGTH, tileOf } from "./pattern";

const tokens = readFileSync(new URL("../../styles/tokens.css", import.meta.url), "utf8");

/** What a name stands for in the light and in the dark. */
function pairOf(name: string): { light: Light; dark: Light } {
  const colour = String.raw`oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)`;
  const [, ...numbers] =
    new RegExp(String.raw`--${name}: light-dark\(${colour}, ${colour}\)`).exec(tokens) ?? [];
  const [a, b, c, d, e, f] = numbers.map(Number);
  if (a === undefined || b === undefined || c === undefined) throw new Error(`no colour ${name}`);
  if (d === undefined || e === undefined || f === undefined) throw new Error(`no colour ${name}`);
  return { light: lightOf([a, b, c]), dark: lightOf([d, e, f]) };
}

const numbered = (name: string, many: number) =>
  Array.from({ length: many }, (_, at) => `${name}-${at + 1}`);

const series = numbered("series", 8);
const classes = numbered("class", 5);

const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, at) => all.slice(at + 1).map((other) => [one, other] as const));

/** What bars, areas and slices are filled with on a screen. */
const fillAt = (index: number, isRest: boolean) => ({
  name: isRest ? "rest" : `${index + 1}`,
  colour: pairOf(colourOf(index, isRest).replace(/^var\(--|\)$/g, "")),
  tile: isForPaper(index, isRest) ? "" : tileOf(index, isRest),
});

/** As many as a pie has slices. */
const MOST = 12;

const fills = [...Array.from({ length: MOST }, (_, at) => fillAt(at, false)), fillAt(MOST, true)];

describe.each(["light", "dark"] as const)("colours of charts in the %s theme", (theme) => {
  test.each([...series, "series-rest", ...classes])("%s stands out from a card", (name) => {
    for (const surface of ["surface", "surface-raised"])
      expect(contrast(pairOf(name)[theme], pairOf(surface)[theme])).toBeGreaterThanOrEqual(3);
  });

  test.each(["usual", "protanopia", "deuteranopia", "tritanopia"] as const)(
    "no two series look alike with %s vision",
    (vision) => {
      for (const [one, other] of pairs(series)) {
        const [a, b] = [one, other].map((name) => seenWith(vision, pairOf(name)[theme]));
        expect(a && b && distance(a, b), `${one} and ${other}`).toBeGreaterThan(0.06);
      }
    },
  );

  test("no two series have the same grey, and neighbours are well apart", () => {
    const greys = series.map((name) => greyOf(pairOf(name)[theme]));
    for (const [one, other] of pairs(series)) {
      const apart = Math.abs(greyOf(pairOf(one)[theme]) - greyOf(pairOf(other)[theme]));
      expect(apart, `${one} and ${other}`).toBeGreaterThan(0.025);
    }
    for (const [at, grey] of greys.slice(1).entries())
      expect(Math.abs(grey - (greys[at] ?? 0))).toBeGreaterThan(0.08);
  });

  test("no two fills look alike in greyscale: another pattern, or a grey that is well apart", () => {
    for (const [one, other] of pairs(fills)) {
      if (one.tile !== other.tile) continue;
      const apart = Math.abs(greyOf(one.colour[theme]) - greyOf(other.colour[theme]));
      expect(apart, `${one.name} and ${other.name}`).toBeGreaterThan(0.09);
    }
  });

  test("the lines of a pattern can be seen on its colour", () => {
    const surface = pairOf("surface")[theme];
    for (const { name, colour } of fills.filter(({ tile }) => tile !== "")) {
      const lines = over(surface, STRENGTH, colour[theme]);
      expect(contrast(lines, colour[theme]), name).toBeGreaterThan(1.5);
    }
  });

  test("the classes of a map go one way, in steps one can see", () => {
    const surface = greyOf(pairOf("surface")[theme]);
    const steps = classes.map((name) => Math.abs(greyOf(pairOf(name)[theme]) - surface));
    for (const [at, step] of steps.slice(1).entries())
      expect(step - (steps[at] ?? 0)).toBeGreaterThan(0.06);
  });
});
