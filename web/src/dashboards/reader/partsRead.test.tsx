import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { portal } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

/** Makes the core report unread data until the test releases it. */
function holdReading(view: "dashboardPrepared" | "previewPrepared") {
  const core = portal();
  const read = core.readOnce.bind(core);
  let isHeld = true;
  vi.spyOn(core, "readOnce").mockImplementation((name, ...query) =>
    name === view && isHeld ? { kind: "ok", value: false } : read(name, ...query),
  );
  return () => {
    isHeld = false;
  };
}

const SERVICE = "dash_1763604898133";

test("a dashboard with very long sources shows that it is reading them, and then its widgets", async () => {
  openTestPortal({ role: "agent" });
  const release = holdReading("dashboardPrepared");
  portalAt(`/agent/dashboards/${SERVICE}`);
  expect(await screen.findByText("Memuat dashboard...")).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.querySelector("[data-board]")).toBeNull();
  release();
  await vi.waitFor(() => expect(document.querySelector("[data-board]")).not.toBeNull());
});

test("a widget in the editor shows its title while its source is read", async () => {
  openTestPortal({ role: "dashboard_builder" });
  const release = holdReading("previewPrepared");
  portalAt(`/dashboard-builder/edit/${SERVICE}`);
  const [waiting] = await screen.findAllByText("Memuat data...");
  const card = waiting?.closest("section");
  expect(card?.getAttribute("aria-busy")).toBe("true");
  release();
  await vi.waitFor(() => expect(screen.queryAllByText("Memuat data...")).toEqual([]));
  expect(within(document.body).queryByText("Pilih sumber data.")).toBeNull();
});
