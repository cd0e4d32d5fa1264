import { readFile } from "node:fs/promises";
import { fillIn } from "./complaintForm";
import { exportAs } from "./exportAs";
import { expect, test } from "./fixtures";
import { expectCodes, row, showing } from "./lists";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";

const ALL = "/agent/all-tickets";

test("reload, Back and a copied link restore a list", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(ALL);
  await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "Open" });
  await expectCodes(page, ["R8K2AB", "B4L1KX"]);
  await page.getByRole("button", { name: "Tiket Summary" }).click();
  await expectCodes(page, ["B4L1KX", "R8K2AB"]);
  await page.getByRole("searchbox", { name: "Cari tiket" }).fill("unggah");
  await expectCodes(page, ["R8K2AB"]);
  const link = `${ALL}?status=open&sort=summary&dir=asc&q=unggah`;
  await expect.poll(() => portal.route()).toBe(link);

  const expectRestored = async () => {
    await expectCodes(page, ["R8K2AB"]);
    await expect(page.getByRole("searchbox", { name: "Cari tiket" })).toHaveValue("unggah");
    await expect(page.getByRole("combobox", { name: "Status" })).toHaveValue("open");
    await expect(page.getByRole("columnheader", { name: "Tiket Summary" })).toHaveAttribute(
      "aria-sort",
      "ascending",
    );
  };
  await page.reload();
  await expectRestored();
  await row(page, "R8K2AB").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("RKAB revisi kedua");
  await page.goBack();
  await expectRestored();
  await portal.open(link);
  await expectRestored();
});

test("the ministry's export has all filtered rows in the shown order", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/internal-esdm/all-tickets?q=khatulistiwa&sort=code&dir=asc");
  await expectCodes(page, ["C1053D", "P3ND9G", "R8K2AB", "S0LV3D"]);
  const download = page.waitForEvent("download");
  await exportAs(page, "CSV (4 dari 6 baris)");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^tiket_semua_cari-khatulistiwa_\d{4}-\d{2}-\d{2}\.csv$/,
  );
  const content = await readFile(await file.path(), "utf8");
  expect(content.startsWith("\uFEFF")).toBe(true);
  const lines = content.slice(1).split("\r\n");
  expect(lines[0]).toBe(
    "Badan Usaha,Kode Tiket,Tiket Summary,Status,Priority,Sisa waktu SLA,Update At,Label",
  );
  expect(lines.slice(1).map((line) => line.split(",")[1])).toEqual([
    "C1053D",
    "P3ND9G",
    "R8K2AB",
    "S0LV3D",
    undefined,
  ]);
});

test("more rows than a page holds are on further pages", { tag: "@deep" }, async ({
  portal,
  page,
}) => {
  await portal.open("/badan-usaha/tickets");
  for (let count = 5; count <= 9; count += 1) {
    await menuEntry(page, "Ajukan Tiket").click();
    await fillIn(page);
    await page.getByRole("button", { name: "Kirim" }).click();
    await menuEntry(page, "All Tickets").click();
    await expect(showing(page, `Showing 1 to ${count} of ${count} entries`)).toBeVisible();
  }
  await enterAs(page, "Agent");
  await page.getByRole("combobox", { name: "Baris per halaman" }).selectOption("10");
  await expect(showing(page, "Showing 1 to 10 of 11 entries")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(showing(page, "Showing 11 to 11 of 11 entries")).toBeVisible();
  await expectCodes(page, ["C1053D"]);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  expect(portal.route()).toBe(`${ALL}?pageSize=10&page=2`);
  await page.getByRole("combobox", { name: "Status" }).selectOption({ label: "New" });
  await expect(showing(page, "Showing 1 to 6 of 6 entries")).toBeVisible();
  expect(portal.route()).toBe(`${ALL}?pageSize=10&status=new`);
});
