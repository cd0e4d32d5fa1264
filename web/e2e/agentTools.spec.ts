import { expect, test } from "./fixtures";
import { heading, replyField } from "./ticketPage";

test("arrow keys only move among priorities, and Enter chooses one", {
  tag: "@deep",
}, async ({ portal, page }) => {
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

test("after a deletion the focus stays in the dialog, and Escape closes it", async ({
  portal,
  page,
}) => {
  await portal.open("/agent/tickets/R8K2AB");
  for (const { name, opener = name, item } of [
    { name: "Canned Replies", item: "Laporan diterima" },
    { name: "Label", opener: "Ubah Label", item: "PNBP" },
  ]) {
    await page.getByRole("main").getByRole("button", { name: opener, exact: true }).click();
    const dialog = page.getByRole("dialog", { name, exact: true });
    await dialog.getByRole("button", { name: `Hapus ${item}`, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await expect(dialog.locator("input:focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});

test("a canned reply is found, filled and inserted at the cursor, and Ctrl+Z removes it", async ({
  portal,
  page,
}) => {
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
  await page.keyboard.type("!");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(replyField(page)).toHaveValue(/^AWALYth\. .*Bagus PratamaAKHIR$/s);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(replyField(page)).toHaveValue("AWALAKHIR");
  await page.keyboard.press("ControlOrMeta+Shift+Z");
  await expect(replyField(page)).toHaveValue(/^AWALYth\. .*AKHIR$/s);
});
