import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal, renderAt } from "../../testing/portal";
import { StatusTickets } from "./StatusTickets";

beforeEach(() => openTestPortal({ role: "agent" }));

function otherAgent() {
  const answer = portal().readOnce("session");
  const people = portal().readOnce("people");
  if (answer.kind === "refused" || people.kind === "refused") throw new Error("a view was refused");
  const other = people.value.find(({ id }) => id !== answer.value.person.id);
  if (!other) throw new Error("the sample data has only one agent");
  return other.id;
}

test("taking the last new ticket shows the empty list and keeps the focus in it", async () => {
  const { user } = renderAt(<StatusTickets status="new" />, "/agent/new");
  const row = screen.getByRole("row", { name: /N4W7KD/ });
  expect(within(row).getByText("Medium")).toBeDefined();

  within(row)
    .getByRole("button", { name: /^Take Ticket / })
    .focus();
  await user.keyboard("{Enter}");

  expect(screen.queryByRole("row", { name: /N4W7KD/ })).toBeNull();
  expect(screen.getByText("Tidak ada tiket baru")).toBeDefined();
  expect(readToasts().at(-1)?.text).toBe("N4W7KD diambil.");
  expect(document.activeElement?.contains(screen.getByRole("table"))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

test("taking a ticket that another agent has names that agent", async () => {
  portal().dispatch({
    ticket: { assign: { ticket: "N4W7KD", agent: otherAgent(), reason: undefined } },
  });
  const { user } = renderAt(<StatusTickets status="new" />, "/agent/new");
  await user.click(screen.getByRole("button", { name: /^Take Ticket / }));
  expect(readToasts().at(-1)?.text).toMatch(/^N4W7KD kini Open, tetap ditangani [A-Z].*\.$/);
});

test("a list of one status has no status filter", () => {
  renderAt(<StatusTickets status="pending" />, "/agent/pending");
  expect(screen.queryByRole("combobox", { name: "Status" })).toBeNull();
});

test("a row offers another agent and the return to the administrator", async () => {
  const { user } = renderAt(<StatusTickets status="open" />, "/agent/open");
  await user.click(screen.getAllByRole("button", { name: /^Aksi / })[0] as HTMLElement);
  await user.click(await screen.findByRole("menuitem", { name: "Re-Assign Ticket" }));
  const dialog = await screen.findByRole("dialog", { name: "Re-Assign Ticket" });
  expect(within(dialog).getByRole("tab", { name: "Administrator" })).toBeDefined();
});

test("the list of other agents omits the present agent", async () => {
  const ticket = portal().readOnce("ticketDetail", "P3ND9G");
  expect(ticket.kind === "ok" && ticket.value.assignee).toBe("Siti Rahmawati");
  const { user } = renderAt(<StatusTickets status="pending" />, "/agent/pending");
  const row = screen.getByRole("row", { name: /P3ND9G/ });
  await user.click(within(row).getByRole("button", { name: "Aksi P3ND9G" }));
  await user.click(await screen.findByRole("menuitem", { name: "Re-Assign Ticket" }));
  const picker = await screen.findByRole("tabpanel", { name: "Agen lain" });
  expect(within(picker).getByRole("radio", { name: "Bagus Pratama" })).toBeDefined();
  expect(within(picker).queryByRole("radio", { name: "Siti Rahmawati" })).toBeNull();
  expect(within(picker).getByText("Showing 1 to 1 of 1 entries")).toBeDefined();
});
