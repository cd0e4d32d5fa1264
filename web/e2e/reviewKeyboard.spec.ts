import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectFocusWithin, focused, tabTo } from "./keys";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";

/** RKAB of PT Bara Khatulistiwa, under way at Hendra Kusuma. */
const PLAN = "RKAB Operasi Produksi - PT Bara Khatulistiwa";
const TITLE = "Produksi blok 021 melebihi RKAB";

async function press(page: Page, name: string | RegExp) {
  await tabTo(page, name);
  await page.keyboard.press("Enter");
}

async function type(page: Page, field: string | RegExp, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** The dialog that has just opened has the focus. */
async function inDialog(page: Page, name: string) {
  const dialog = page.getByRole("dialog", { name });
  await expectFocusWithin(dialog);
  return dialog;
}

async function writeWithEvidence(page: Page) {
  await press(page, "Tulis temuan");
  const editor = await inDialog(page, "Tulis temuan");
  await type(page, "Judul", TITLE);
  await type(page, "Kondisi", "75.874,00 ton dari 64.300,00 ton.");
  await type(page, "Kriteria", "RKAB Operasi Produksi 2025.");
  await type(page, "Rekomendasi 1", "Ajukan revisi RKAB.");
  await press(page, "Simpan");
  await expect(editor).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Tulis temuan" })).toBeFocused();

  await page.getByRole("region", { name: PLAN }).first().focus();
  await page.keyboard.press("Shift+ArrowDown");
  await tabTo(page, "Sematkan 1 baris", "Shift+Tab");
  await page.keyboard.press("Enter");
  const pin = await inDialog(page, "Sematkan ke temuan");
  await press(page, "Sematkan");
  await expect(pin).toHaveCount(0);
  await expect(focused(page)).toHaveAccessibleName(/^Sematkan/);
}

async function submit(page: Page) {
  await press(page, "Ajukan reviu");
  const dialog = await inDialog(page, "Ajukan hasil pemeriksaan untuk direviu?");
  await tabTo(page, /^Sesuai/);
  await page.keyboard.press("Space");
  await press(page, "Ajukan");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Menunggu reviu").first()).toBeVisible();
  // The button is gone; the focus stays where it was.
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

async function openReview(page: Page) {
  await menuEntry(page, "Reviu").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await press(page, new RegExp(PLAN));
  return inDialog(page, "Detail Penugasan");
}

async function returnWithComment(page: Page) {
  const detail = await openReview(page);
  await press(page, "Tulis catatan");
  const comment = await inDialog(page, "Tulis catatan reviu");
  await type(page, "Catatan reviu", "Lengkapi perhitungannya.");
  await press(page, "Simpan");
  await expect(comment).toHaveCount(0);
  await expect(detail.getByText("Lengkapi perhitungannya.", { exact: true })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Tulis catatan" })).toBeFocused();

  await tabTo(page, "Kembalikan", "Shift+Tab");
  await page.keyboard.press("Enter");
  const back = await inDialog(page, "Kembalikan kepada auditor?");
  await type(page, "Alasan", "Jelaskan sebabnya.");
  await press(page, "Kembalikan");
  await expect(back).toHaveCount(0);
  await expectFocusWithin(detail);
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
}

async function acceptWork(page: Page) {
  const detail = await openReview(page);
  await press(page, "Terima");
  const accept = await inDialog(page, "Terima hasil pemeriksaan?");
  await press(page, "Terima");
  await expect(accept).toHaveCount(0);
  await expectFocusWithin(detail);
  await page.keyboard.press("Escape");
  await expect(detail).toHaveCount(0);
}

async function answer(page: Page) {
  await menuEntry(page, "Tindak Lanjut").press("Enter");
  await press(page, TITLE);
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeFocused();
  await press(page, "Jawab");
  const text = page.getByRole("textbox", { name: "Jawaban" });
  await expect(text).toBeFocused();
  await page.keyboard.type("Revisi sudah diajukan.");
  await press(page, "Kirim jawaban");
  await expect(page.getByText("Revisi sudah diajukan.")).toBeVisible();
  await expectFocusWithin(page.getByRole("article", { name: "Rekomendasi 1" }));
}

async function settle(page: Page) {
  await press(page, TITLE);
  const dialog = await inDialog(page, TITLE);
  await press(page, "Nilai");
  await expect(focused(page)).toHaveRole("radio");
  await page.keyboard.press("Space");
  await press(page, "Simpan penilaian");
  await expect(dialog.getByText("Dinilai: Sesuai")).toBeVisible();
  await expectFocusWithin(dialog);
}

async function openPlan(page: Page) {
  await enterAs(page, "Internal Auditor");
  await press(page, PLAN);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test("a finding goes through review, answer and assessment by keyboard alone", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/");
  await openPlan(page);
  await writeWithEvidence(page);
  await submit(page);
  await enterAs(page, "CMS Auditor");
  await returnWithComment(page);
  await openPlan(page);
  await submit(page);
  await enterAs(page, "CMS Auditor");
  await acceptWork(page);
  await enterAs(page, "Badan Usaha");
  await answer(page);
  await openPlan(page);
  await settle(page);
});
