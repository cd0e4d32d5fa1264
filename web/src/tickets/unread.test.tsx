import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followSeen, portal } from "../engine";
import { openTestPortal } from "../testing/portal";
import { portalAt } from "../testing/portalAt";
import { serveAssets } from "../testing/serveAssets";

const TICKET = "R8K2AB";
let stop = () => {};

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
  stop = followSeen();
});

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

function reply(content: string) {
  vi.setSystemTime(Date.now() + 60_000);
  portal().dispatch({
    ticket: { reply: { ticket: TICKET, content, status: undefined, attachments: [] } },
  });
}

/** The company answers, and then the agent acts again. */
function companyReplies(...contents: string[]) {
  portal().dispatch({ session: { actAs: { role: "badan_usaha" } } });
  for (const content of contents) reply(content);
  portal().dispatch({ session: { actAs: { role: "agent" } } });
}

const row = () => screen.findByRole("row", { name: new RegExp(TICKET) });
const menu = () => screen.getByRole("navigation", { name: "Menu utama" });
const described = (name: string) => {
  const link = within(menu()).getByRole("link", { name });
  const ids = link.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(", ");
};

test("a list marks new answers, and the ticket shows where they begin until one leaves", async () => {
  companyReplies("Pertama", "Kedua");
  const { user, router } = portalAt("/agent/my-tickets");
  expect(await screen.findByRole("heading", { level: 1, name: "Tiket saya" })).toBeDefined();
  expect((await row()).textContent).toContain("2 balasan baru");
  expect(described("Tiket saya")).toBe("2 tiket, 1 belum dibaca");

  await user.click(within(await row()).getByRole("link", { name: TICKET }));
  const jump = await screen.findByRole("button", { name: "2 balasan baru (lihat yang pertama)" });
  const talk = screen.getByRole("region", { name: "Percakapan" });
  const [marked] = within(talk)
    .getAllByRole("listitem")
    .filter((item) => item.tabIndex === -1 && item.hasAttribute("tabindex"));
  expect(marked?.textContent).toMatch(/^Baru.*Pertama/s);
  await waitFor(() => expect(described("Tiket saya")).toBe("2 tiket"));
  Element.prototype.scrollIntoView = vi.fn();
  await user.click(jump);
  expect(document.activeElement).toBe(marked);

  await act(() => router.navigate("/agent/my-tickets"));
  expect((await row()).textContent).not.toContain("balasan baru");
  await act(() => router.navigate(`/agent/tickets/${TICKET}`));
  await screen.findByRole("region", { name: "Percakapan" });
  expect(screen.queryByRole("button", { name: /balasan baru/ })).toBeNull();
});

test("a hidden page looks at nothing", async () => {
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  companyReplies("Pertama");
  portalAt(`/agent/tickets/${TICKET}`);
  await screen.findByRole("button", { name: /^1 balasan baru/ });
  expect(described("Tiket saya")).toBe("2 tiket, 1 belum dibaca");
  visibility.mockReturnValue("visible");
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(described("Tiket saya")).toBe("2 tiket"));
});

test("a ticket is marked as unread from its row, and the list can show only such tickets", async () => {
  const { user, router } = portalAt("/agent/all-tickets");
  await user.click(within(await row()).getByRole("button", { name: `Aksi ${TICKET}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Tandai belum dibaca" }));
  expect((await row()).textContent).toContain("1 balasan baru");
  await user.click(await screen.findByRole("checkbox", { name: "Belum dibaca (1)" }));
  await waitFor(() => expect(router.state.location.search).toBe("?belumDibaca=1"));
  expect(screen.getAllByRole("row")).toHaveLength(2);
});

test("rows name the agent and who answered last", async () => {
  portalAt("/agent/all-tickets");
  const cells = within(await row())
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
  expect(cells.some((text) => text?.includes("Penanggung jawab: Bagus Pratama"))).toBe(true);
  expect(cells.some((text) => text?.includes("Balasan terakhir: Dibalas badan usaha"))).toBe(true);
});

test("the administrator's menu has what is returned and what nobody has", async () => {
  portal().dispatch({ session: { actAs: { role: "internal_esdm" } } });
  const { user, router } = portalAt("/internal-esdm/all-tickets");
  await row();
  expect(described("Menunggu saya")).toBe("1 tiket");
  await user.click(within(menu()).getByRole("link", { name: "Belum ditugaskan" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/internal-esdm/unassigned"));
  const entry = within(menu()).getByRole("link", { name: "Belum ditugaskan" });
  await waitFor(() => expect(entry.getAttribute("aria-current")).toBe("page"));
});
