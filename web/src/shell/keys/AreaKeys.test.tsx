import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { dispatch } from "../../engine";
import { openAccount } from "../../testing/account";
import { openTestPortal } from "../../testing/portal";
import { acting, portalAt } from "../../testing/portalAt";
import { switchKeys } from "../../ui/keys/keySwitch";
import { closeOverlay } from "./overlays";

const OPEN = "Cari atau jalankan perintah";

beforeEach(async () => {
  closeOverlay();
  switchKeys(true);
  await openTestPortal();
});

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

const ctrlK = () =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "k", ctrlKey: true });

/** Presses until the page listens: its effects may run after its heading was found. */
const openPalette = () => waitFor(() => expect(ctrlK()).toBe(false));

const palette = () => screen.findByRole("dialog", { name: OPEN });

const field = async () => within(await palette()).getByRole("combobox", { name: OPEN });

const results = async () =>
  within(await palette())
    .queryAllByRole("option")
    .map((option) => option.textContent);

const group = async (name: string) =>
  within(within(await palette()).getByRole("group", { name }))
    .getAllByRole("option")
    .map((option) => option.textContent);

describe("the palette", () => {
  test("opens by Ctrl+K and closes by it", async () => {
    portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    await field();
    ctrlK();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("opens from the bar and gives the focus back to its button", async () => {
    const { user } = portalAt("/agent/all-tickets");
    const button = await screen.findByRole("button", { name: OPEN });
    expect(button.getAttribute("aria-keyshortcuts")).toBe("Control+K Meta+K");
    await user.click(button);
    await field();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  test("stays closed under a dialog", async () => {
    portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await waitFor(() => expect(fireEvent.keyDown(document.body, { key: "?" })).toBe(false));
    await screen.findByRole("dialog", { name: "Pintasan papan tik" });
    expect(ctrlK()).toBe(false);
    expect(screen.queryByRole("dialog", { name: OPEN })).toBeNull();
  });

  test("without a search offers pages and commands of the area", async () => {
    portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    expect(await group("Halaman")).toContain("Semua Tiketga");
    expect(await group("Perintah")).toEqual(
      expect.arrayContaining(["Canned Replies", "Tema gelap", "Keluar"]),
    );
    expect(within(await palette()).queryByRole("group", { name: "Tiket" })).toBeNull();
  });

  test("finds a ticket by its code, first, and opens it by Enter", async () => {
    const { router, user } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    await user.type(await field(), "r8k2ab");
    await waitFor(async () => expect((await results())[0]).toContain("R8K2AB"));
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/agent/tickets/R8K2AB"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("shows the passage of a message and opens the ticket there", async () => {
    dispatch({ session: { actAs: { role: "agent" } } });
    const content = "Mohon unggah **berkas** kwarsit sebelum Jumat.";
    dispatch({
      ticket: { reply: { ticket: "R8K2AB", content, status: undefined, attachments: [] } },
    });
    const { router, user } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    await user.type(await field(), "kwarsti");
    expect(await group("Tiket dengan ejaan mirip")).toHaveLength(1);
    await user.clear(await field());
    await user.type(await field(), "kwarsit");
    await waitFor(async () =>
      expect((await group("Tiket"))[0]).toContain("Pesan Mohon unggah berkas kwarsit"),
    );
    expect(within(await palette()).getByText("kwarsit", { selector: "mark" })).toBeTruthy();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.hash).toMatch(/^#message-\d+$/));
    await waitFor(() => expect(document.activeElement?.textContent).toContain("kwarsit"));
  });

  test("finds notes for staff and not for the company", async () => {
    dispatch({ session: { actAs: { role: "agent" } } });
    dispatch({ ticket: { addNote: { ticket: "R8K2AB", content: "Zirkonia", attachments: [] } } });
    const { router, user } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    await user.type(await field(), "zirkonia");
    await waitFor(async () =>
      expect((await group("Tiket"))[0]).toContain("Catatan internal Zirkonia"),
    );
    await user.keyboard("{Escape}");
    await router.navigate("/badan-usaha/tickets");
    await waitFor(() => expect(acting().role).toBe("badan_usaha"));
    await openPalette();
    await user.type(await field(), "zirkonia");
    await waitFor(async () =>
      expect((await palette()).textContent).toContain("Tidak ada hasil untuk “zirkonia”."),
    );
  });

  test("opens the menu of views by v and saves one by Shift+v", async () => {
    const { user } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await waitFor(() => expect(fireEvent.keyDown(document.body, { key: "v" })).toBe(false));
    expect(await screen.findByRole("menuitem", { name: "Pilih kolom" })).toBeTruthy();
    await user.keyboard("{Escape}");
    fireEvent.keyDown(document.body, { key: "V", shiftKey: true });
    expect(await screen.findByRole("textbox", { name: "Nama tampilan" })).toBeTruthy();
  });

  test("opens the result of the whole text if Enter follows at once", async () => {
    const { router } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    const input = await field();
    // Raw events in one task, because the test library waits for the deferred results after each of its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(
      input,
      "r8k2ab",
    );
    input.dispatchEvent(new Event("input", { bubbles: true }));
    input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/agent/tickets/R8K2AB"));
  });

  test("offers the tickets that were visited last to the same person only", async () => {
    const { router } = portalAt("/agent/tickets/P3ND9G");
    await screen.findByRole("heading", { level: 1 });
    await router.navigate("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    expect((await group("Terakhir dibuka"))[0]).toContain("P3ND9G");
    closeOverlay();
    await router.navigate("/internal-esdm/all-tickets");
    await heading("All Tickets");
    await openPalette();
    await palette();
    expect(screen.queryByRole("group", { name: "Terakhir dibuka" })).toBeNull();
  });

  test("finds the page for a new ticket under other words", async () => {
    const { user } = portalAt("/badan-usaha/tickets");
    await heading("All Tickets");
    await openPalette();
    await user.type(await field(), "buat tiket");
    await waitFor(async () => expect((await results())[0]).toBe("Ajukan Tiketgb"));
  });

  test("runs a command of the screen with the focus where the command puts it", async () => {
    const { user } = portalAt("/agent/tickets/R8K2AB");
    const reply = await screen.findByRole("textbox", { name: "Balasan" });
    await openPalette();
    await user.type(await field(), "balasan");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(document.activeElement).toBe(reply));
  });

  test("switches the person", async () => {
    const { user } = portalAt("/badan-usaha/tickets");
    await heading("All Tickets");
    const before = acting().person.name;
    await openPalette();
    await user.type(await field(), "ganti pengguna");
    await user.keyboard("{Enter}");
    await waitFor(() => expect(acting().person.name).not.toBe(before));
  });

  test("says that nothing was found", async () => {
    const { user } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await openPalette();
    await user.type(await field(), "tidakada");
    await waitFor(async () =>
      expect(within(await palette()).getByRole("status").textContent).toBe(
        "Tidak ada hasil untuk “tidakada”.",
      ),
    );
    await user.keyboard("{Enter}");
    await palette();
  });
});

describe("the sheet", () => {
  const sheet = () => screen.findByRole("dialog", { name: "Pintasan papan tik" });
  const terms = async () =>
    within(await sheet())
      .getAllByRole("term")
      .map((term) => term.textContent);

  test("lists the keys of the list or of the ticket on the screen", async () => {
    const { router, user } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await user.keyboard("?");
    expect(await terms()).toEqual(
      expect.arrayContaining(["Cari tiket", "Baris berikutnya", "Semua Tiket", "New"]),
    );
    expect(await terms()).not.toContain("Balasan");
    await user.keyboard("{Escape}");
    await router.navigate("/agent/tickets/R8K2AB");
    await screen.findByRole("textbox", { name: "Balasan" });
    await user.keyboard("?");
    const ofTicket = await terms();
    for (const label of ["Balasan", "Pilih Prioritas", "Re-Assign Ticket", "Mark Resolved"])
      expect(ofTicket).toContain(label);
    expect(ofTicket.some((label) => label?.startsWith("Ubah Status"))).toBe(true);
    expect(ofTicket).not.toContain("Baris berikutnya");
  });

  test("turns single keys off and on; the account menu opens it too", async () => {
    const { user } = portalAt("/agent/all-tickets");
    await heading("Semua Tiket");
    await user.keyboard("?");
    await user.click(
      within(await sheet()).getByRole("checkbox", { name: /^Pintasan satu tombol/ }),
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("?");
    expect(screen.queryByRole("dialog")).toBeNull();
    await openAccount(user);
    await user.click(await screen.findByRole("menuitem", { name: /^Pintasan papan tik/ }));
    await user.click(
      within(await sheet()).getByRole("checkbox", { name: /^Pintasan satu tombol/ }),
    );
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.keyboard("?");
    await sheet();
  });
});

test("g and a letter open a list, and another g begins again", async () => {
  const { router, user } = portalAt("/agent/all-tickets");
  await heading("Semua Tiket");
  await user.keyboard("gn");
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent/new"));
  await user.keyboard("gga");
  await waitFor(() => expect(router.state.location.pathname).toBe("/agent/all-tickets"));
});

test("the keys of a ticket press its controls", async () => {
  const { user } = portalAt("/agent/tickets/R8K2AB");
  const reply = await screen.findByRole("textbox", { name: "Balasan" });
  for (const [key, name] of [
    ["p", "Pilih Prioritas"],
    ["a", "Re-Assign Ticket"],
    ["l", "Label"],
  ] as const) {
    await user.keyboard(key);
    await screen.findByRole("dialog", { name });
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
  await user.keyboard("s");
  await screen.findByRole("menuitem", { name: "Mark Resolved" });
  await user.keyboard("{Escape}r");
  expect(document.activeElement).toBe(reply);
});
