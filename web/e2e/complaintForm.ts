import { expect, type Page } from "@playwright/test";
import type { Portal } from "./portal";

export type Complaint = { title?: string; category?: string; description?: string };

/** Fills the open form of §2.3, with defaults for missing values. */
export async function fillIn(page: Page, complaint: Complaint = {}): Promise<void> {
  const {
    title = "Unggah laporan triwulan gagal",
    category = "Teknis",
    description = "Sejak pagi selalu muncul pesan waktu habis.",
  } = complaint;
  await page.getByRole("textbox", { name: "Judul" }).fill(title);
  await page.getByRole("combobox", { name: "Kategori" }).selectOption(category);
  await page.getByRole("textbox", { name: "Deskripsi" }).fill(description);
}

/** Sends the form and returns the code of the new ticket. */
export async function send(portal: Portal): Promise<string> {
  await portal.page.getByRole("button", { name: "Kirim" }).click();
  return openedTicket(portal);
}

/** The code of the open ticket. */
export async function openedTicket(portal: Portal): Promise<string> {
  const code = /\/tickets\/([0-9A-Z]{6})$/;
  await expect.poll(() => portal.route(), "the page of the new ticket opens").toMatch(code);
  return code.exec(portal.route())?.[1] ?? "";
}
