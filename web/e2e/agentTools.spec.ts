import { expect, test } from "./fixtures";
import { expectCodes } from "./lists";
import { menuEntry } from "./sideMenu";
import { facts, heading, replyField } from "./ticketPage";

test("Take Ticket is there only while the ticket is new", async ({ portal, page }) => {
  await portal.open("/agent/tickets/N4W7KD");
  await page.getByRole("button", { name: "Take Ticket" }).click();
  await expect(heading(page)).toContainText("Open");
  await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
  await expect(facts(page)).toContainText("AssigneeBagus Pratama");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("Pilih Prioritas saves at once", async ({ portal, page }) => {
  await portal.open("/agent/tickets/C1053D");
  await expect(heading(page)).toContainText("No Priority");
  await page.getByRole("button", { name: "Pilih Prioritas" }).click();
  const dialog = page.getByRole("dialog", { name: "Pilih Prioritas" });
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await dialog.getByRole("radio", { name: "High" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading(page)).toContainText("High");
  await expect(facts(page)).toContainText("mengubah prioritas dari No Priority menjadi High");
});

test("with the keyboard a priority is looked at with the arrows and chosen with Enter", async ({
  portal,
  page,
}) => {
  await portal.open("/agent/tickets/R8K2AB");
  await page.getByRole("button", { name: "Pilih Prioritas" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pilih Prioritas" });
  const high = dialog.getByRole("radio", { name: "High" });
  const medium = dialog.getByRole("radio", { name: "Medium" });
  await expect(high).toBeFocused();
  while (!(await medium.evaluate((radio) => radio === document.activeElement))) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(high).toBeChecked();
  await expect(heading(page)).toContainText("High");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(heading(page)).toContainText("Medium");
  await expect(page.getByRole("button", { name: "Pilih Prioritas" })).toBeFocused();
});

test("a canned reply is found, filled and put where the cursor is", async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  await replyField(page).fill("AWALAKHIR");
  await replyField(page).evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(4, 4));
  await page.getByRole("main").getByRole("button", { name: "Canned Replies" }).click();
  const dialog = page.getByRole("dialog", { name: "Canned Replies" });
  await dialog.getByRole("searchbox").fill("diterima");
  await expect(dialog.getByRole("list", { name: "Balasan tersimpan" }).locator("> li")).toHaveCount(
    1,
  );
  await dialog.getByRole("button", { name: "Sisipkan Laporan diterima" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(replyField(page)).toBeFocused();
  await expect(replyField(page)).toHaveValue(
    /^AWALYth\. PT Bara Khatulistiwa,.*nomor tiket R8K2AB .*Bagus PratamaAKHIR$/s,
  );
});

test("canned replies are added, changed and deleted", async ({ portal, page }) => {
  await portal.open("/agent/all-tickets");
  await page.getByRole("button", { name: "Canned Replies" }).click();
  const dialog = page.getByRole("dialog", { name: "Canned Replies" });
  await dialog.getByRole("button", { name: "Tambah balasan" }).click();
  await dialog.getByRole("textbox", { name: "Judul" }).fill("Salam");
  await dialog.getByRole("textbox", { name: "Isi", exact: true }).fill("Halo ");
  await dialog.getByRole("button", { name: /\{requester\}/ }).click();
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await dialog.getByRole("button", { name: "Ubah Salam" }).click();
  await expect(dialog.getByRole("textbox", { name: "Isi", exact: true })).toHaveValue(
    "Halo {requester}",
  );
  await dialog.getByRole("textbox", { name: "Judul" }).fill("Salam baru");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: "Tutup pemberitahuan" }).last().click();
  await dialog.getByRole("button", { name: "Hapus Salam baru" }).click();
  await page
    .getByRole("alertdialog", { name: "Hapus balasan “Salam baru”?" })
    .getByRole("button", { name: "Hapus" })
    .click();
  await expect(dialog.getByText("Salam baru")).toHaveCount(0);
  await expect(dialog.getByText("Laporan diterima")).toBeVisible();
});

test("labels are put on a ticket, are unique, and lead to their tickets", async ({
  portal,
  page,
}) => {
  await portal.open("/agent/tickets/B4L1KX");
  await page.getByRole("main").getByRole("button", { name: "Label" }).click();
  const dialog = page.getByRole("dialog", { name: "Label" });
  await dialog.getByRole("checkbox", { name: "RKAB" }).check();
  await dialog.getByRole("textbox", { name: "Label baru" }).fill("  rkab ");
  await dialog.getByRole("button", { name: "Tambah" }).click();
  await expect(dialog.getByText("Nama ini sudah dipakai. Gunakan yang lain.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Label baru" }).fill("Direksi");
  await dialog.getByRole("button", { name: "Tambah" }).click();
  await dialog.getByRole("checkbox", { name: "Direksi" }).check();
  await dialog.getByRole("button", { name: "Tutup", exact: true }).click();
  await expect(facts(page)).toContainText("menambah label Direksi");

  await menuEntry(page, "Semua Tiket").click();
  await page.getByRole("button", { name: "RKAB", exact: true }).first().click();
  await expectCodes(page, ["R8K2AB", "B4L1KX"]);
});
