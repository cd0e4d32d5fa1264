import { render, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { ChartType, SeriesLine, WidgetView } from "../../engine";
import { line, provinces, tickets, widget } from "../testing/widgets";
import { WidgetCard } from "../widget/WidgetCard";
import { categoryLabels } from "./categoryLabels";
import { markedPoints } from "./drawLines";
import { stacked } from "./stack";
import { clearOfTarget } from "./TargetMarks";
import { widthOf } from "./text";

const axis = {
  min: -10,
  max: 10,
  ticks: [-10, 0, 10].map((value) => ({ value, text: String(value) })),
  unit: "",
};

const bars = (chartType: ChartType, series: SeriesLine[]): WidgetView =>
  widget(
    {
      kind: "series",
      target: undefined,
      categories: ["Aceh", "Bali", "Riau"],
      isTime: false,
      series,
      axis,
      categoryLooks: [],
    },
    { type: "bar", chartType },
  );

async function drawn(view: WidgetView) {
  render(<WidgetCard view={view} />);
  return screen.findByRole("img");
}

const barsOf = (drawing: HTMLElement) => [...drawing.querySelectorAll("rect.bar")];

const sizes = (drawing: HTMLElement, name: string) =>
  barsOf(drawing).map((bar) => Number(bar.getAttribute(name)));

test.each([
  ["above an upright bar", 100, 90, -18, 90],
  ["far above an upright bar", 100, 70, -18, 100],
  ["inside an upright bar", 100, 110, -18, 100],
  ["right of a horizontal bar", 100, 120, 40, 120],
  ["missing", 100, undefined, 40, 100],
] as const)("a target %s is not crossed by the number", (_, end, target, room, start) => {
  expect(clearOfTarget(end, target, room)).toBe(start);
});

describe("bars", () => {
  test("are as long as their values, and omitted for missing values", async () => {
    const drawing = await drawn(bars("grouped", [line("Jumlah", [10, undefined, -5])]));
    const [ten, five, ...rest] = sizes(drawing, "height");
    expect(rest).toEqual([]);
    expect(ten).toBeCloseTo(2 * (five ?? 0));
  });

  test("start at the zero line if negative", async () => {
    const drawing = await drawn(bars("grouped", [line("Jumlah", [10, undefined, -5])]));
    const [above, below] = barsOf(drawing).map((bar) => ({
      y: Number(bar.getAttribute("y")),
      end: Number(bar.getAttribute("y")) + Number(bar.getAttribute("height")),
    }));
    expect(above?.end).toBeCloseTo(below?.y ?? 0);
  });

  test.each(["grouped", "stacked", "horizontal"] as const)(
    "are one for each number if %s",
    async (kind) => {
      const drawing = await drawn(
        bars(kind, [line("A", [1, 2, 3]), line("B", [3, undefined, 1], 2)]),
      );
      expect(barsOf(drawing)).toHaveLength(5);
      expect(screen.getByRole("list", { name: "Legenda" }).textContent).toBe("AB");
    },
  );

  test("have a pattern on a screen in the third series, and so does the legend", async () => {
    const three = [line("A", [1, 2, 3]), line("B", [3, 2, 1], 2), line("C", [1, 1, 1], 3)];
    const drawing = await drawn(bars("stacked", three));
    const third = [...drawing.querySelectorAll("pattern")][2];
    expect(
      barsOf(drawing).filter((bar) => bar.getAttribute("fill") === `url(#${third?.id})`),
    ).toHaveLength(3);
    const legend = screen.getByRole("list", { name: "Legenda" });
    const hatches = [drawing, legend].map((place) => [...place.querySelectorAll("path.hatch")]);
    for (const [first, second, pattern] of hatches) {
      expect(first?.getAttribute("d")).toBe("");
      expect(second?.hasAttribute("data-for-paper")).toBe(true);
      expect(pattern?.hasAttribute("data-for-paper")).toBe(false);
      expect(pattern?.getAttribute("d")).not.toBe("");
    }
  });

  test("have no legend for a single series", async () => {
    await drawn(bars("grouped", [line("Jumlah", [1, 2, 3])]));
    expect(screen.queryByRole("list", { name: "Legenda" })).toBeNull();
  });
});

describe("bars whose names do not fit below", () => {
  const named = (chartType: ChartType, name: string) => {
    const view = bars(chartType, [line("A", [10, 0, 5])]);
    if (view.body.kind !== "series") throw new Error("no series");
    const categories = [1, 2, 3].map((at) => `${name} ${at}`);
    return { ...view, body: { ...view.body, categories } };
  };
  const areTurned = (drawing: HTMLElement) => new Set(sizes(drawing, "height")).size === 1;

  test.each(["grouped", "stacked"] as const)("are horizontal if %s", async (kind) => {
    expect(areTurned(await drawn(named(kind, "Pengadministrasian-Pertambangan-Batubara")))).toBe(
      true,
    );
  });

  test("stay upright with short names, and write no number at zero", async () => {
    const drawing = await drawn(named("grouped", "PT"));
    expect(areTurned(drawing)).toBe(false);
    expect([...drawing.querySelectorAll("text.number")].map((text) => text.textContent)).toEqual([
      "10",
      "",
      "5",
    ]);
  });
});

describe("stacked values", () => {
  test("go upwards from zero, and downwards if negative", () => {
    expect(
      stacked([line("A", [2, -1]), line("B", [3, -2], 2), line("C", [undefined, 4], 3)]),
    ).toEqual([
      [
        { from: 0, to: 2 },
        { from: 0, to: -1 },
      ],
      [
        { from: 2, to: 5 },
        { from: -1, to: -3 },
      ],
      [undefined, { from: 0, to: 4 }],
    ]);
  });
});

describe("lines", () => {
  test("have a gap at a missing value", async () => {
    const view = bars("line", [line("Jumlah", [1, undefined, 3])]);
    const drawing = await drawn({ ...view, type: "chart" });
    const path = drawing.querySelector("path.line")?.getAttribute("d") ?? "";
    expect(path.match(/M/g)).toHaveLength(2);
  });

  test("differ in dash and marker, not only in colour", async () => {
    const drawing = await drawn(tickets);
    const [open, closed] = drawing.querySelectorAll("path.line");
    expect(open?.getAttribute("stroke-dasharray")).not.toBe(
      closed?.getAttribute("stroke-dasharray"),
    );
    const shapes = new Set(
      [...drawing.querySelectorAll("path.marker")].map((m) => m.getAttribute("d")),
    );
    expect(shapes.size).toBe(2);
  });

  test("have names at their ends if there is room", async () => {
    const drawing = await drawn(tickets);
    expect(drawing.textContent).toContain("Open");
    expect(drawing.textContent).toContain("Closed");
  });

  test("mark a single point between gaps, however many points there are", () => {
    const spans = Array.from({ length: 400 }, (_, at) =>
      at === 199 || at === 201 ? undefined : { from: 0, to: at },
    );
    expect(markedPoints(spans, 1)).toEqual([0, 200, 399]);
  });

  test("mark every point if there is room", () => {
    const spans = Array.from({ length: 4 }, (_, at) => ({ from: 0, to: at }));
    expect(markedPoints(spans, 40)).toEqual([0, 1, 2, 3]);
  });
});

describe("category names", () => {
  const months = Array.from({ length: 24 }, (_, at) => `Bulan ${at + 1}`);

  test("are partly omitted for dates, so that the others have room", () => {
    const { step } = categoryLabels(months, true, 20);
    expect(step * 20).toBeGreaterThan(widthOf("Bulan 24"));
  });

  test("break into two lines if possible", () => {
    const labels = categoryLabels(["Operasi Produksi", "Perizinan"], false, 80);
    expect(labels.lines).toEqual([["Operasi", "Produksi"], ["Perizinan"]]);
  });

  test("do not fit if too long", () => {
    const long = "PT Aneka Tambang (Persero) Tbk dan Anak-anak Perusahaannya";
    const labels = categoryLabels([long, long, long], false, 60);
    expect(labels.fits).toBe(false);
    expect(labels.lines[0]?.[0]).toMatch(/^PT.*…$/);
  });

  test("have a year only where it changes", () => {
    const labels = categoryLabels(["Nov 2025", "Des 2025", "Jan 2026", "Feb 2026"], true, 60);
    expect(labels.lines).toEqual([["Nov", "2025"], ["Des"], ["Jan", "2026"], ["Feb"]]);
    const few = categoryLabels(["Okt 2025", "Nov 2025", "Des 2025", "Jan 2026"], true, 30);
    expect(few.step).toBe(2);
    expect([few.lines[0], few.lines[2]]).toEqual([["Okt", "2025"], ["Des"]]);
  });
});

describe("the map", () => {
  test("colours provinces by class, and draws those without an outline as points", async () => {
    const drawing = await drawn(provinces);
    expect(
      [...drawing.querySelectorAll("path.outline")].map((p) => p.getAttribute("fill")),
    ).toEqual(["var(--class-5)", "var(--class-1)"]);
    expect(drawing.querySelectorAll("circle")).toHaveLength(0);
    expect(drawing.textContent).toContain("9");
  });

  test("draws a province without an outline as a point if it has a value", async () => {
    if (provinces.body.kind !== "map") throw new Error("no map");
    const areas = provinces.body.areas.map((area) => (area.parent ? { ...area, class: 0 } : area));
    const drawing = await drawn({ ...provinces, body: { ...provinces.body, areas } });
    expect(drawing.querySelectorAll("circle.young")).toHaveLength(1);
    screen.getByText(/hasil pemekaran/);
  });

  test("explains its colours", async () => {
    await drawn(provinces);
    const legend = screen.getByRole("list", { name: "Legenda" });
    expect(legend.textContent).toContain("1 – 4 (1 provinsi)5 – 9 (1 provinsi)tanpa data");
    expect(screen.queryByText(/hasil pemekaran/)).toBeNull();
  });
});
