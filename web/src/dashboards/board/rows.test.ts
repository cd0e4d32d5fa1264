import { describe, expect, test } from "vitest";
import type { WidgetKind, WidgetPlace } from "../../engine";
import { rowsOf } from "./rows";

const rows = (...widgets: [WidgetKind, number][]) => {
  const places = widgets.map(
    ([type, w], at): WidgetPlace => ({ id: `${at}`, type, position: { x: 0, y: at, w, h: 3 } }),
  );
  return rowsOf(places).map((row) => row.map((place) => place?.id).join(" "));
};

describe("two columns in reading order", () => {
  test("narrow widgets stand side by side", () => {
    expect(rows(["metric", 3], ["metric", 3], ["bar", 6], ["pie", 4])).toEqual(["0 1", "2 3"]);
  });

  test("wide widgets and tables have a row of their own", () => {
    expect(rows(["bar", 8], ["table", 3], ["metric", 12], ["pie", 4])).toEqual([
      "0",
      "1",
      "2",
      "3",
    ]);
  });

  test("a tile does not stand beside a drawing, which is higher", () => {
    expect(rows(["metric", 4], ["bar", 6], ["pie", 6], ["metric", 3])).toEqual(["0", "1 2", "3"]);
  });

  test("nothing is left beside a hole, and nothing changes its place", () => {
    expect(rows(["pie", 4], ["chart", 12], ["bar", 6])).toEqual(["0", "1", "2"]);
  });
});
