import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

const stepper = async () =>
  within(await screen.findByRole("navigation", { name: "Tiket dalam daftar" }));

async function openFrom(list: string, code: string) {
  const drawn = portalAt(list);
  await drawn.user.click(await screen.findByRole("link", { name: code }));
  return drawn;
}

test("a ticket opened from a list has its place there, and links to the tickets beside it", async () => {
  const { user, router } = await openFrom("/agent/all-tickets?sort=code&dir=asc", "N4W7KD");
  // B4L1KX, C1053D, N4W7KD, P3ND9G, R8K2AB, S0LV3D.
  expect((await stepper()).getByText("3 dari 6")).toBeDefined();
  await user.click((await stepper()).getByRole("link", { name: "Tiket berikutnya" }));
  expect(router.state.location.pathname).toBe("/agent/tickets/P3ND9G");
  expect((await stepper()).getByText("4 dari 6")).toBeDefined();
  await user.click((await stepper()).getByRole("link", { name: "Tiket sebelumnya" }));
  await user.click((await stepper()).getByRole("link", { name: "Tiket sebelumnya" }));
  await user.click((await stepper()).getByRole("link", { name: "Tiket sebelumnya" }));
  expect((await stepper()).getByText("1 dari 6")).toBeDefined();
  expect((await stepper()).queryByRole("link", { name: "Tiket sebelumnya" })).toBeNull();
});

test("the way to the next ticket stays when the ticket leaves its list", async () => {
  const { user, router } = await openFrom("/agent/open", "R8K2AB");
  expect((await stepper()).getByText("1 dari 2")).toBeDefined();
  await user.click(await screen.findByRole("button", { name: "Ubah Status: Open" }));
  await user.click(await screen.findByRole("menuitem", { name: "Mark Resolved" }));
  await waitFor(async () => expect((await stepper()).queryByText("1 dari 2")).toBeNull());
  await user.click((await stepper()).getByRole("link", { name: "Tiket berikutnya" }));
  expect(router.state.location.pathname).toBe("/agent/tickets/B4L1KX");
});

test.each([undefined, { ticketList: { list: "nonsense" } }, { ticketList: 3 }])(
  "the navigation state %j has no stepper",
  async (state) => {
    const { router } = portalAt("/agent/new");
    await router.navigate("/agent/tickets/R8K2AB", { state });
    await screen.findByRole("textbox", { name: "Balasan" });
    expect(screen.queryByRole("navigation", { name: "Tiket dalam daftar" })).toBeNull();
  },
);
