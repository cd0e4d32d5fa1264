import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

beforeEach(() => openTestPortal());

test("a quick action without an open ticket asks for one of the company's tickets", async () => {
  const { user } = portalAt("/badan-usaha/tickets");
  await user.click(await screen.findByRole("button", { name: "Share Ticket" }));
  const dialog = await screen.findByRole("dialog", { name: "Tiket mana yang akan dibagikan?" });
  expect(within(dialog).getAllByRole("listitem")).toHaveLength(4);
  await user.type(within(dialog).getByRole("searchbox", { name: "Cari tiket" }), "PNBP");
  await user.click(within(dialog).getByRole("button", { name: /P3ND9G/ }));
  const share = await screen.findByRole("dialog", { name: "Share Ticket" });
  expect(share.textContent).toContain("P3ND9G");
});

test("a search without a hit says so", async () => {
  const { user } = portalAt("/badan-usaha/tickets");
  await user.click(await screen.findByRole("button", { name: "Print Ticket" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByRole("searchbox"), "zzz");
  expect(await within(dialog).findByText("Tiket tidak ditemukan")).toBeTruthy();
});

test("a quick action applies to the open ticket", async () => {
  const { user } = portalAt("/badan-usaha/tickets/P3ND9G");
  const menu = await screen.findByRole("navigation", { name: "Menu utama" });
  await user.click(within(menu).getByRole("button", { name: "Share Ticket" }));
  const share = await screen.findByRole("dialog", { name: "Share Ticket" });
  expect(share.textContent).toContain("P3ND9G");
});

test("a dialog closes when another page opens", async () => {
  const { user, router } = portalAt("/badan-usaha/tickets");
  await user.click(await screen.findByRole("button", { name: "Share Ticket" }));
  const dialog = await screen.findByRole("dialog");
  await act(() => router.navigate("/badan-usaha/create-ticket"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await act(() => router.navigate("/badan-usaha/tickets/P3ND9G"));
  const menu = await screen.findByRole("navigation", { name: "Menu utama" });
  await user.click(within(menu).getByRole("button", { name: "Share Ticket" }));
  expect(await screen.findByRole("dialog", { name: "Share Ticket" })).not.toBe(dialog);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});
