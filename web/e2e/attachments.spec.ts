import type { Page } from "@playwright/test";
import { fillIn, send } from "./complaintForm";
import { dropFiles } from "./dropFiles";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";

const FORM = "/badan-usaha/create-ticket";

const zone = (page: Page) => page.getByLabel("Lampiran", { exact: true });
const skipped = (page: Page) => page.getByRole("alert").getByRole("listitem");
const attached = (page: Page) =>
  page.getByRole("list", { name: "Berkas terlampir" }).getByRole("listitem");

test("several files dropped at once are checked one by one, and skipped ones are named", async ({
  portal,
  page,
}) => {
  await portal.open(FORM);
  await dropFiles(zone(page), [
    { name: "satu.pdf" },
    { name: "program.exe", content: "MZ" },
    { name: "menyamar.pdf", content: "MZ\u0090\u0000" },
    { name: "gambar.png" },
    { name: "kosong.pdf", content: "" },
    { name: "TANPA-AKHIRAN" },
    { name: "dua.PDF" },
  ]);
  await expect(attached(page)).toHaveText(["satu.pdf15 Bytes", "dua.PDF15 Bytes"]);
  await expect(skipped(page)).toHaveText([
    "File program.exe tidak didukung.",
    "File menyamar.pdf tidak didukung.Ini program Windows. Pilih berkas lain.",
    "File gambar.png tidak didukung.Ini dokumen PDF. Ubah ekstensinya menjadi .pdf, lalu lampirkan lagi.",
    "File kosong.pdf tidak didukung.Berkas kosong.",
    "File TANPA-AKHIRAN tidak didukung.Ini dokumen PDF. Ubah ekstensinya menjadi .pdf, lalu lampirkan lagi.",
  ]);
  await skipped(page).first().getByRole("button", { name: "Tutup pesan" }).click();
  await expect(skipped(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Tutup semua" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(zone(page)).toBeFocused();
});

test("five hundred files can be dropped at once", { tag: "@deep" }, async ({ portal, page }) => {
  await portal.open(FORM);
  await fillIn(page);
  const files = Array.from({ length: 500 }, (_, index) => ({
    name: `berkas-${index}.${index % 2 === 0 ? "pdf" : "exe"}`,
  }));
  await dropFiles(zone(page), files);
  await expect(attached(page)).toHaveCount(250);
  await expect(skipped(page)).toHaveCount(250);
  await expect(page.getByRole("alert")).toHaveCount(1);
  await page.getByRole("button", { name: "Tutup semua" }).click();
  await send(portal);
  await expect(page.getByRole("list", { name: /^Berkas dari / }).getByRole("listitem")).toHaveCount(
    250,
  );
  await expectNoSidewaysScroll(page);
});

test("file names are shown unchanged and downloaded under safe names", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  const names = [
    "../../etc/passwd.pdf",
    "..\\..\\Windows\\surat.pdf",
    'a<b>"c|d?e*.pdf',
    "CON.pdf",
    "\u202Efdp.exe.pdf",
    `${"n".repeat(251)}.pdf`,
    "laporan 🏔️ مرحبا.pdf",
  ];
  await portal.open(FORM);
  await fillIn(page);
  await dropFiles(
    zone(page),
    names.map((name) => ({ name })),
  );
  await expect(attached(page)).toHaveCount(names.length);
  await expectNoSidewaysScroll(page);
  await send(portal);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  const buttons = page.getByRole("button", { name: /^Unduh / });
  for (const [index, name] of names.entries()) {
    const download = page.waitForEvent("download");
    await buttons.nth(index).click();
    const saved = (await download).suggestedFilename();
    expect(saved, name).not.toMatch(/[<>:"/\\|?*\u202E]|^\.|^CON\./);
    expect(saved, name).toMatch(/\.pdf$/);
    expect(saved.length, name).toBeLessThanOrEqual(120);
  }
});
