import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { readToasts } from "../../shared/toast/toast";
import { turnLast } from "../../shared/undo/undoStack";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

async function openOnTicket() {
  const drawn = portalAt("/agent/tickets/R8K2AB");
  const side = await screen.findByRole("complementary", { name: "Rincian tiket" });
  await drawn.user.click(within(side).getByRole("button", { name: "Ubah Label" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Label" }));
  return { ...drawn, side, dialog };
}

test("a ticket has several labels; each change is saved at once", async () => {
  const { user, side, dialog } = await openOnTicket();
  const box = (name: string) => dialog.getByRole<HTMLInputElement>("checkbox", { name });
  expect(box("RKAB").checked).toBe(true);

  await user.click(box("PNBP"));
  await user.click(box("RKAB"));
  expect(side.textContent).toContain("Dekat tenggatPNBP");
  expect(side.textContent).not.toContain("RKABDekat");
});

const search = () => screen.getByRole("searchbox", { name: "Cari label" });

test("Enter puts the label that the search means on the ticket, takes it off, and closes", async () => {
  const { user, side, dialog } = await openOnTicket();
  await user.type(search(), "pn");
  expect(dialog.getAllByRole("checkbox")).toHaveLength(1);
  expect(dialog.getAllByRole("status")[0]?.textContent).toBe(
    "Tekan Enter untuk memasang PNBP dan menutup dialog ini.",
  );
  await user.keyboard("{Enter}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(readToasts().at(-1)?.text).toBe("Label “PNBP” dipasang pada tiket R8K2AB.");
  expect(side.textContent).toContain("Dekat tenggatPNBP");

  await user.click(within(side).getByRole("button", { name: "Ubah Label" }));
  await screen.findByRole("dialog", { name: "Label" });
  await user.type(search(), "rkab");
  expect(screen.getByText(/^Tekan Enter untuk melepas/)).toBeDefined();
  await user.keyboard("{Enter}");
  expect(readToasts().at(-1)?.text).toBe("Label “RKAB” dilepas dari tiket R8K2AB.");
});

test("Enter does nothing while the search means no label, or several", async () => {
  const { user, dialog } = await openOnTicket();
  await user.type(search(), "{Enter}");
  await user.type(search(), "a{Enter}");
  expect(dialog.getAllByRole("checkbox").length).toBeGreaterThan(1);
  await user.type(search(), "zzz{Enter}");
  expect(dialog.getByText("Tidak ada label yang cocok dengan “azzz”.")).toBeDefined();
  expect(readToasts()).toEqual([]);
});

test("several labels are put on one after the other", async () => {
  const { user, side, dialog } = await openOnTicket();
  await user.type(search(), "pnbp");
  await user.click(dialog.getByRole("checkbox", { name: "PNBP" }));
  await user.clear(search());
  await user.type(search(), "gangguan");
  await user.click(dialog.getByRole("checkbox", { name: "Gangguan sistem" }));
  expect(side.textContent).toContain("Dekat tenggatPNBPGangguan sistem");
});

test("a name that differs only in case is refused beside the field", async () => {
  const { user, dialog } = await openOnTicket();
  const field = dialog.getByRole("textbox", { name: "Label baru" });
  await user.type(field, "rkab{Enter}");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByText(/sudah dipakai/)).toBeDefined();

  await user.type(field, " 2027{Enter}");
  expect(dialog.getByRole("checkbox", { name: "rkab 2027" })).toBeDefined();
});

test("a label created on a ticket is put on it, and undo removes both", async () => {
  const { user, side, dialog } = await openOnTicket();
  await user.type(dialog.getByRole("textbox", { name: "Label baru" }), "Mendesak{Enter}");
  const box = dialog.getByRole<HTMLInputElement>("checkbox", { name: "Mendesak" });
  expect(box.checked).toBe(true);
  expect(side.textContent).toContain("menambah label Mendesak");
  expect(readToasts().at(-1)?.text).toBe(
    "Label “Mendesak” disimpan dan dipasang pada tiket R8K2AB.",
  );
  act(() => void turnLast("undo"));
  expect(dialog.queryByRole("checkbox", { name: "Mendesak" })).toBeNull();
});

test("deleting a label on no ticket says that none loses it", async () => {
  const { user, dialog } = await openOnTicket();
  act(() => {
    portal().dispatch({ label: { save: { id: undefined, name: "Kosong" } } });
  });
  await user.click(dialog.getByRole("button", { name: "Hapus Kosong" }));
  const question = within(await screen.findByRole("alertdialog"));
  question.getByText(/^Label ini tidak terpasang pada tiket mana pun\./);
});

test("after a deletion the focus stays in the dialog, and Escape closes it", async () => {
  const { user, dialog } = await openOnTicket();
  await user.click(dialog.getByRole("button", { name: "Hapus PNBP" }));
  await user.keyboard("{Tab}{Enter}");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  await waitFor(() => {
    const focused = document.activeElement;
    expect(focused?.matches("input, a, button")).toBe(true);
    expect(focused?.closest("[role='dialog']")).toBeTruthy();
  });
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a renamed label is renamed on its tickets", async () => {
  const { user, side, dialog } = await openOnTicket();
  await user.click(dialog.getByRole("button", { name: "Ubah nama RKAB" }));
  const field = dialog.getByRole("textbox", { name: "Nama baru untuk RKAB" });
  await user.clear(field);
  await user.type(field, "Rencana kerja{Enter}");
  expect(side.textContent).toContain("Rencana kerja");
});

test("deleting says how many tickets lose the label", async () => {
  const { user, side, dialog } = await openOnTicket();
  await user.click(dialog.getByRole("button", { name: "Hapus RKAB" }));
  const question = within(await screen.findByRole("alertdialog"));
  expect(question.getByText(/terpasang pada 1 tiket/)).toBeDefined();
  await user.click(question.getByRole("button", { name: "Hapus" }));
  await waitFor(() => expect(dialog.queryByRole("checkbox", { name: "RKAB" })).toBeNull());
  expect(side.textContent).toContain("menghapus label RKAB");
  expect(side.textContent?.match(/RKAB/g)).toHaveLength(1);
});

test("without a ticket, the labels link to their tickets", async () => {
  const { user, router } = portalAt("/agent/all-tickets");
  const menu = within(await screen.findByRole("navigation", { name: "Menu utama" }));
  await user.click(menu.getByRole("button", { name: "Label" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Label" }));
  expect(dialog.queryByRole("checkbox")).toBeNull();
  expect(dialog.getByRole("list", { name: "Semua label" }).textContent).toContain("PNBP1 tiket");
  await user.click(dialog.getByRole("link", { name: "PNBP" }));
  await waitFor(() => expect(router.state.location.search).toBe("?label=LABEL_pnbp"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("another tab's new name appears beside the typed one", async () => {
  const { user, dialog } = await openOnTicket();
  await user.click(dialog.getByRole("button", { name: "Ubah nama RKAB" }));
  await user.type(dialog.getByRole("textbox", { name: "Nama baru untuk RKAB" }), " 2027");
  act(() => {
    portal().dispatch({ label: { save: { id: "LABEL_rkab", name: "Rencana kerja" } } });
  });
  const notice = within(dialog.getByRole("note"));
  expect(notice.getByText("Nama baru saja diubah menjadi “Rencana kerja”.")).toBeDefined();
  const field = dialog.getByRole("textbox", { name: "Nama baru untuk Rencana kerja" });
  expect(field).toHaveProperty("value", "RKAB 2027");
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  expect(dialog.getByRole("checkbox", { name: "RKAB 2027" })).toBeDefined();
});
