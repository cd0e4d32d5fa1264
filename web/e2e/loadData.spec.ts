import { readFile } from "node:fs/promises";
import { parse as csvParse } from "csv-parse/sync";
import Papa from "papaparse";
import { queryData } from "./audit";
import { exportAs } from "./exportAs";
import { expect, test } from "./fixtures";
import { loadTable } from "./loading";
import { readSheet } from "./readSheet";

const HEADERS = ["Kode", "Uraian", "Jumlah (ton)", "Catatan"];
const ROWS = [
  ["007", 'Kata "kutip", koma; titik koma', "1.234,56", "=SUM(A1:A9)"],
  ["008", "dua\r\nbaris", "-900,5", "@perintah"],
  ["009", "é – “Ω”", "12", "+62 21"],
];
const cells = (row: readonly string[]) =>
  row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";");
const FILE = `\ufeff${[HEADERS, ...ROWS].map(cells).join("\n")}\n`;
const PLACE = ["Perizinan", "PT Pembawa Data", "Uji Muat"] as const;

test("a loaded file is queried and exported for other programs", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/query");
  await expect(page.getByLabel("Tahapan", { exact: true })).not.toContainText("Perizinan");
  await loadTable(page, { name: "data.csv", text: FILE }, PLACE);
  await queryData(page, PLACE);
  await expect(page.getByText("3 records").first()).toBeVisible();
  const table = page.getByRole("table");
  await expect(table.getByRole("row").nth(1)).toContainText("007");
  await table.getByRole("button", { name: /^Jumlah \(ton\)/ }).click();
  await expect(table.getByRole("row").nth(1)).toContainText("-900,5");

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("Perizinan_PT Pembawa Data_Uji Muat.csv");
  const text = await readFile(await download.path(), "utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  // Cells that a spreadsheet would run as a formula begin with an apostrophe; negative numbers do not. Rows are in the
  // visible order.
  const [first, ...smaller] = ROWS;
  const exported = [
    HEADERS,
    ...[...smaller, first ?? []].map((row) =>
      row.map((cell) => (/^[=+@]/.test(cell) ? `'${cell}` : cell)),
    ),
  ];
  expect(Papa.parse(text, { skipEmptyLines: true }).data).toEqual(exported);
  expect(csvParse(text, { bom: true })).toEqual(exported);

  await table.getByRole("button", { name: "Saring Jumlah (ton)" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Saring Jumlah (ton)" }).getByLabel("Dari").fill("12");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 records").first()).toBeVisible();
  await expect(table.getByRole("button", { name: "Saring Jumlah (ton)" })).toBeFocused();
  await page.reload();
  const filter = "Jumlah (ton): mulai 12";
  await expect(page.getByText(filter)).toBeVisible();
  await expect(page.getByText("2 records").first()).toBeVisible();
  await page.getByRole("button", { name: `Hapus filter ${filter}` }).click();
  await expect(page.getByText("3 records").first()).toBeVisible();
});

test("a searched table becomes an Excel file with real numbers and no formula", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/query");
  await loadTable(page, { name: "data.csv", text: FILE }, PLACE);
  await queryData(page, PLACE);
  const table = page.getByRole("table");
  await table.getByRole("button", { name: /^Jumlah \(ton\)/ }).click();
  await page.getByRole("searchbox").fill("a");
  await expect(page.getByText("2 records dari 3")).toBeVisible();

  const part = page.waitForEvent("download");
  await exportAs(page, "Excel (2 dari 3 baris)");
  const file = await part;
  expect(file.suggestedFilename()).toBe("Perizinan_PT Pembawa Data_Uji Muat_cari-a.xlsx");
  const sheet = readSheet(await readFile(await file.path()));
  expect(sheet.name).toBe("Uji Muat");
  expect(csvParse(sheet.csv)).toEqual([
    HEADERS,
    ["008", "dua\r\nbaris", "-900,5", "@perintah"],
    ["007", 'Kata "kutip", koma; titik koma', "1234,56", "=SUM(A1:A9)"],
  ]);

  const whole = page.waitForEvent("download");
  await exportAs(page, "Excel (3 baris)");
  expect((await whole).suggestedFilename()).toBe("Perizinan_PT Pembawa Data_Uji Muat.xlsx");
});

test("a bad file is refused with the mistake and its place", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/query");
  const bad = [
    ["a,b\n1,2\n1\n", "Baris 3: 1 sel, seharusnya 2."],
    ['a,b\n1,"2\n', "Baris 2: tanda kutip dibuka, tetapi tidak ditutup."],
    ["a,b\n1,\u00002\n", "Baris 2, kolom 2: ada karakter NUL"],
    ["a,b\n", "Hanya ada judul kolom"],
    [Array.from({ length: 5_000 }, (_, i) => `k${i}`).join(","), "5.000 kolom"],
    [`a,b\n1,${"x".repeat(10_000_000)}\n`, "Baris 2, kolom 2: isi sel lebih dari"],
  ] as const;
  await page.getByRole("button", { name: "Unggah data" }).click();
  const dialog = page.getByRole("dialog", { name: "Unggah data" });
  for (const [text, message] of bad) {
    await dialog.getByLabel("Berkas").setInputFiles({
      name: "rusak.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(text),
    });
    await expect(dialog.getByText(message)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Simpan" })).toBeDisabled();
  }
  await dialog.getByRole("button", { name: "Batal", exact: true }).click();
  await portal.page.getByRole("link", { name: "Dasbor", exact: true }).click();
  await expect(page.getByText("+5 bulan ini")).toBeVisible();
});

test("a file that was read is kept after Back", async ({ portal, page }) => {
  await portal.open("/cms-auditor");
  await page.getByRole("link", { name: "Query Data Tabular" }).first().click();
  await page.getByRole("button", { name: "Unggah data" }).click();
  const dialog = page.getByRole("dialog", { name: "Unggah data" });
  await dialog.getByLabel("Berkas").setInputFiles({
    name: "data.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(FILE),
  });
  await dialog.getByLabel("Badan Usaha", { exact: true }).fill("PT Pembawa Data");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dasbor CMS Auditor");
  await page.goForward();
  await page.getByRole("button", { name: "Unggah data" }).click();
  await expect(dialog.getByRole("region", { name: "Berkas yang dibaca" })).toContainText(
    "data.csv",
  );
  await expect(dialog.getByLabel("Badan Usaha", { exact: true })).toHaveValue("PT Pembawa Data");
});

test("a monthly report of a company is loaded from Excel as it is, and queried", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/query");
  await page.getByRole("button", { name: "Unggah data" }).click();
  const dialog = page.getByRole("dialog", { name: "Unggah data" });
  await dialog
    .getByLabel("Berkas")
    .setInputFiles(new URL("files/laporan-bulanan.xlsx", import.meta.url).pathname);
  const repairs = dialog.getByRole("region", { name: "Yang disesuaikan" });
  await expect(repairs).toContainText("Lembar tersembunyi: Kalkulasi", { timeout: 60_000 });
  await expect(repairs).toContainText("baris 1 “PT Bara Khatulistiwa”, baris 2 “Laporan Produksi");
  await expect(repairs).toContainText("Jumlah · 3234,66");
  await expect(repairs).toContainText("Sumber: laporan bulanan");
  await expect(dialog.getByLabel("Jenis kolom Nilai")).toHaveValue("moneyIndonesian");
  await expect(dialog.getByLabel("Jenis kolom Kode Blok")).toHaveValue("code");
  await expect(dialog.getByRole("cell", { name: "10 Februari 2026" })).toBeVisible();
  await expect(dialog.getByRole("cell", { name: "Rp2.500.000,50" })).toBeVisible();

  await dialog.getByLabel("Tahapan", { exact: true }).selectOption({ label: "Operasi Produksi" });
  await dialog.getByLabel("Badan Usaha", { exact: true }).fill("PT Bara Khatulistwa");
  await dialog.getByRole("button", { name: "Maksud Anda PT Bara Khatulistiwa?" }).click();
  await dialog.getByLabel("Kegiatan", { exact: true }).fill("Produksi Bulanan");
  await dialog.getByRole("button", { name: "Simpan" }).click();
  await expect(dialog).toBeHidden();
  const table = page.getByRole("table");
  await table.getByRole("button", { name: /^Tanggal/ }).click();
  const days = table.getByRole("cell", { name: / Februari 2026$/ });
  await expect(days).toHaveText([
    "1 Februari 2026",
    "2 Februari 2026",
    "3 Februari 2026",
    "10 Februari 2026",
  ]);
  await expect(table.getByRole("row").last()).toContainText("3.234,66");

  // A restart reads the stored sheet again.
  await page.reload();
  await expect(page.getByRole("cell", { name: "Rp500.000,00" })).toBeVisible();
});
