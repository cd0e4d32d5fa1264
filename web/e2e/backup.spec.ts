import { readFile, writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { fillIn, send } from "./complaintForm";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import type { Portal } from "./portal";
import { PDF } from "./sampleFiles";

const MENU = "Cadangan dan atur ulang";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const notThere = (page: Page) => expect(heading(page)).toHaveText("Tiket tidak ditemukan");
const saved = (page: Page) => expect(page.getByText("Tersimpan", { exact: true })).toBeVisible();

async function choose(page: Page, task: string) {
  await page.getByRole("button", { name: MENU }).click();
  await page.getByRole("menuitem", { name: task }).click();
}

/** Files a ticket with a PDF, opens it as an agent, who may replace all data, and returns its address. */
async function fileTicket(portal: Portal): Promise<string> {
  const { page } = portal;
  await portal.open("/badan-usaha/create-ticket");
  await fillIn(page);
  await page.getByLabel("Lampiran", { exact: true }).setInputFiles(PDF.path);
  const code = await send(portal);
  await saved(page);
  const address = `/agent/tickets/${code}`;
  await portal.open(address);
  return address;
}

async function saveBackup(page: Page, testInfo: TestInfo): Promise<string> {
  const downloading = page.waitForEvent("download");
  await choose(page, "Simpan cadangan");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(
    /^Cadangan_Portal_Minerba_\d{4}-\d\d-\d\d_\d{4}\.minerba$/,
  );
  const path = testInfo.outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

async function reset(page: Page) {
  await choose(page, "Atur ulang");
  await page.getByRole("alertdialog").getByRole("button", { name: "Atur ulang" }).click();
  await expect(page.getByText("Data contoh dikembalikan seperti semula.")).toBeVisible();
}

async function chooseBackup(page: Page, path: string) {
  await choose(page, "Pulihkan");
  await page.getByLabel("Berkas cadangan").setInputFiles(path);
}

async function expectAttachedFile(page: Page) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: `Unduh ${PDF.name}` }).click();
  expect(await readFile(await (await downloading).path())).toEqual(await readFile(PDF.path));
}

test(
  "a backup restores drafts with their files",
  { tag: "@deep" },
  async ({ portal, page }, testInfo) => {
    const ticket = "/agent/tickets/R8K2AB";
    const reply = page.getByRole("textbox", { name: "Balasan" });
    await portal.open(ticket);
    await reply.fill("Setengah jadi.");
    await page.getByLabel("Lampiran", { exact: true }).setInputFiles(PDF.path);
    await expect(page.getByText(PDF.name).last()).toBeVisible();
    const path = await saveBackup(page, testInfo);
    await reset(page);
    await saved(page);
    await portal.open(ticket);
    await expect(reply).toHaveValue("");

    await chooseBackup(page, path);
    await page.getByRole("dialog").getByRole("button", { name: "Pulihkan" }).click();
    await expect(page.getByText("Data dipulihkan dari cadangan.")).toBeVisible();
    await expect(reply).toHaveValue("Setengah jadi.");
    await expect(page.getByText(PDF.name).last()).toBeVisible();
    await saved(page);
    await page.reload();
    await expect(reply).toHaveValue("Setengah jadi.");
  },
);

test(
  "a backup restores everything after a reset and a reload, with attached files",
  { tag: "@single-file" },
  async ({ portal, page }, testInfo) => {
    const ticket = await fileTicket(portal);
    const path = await saveBackup(page, testInfo);
    await reset(page);
    await notThere(page);
    await saved(page);
    await portal.open(ticket);
    await notThere(page);

    await chooseBackup(page, path);
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("row", { name: /^Tiket/ })).toHaveText(/6\s*7/);
    await dialog.getByRole("button", { name: "Pulihkan" }).click();
    await expect(page.getByText("Data dipulihkan dari cadangan.")).toBeVisible();
    await expect(heading(page)).toHaveText("Unggah laporan triwulan gagal");
    await saved(page);
    await portal.open(ticket);
    await expect(heading(page)).toHaveText("Unggah laporan triwulan gagal");
    await expectAttachedFile(page);
  },
);

test("a reset can be undone at once, and from its dialog after a reload", {
  tag: "@deep",
}, async ({ portal, page }) => {
  const ticket = await fileTicket(portal);
  await reset(page);
  await notThere(page);
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(heading(page)).toHaveText("Unggah laporan triwulan gagal");
  await expectAttachedFile(page);

  await reset(page);
  await saved(page);
  await portal.open(ticket);
  await notThere(page);
  await choose(page, "Atur ulang");
  await page.getByRole("button", { name: "Kembalikan data sebelumnya" }).click();
  await expect(heading(page)).toHaveText("Unggah laporan triwulan gagal");
  await expectAttachedFile(page);
});

test("a reset hides all drafts, and undoing it after a reload restores them", {
  tag: "@deep",
}, async ({ portal, page, context }) => {
  const reply = (tab: Page) => tab.getByRole("textbox", { name: "Balasan", exact: true });
  const write = async (tab: Page, text: string) => {
    await reply(tab).fill(text);
    await expect(tab.getByText("Draf tersimpan", { exact: true })).toBeVisible();
  };
  const [mine, closed] = ["/agent/tickets/N4W7KD", "/agent/tickets/R8K2AB"];
  await portal.open(closed);
  const address = page.url();
  const other = await context.newPage();
  await other.goto(address);
  await write(other, "Tertinggal di tab lain");
  await other.close();

  await portal.open(mine);
  await write(page, "Belum selesai");
  await reset(page);
  await expect(reply(page)).toHaveValue("");
  await saved(page);
  await page.reload();
  await expect(reply(page)).toHaveValue("");
  await choose(page, "Atur ulang");
  await page.getByRole("button", { name: "Kembalikan data sebelumnya" }).click();
  await expect(reply(page)).toHaveValue("Belum selesai");
  await saved(page);
  await portal.open(closed);
  await expect(reply(page)).toHaveValue("Tertinggal di tab lain");
});

test(
  "a wrong, a truncated and a damaged file are refused beside the field",
  { tag: "@deep" },
  async ({ portal, page }, testInfo) => {
    const ticket = await fileTicket(portal);
    const path = await saveBackup(page, testInfo);
    const bytes = await readFile(path);
    const field = page.getByLabel("Berkas cadangan");
    const offer = async (name: string, content: Buffer) => {
      const offered = testInfo.outputPath(name);
      await writeFile(offered, content);
      await field.setInputFiles(offered);
    };
    await choose(page, "Pulihkan");
    await field.setInputFiles(PDF.path);
    await expect(field).toHaveAccessibleDescription(/bukan cadangan Portal Minerba/);
    await offer("robek.minerba", bytes.subarray(0, bytes.length - 100));
    await expect(field).toHaveAccessibleDescription(/robek\.minerba rusak atau terpotong/);
    const flipped = Buffer.from(bytes);
    flipped[bytes.length - 100] = (flipped[bytes.length - 100] ?? 0) ^ 1;
    await offer("rusak.minerba", flipped);
    await expect(field).toHaveAccessibleDescription(/rusak\.minerba rusak atau terpotong/);
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Batal" }).click();
    await expect(heading(page)).toHaveText("Unggah laporan triwulan gagal");
    await portal.open(ticket);
    await expect(heading(page)).toHaveText("Unggah laporan triwulan gagal");
  },
);

test("other tabs switch to a restored backup and say so", async ({ portal, page }, testInfo) => {
  const ticket = await fileTicket(portal);
  const path = await saveBackup(page, testInfo);
  await reset(page);
  const other = await page.context().newPage();
  await other.goto(portal.addressOf(ticket));
  await notThere(other);
  await chooseBackup(page, path);
  await page.getByRole("dialog").getByRole("button", { name: "Pulihkan" }).click();
  await expect(heading(other)).toHaveText("Unggah laporan triwulan gagal");
  await expect(other.getByText("Semua data diganti di halaman lain.")).toBeVisible();
  await other.close();
});

test(
  "backup, restore and reset work on the role selector by keyboard alone",
  { tag: "@deep" },
  async ({ portal, page }, testInfo) => {
    await portal.open("/");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Simpan cadangan" }).focus();
    await page.keyboard.press("Enter");
    const path = testInfo.outputPath("cadangan.minerba");
    await (await downloading).saveAs(path);

    await page.getByRole("button", { name: "Pulihkan" }).focus();
    await page.keyboard.press("Enter");
    const field = page.getByLabel("Berkas cadangan");
    await field.setInputFiles(path);
    const dialog = page.getByRole("dialog", { name: "Ganti semua data dengan cadangan ini?" });
    await expect(dialog.getByText("cadangan.minerba utuh.")).toBeVisible();
    await inEveryAppearance(page, async (by) => {
      await expectNoAxeViolations(page, by);
      await expectNoSidewaysScroll(page);
    });
    await expect(dialog.getByText("cadangan.minerba utuh.")).toBeFocused();
    await dialog.getByRole("button", { name: "Pulihkan" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText("Data dipulihkan dari cadangan.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Pulihkan" })).toBeFocused();

    await page.getByRole("button", { name: "Atur ulang" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Batal" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Atur ulang" })).toBeFocused();
  },
);
