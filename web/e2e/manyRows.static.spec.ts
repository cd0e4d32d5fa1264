import { readFile, writeFile } from "node:fs/promises";
import { reportCsv } from "../../scripts/bench/csvFile.mjs";
import { queryData } from "./audit";
import { expect, test } from "./fixtures";
import { loadTable } from "./loading";

const ROWS = 200_000;
const PLACE = ["Operasi Produksi", "PT Data Besar", "Produksi Harian"] as const;

test(
  "200,000 rows of 20 columns can be loaded, scrolled, sorted, searched and exported",
  { tag: "@deep" },
  async ({ portal, page }, testInfo) => {
    const path = testInfo.outputPath("besar.csv");
    const bytes = reportCsv(ROWS);
    await writeFile(path, bytes);
    await portal.open("/cms-auditor/query");

    // A cancelled load leaves nothing; the second time the file is read completely.
    await page.getByRole("button", { name: "Unggah data" }).click();
    const dialog = page.getByRole("dialog", { name: "Unggah data" });
    await dialog.getByLabel("Berkas").setInputFiles(path);
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await dialog.getByRole("button", { name: "Batalkan" }).click();
    await dialog.getByRole("button", { name: "Batal", exact: true }).click();
    await expect(dialog).toBeHidden();
    await loadTable(page, { path }, PLACE);
    await queryData(page, PLACE);
    await expect(page.getByText("200.000 records").first()).toBeVisible();

    const table = page.getByRole("table");
    const sortByNumber = table.getByRole("button", { name: /^No/ });
    await expect(table).toHaveAttribute("aria-rowcount", String(ROWS + 1));
    await sortByNumber.click();
    await sortByNumber.click();
    await expect(table.getByRole("row").nth(1)).toContainText("200.000");
    await page.getByRole("searchbox").fill("199999");
    await expect(table).not.toHaveAttribute("aria-rowcount", String(ROWS + 1));
    await expect(table.getByRole("row").nth(1)).toContainText("199.999");
    // The export follows search and order, so both are reset before comparing it with the loaded file.
    await page.getByRole("searchbox").fill("");
    await sortByNumber.click();
    await expect(table).toHaveAttribute("aria-rowcount", String(ROWS + 1));
    await expect(table.getByRole("row").nth(1)).not.toContainText("200.000");

    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const written = await readFile(await (await downloading).path());
    // Equal bytes after the byte order mark that the portal adds.
    expect(written.subarray(3).equals(Buffer.from(bytes))).toBe(true);
  },
);
