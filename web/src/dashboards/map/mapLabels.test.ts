import { describe, expect, test } from "vitest";
import type { Place } from "../chart/drawing";
import { type LabelledArea, mapLabels } from "./mapLabels";

const SIZE = { width: 600, height: 300 };

const rectangle = (left: number, right: number, top: number, bottom: number) => ({
  covers: ({ x, y }: Place) => left <= x && x <= right && top <= y && y <= bottom,
});

const area = (name: string, mark: string, x: number, y: number): LabelledArea => ({
  name,
  shortName: name.slice(0, 4),
  mark,
  place: { x, y },
  own: undefined,
});

describe("the labels of a map", () => {
  test("are only at areas with a value", () => {
    const areas = [area("Aceh", "", 100, 100), area("Papua", "4", 400, 100)];
    expect(mapLabels(areas, [], SIZE).map(({ point, lines }) => [point, lines])).toEqual([
      [1, ["Papua", "4"]],
    ]);
  });

  test("are inside their province if they fit", () => {
    const own = rectangle(100, 300, 50, 150);
    const areas = [{ ...area("Papua", "4", 200, 100), own }];
    expect(mapLabels(areas, [own], SIZE)).toEqual([
      { point: 0, lines: ["Papua", "4"], x: 200, y: 100, isBeside: false },
    ]);
  });

  test("are on the sea beside a province that is too small, and never on a neighbour", () => {
    const own = rectangle(195, 205, 95, 105);
    const neighbour = rectangle(206, 600, 0, 300);
    const [label] = mapLabels(
      [{ ...area("Bangka Belitung", "12,5", 200, 100), own }],
      [own, neighbour],
      SIZE,
    );
    expect(label?.isBeside).toBe(true);
    expect((label?.x ?? 600) + 40).toBeLessThan(206);
  });

  test("are shortened, then reduced to the value, then omitted", () => {
    const own = rectangle(282, 318, 85, 115);
    const sea = rectangle(0, 600, 0, 300);
    const at = { ...area("Kalimantan Selatan", "9", 300, 100), own };
    expect(mapLabels([at], [sea], SIZE)[0]?.lines).toEqual(["Kali", "9"]);
    const small = { ...at, own: rectangle(292, 308, 90, 110) };
    expect(mapLabels([small], [sea], SIZE)[0]?.lines).toEqual(["9"]);
    expect(mapLabels([{ ...at, own: undefined }], [sea], SIZE)).toEqual([]);
  });

  test("do not overlap each other", () => {
    const areas = ["Bali", "Banten", "Lampung"].map((name) => area(name, "1", 300, 100));
    const [one, two, three] = mapLabels(areas, [], SIZE);
    expect(new Set([one, two, three].map((label) => `${label?.x} ${label?.y}`)).size).toBe(3);
  });

  test("have short names on a narrow map", () => {
    const [label] = mapLabels([area("Kalimantan", "4", 150, 60)], [], { width: 320, height: 120 });
    expect(label?.lines).toEqual(["Kali", "4"]);
  });
});
