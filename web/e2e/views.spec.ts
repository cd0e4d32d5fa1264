import { expect, test } from "./fixtures";
import { expectCodes, showing } from "./lists";
import { menuEntry } from "./sideMenu";

const ALL = "/agent/all-tickets";

test("filters and typed terms narrow a list, and a saved view opens it again", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(ALL);
  await page.getByRole("button", { name: "Filter lain" }).click();
  const filters = page.getByRole("dialog", { name: "Filter lain" });
  await filters.getByLabel("Kategori").selectOption({ label: "Umum" });
  await filters.getByRole("button", { name: "Selesai" }).click();
  await expectCodes(page, ["B4L1KX", "C1053D"]);
  await expect(page.getByRole("list", { name: "Filter yang berlaku" })).toContainText(
    "Kategori Umum",
  );

  const search = page.getByRole("searchbox", { name: "Cari tiket" });
  await search.fill("-status:closed");
  await expectCodes(page, ["B4L1KX"]);
  await expect(showing(page, "Dibaca sebagai: bukan Status Closed.")).toBeVisible();
  await search.fill("status:opn");
  await expect(page.getByText("“opn” tidak dikenal.")).toBeVisible();
  await search.fill("-status:closed");
  await expectCodes(page, ["B4L1KX"]);

  await page.getByRole("button", { name: "Tampilan", exact: true }).click();
  await page.getByRole("menuitem", { name: "Pilih kolom" }).click();
  await page.getByRole("checkbox", { name: "Kategori" }).check();
  await page.getByRole("button", { name: "Selesai" }).click();
  await page.getByRole("button", { name: "Tampilan", exact: true }).click();
  await page.getByRole("menuitem", { name: "Simpan sebagai tampilan baru" }).click();
  await page.getByLabel("Nama tampilan").fill("Umum terbuka");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(menuEntry(page, "Umum terbuka")).toHaveAccessibleDescription("1 tiket");
  await expect(menuEntry(page, "Umum terbuka")).toHaveAttribute("aria-current", "page");

  await menuEntry(page, "Semua Tiket").click();
  await expect(page.getByRole("columnheader", { name: "Kategori" })).toHaveCount(0);
  await menuEntry(page, "Umum terbuka").click();
  await expectCodes(page, ["B4L1KX"]);
  await expect(page.getByRole("columnheader", { name: "Kategori" })).toBeVisible();
  await page.reload();
  await expectCodes(page, ["B4L1KX"]);
});
