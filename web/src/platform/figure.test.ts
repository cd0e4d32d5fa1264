import { expect, test } from "vitest";
import { granted, readView } from "../engine/core/useView";
import { openTestPortal } from "../testing/portal";
import { figure } from "./figure";

const SALES = "dash_1763691310275";

test("counts are formatted like the core's numbers", () => {
  openTestPortal({ role: "internal_esdm" });
  const { widgets } = granted(readView("dashboardDetail", SALES));
  const drawn = widgets.map(({ id }) =>
    readView("dashboardWidget", { dashboard: SALES, widget: id, filters: {} }),
  );
  const numbers = JSON.stringify(drawn).match(/"\d{1,3}(?:\.\d{3})+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(10);
  for (const written of numbers.map((quoted) => quoted.slice(1))) {
    expect(figure(Number(written.replaceAll(".", "")))).toBe(written);
  }
});
