import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { replyField, said } from "./ticketPage";

const TICKET = "/agent/tickets/R8K2AB";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Canned Replies" });
const completions = (page: Page) => page.getByRole("listbox", { name: "Canned Replies" });

async function openReplies(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Canned Replies" }).click();
}

test("two replies are completed in one message, the second with its file, and Ctrl+Z brings the word back", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(TICKET);
  await openReplies(page);
  await dialog(page).getByRole("button", { name: "Tambah balasan" }).click();
  await dialog(page).getByRole("textbox", { name: "Judul" }).fill("Panduan");
  await dialog(page).getByRole("combobox", { name: "Kategori" }).fill("Penutup");
  await dialog(page).getByRole("textbox", { name: "Isi" }).fill("Terlampir panduan {code}.");
  const file = {
    name: "panduan.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7\n%%EOF\n"),
  };
  await dialog(page).getByLabel("Lampiran", { exact: true }).setInputFiles(file);
  await expect(dialog(page).getByRole("list", { name: "Berkas terlampir" })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Simpan" }).click();
  await expect(dialog(page).getByText("Lampiran: panduan.pdf")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);

  await replyField(page).click();
  await page.keyboard.type("::laporan");
  await expect(completions(page).getByRole("option")).toHaveText([/^Laporan diterima/]);
  await page.keyboard.press("Enter");
  await expect(replyField(page)).toHaveValue(/^Yth\. PT Bara Khatulistiwa,.*Bagus Pratama$/s);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(replyField(page)).toHaveValue("::laporan");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(replyField(page)).toHaveValue(/Bagus Pratama$/);

  await page.keyboard.press("End");
  await page.keyboard.type(" ::penutup");
  await page.keyboard.press("Tab");
  await expect(replyField(page)).toHaveValue(/^Yth\..*Bagus Pratama Terlampir panduan R8K2AB\.$/s);
  await expect(replyField(page)).toBeFocused();
  await expect(page.getByRole("list", { name: "Berkas terlampir" })).toContainText("panduan.pdf");
  await page.getByRole("button", { name: /^Kirim Tiket/ }).click();
  const answer = said(page, "Bagus Pratama").last();
  await expect(answer).toContainText("Terlampir panduan R8K2AB.");
  await expect(answer.getByRole("list", { name: /^Berkas dari/ })).toContainText("panduan.pdf");
});

test("an exported file is edited and imported after a preview, and undone at once", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(TICKET);
  await openReplies(page);
  const downloading = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Ekspor CSV" }).click();
  const saved = await downloading;
  expect(saved.suggestedFilename()).toMatch(/^canned-replies_\d{4}-\d{2}-\d{2}\.csv$/);
  const exported = await readFile(await saved.path(), "utf8");
  expect(exported.startsWith("\ufeffJudul,Kategori,Isi\r\nLaporan diterima,,")).toBe(true);

  const edited = `${exported.replace("Masalah selesai,,", "Masalah selesai,Penutup,")}Salam,Penutup,Halo\r\n,,Tanpa judul\r\n`;
  await dialog(page).getByRole("button", { name: "Impor CSV" }).click();
  const file = { name: "balasan.csv", mimeType: "text/csv", buffer: Buffer.from(edited) };
  await dialog(page).getByLabel("Berkas CSV").setInputFiles(file);
  const rows = dialog(page).getByRole("list", { name: "Isi berkas" }).getByRole("listitem");
  await expect(rows).toHaveText([
    /^SamaLaporan diterima/,
    /^MenggantiMasalah selesai/,
    /^SamaMohon lengkapi data/,
    /^BaruSalam/,
    /^Ditolak\(tanpa judul\).*Judul wajib diisi\.$/,
  ]);
  await dialog(page).getByRole("button", { name: "Impor 2 balasan" }).click();
  const group = dialog(page).getByRole("list", { name: "Penutup" });
  await expect(group.getByRole("heading", { level: 4 })).toHaveText(["Masalah selesai", "Salam"]);
  await expect(dialog(page).getByRole("searchbox")).toBeFocused();

  const toasts = page.getByRole("region", { name: "Pemberitahuan" });
  await toasts.getByRole("button", { name: "Urungkan" }).click();
  await expect(toasts).toContainText("Diurungkan. 2 balasan kembali seperti sebelumnya.");
  await expect(dialog(page).getByRole("list", { name: "Balasan tersimpan" })).toBeVisible();
  await expect(dialog(page).getByRole("heading", { level: 3 })).toHaveCount(3);
});
