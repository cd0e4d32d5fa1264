import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

const FORM = "/badan-usaha/create-ticket";
const RESTORED = "Draf dipulihkan";

const title = (page: Page) => page.getByRole("textbox", { name: "Judul" });
const reply = (page: Page) => page.getByRole("textbox", { name: "Balasan" });

/** Types and waits until the draft is stored. */
async function write(page: Page, text: string): Promise<void> {
  await title(page).fill(text);
  await expect(page.getByText("Draf tersimpan", { exact: true })).toBeVisible({ timeout: 1_500 });
}

const PDF = {
  name: "bukti.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7 bukti"),
};

test("a half-filled complaint survives a reload with its choice and files, and can be sent", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(FORM);
  await page.getByRole("combobox", { name: "Kategori" }).selectOption("Teknis");
  await page.getByRole("textbox", { name: "Deskripsi" }).fill("Sejak pagi.");
  await page.getByLabel("Lampiran").setInputFiles(PDF);
  await page.getByText("bukti.pdf").first().waitFor();
  await write(page, "Unggah gagal");

  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(title(page)).toHaveValue("Unggah gagal");
  await expect(page.getByRole("combobox", { name: "Kategori" })).toHaveValue("Teknis");
  await page.getByRole("button", { name: "Kirim" }).click();
  await expect(page.getByRole("button", { name: "Unduh bukti.pdf" })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Unduh bukti.pdf" }).click();
  const stream = await (await download).createReadStream();
  expect(Buffer.concat(await stream.toArray()).toString()).toBe("%PDF-1.7 bukti");

  await portal.open(FORM);
  await expect(title(page)).toHaveValue("");
  await expect(page.getByText(RESTORED)).toHaveCount(0);
});

test("text typed just before a reload survives, twenty times in a row", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open(FORM);
  await title(page).fill("Kata");
  for (let time = 1; time <= 20; time += 1) {
    await page.reload();
    await expect(title(page)).toHaveValue(`Kata${".".repeat(time - 1)}`);
    await title(page).press("End");
    await page.keyboard.type(".");
  }
});

test("the last keystrokes survive a reload although the database did not store them", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open(FORM);
  await write(page, "Awal");
  // Later writes to the database fail.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("", "AbortError");
    };
  });
  await title(page).fill("Awal dan akhir");
  await page.reload();
  await expect(title(page)).toHaveValue("Awal dan akhir");
  await expect(page.getByText(RESTORED)).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem("portal-minerba.unwrittenDrafts"));
  await expect.poll(kept).toBeNull();
});

test("the draft of a closed tab is restored in the next tab", async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  await reply(page).fill("Sedang kami periksa");
  await expect(page.getByText("Draf tersimpan", { exact: true })).toBeVisible();
  const next = await page.context().newPage();
  await page.close();
  await next.goto(portal.addressOf("/agent/tickets/R8K2AB"));
  await expect(reply(next)).toHaveValue("Sedang kami periksa");
  await expect(next.getByText(RESTORED)).toBeVisible();
  await next.getByRole("button", { name: "Kirim Tiket" }).click();
  await expect(next.getByRole("region", { name: "Percakapan" })).toContainText(
    "Sedang kami periksa",
  );
  // Until the reply is stored, a reload restores its draft.
  await expect(next.getByText("Tersimpan", { exact: true })).toBeVisible();
  await next.reload();
  await expect(reply(next)).toHaveValue("");
});

test("two tabs with the same form write one draft, which survives both", async ({
  portal,
  page,
}) => {
  await portal.open(FORM);
  await write(page, "Tab pertama");
  const other = await page.context().newPage();
  await other.goto(portal.addressOf(FORM));
  await expect(title(other)).toHaveValue("Tab pertama");
  await title(other).press("End");
  await title(other).pressSequentially(" dan kedua");
  await expect(title(page)).toHaveValue("Tab pertama dan kedua");
  await title(page).fill("Tab pertama lagi");
  await page.getByLabel("Lampiran").setInputFiles(PDF);
  await expect(title(other)).toHaveValue("Tab pertama lagi");
  await other.getByText("bukti.pdf").first().waitFor();
  await page.close();
  await other.reload();
  await expect(title(other)).toHaveValue("Tab pertama lagi");
  await other.getByRole("button", { name: "Buang draf" }).click();
  await expect(title(other)).toHaveValue("");
});

test("a discarded draft can be restored with its files", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open(FORM);
  await page.getByLabel("Lampiran").setInputFiles(PDF);
  await page.getByText("bukti.pdf").first().waitFor();
  await write(page, "Terlalu cepat dibuang");
  await page.reload();
  await page.getByRole("button", { name: "Buang draf" }).click();
  await expect(title(page)).toHaveValue("");
  await expect(page.getByText("bukti.pdf")).toHaveCount(0);
  await page.getByRole("button", { name: "Urungkan" }).click();
  await expect(title(page)).toHaveValue("Terlalu cepat dibuang");
  await expect(page.getByText("bukti.pdf").first()).toBeVisible();
  await expect(page.getByText("Draf tersimpan", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("bukti.pdf").first()).toBeVisible();
});

test("a closed dialog keeps the typed text and says so", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open("/cms-auditor/auditors");
  await page.getByRole("button", { name: "Tambah Auditor" }).click();
  const dialog = page.getByRole("dialog", { name: "Tambah Auditor" });
  await dialog.getByRole("textbox", { name: "Nama" }).fill("Sari Wulandari");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Draf tersimpan.")).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Tambah Auditor" }).click();
  await expect(dialog.getByRole("textbox", { name: "Nama" })).toHaveValue("Sari Wulandari");
});

test("unsaved edits of a dashboard survive a reload", async ({ portal, page }) => {
  await portal.open("/dashboard-builder");
  await page.getByRole("main").getByRole("link", { name: "Layanan Tiket" }).first().click();
  await page.getByRole("main").getByRole("link", { name: "Edit", exact: true }).click();
  await page.getByRole("button", { name: "Rapikan" }).waitFor();
  await page.getByRole("button", { name: "Hapus", exact: true }).first().click();
  await expect(page.getByText("Perubahan belum diterbitkan · draf aman")).toBeVisible();
  const left = await page.locator("[data-widget]").count();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(page.locator("[data-widget]")).toHaveCount(left);
  await expect(page.getByText("Perubahan belum diterbitkan")).toBeVisible();
});
