import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { watchSecondPresses } from "../../app/secondPress";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

watchSecondPresses();

test("a double click on 'Set Pending' is one change, not a change and a confirmation of it", async () => {
  openTestPortal({ role: "internal_esdm" });
  const { user } = portalAt("/internal-esdm/tickets/N4W7KD");
  const activity = () => screen.getByRole("list", { name: "Aktivitas tiket" }).children.length;
  const setPending = await screen.findByRole("button", { name: "Set Pending" });
  const before = activity();
  await user.dblClick(setPending);
  expect(activity()).toBe(before + 1);
  await user.click(setPending);
  expect(activity()).toBe(before + 2);
});
