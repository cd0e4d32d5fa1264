import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";
import { switchKeys } from "../../ui/keys/keySwitch";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

const lastToast = () => readToasts().at(-1)?.text;
const conversation = () => screen.findByRole("region", { name: "Percakapan" });
const side = () => screen.findByRole("complementary", { name: "Rincian tiket", hidden: true });

async function openTicket(id: string) {
  const drawn = portalAt(`/agent/tickets/${id}`);
  await conversation();
  return drawn;
}

test("a ticket's page shows that it loads, then the conversation in order", async () => {
  portalAt("/agent/tickets/P3ND9G");
  expect(await screen.findByText("Loading ticket...")).toBeDefined();
  expect(
    await screen.findByRole("heading", { level: 1, name: /Selisih tarif PNBP/ }),
  ).toBeDefined();

  const entries = within(await conversation()).getAllByRole("listitem");
  expect(screen.queryByText("Loading ticket...")).toBeNull();
  expect(entries.map((entry) => entry.textContent)).toEqual([
    expect.stringContaining("Tarif royalti pada kode billing"),
    expect.stringContaining("System Tiket berhasil dibuat dengan nomor P3ND9G."),
    expect.stringContaining("Siti RahmawatiKementerian"),
    expect.stringContaining("Tiket menunggu tanggapan dari pemohon."),
  ]);
});

test("the facts follow §2.3, empty ones included", async () => {
  await openTicket("N4W7KD");
  const facts = within(await side());
  for (const [term, value] of [
    ["Assignee", "Unassigned"],
    ["Channel", "Portal"],
    ["Sisa waktu SLA", "Penugasan"],
    ["Kode Tiket", "N4W7KD"],
    ["Email", "@nikelhalmahera.example"],
  ] as const) {
    const [fact] = facts.getAllByText(term);
    expect(fact?.parentElement?.textContent).toContain(value);
  }
});

test("an unknown code shows a page with a link to the list", async () => {
  const { user, router } = portalAt("/agent/tickets/XXXXXX");
  expect(await screen.findByRole("heading", { name: "Tiket tidak ditemukan" })).toBeDefined();
  expect(screen.queryByText("Loading ticket...")).toBeNull();
  await user.click(screen.getByRole("link", { name: "Kembali ke daftar tiket" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent/all-tickets"));
});

test("Take Ticket appears on a new ticket and assigns it to the agent", async () => {
  const { user } = await openTicket("N4W7KD");
  await user.click(screen.getByRole("button", { name: "Take Ticket" }));
  expect(screen.queryByRole("button", { name: "Take Ticket" })).toBeNull();
  expect(lastToast()).toBe("N4W7KD diambil.");
  expect((await side()).textContent).toContain("AssigneeBagus Pratama");
});

test("choosing a priority saves it at once", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(screen.getByRole("button", { name: "Pilih Prioritas" }));
  expect(screen.getByRole("radio", { name: "High" })).toHaveProperty("checked", true);
  await user.click(screen.getByRole("radio", { name: "Low" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(lastToast()).toBe("Prioritas tiket R8K2AB sekarang Low.");
  expect((await side()).textContent).toContain("PriorityLow");
});

test("the first letter of a priority or of a status chooses it", async () => {
  const { user } = await openTicket("R8K2AB");
  await side();
  await user.keyboard("pl");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(lastToast()).toBe("Prioritas tiket R8K2AB sekarang Low.");
  await user.keyboard("sm");
  expect(screen.queryByRole("menu")).toBeNull();
  expect(lastToast()).toBe("Status tiket R8K2AB sekarang Resolved.");
});

test("a letter chooses nothing once single keys are off", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(screen.getByRole("button", { name: "Pilih Prioritas" }));
  const low = screen.getByRole("radio", { name: "Low" });
  expect(low.getAttribute("aria-keyshortcuts")).toBe("l");
  act(() => switchKeys(false));
  expect(low.getAttribute("aria-keyshortcuts")).toBeNull();
  await user.keyboard("l");
  expect(screen.getByRole("dialog")).toBeDefined();
  act(() => switchKeys(true));
});

test("a, a name and Enter give a ticket to a colleague, and the notice undoes it", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.keyboard("a");
  await user.type(screen.getByRole("searchbox", { name: "Cari agen" }), "siti{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await side()).textContent).toContain("AssigneeSiti Rahmawati");
  expect(lastToast()).toBe("Tiket R8K2AB sekarang ditangani oleh Siti Rahmawati.");
  act(() => readToasts().at(-1)?.action?.onSelect());
  expect((await side()).textContent).toContain("AssigneeBagus Pratama");
});

test("arrow keys only move between priorities; Enter or Space chooses one", async () => {
  const { user } = await openTicket("R8K2AB");
  const radio = (name: string) => screen.getByRole("radio", { name });
  await user.click(screen.getByRole("button", { name: "Pilih Prioritas" }));
  radio("High").focus();
  await user.keyboard("{ArrowDown}{ArrowUp}{ArrowUp}");
  expect(document.activeElement).toBe(radio("Medium"));
  expect(radio("High")).toHaveProperty("checked", true);
  expect((await side()).textContent).toContain("PriorityHigh");

  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(lastToast()).toBe("Prioritas tiket R8K2AB sekarang Medium.");

  await user.click(screen.getByRole("button", { name: "Pilih Prioritas" }));
  radio("Medium").focus();
  await user.keyboard("{ArrowDown} ");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect((await side()).textContent).not.toContain("PriorityMedium");
});

test.each([["Pilih Prioritas"], ["Re-Assign Ticket"]])(
  "'%s' of one ticket closes when another ticket opens",
  async (name) => {
    const { user, router } = await openTicket("R8K2AB");
    await user.click(screen.getByRole("button", { name }));
    await screen.findByRole("dialog");
    await act(() => router.navigate("/agent/tickets/P3ND9G"));
    expect(await screen.findByRole("heading", { level: 1, name: /Selisih/ })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
);

test("a ticket returned for 'Lainnya' shows the typed reason and has no agent", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(screen.getByRole("button", { name: "Re-Assign Ticket" }));
  await user.click(screen.getByRole("tab", { name: "Administrator" }));
  await user.click(screen.getByRole("radio", { name: "Lainnya" }));
  await user.click(screen.getByRole("button", { name: "Kembalikan" }));
  const note = screen.getByRole("textbox", { name: "Catatan" });
  expect(note.getAttribute("aria-invalid")).toBe("true");

  await user.type(note, "Pindah tugas");
  await user.click(screen.getByRole("button", { name: "Kembalikan" }));
  expect((await side()).textContent).toContain("AssigneeUnassigned");
  expect((await side()).textContent).toContain("Pindah tugas");
});

test("a ticket that cannot be returned says why", async () => {
  const { user } = await openTicket("S0LV3D");
  await user.click(screen.getByRole("button", { name: "Re-Assign Ticket" }));
  await user.click(screen.getByRole("tab", { name: "Administrator" }));
  const back = screen.getByRole("button", { name: "Kembalikan" });
  expect(back.getAttribute("aria-disabled")).toBe("true");
  expect(screen.getByText(/Hanya tiket berstatus Open atau Pending/)).toBeDefined();
});

test("a closed ticket hides the reply form and still accepts another status", async () => {
  const { user } = await openTicket("C1053D");
  expect(screen.queryByRole("textbox", { name: "Balasan" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Ubah Status: Closed" }));
  await user.click(await screen.findByRole("menuitem", { name: "Set Pending" }));
  expect(await screen.findByRole("textbox", { name: "Balasan" })).toBeDefined();
  expect(lastToast()).toBe("Status tiket C1053D sekarang Pending.");
});

test("the focus moves to the heading when the focused element disappears", async () => {
  const { user } = await openTicket("N4W7KD");
  screen.getByRole("button", { name: "Take Ticket" }).focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H1"));
});

test("status, priority and labels are changed where they stand", async () => {
  const { user } = await openTicket("R8K2AB");
  const facts = within(await side());
  await user.click(facts.getByRole("button", { name: "Ubah Status: Open" }));
  await user.click(await screen.findByRole("menuitem", { name: "Set Pending" }));
  expect(lastToast()).toBe("Status tiket R8K2AB sekarang Pending.");

  // Two presses.
  await user.click(facts.getByRole("button", { name: "Ubah Prioritas: High" }));
  await user.click(await screen.findByRole("menuitemradio", { name: "Low" }));
  expect(lastToast()).toBe("Prioritas tiket R8K2AB sekarang Low.");
  expect(facts.getByRole("button", { name: "Ubah Prioritas: Low" })).toBeDefined();

  await user.click(facts.getByRole("button", { name: "Ubah Label" }));
  expect(await screen.findByRole("dialog", { name: "Label" })).toBeDefined();
});

test("the assignee is changed where it stands, in one dialog with both ways", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(
    within(await side()).getByRole("button", { name: "Ubah Assignee: Bagus Pratama" }),
  );
  const dialog = within(await screen.findByRole("dialog", { name: "Re-Assign Ticket" }));
  dialog.getByRole("tab", { name: "Agen lain" }).focus();
  await user.keyboard("{ArrowRight}");
  expect(dialog.getByRole("group", { name: "Alasan pengembalian" })).toBeDefined();
  await user.keyboard("{ArrowRight}");
  await user.type(dialog.getByRole("searchbox", { name: "Cari agen" }), "siti{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a sample's earlier changes are explained in its empty history", async () => {
  const { user } = await openTicket("R8K2AB");
  await user.click(within(await side()).getByRole("button", { name: "Riwayat tiket" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Riwayat tiket/ }));
  expect(dialog.getByText(/Perubahan pada data contoh tidak dapat dikembalikan/)).toBeDefined();
});

test("a label links to the tickets that have it", async () => {
  const { user, router } = await openTicket("R8K2AB");
  await user.click(within(await side()).getByRole("link", { name: "RKAB" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent/all-tickets"));
  expect(router.state.location.search).toBe("?label=LABEL_rkab");
});

test.each(["r8k2ab", "R8k2Ab/"])("the address %s redirects to the ticket's own", async (typed) => {
  const { router } = portalAt(`/agent/tickets/${typed}?dari=tautan#pesan`);
  await conversation();
  const { pathname, search, hash } = router.state.location;
  expect([pathname, search, hash]).toEqual(["/agent/tickets/R8K2AB", "?dari=tautan", "#pesan"]);
});
