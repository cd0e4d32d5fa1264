import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { watchSecondPresses } from "../../shared/staleDoubleClick";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

watchSecondPresses();

test("a double click on 'Set Pending' changes the status once and presses no button that replaces it", async () => {
  openTestPortal({ role: "internal_esdm" });
  const { user } = portalAt("/internal-esdm/tickets/N4W7KD");
  const activity = () => screen.getByRole("list", { name: "Aktivitas tiket" }).children.length;
  const setPending = await screen.findByRole("button", { name: "Set Pending" });
  const before = activity();
  await user.dblClick(setPending);
  expect(activity()).toBe(before + 1);
  expect(screen.queryByRole("button", { name: "Set Pending" })).toBeNull();
});

const PANEL = ["Set Pending", "Mark Resolved", "Close Ticket", "Buka kembali"];

test("the ministry is offered all other statuses, and can reopen resolved or closed tickets", async () => {
  openTestPortal({ role: "internal_esdm" });
  const { user } = portalAt("/internal-esdm/tickets/S0LV3D");
  const offered = () => PANEL.filter((name) => screen.queryByRole("button", { name }));
  await user.click(await screen.findByRole("button", { name: "Close Ticket" }));
  expect(offered()).toEqual(["Set Pending", "Mark Resolved", "Buka kembali"]);
  await user.click(screen.getByRole("button", { name: "Buka kembali" }));
  expect(offered()).toEqual(["Set Pending", "Mark Resolved", "Close Ticket"]);
  expect(screen.getByRole("list", { name: "Aktivitas tiket" }).textContent).toContain(
    "mengubah status dari Closed menjadi Open",
  );
});
