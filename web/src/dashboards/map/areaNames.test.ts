import { describe, expect, test } from "vitest";
import { areaNames } from "./areaNames";

const SIZE = { width: 600, height: 300 };
const under = (x: number, y: number) => ({ x, top: y - 20, bottom: y });

describe("the names on a map", () => {
  test("are drawn only at areas with a value", () => {
    const areas = [
      { name: "Aceh", class: undefined },
      { name: "Papua", class: 0 },
    ];
    expect(areaNames(areas, [under(100, 100), under(500, 200)], SIZE)).toEqual([
      { point: 1, x: 500, y: 212 },
    ]);
  });

  test("do not overlap: the lower class moves above its area or is omitted", () => {
    const areas = ["Bali", "Banten", "Lampung"].map((name, rank) => ({ name, class: rank }));
    const names = areaNames(areas, [under(300, 100), under(304, 100), under(298, 102)], SIZE);
    expect(names.map(({ point, y }) => [point, y])).toEqual([
      [2, 114],
      [1, 75],
    ]);
  });

  test("move inwards at the edge of the map, and are omitted on a small map", () => {
    const areas = [{ name: "Papua Pegunungan", class: 0 }];
    const [name] = areaNames(areas, [under(598, 100)], SIZE);
    expect(name?.x).toBeLessThan(560);
    expect(areaNames(areas, [under(200, 100)], { width: 300, height: 150 })).toEqual([]);
  });
});
