import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { replyField } from "./ticketPage";

const TICKET = "R8K2AB";
const AGENT = `/agent/tickets/${TICKET}`;
const COMPANY = `/badan-usaha/tickets/${TICKET}`;

const menu = (page: Page) => page.getByRole("navigation", { name: "Menu utama" });
const sendButton = (page: Page) => page.getByRole("button", { name: /^Kirim(?: Tiket)? Status / });
const row = (page: Page) => page.getByRole("row", { name: new RegExp(TICKET) });

async function say(page: Page, text: string) {
  await replyField(page).fill(text);
  await sendButton(page).click();
  await expect(page.getByText("Tersimpan", { exact: true })).toBeVisible();
}

test("an agent sees what is new in lists, menu and ticket, and it is seen after a reload too", {
  tag: "@single-file",
}, async ({ portal, page, openTab }) => {
  await portal.open("/agent/my-tickets");
  await expect(row(page)).toBeVisible();
  await expect(page.getByText("balasan baru")).toHaveCount(0);

  const { page: company } = await openTab(COMPANY);
  await say(company, "Lampiran menyusul.");
  await say(company, "Ini lampirannya.");
  await expect(row(page)).toContainText("2 balasan baru");
  await expect(menu(page)).toContainText("1 belum dibaca");

  await row(page).getByRole("link", { name: TICKET }).click();
  const jump = page.getByRole("button", { name: "2 balasan baru (lihat yang pertama)" });
  await jump.click();
  const first = page.getByRole("listitem").filter({ hasText: "Lampiran menyusul." });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await expect(first).toContainText("Baru");
  await expect(menu(page)).not.toContainText("belum dibaca");

  await portal.open("/agent/my-tickets");
  await expect(row(page)).toBeVisible();
  await expect(page.getByText("balasan baru")).toHaveCount(0);
  await say(company, "Satu lagi.");
  await expect(row(page)).toContainText("1 balasan baru");
});

test("tabs tell who writes, share a draft, and a company's answer opens the ticket again", {
  tag: "@single-file",
}, async ({ portal, page, openTab }) => {
  await portal.open(AGENT);
  const { page: company } = await openTab(COMPANY);
  const { page: other } = await openTab(AGENT);

  await replyField(page).pressSequentially("Sedang kami");
  await expect(company.getByText("Kementerian sedang menulis balasan")).toBeVisible();
  await expect(replyField(other)).toHaveValue("Sedang kami");
  await expect(other.getByText(/sedang menulis/)).toHaveCount(0);
  await replyField(other).press("End");
  await replyField(other).pressSequentially(" periksa.");
  await expect(replyField(page)).toHaveValue("Sedang kami periksa.");
  await sendButton(other).click();
  await expect(replyField(page)).toHaveValue("");
  await expect(company.getByText(/sedang menulis/)).toHaveCount(0);

  await expect(sendButton(company)).toContainText("Status kembali Open");
  await say(company, "Terima kasih.");
  await expect(page.getByRole("heading", { level: 1 }).locator("..")).toContainText("Open");
  await expect(page.getByRole("button", { name: /^1 balasan baru/ })).toBeVisible();
});
