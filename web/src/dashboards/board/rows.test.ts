import { describe, expect, test } from "vitest";
import type { WidgetKind, WidgetPlace } from "../../engine";
import { rowsOf } from "./rows";

const rows = (...widgets: [WidgetKind, number][]) => {
  const places = widgets.map(
    ([type, w], at): WidgetPlace => ({ id: `${at}`, type, position: { x: 0, y: at, w, h: 3 } }),
  );
  return rowsOf(places).map((row) => row.map((place) => place?.id).join(" "));
};

describe("a board with two columns", () => {
  test("pairs narrow widgets", () => {
    expect(rows(["metric", 3], ["metric", 3], ["bar", 6], ["pie", 4])).toEqual(["0 1", "2 3"]);
  });

  test("gives wide widgets and tables their own row", () => {
    expect(rows(["bar", 8], ["table", 3], ["metric", 12], ["pie", 4])).toEqual([
      "0",
      "1",
      "2",
      "3",
    ]);
  });

  test("does not pair a metric with a chart, which is higher", () => {
    expect(rows(["metric", 4], ["bar", 6], ["pie", 6], ["metric", 3])).toEqual(["0", "1 2", "3"]);
  });

  test("keeps the reading order, even if a widget stays without a neighbour", () => {
    expect(rows(["pie", 4], ["chart", 12], ["bar", 6])).toEqual(["0", "1", "2"]);
  });
});
