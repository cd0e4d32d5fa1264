import { describe, expect, test } from "vitest";
import type { WidgetKind, WidgetPlace } from "../../core/pkg/portal_core";
import { wholeRows } from "./rows";

const places = (...widgets: [WidgetKind, number][]): WidgetPlace[] =>
  widgets.map(([type, w], at) => ({ id: `${at}`, type, position: { x: 0, y: at, w, h: 3 } }));

const whole = (...widgets: [WidgetKind, number][]) => [...wholeRows(places(...widgets))].sort();

describe("two columns in reading order", () => {
  test("narrow widgets stand side by side", () => {
    expect(whole(["metric", 3], ["metric", 3], ["bar", 6], ["pie", 4])).toEqual([]);
  });

  test("wide widgets and tables have a row of their own", () => {
    expect(whole(["bar", 8], ["table", 3], ["metric", 12], ["pie", 4])).toEqual(["0", "1"]);
  });

  test("nothing is left beside a hole", () => {
    expect(whole(["pie", 4], ["chart", 12], ["bar", 6])).toEqual(["0", "1", "2"]);
  });
});
