import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { expectState } from "./editor";
import { expect, test } from "./fixtures";
import { expectFocusWithin, focused, tabTo } from "./keys";
import { facts, heading, replyField, said } from "./ticketPage";

const toasts = (page: Page) => page.getByRole("region", { name: "Pemberitahuan" });
const undo = (page: Page) => toasts(page).getByRole("button", { name: "Urungkan" });
const redo = (page: Page) => toasts(page).getByRole("button", { name: "Ulangi" });

async function setLow(page: Page) {
  await page.getByRole("button", { name: "Pilih Prioritas" }).click();
  await page.getByRole("dialog").getByRole("radio", { name: "Low" }).click();
  await expect(heading(page)).toContainText("Low");
}

test("a priority is undone and redone from its toast", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open("/agent/tickets/R8K2AB");
  await setLow(page);
  await undo(page).click();
  await expect(heading(page)).toContainText("High");
  await expect(toasts(page)).toContainText("Diurungkan. Prioritas R8K2AB kembali High.");
  await expect(facts(page)).toContainText("mengurungkan: ");
  await redo(page).click();
  await expect(heading(page)).toContainText("Low");
  await expect(undo(page)).toBeVisible();
});

test("a toast stays on the next screen and while the pointer is over it", async ({
  portal,
  page,
}) => {
  await page.clock.install();
  await portal.open("/agent/tickets/N4W7KD");
  await page.getByRole("button", { name: "Take Ticket" }).click();
  await page.getByRole("link", { name: /^Semua Tiket/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Semua Tiket" })).toBeVisible();
  await toasts(page).getByText("N4W7KD diambil.").hover({ force: true });
  await page.clock.runFor(60_000);
  await expect(undo(page)).toBeVisible();
  await page.mouse.move(900, 450);
  await page.clock.runFor(15_000);
  await expect(undo(page)).toHaveCount(0);
});

test("by keyboard: F6 to the toast, Ctrl+Y and Ctrl+Z outside of text fields", async ({
  portal,
  page,
}) => {
  await portal.open("/agent/tickets/R8K2AB");
  await replyField(page).fill("Kuota sudah dinaikkan.");
  await tabTo(page, /^Kirim/);
  await page.keyboard.press("Enter");
  const message = said(page, "Bagus Pratama").filter({ hasText: "Kuota sudah dinaikkan." });
  await expect(message).toHaveCount(1);

  await expect(undo(page)).toBeVisible();
  await page.keyboard.press("F6");
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(message).toHaveCount(0);
  await expect(redo(page)).toBeVisible();
  await page.keyboard.press("F6");
  await expect(redo(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(redo(page)).not.toBeFocused();

  // In the reply field Ctrl+Z belongs to the field.
  await expect(replyField(page)).toBeFocused();
  await page.keyboard.press("Control+y");
  await expect(redo(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("Control+y");
  await expect(message).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(message).toHaveCount(0);
});

test("after a reload Ctrl+Z undoes only this tab's actions", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  await setLow(page);
  await expect(page.getByText("Tersimpan", { exact: true })).toBeVisible();
  for (const [key, priority] of [
    ["Control+z", "High"],
    ["Control+y", "Low"],
    ["Control+z", "High"],
  ] as const) {
    await page.reload();
    await heading(page).waitFor();
    await page.keyboard.press(key);
    await expect(heading(page)).toContainText(priority);
    await expect(page.getByText("Tersimpan", { exact: true })).toBeVisible();
  }
  await expect(toasts(page)).toContainText("Diurungkan. Prioritas R8K2AB kembali High.");
  await page.keyboard.press("Control+z");
  await expect(heading(page)).toContainText("High");
});

test("staff restore an earlier agent of a ticket by keyboard, in an accessible dialog", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/internal-esdm/tickets/R8K2AB");
  await page.getByRole("button", { name: "Assign to Agent" }).click();
  await page.getByRole("radio", { name: /Siti Rahmawati/ }).click();
  await page.getByRole("button", { name: "Tugaskan" }).click();
  await page.getByRole("button", { name: "Ok, Siap!" }).click();
  await page.getByRole("button", { name: "Set Pending" }).click();
  await facts(page).getByRole("button", { name: "Riwayat tiket" }).press("Enter");
  const history = page.getByRole("dialog", { name: "Riwayat tiket “R8K2AB”" });
  await expectFocusWithin(history);
  await expect(history).toContainText("Status tidak dapat dikembalikan ke Open");
  await expectNoAxeViolations(page);
  await tabTo(page, /^Kembalikan ke Bagus Pratama/);
  await page.keyboard.press("Enter");
  await expectFocusWithin(history);
  await page.keyboard.press("Escape");
  await expect(facts(page)).toContainText("AssigneeBagus Pratama");
  await expect(facts(page)).toContainText("Pending");
});

test("undoing a new ticket shows that it does not exist, and a redo restores it", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/badan-usaha/create-ticket");
  await page.getByLabel("Judul").fill("Kuota produksi");
  await page.getByRole("combobox", { name: "Kategori" }).selectOption({ index: 1 });
  await page.getByLabel("Deskripsi").fill("Kuota habis sebelum akhir tahun.");
  await page.getByRole("button", { name: "Kirim" }).click();
  await expect(heading(page)).toContainText("Kuota produksi");
  await undo(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tiket tidak ditemukan");
  await redo(page).click();
  await expect(heading(page)).toContainText("Kuota produksi");
});

test("a deleted label is restored from its history, on its tickets too", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  await facts(page).getByRole("button", { name: "Label" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Label" });
  await dialog.getByRole("button", { name: "Hapus RKAB" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).press("Enter");
  await expect(dialog.getByRole("checkbox", { name: "RKAB" })).toHaveCount(0);

  await dialog.getByRole("button", { name: "Riwayat" }).press("Enter");
  const history = page.getByRole("dialog", { name: "Riwayat label" });
  await expectFocusWithin(history);
  await expectNoAxeViolations(page);
  await tabTo(page, /^Pulihkan/);
  await page.keyboard.press("Enter");
  await expect(history.getByText("Sudah dikembalikan")).toBeVisible();
  await expectFocusWithin(history);
  await page.keyboard.press("F6");
  await expect(focused(page)).toHaveText("Urungkan");
  await page.keyboard.press("F6");
  await expectFocusWithin(history);
  await page.keyboard.press("Escape");
  await expect(history).toHaveCount(0);
  await expect(dialog.getByRole("checkbox", { name: "RKAB" })).toBeChecked();
});

test("an auditor is restored with assignments, and a dashboard's earlier version too", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/auditors");
  const row = page.getByRole("row").filter({ hasText: "Hendra Kusuma" });
  await row.getByRole("button", { name: "Hapus" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole("button", { name: "Riwayat" }).click();
  const auditors = page.getByRole("dialog", { name: "Riwayat auditor" });
  await expectNoAxeViolations(page);
  await auditors.getByRole("button", { name: /^Pulihkan/ }).click();
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Hapus" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("3 penugasan");
  await page.keyboard.press("Escape");

  await portal.open("/dashboard-builder/dashboard/dash_1763604898133");
  await page.getByRole("button", { name: "Jadikan Draft" }).click();
  await page.getByRole("button", { name: "Aksi lainnya" }).click();
  await page.getByRole("menuitem", { name: "Riwayat" }).click();
  const versions = page.getByRole("dialog", { name: "Riwayat dasbor “Layanan Tiket”" });
  await expect(versions).toContainText("Status: Dipublikasi → Draft");
  await versions.getByRole("button", { name: /^Kembalikan versi ini/ }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Jadikan Draft" })).toBeVisible();
});

test("an undone save leaves the canvas as it is, unsaved", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/dashboard-builder/edit/dash_1763604898133");
  await page.getByRole("button", { name: "Rapikan" }).waitFor();
  const widgets = page.getByRole("list", { name: "Kanvas" }).getByRole("group");
  const before = await widgets.count();
  await widgets.first().getByRole("button", { name: "Duplikat" }).click();
  await expect(widgets).not.toHaveCount(before);
  const withCopy = await widgets.count();
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await undo(page).click();
  await expect(toasts(page)).toContainText("Diurungkan. Isi dasbor");
  await expect(widgets).toHaveCount(withCopy);
  await expectState(page, "Belum tersimpan");
  await redo(page).click();
  await expectState(page, "Tersimpan");
});
