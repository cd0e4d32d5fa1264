import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal, renderAt } from "../../testing/portal";
import { readToasts } from "../../ui/feedback/toast";
import { StatusTickets } from "./StatusTickets";

beforeEach(() => openTestPortal({ role: "agent" }));

test("taking the last new ticket empties the list, says so, and leaves the focus with the list", async () => {
  const { user } = renderAt(<StatusTickets status="new" />, "/agent/new");
  const row = screen.getByRole("row", { name: /N4W7KD/ });
  expect(within(row).getByText("Medium")).toBeDefined();

  within(row).getByRole("button", { name: "Take Ticket" }).focus();
  await user.keyboard("{Enter}");

  expect(screen.queryByRole("row", { name: /N4W7KD/ })).toBeNull();
  expect(screen.getByText("Tidak ada tiket baru")).toBeDefined();
  expect(readToasts().at(-1)?.text).toBe("Tiket N4W7KD sekarang Anda tangani.");
  expect(document.activeElement?.contains(screen.getByRole("table"))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("a list of one status offers no choice of status", () => {
  renderAt(<StatusTickets status="pending" />, "/agent/pending");
  expect(screen.queryByRole("combobox", { name: "Status" })).toBeNull();
});

test("handing over from a row offers another agent and the way back", async () => {
  const { user } = renderAt(<StatusTickets status="open" />, "/agent/open");
  await user.click(screen.getAllByRole("button", { name: /^Aksi / })[0] as HTMLElement);
  await user.click(await screen.findByRole("menuitem", { name: "Re-Assign Ticket" }));
  const dialog = await screen.findByRole("dialog", { name: "Re-Assign Ticket" });
  expect(within(dialog).getByRole("button", { name: "Kembalikan ke administrator" })).toBeDefined();
});
