import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Page, TestInfo } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import type { Portal } from "./portal";
import { elsewhere } from "./savedPage";

const TICKETS = "dash_1763604898133";
const COMPANY = "PT Bara Khatulistiwa";

/** Saves a dashboard as its readers do. Returns the file's address. */
async function save(portal: Portal, page: Page, info: TestInfo): Promise<string> {
  await portal.open(`/internal-esdm/dashboards/${TICKETS}`);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Simpan sebagai HTML" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Dashboard_Layanan Tiket_\d{4}-\d{2}-\d{2}\.html$/);
  await expect(page.getByText(`Berkas ${file.suggestedFilename()} diunduh.`)).toBeVisible();
  const path = info.outputPath("laporan.html");
  await file.saveAs(path);
  return pathToFileURL(path).href;
}

const facesInUse = async () => {
  const faces = [...(await document.fonts.ready)].filter(({ status }) => status === "loaded");
  return faces.map(({ family }) => family.replaceAll('"', ""));
};

const widget = (page: Page, title: string) =>
  page.getByRole("region", { name: title, exact: true });

test(
  "a saved dashboard opens offline with filters, tables and CSV, and sends no requests",
  { tag: "@single-file" },
  async ({ portal, page, browser }, info) => {
    const address = await save(portal, page, info);
    const inPortal = (await widget(page, "Belum selesai").textContent()) ?? "";

    await elsewhere(browser, address, async (report) => {
      await expect(report).toHaveTitle("Layanan Tiket");
      await expect(report.getByRole("heading", { level: 1 })).toHaveText("Layanan Tiket");
      expect(await report.evaluate(facesInUse), "the portal's typeface came along").toContain(
        "Plus Jakarta Sans",
      );
      const unsolved = widget(report, "Belum selesai");
      const company = report.getByRole("combobox", { name: "Badan usaha", exact: true });
      expect(await unsolved.textContent()).toBe(inPortal);

      await company.selectOption(COMPANY);
      await expect(unsolved).not.toHaveText(inPortal);
      await expect(report).toHaveURL(/#badanUsaha=PT/);
      const filtered = await unsolved.textContent();
      await report.reload();
      await expect(company).toHaveValue(COMPANY);
      expect(await unsolved.textContent()).toBe(filtered);

      const byStatus = widget(report, "Tiket menurut status");
      await byStatus.getByRole("button", { name: "Lihat tabel" }).click();
      const rows = byStatus.getByRole("table").getByRole("rowheader");
      await expect(rows.last()).toHaveText("Total");

      const download = report.waitForEvent("download");
      await byStatus.getByRole("button", { name: "Unduh CSV" }).click();
      const csv = await download;
      expect(csv.suggestedFilename()).toBe(
        "Layanan Tiket_Tiket menurut status_pt bara khatulistiwa.csv",
      );
      const lines = (await readFile(await csv.path(), "utf8")).trim().split(/\r?\n/);
      expect(lines.length, "a heading and the rows but the total").toBe(await rows.count());

      await report.getByLabel("Periode").selectOption("rentang");
      await report.getByLabel("Dari").fill("31/2/2026");
      await report.getByLabel("Dari").blur();
      await expect(report.getByText("Tulis tanggal yang ada")).toBeVisible();

      await report.getByRole("button", { name: "Hapus semua filter" }).click();
      await expect(report).toHaveURL(address);
      expect(await unsolved.textContent()).toBe(inPortal);
    });
  },
);

test(
  "a saved dashboard is accessible in both themes, fits a phone, and prints without controls",
  { tag: "@deep" },
  async ({ portal, page, browser }, info) => {
    const address = await save(portal, page, info);
    await elsewhere(browser, address, async (report) => {
      await expectNoAxeViolations(report);
      await report.getByRole("radio", { name: "Tema gelap" }).check({ force: true });
      await expectNoAxeViolations(report);

      await report
        .getByRole("combobox", { name: "Badan usaha", exact: true })
        .selectOption(COMPANY);
      await report.setViewportSize({ width: 390, height: 844 });
      const overflow = () =>
        report.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(overflow).toBe(0);

      await report.emulateMedia({ media: "print" });
      await expect(report.locator("button, select").filter({ visible: true })).toHaveCount(0);
      await expect(report.getByRole("list", { name: "Filter yang berlaku" })).toHaveText(
        `Badan usaha: ${COMPANY}`,
      );
      await expect(report.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
    });
  },
);

test("a saved dashboard runs its own script and nothing else", async ({ portal, page }, info) => {
  const address = await save(portal, page, info);
  const html = await readFile(new URL(address), "utf8");
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(policy).toMatch(/default-src 'none'; script-src 'sha256-[^;]+ 'wasm-unsafe-eval';/);
  expect(policy).toMatch(/connect-src 'none'/);
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test("a truncated saved dashboard says so", async ({ portal, page, browser }, info) => {
  const address = await save(portal, page, info);
  const html = await readFile(new URL(address), "utf8");
  const half = info.outputPath("setengah.html");
  await writeFile(half, html.slice(0, html.lastIndexOf('"columns"')));
  await elsewhere(browser, pathToFileURL(half).href, async (report) => {
    await expect(report.getByRole("heading", { level: 1 })).toHaveText(
      "Laporan ini tidak dapat dibuka",
    );
    await expectNoAxeViolations(report);
  });
});
