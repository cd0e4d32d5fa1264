import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { WidgetView } from "../../engine";
import { figureOfMonth, line, provinces, stages, tickets, widget } from "../testing/widgets";
import { WidgetCard } from "../widget/WidgetCard";

/** Focuses a drawing; returns what the screen reader and the tooltip tell. */
async function reading(view: WidgetView) {
  const user = userEvent.setup();
  const { container } = render(<WidgetCard view={view} />);
  const slider = await screen.findByRole("slider");
  slider.focus();
  return {
    press: async (keys: string) => user.keyboard(keys),
    slider,
    spoken: () => slider.getAttribute("aria-valuetext"),
    tip: () => container.querySelector("[popover]")?.textContent,
  };
}

describe("reading a chart by keys", () => {
  test("moves along the points, and between the series", async () => {
    const { press, spoken } = await reading(tickets);
    expect(spoken()).toBe("Januari 2026, Open: 4");
    await press("{ArrowRight}{ArrowRight}");
    expect(spoken()).toBe("Maret 2026, Open: 12");
    await press("{ArrowDown}");
    expect(spoken()).toBe("Maret 2026, Closed: 6");
    await press("{ArrowLeft}");
    expect(spoken()).toBe("Februari 2026, Closed: -");
    await press("{ArrowUp}{Home}");
    expect(spoken()).toBe("Januari 2026, Open: 4");
    await press("{End}{ArrowRight}");
    expect(spoken()).toBe("Maret 2026, Open: 12");
  });

  test("shows the value beside the point until Escape or blur", async () => {
    const { press, tip, slider } = await reading(tickets);
    await press("{ArrowRight}");
    expect(tip()).toBe("Februari 2026Open8Closed-");
    await press("{Escape}");
    expect(tip()).toBeUndefined();
    await press("{ArrowLeft}");
    expect(tip()).toBe("Januari 2026Open4Closed2");
    fireEvent.blur(slider);
    expect(tip()).toBeUndefined();
  });

  test("moves down along horizontal bars", async () => {
    const { press, spoken } = await reading({ ...tickets, type: "bar", chartType: "horizontal" });
    await press("{ArrowDown}");
    expect(spoken()).toBe("Februari 2026, Open: 8");
    await press("{ArrowRight}");
    expect(spoken()).toBe("Februari 2026, Closed: -");
  });

  test("moves around a pie with any arrow", async () => {
    const pie = await reading(stages);
    await pie.press("{ArrowDown}");
    expect(pie.spoken()).toBe("Eksplorasi: 3, 30%");
  });

  test("moves over all provinces, including those drawn as points", async () => {
    const map = await reading(provinces);
    await map.press("{ArrowRight}");
    expect(map.spoken()).toBe("Aceh: 3");
    await map.press("{End}");
    expect(map.spoken()).toBe("Kalimantan Utara: tanpa data");
  });

  test("moves along the periods of a metric", async () => {
    const metric = await reading(figureOfMonth);
    await metric.press("{End}");
    expect(metric.spoken()).toBe("November 2026: 5");
  });

  test("follows a screen reader's swipe", async () => {
    const { slider, spoken } = await reading(tickets);
    fireEvent.change(slider, { target: { value: "2" } });
    expect(spoken()).toBe("Februari 2026, Open: 8");
  });

  test("has one Tab stop, and a name that mentions the table", async () => {
    const { slider } = await reading(tickets);
    const drawing = screen.getByRole("img", {
      name: "Tiket per bulan: Jumlah baris per Bulan dan Status",
    });
    const described = document.getElementById(drawing.getAttribute("aria-describedby") ?? "");
    expect(described?.textContent).toContain("tabel");
    expect(screen.getAllByRole("slider")).toEqual([slider]);
    expect(drawing.querySelectorAll("[tabindex]")).toHaveLength(0);
  });

  test("stays on an existing point when data shrink", async () => {
    const user = userEvent.setup();
    const { rerender } = render(<WidgetCard view={tickets} />);
    const slider = await screen.findByRole("slider");
    slider.focus();
    await user.keyboard("{End}{ArrowDown}");
    const fewer: WidgetView = widget(
      {
        kind: "series",
        target: undefined,
        categories: ["Januari 2026"],
        isTime: true,
        categoryLooks: [],
        series: [line("Open", [4])],
        axis: {
          min: 0,
          max: 4,
          ticks: [
            { value: 0, text: "0" },
            { value: 4, text: "4" },
          ],
          unit: "",
        },
      },
      { chartType: "line" },
    );
    rerender(<WidgetCard view={fewer} />);
    expect(slider.getAttribute("aria-valuetext")).toBe("Januari 2026, Open: 4");
  });
});
