import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { Tickets } from "./Tickets";

test("a business sees its own tickets only, without requester names", () => {
  openTestPortal({ role: "badan_usaha", person: "bu-nikel" });
  renderAt(<Tickets />, "/badan-usaha/tickets");
  expect(screen.getByRole("link", { name: "N4W7KD" }).getAttribute("href")).toBe(
    "/badan-usaha/tickets/N4W7KD",
  );
  expect(screen.queryByRole("link", { name: "R8K2AB" })).toBeNull();
  expect(screen.queryByRole("columnheader", { name: "Badan Usaha" })).toBeNull();
});

test("a click anywhere in a row opens the ticket", async () => {
  openTestPortal({ role: "badan_usaha" });
  const { user, router } = renderAt(<Tickets />, "/badan-usaha/tickets");
  const row = screen.getByRole("row", { name: /R8K2AB/ });
  await user.click(within(row).getByText("Open"));
  expect(router.state.location.pathname).toBe("/badan-usaha/tickets/R8K2AB");
});

test("closing a ticket asks the requester first, and the ticket can be reopened", async () => {
  openTestPortal({ role: "badan_usaha" });
  const { user } = renderAt(<Tickets />, "/badan-usaha/tickets");
  await user.click(screen.getByRole("button", { name: "Aksi R8K2AB" }));
  await user.click(await screen.findByRole("menuitem", { name: "Close Ticket" }));
  const question = await screen.findByRole("alertdialog", { name: "Tutup tiket R8K2AB?" });
  await user.click(within(question).getByRole("button", { name: "Tutup tiket" }));
  expect(within(screen.getByRole("row", { name: /R8K2AB/ })).getByText("Closed")).toBeDefined();

  await user.click(screen.getByRole("button", { name: "Aksi R8K2AB" }));
  await user.click(await screen.findByRole("menuitem", { name: "Buka kembali" }));
  expect(within(screen.getByRole("row", { name: /R8K2AB/ })).getByText("Open")).toBeDefined();
});

test("a status without tickets shows a filtered list, not an empty one", () => {
  openTestPortal({ role: "badan_usaha" });
  renderAt(<Tickets />, "/badan-usaha/tickets?status=new");
  expect(screen.getByText("Tidak ada tiket yang cocok")).toBeDefined();
});

test("a role without access sees the reason", () => {
  openTestPortal({ role: "cms_auditor" });
  expect(portal().readOnce("session").kind).toBe("ok");
  renderAt(<Tickets />, "/badan-usaha/tickets");
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByRole("note").textContent).toContain("tidak dapat melihat tiket");
});
