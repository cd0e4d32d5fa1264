import type { Page } from "@playwright/test";
import { assign } from "./audit";
import { expect, test } from "./fixtures";
import { loadTable } from "./loading";
import { enterAs } from "./roles";

/** Data assigned to Dewi Paramita, and facts that an external auditor must not learn. */
const ASSIGNED = [
  "Laporan Pemenuhan Kebutuhan Dalam Negeri.pdf",
  "Laporan Akhir Eksplorasi - PT Emas Rimba Larasati",
  "Rencana Eksplorasi Nikel Tahap Kedua.pdf",
] as const;

const WITHHELD = [
  "Download",
  "Unduh",
  "Salin",
  "Cadangan dan atur ulang",
  "Catatan",
  "Periksa perhitungan pemenuhan kebutuhan dalam negeri.",
  "Nilai kecukupan jaminan mutu percontoh.",
  "Hendra Kusuma",
  "Maya Anggraini",
  "Yosef Tandi",
] as const;

/** All HTML of the page, hidden or not, without scripts. */
const content = (page: Page) =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error("the document is made of elements");
    for (const code of copy.querySelectorAll("script, style")) code.remove();
    return copy.outerHTML;
  });

async function expectNothingWithheld(page: Page): Promise<void> {
  const html = await content(page);
  expect(WITHHELD.filter((words) => html.includes(words))).toEqual([]);
}

test("an external auditor's page has no export, no notes and no other auditor", async ({
  portal,
  page,
}) => {
  await portal.open("/auditor/external");
  await expect(page.getByText("Akses Terbatas - External Auditor")).toBeVisible();
  for (const shows of ASSIGNED) {
    await expect(page.getByRole("link", { name: shows, exact: true })).toBeVisible();
  }
  await expectNothingWithheld(page);
  for (const shows of ASSIGNED) {
    await test.step(shows, async () => {
      await page.getByRole("link", { name: shows, exact: true }).click();
      await expect(page.getByRole("main").getByText(shows).first()).toBeVisible();
      await expectNothingWithheld(page);
      await page.getByRole("link", { name: "Kembali ke daftar data" }).click();
    });
  }
});

test("a watermark names reader and time, and printing gives one sentence", async ({
  portal,
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-21T09:05:00+07:00"));
  await portal.open("/auditor/external");
  for (const shows of ASSIGNED) {
    await page.getByRole("link", { name: shows, exact: true }).click();
    const mark = page.getByRole("main").locator("svg:has(pattern)");
    await expect(mark).toContainText("Dewi Paramita");
    await expect(mark).toContainText("21 November 2026");
    await expect(mark).toBeVisible();
    await expect(
      mark.locator("..").getByRole("heading", { name: "Statistik" }).first(),
    ).toBeVisible();
    const uncovered = await mark.evaluate((drawing) => {
      const content = drawing.parentElement?.firstElementChild?.getBoundingClientRect();
      const { width, height } = drawing.getBoundingClientRect();
      return content === undefined || content.width > width + 1 || content.height > height + 1;
    });
    expect(uncovered, "the watermark covers the content").toBe(false);
    await page.emulateMedia({ media: "print" });
    const [printed] = await page.locator("body").allInnerTexts();
    expect(printed?.trim()).toBe("Halaman ini hanya dapat dilihat di layar.");
    await page.emulateMedia({ media: "screen" });
    await page.getByRole("link", { name: "Kembali ke daftar data" }).click();
  }
});

test("an external auditor can neither select nor copy data", async ({ portal, page }) => {
  await portal.open("/auditor/external");
  for (const shows of ASSIGNED) {
    await page.getByRole("link", { name: shows, exact: true }).click();
    const text = page.getByRole("region", { name: `Isi ${shows}` });
    const words = text.locator("p, td").filter({ hasText: /\p{L}{5}/u });
    // Rows are drawn a frame after their screen.
    await words.first().waitFor();
    await text.focus();
    await page.keyboard.press("ControlOrMeta+A");
    const chosen = await page.evaluate(() => window.getSelection()?.toString() ?? "");
    const pieces = await words.allInnerTexts();
    const statistics = page.getByRole("table", { name: "Statistik kolom angka" }).getByRole("cell");
    pieces.push(...(await statistics.allInnerTexts()));
    expect(pieces.filter((piece) => chosen.includes(piece))).toEqual([]);
    const isRefused = await text.evaluate(
      (area) => !area.dispatchEvent(new Event("copy", { bubbles: true, cancelable: true })),
    );
    expect(isRefused).toBe(true);
    await page.getByRole("link", { name: "Kembali ke daftar data" }).click();
  }
});

test("a comparison shows an external auditor numbers only, and none can be selected", async ({
  portal,
  page,
}) => {
  await portal.open("/cms-auditor/query");
  const place = ["Operasi Produksi", "PT Bara Khatulistiwa", "Produksi Bulanan"] as const;
  await loadTable(page, { name: "lama.csv", text: "Blok;Nilai\nA;1,5\n" }, place);
  await page.getByRole("button", { name: "Assign to Auditor" }).click();
  await assign(page, { type: "External", auditor: "Dewi Paramita" });
  await page.getByRole("button", { name: "Unggah data" }).click();
  const load = page.getByRole("dialog", { name: "Unggah data" });
  await load.getByLabel("Berkas").setInputFiles({
    name: "baru.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("Blok;Nilai;Rahasia\nA;7,25;x\nB;9,5;y\n"),
  });
  await load.getByRole("radio", { name: "Ganti data yang ada" }).check();
  await load.getByRole("button", { name: "Simpan" }).click();
  await expect(load).toBeHidden();

  await enterAs(page, "External Auditor");
  await page
    .getByRole("link", { name: "Produksi Bulanan - PT Bara Khatulistiwa", exact: true })
    .click();
  await page.getByRole("button", { name: "Bandingkan dengan versi terbaru" }).click();
  const comparison = page.getByRole("dialog", { name: "Perbandingan versi" });
  const summary = comparison.getByRole("status");
  await expect(summary).toContainText("1 baris ditambah, 1 sel berubah di 1 baris, 1 kolom baru");
  await summary.click({ clickCount: 3 });
  expect(await page.evaluate(() => window.getSelection()?.toString())).toBe("");
  const html = await content(page);
  expect(["Rahasia", "7,25", "9,5", "baru.csv"].filter((words) => html.includes(words))).toEqual(
    [],
  );
  await expectNothingWithheld(page);
});
