import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ASSIGNMENT_LOOK, LATE_LOOK } from "../../audit/AssignmentStatus";
import type { Look } from "../../engine";
import { PRIORITY_LOOK, STATUS_LOOK } from "../../ui/display/ticketLook";
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

const tones = readFileSync(new URL("../../styles/tones.css", import.meta.url), "utf8");

/** The colours of a token in the light and the dark theme. */
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

const fillOf = (look: Look) => ({
  name: `${look.colour} ${look.pattern}`,
  colour: pairOf(colourOf(look).replace(/^var\(--|\)$/g, "")),
  tile: isForPaper(look) ? "" : tileOf(look),
});

/** The maximum number of slices of a pie. */
const MOST = 12;

const free = Array.from({ length: MOST }, (_, at) => ({
  colour: `series-${(at % 8) + 1}`,
  pattern: at,
}));
const fills = [...free, { colour: "series-rest", pattern: 0 }].map(fillOf);

describe.each(["light", "dark"] as const)("colours of charts in the %s theme", (theme) => {
  test.each([...series, "series-rest", ...classes])("%s contrasts with a card", (name) => {
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

  test("all series differ in grey, and neighbours differ clearly", () => {
    const greys = series.map((name) => greyOf(pairOf(name)[theme]));
    for (const [one, other] of pairs(series)) {
      const apart = Math.abs(greyOf(pairOf(one)[theme]) - greyOf(pairOf(other)[theme]));
      expect(apart, `${one} and ${other}`).toBeGreaterThan(0.025);
    }
    for (const [at, grey] of greys.slice(1).entries())
      expect(Math.abs(grey - (greys[at] ?? 0))).toBeGreaterThan(0.08);
  });

  test("no two fills look alike in greyscale: pattern or grey differs", () => {
    for (const [one, other] of pairs(fills)) {
      if (one.tile !== other.tile) continue;
      const apart = Math.abs(greyOf(one.colour[theme]) - greyOf(other.colour[theme]));
      expect(apart, `${one.name} and ${other.name}`).toBeGreaterThan(0.09);
    }
  });

  test("the lines of a pattern are visible on its colour", () => {
    const surface = pairOf("surface")[theme];
    for (const { name, colour } of fills.filter(({ tile }) => tile !== "")) {
      const lines = over(surface, STRENGTH, colour[theme]);
      expect(contrast(lines, colour[theme]), name).toBeGreaterThan(1.5);
    }
  });

  test("the priorities contrast with a card and with each other", () => {
    const marks = ["mark-neutral", "copper", "danger", "mark-faint"];
    for (const name of marks) {
      for (const surface of ["surface", "surface-raised"])
        expect(contrast(pairOf(name)[theme], pairOf(surface)[theme]), name).toBeGreaterThanOrEqual(
          3,
        );
    }
    for (const [one, other] of pairs(marks)) {
      const apart = distance(pairOf(one)[theme], pairOf(other)[theme]);
      expect(apart, `${one} and ${other}`).toBeGreaterThan(0.06);
    }
  });

  test("the classes of a map change in one direction, in visible steps", () => {
    const surface = greyOf(pairOf("surface")[theme]);
    const steps = classes.map((name) => Math.abs(greyOf(pairOf(name)[theme]) - surface));
    for (const [at, step] of steps.slice(1).entries())
      expect(step - (steps[at] ?? 0)).toBeGreaterThan(0.06);
  });
});

test("statuses, priorities and lateness have the same colours in charts and badges", () => {
  const looks = { ...STATUS_LOOK, ...PRIORITY_LOOK, ...ASSIGNMENT_LOOK, late: LATE_LOOK };
  for (const { tone } of Object.values(looks)) {
    const mark = new RegExp(String.raw`data-tone="${tone}"\][^}]*--tone-mark: var\(--([a-z-]+)\)`);
    const [, token] = mark.exec(tones) ?? [];
    const isSame = token === `mark-${tone}` || tokens.includes(`--mark-${tone}: var(--${token});`);
    expect(isSame, tone).toBe(true);
  }
});
