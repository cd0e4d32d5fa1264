import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { dispatch } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "internal_esdm" });
  serveAssets();
});

const open = async (id: string) => {
  const drawn = portalAt(`/internal-esdm/tickets/${id}`);
  await screen.findByRole("region", { name: "Percakapan" });
  return drawn;
};

test("the ministry cannot reply, and sets statuses from any state", async () => {
  const { user } = await open("C1053D");
  expect(screen.queryByRole("textbox", { name: "Balasan" })).toBeNull();

  const actions = within(await screen.findByRole("region", { name: "Admin Actions" }));
  for (const [action, label] of [
    ["Set Pending", "Pending"],
    ["Mark Resolved", "Resolved"],
    ["Close Ticket", "Closed"],
  ] as const) {
    await user.click(actions.getByRole("button", { name: action }));
    expect(readToasts().at(-1)?.text).toBe(`Status tiket C1053D sekarang ${label}.`);
  }
});

test("assigning to an agent ends with a confirmation", async () => {
  const { user } = await open("B4L1KX");
  await user.click(screen.getByRole("button", { name: "Assign to Agent" }));
  await user.click(await screen.findByRole("radio", { name: /Bagus Pratama/ }));
  await user.click(screen.getByRole("button", { name: "Tugaskan" }));
  expect(screen.getByRole("dialog", { name: "Tiket berhasil ditugaskan ke agen!" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Ok, Siap!" }));
  const facts = await screen.findByRole("complementary", { name: "Rincian tiket" });
  expect(facts.textContent).toContain("AssigneeBagus Pratama");
});

test("a ticket leaves the queue of its department, and the focus stays beside", async () => {
  const send = { ticket: "B4L1KX", department: "dep-regulasi", note: undefined };
  dispatch({ ticket: { sendToDepartment: send } });
  const { user } = await open("B4L1KX");
  const facts = await screen.findByRole("complementary", { name: "Rincian tiket" });
  expect(facts.textContent).toContain("DepartemenDepartemen - Regulasi");
  await user.click(within(facts).getByRole("button", { name: "Keluarkan dari antrean" }));
  expect(within(facts).queryByText("Departemen - Regulasi")).toBeNull();
  await waitFor(() => expect(facts.contains(document.activeElement)).toBe(true));
});

test("Kembali links to the list", async () => {
  const { user, router } = await open("B4L1KX");
  await user.click(screen.getByRole("link", { name: "Kembali" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/internal-esdm/all-tickets"));
});

test("a label links to the ministry's tickets that have it", async () => {
  await open("R8K2AB");
  const side = within(await screen.findByRole("complementary", { name: "Rincian tiket" }));
  expect(side.getByRole("link", { name: "RKAB" }).getAttribute("href")).toBe(
    "/internal-esdm/all-tickets?label=LABEL_rkab",
  );
});
