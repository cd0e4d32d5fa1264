import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Command, portal, type Role } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

const ticket = "R8K2AB";

function done(role: Role, command: Command) {
  const outcome = [{ session: { actAs: { role } } }, command].map((one) => portal().dispatch(one));
  if (outcome.some(({ kind }) => kind !== "ok")) throw new Error(JSON.stringify(outcome));
}

async function openHistory(role: Role, address: string) {
  portal().dispatch({ session: { actAs: { role } } });
  const { user } = portalAt(address);
  // `findByText` instead of a role: repeated queries by role take longer than the page's rendering.
  await user.click(await screen.findByText("Riwayat tiket"));
  await screen.findByText(`Riwayat tiket “${ticket}”`);
  const history = within(screen.getByRole("dialog", { name: `Riwayat tiket “${ticket}”` }));
  return { user, history };
}

const side = () => screen.findByRole("complementary", { name: "Rincian tiket", hidden: true });

test("after two changes of the priority, the earlier value can be restored, and nothing else changes", async () => {
  openTestPortal();
  serveAssets();
  done("agent", { ticket: { setPriority: { ticket, priority: "low" } } });
  done("agent", {
    ticket: { reply: { ticket, content: "Baik.", status: undefined, attachments: [] } },
  });
  done("agent", { ticket: { setPriority: { ticket, priority: "medium" } } });
  const { user, history } = await openHistory("agent", `/agent/tickets/${ticket}`);
  const entries = history.getAllByRole("listitem").map((entry) => entry.textContent);
  expect(entries[0]).toMatch(/^Prioritas.*Low → Medium/);
  await user.click(history.getByRole("button", { name: /^Kembalikan ke Low \(Prioritas, / }));
  expect((await side()).textContent).toContain("PriorityLow");
  expect(screen.getByText("Baik.")).toBeDefined();
  expect(screen.getByText(`Prioritas tiket ${ticket} kembali ke Low.`)).toBeDefined();
  // The present value cannot be restored; the earlier one can.
  expect(history.queryByRole("button", { name: /^Kembalikan ke Low/ })).toBeNull();
  expect(history.getByRole("button", { name: /^Kembalikan ke Medium/ })).toBeDefined();

  await user.click(screen.getByRole("button", { name: "Urungkan" }));
  await waitFor(async () => expect((await side()).textContent).toContain("PriorityMedium"));
});

test("a value that staff cannot choose is explained instead of offered", async () => {
  openTestPortal();
  serveAssets();
  done("agent", { ticket: { setStatus: { ticket, status: "pending" } } });
  const { history } = await openHistory("internal_esdm", `/internal-esdm/tickets/${ticket}`);
  expect(history.queryByRole("button", { name: /^Kembalikan/ })).toBeNull();
  expect(
    history.getByText("Status tidak dapat dikembalikan ke Open: petugas tidak dapat memilihnya."),
  ).toBeDefined();
});

test("the ministry sees the parts that it may set", async () => {
  openTestPortal();
  serveAssets();
  done("agent", { ticket: { setPriority: { ticket, priority: "low" } } });
  done("agent", { ticket: { setStatus: { ticket, status: "pending" } } });
  const { history } = await openHistory("internal_esdm", `/internal-esdm/tickets/${ticket}`);
  const parts = within(history.getByRole("list", { name: /^Riwayat tiket/ }));
  expect(parts.getAllByRole("list", { name: "Perbedaan" })).toHaveLength(2);
  expect(history.getByText("Open → Pending")).toBeDefined();
});

test("the requester sees no history", async () => {
  openTestPortal({ role: "badan_usaha" });
  serveAssets();
  portalAt(`/badan-usaha/tickets/${ticket}`);
  await side();
  expect(screen.queryByRole("button", { name: /Riwayat/ })).toBeNull();
});
