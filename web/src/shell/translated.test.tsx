import { screen, waitFor, within } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { readToasts } from "../shared/toast/toast";
import { openTestPortal } from "../testing/portal";
import { portalAt } from "../testing/portalAt";
import { serveAssets } from "../testing/serveAssets";
import { translatePage } from "../testing/translatePage";
import { followTranslation } from "../ui/page/followTranslation";

beforeAll(() => followTranslation(document.body));
beforeEach(() => {
  openTestPortal();
  serveAssets();
});

const button = (name: string) => screen.getByRole("button", { name });
const main = () => screen.getByRole("main").textContent;
const counted = (entry: string) =>
  screen.getByRole("link", { name: entry }).closest("li")?.textContent;

/** Opens a screen, waits for its last part, and translates it. */
async function translated(address: string, last: string | RegExp) {
  const drawn = portalAt(address);
  await screen.findAllByText(last);
  await translatePage();
  return drawn;
}

test("a ticket is taken, answered and given a priority on a translated page", async () => {
  openTestPortal({ role: "agent" });
  const { user } = await translated("/agent/tickets/N4W7KD", "Sisa waktu SLA");
  expect(counted("New")).toContain("1");
  await user.click(button("Take Ticket"));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Take Ticket" })).toBeNull());
  expect(main()).toContain("AssigneeBagus Pratama");
  expect(counted("New")).not.toContain("1");

  await translatePage();
  await user.click(button("Pilih Prioritas"));
  await translatePage();
  await user.click(screen.getByRole("radio", { name: "Low" }));
  await waitFor(() => expect(main()).toContain("PriorityLow"));

  await translatePage();
  await user.type(screen.getByRole("textbox", { name: "Balasan" }), "Sedang kami periksa.");
  await user.click(screen.getByRole("button", { name: /^Kirim Tiket / }));
  await waitFor(() => expect(main()).toContain("Sedang kami periksa."));
  expect(main()).toContain("StatusPending");
});

test("a status is set on a translated page", async () => {
  openTestPortal({ role: "internal_esdm" });
  const { user } = await translated("/internal-esdm/tickets/R8K2AB", "Set Pending");
  for (const [name, status] of [
    ["Set Pending", "Pending"],
    ["Mark Resolved", "Resolved"],
  ] as const) {
    await user.click(button(name));
    await waitFor(() => expect(main()).toContain(`Status${status}`));
    expect(readToasts().at(-1)?.text).toBe(`Status tiket R8K2AB sekarang ${status}.`);
    await translatePage();
  }
});

test("a translated list and its footer follow a search", async () => {
  openTestPortal({ role: "internal_esdm" });
  const { user } = await translated("/internal-esdm/all-tickets", "Showing 1 to 6 of 6 entries");
  await user.type(screen.getByRole("searchbox"), "RKAB");
  await waitFor(() => expect(main()).toContain("Showing 1 to 1 of 1 entries"));
  expect(screen.getAllByRole("row")).toHaveLength(2);
  await translatePage();
  await user.click(screen.getByRole("button", { name: "Hapus pencarian" }));
  await waitFor(() => expect(main()).toContain("Showing 1 to 6 of 6 entries"));
  expect(main()).not.toContain("1 entries");
});

test("an assignment is begun on a translated page", async () => {
  openTestPortal({ role: "cms_auditor" });
  const { user } = await translated("/cms-auditor/assignments", "Mulai");
  const running = () => screen.getByRole("button", { name: /^Sedang Dikerjakan/ }).textContent;
  const before = running();
  const [start] = screen.getAllByRole("button", { name: /^Mulai/ });
  if (start === undefined) throw new Error("nothing can be begun");
  await user.click(start);
  await waitFor(() => expect(running()).not.toBe(before));
});

test("a dashboard is published and withdrawn on a translated page", async () => {
  openTestPortal({ role: "dashboard_builder" });
  const { user } = await translated(
    "/dashboard-builder/dashboard/dash_1763604898133",
    "Tiket per badan usaha",
  );
  const shown = () => within(screen.getByRole("main")).queryAllByText("Dipublikasi").length;
  await user.click(button("Jadikan Draft"));
  await waitFor(() => expect(shown()).toBe(0));
  await translatePage();
  await user.click(button("Publikasi"));
  await waitFor(() => expect(shown()).toBe(1));
});
