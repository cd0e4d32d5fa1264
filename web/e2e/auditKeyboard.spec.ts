import { expect, test } from "./fixtures";
import { choose, expectFocusWithin, focused, tabTo } from "./keys";
import { row } from "./lists";

const SALES = "Penjualan - PT Bara Khatulistiwa";
const ROYALTIES = "PNBP - PT Bara Khatulistiwa";

test("data are found, assigned, viewed and unassigned by keyboard alone", async ({
  portal,
  page,
}) => {
  await page.clock.setFixedTime(new Date("2026-11-21T09:05:00+07:00"));
  await portal.open("/cms-auditor/query");
  for (const [field, value] of [
    ["Tahapan", "Penjualan"],
    ["Badan Usaha", "PT Bara Khatulistiwa"],
    ["Kegiatan", "Penjualan"],
  ] as const) {
    await tabTo(page, field);
    await choose(page, value);
  }
  await tabTo(page, "Query Data");
  await page.keyboard.press("Enter");
  await expect(page.getByText("24 records")).toBeVisible();
  await tabTo(page, "Assign to Auditor");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Tugaskan ke auditor" });
  await expectFocusWithin(dialog);
  await tabTo(page, "Auditor");
  await choose(page, "Maya Anggraini");
  await tabTo(page, "Tanggal Berakhir");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("24/11/2026");
  await expect(dialog.getByText("Selasa, 24 November 2026")).toBeVisible();
  await tabTo(page, "Assign");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Assign to Auditor" })).toBeFocused();

  await tabTo(page, "Penugasan", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, SALES);
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: "Detail Penugasan" });
  await expect(details).toContainText("24 November 2026");
  await expectFocusWithin(details);
  await page.keyboard.press("Escape");
  await expect(details).toHaveCount(0);
  await expect(page.getByRole("link", { name: SALES })).toBeFocused();
  await tabTo(page, new RegExp(`^Hapus ${SALES}`), "ArrowRight");
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`menghapus penugasan "${SALES}"?`);
  await expect(question.getByRole("button", { name: "Batal" })).toBeFocused();
  await tabTo(page, "Hapus");
  await page.keyboard.press("Enter");
  await expect(row(page, SALES)).toHaveCount(0);
  await expect(page.getByRole("row").locator(":focus")).toHaveAccessibleName(/^Hapus /);
});

test("an assignment is extended and handed over by keyboard alone", async ({ portal, page }) => {
  await page.clock.setFixedTime(new Date("2026-11-21T09:05:00+07:00"));
  await portal.open("/cms-auditor/assignments");
  const dialog = page.getByRole("dialog");
  const openFromRow = async (entry: string) => {
    await page.keyboard.press("Enter");
    await tabTo(page, entry, "ArrowDown");
    await page.keyboard.press("Enter");
    await expectFocusWithin(dialog);
  };
  await tabTo(page, ROYALTIES);
  await tabTo(page, new RegExp(`^Aksi lain ${ROYALTIES}`), "ArrowRight");
  await openFromRow("Alihkan");
  await tabTo(page, "Tipe Auditor");
  await choose(page, "External");
  await tabTo(page, "Auditor");
  await choose(page, "Dewi Paramita");
  await tabTo(page, "Alihkan");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(row(page, ROYALTIES)).toContainText("Dewi Paramita");
  await expect(focused(page)).toHaveAccessibleName(`Aksi lain ${ROYALTIES}, Dewi Paramita`);

  await openFromRow("Perpanjang");
  await tabTo(page, "Tanggal Berakhir");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("24 Desember 2026");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(row(page, ROYALTIES)).toContainText("24 Desember 2026");
});

test("an auditor is added by keyboard alone, and Enter adds an expertise", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/auditors");
  await tabTo(page, "Tambah Auditor");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Tambah Auditor" });
  await expect(dialog.getByRole("textbox", { name: "Nama" })).toBeFocused();
  await page.keyboard.type("Rina Kartika");
  await tabTo(page, "Email");
  await page.keyboard.type("rina@telaah.example");
  await tabTo(page, "Tipe");
  await choose(page, "External");
  await tabTo(page, "Keahlian");
  const chosen = dialog.getByRole("list", { name: "Keahlian yang dipilih" }).getByRole("listitem");
  for (const expertise of ["Reklamasi", "Cadangan", " reklamasi"]) {
    await page.keyboard.type(expertise);
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("textbox", { name: "Keahlian" })).toBeFocused();
  }
  await expect(chosen).toHaveCount(2);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await tabTo(page, "Hapus Cadangan");
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveCount(1);
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await tabTo(page, "Simpan");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(row(page, "Rina Kartika")).toContainText("Reklamasi");
  await expect(page.getByRole("button", { name: "Tambah Auditor" })).toBeFocused();
});

test("an auditor opens, starts, sorts, scrolls and finishes data by keyboard alone", async ({
  portal,
  page,
}) => {
  await portal.open("/auditor/internal");
  await tabTo(page, ROYALTIES);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: ROYALTIES })).toBeFocused();
  await tabTo(page, "Mulai");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Mulai", exact: true })).toHaveCount(0);

  const rows = page.getByRole("region", { name: `Isi ${ROYALTIES}` });
  const [first] = await rows.getByRole("columnheader").allTextContents();
  await tabTo(page, `Isi ${ROYALTIES}`);
  await page.keyboard.press("End");
  await expect.poll(() => rows.evaluate((area) => area.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press("Home");
  await expect.poll(() => rows.evaluate((area) => area.scrollTop)).toBe(0);
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Shift+ArrowDown");
  await expect(page.getByText("2 baris dipilih")).toBeVisible();
  await tabTo(page, first ?? "");
  for (const order of ["ascending", "descending"]) {
    await page.keyboard.press("Enter");
    await expect(rows.getByRole("columnheader").first()).toHaveAttribute("aria-sort", order);
    await expect(focused(page)).toHaveText(first ?? "");
  }

  await tabTo(page, "Selesai", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Selesai", exact: true })).toHaveCount(0);
  await expect(page.getByText("Selesai pada")).toBeVisible();
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("a document is searched and its sections are reached by keyboard alone", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/auditor/detail/ASSIGN_1763432061726");
  await tabTo(page, "Cari dalam dokumen");
  await page.keyboard.type("izin");
  const found = page.getByRole("main").getByText(/^1 dari \d+$/);
  await expect(found).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^2 dari \d+$/)).toBeVisible();
  await expect(page.locator("mark[data-current]")).toBeInViewport();
  await tabTo(page, "Hasil sebelumnya");
  await page.keyboard.press("Enter");
  await expect(found).toBeVisible();
  const part = page.getByRole("navigation", { name: "Bagian dokumen" }).getByRole("button").last();
  const title = (await part.textContent()) ?? "";
  await tabTo(page, title);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: title })).toBeFocused();
  await expect(page.getByRole("heading", { name: title })).toBeInViewport();
});

test("the repository and its previews are browsed by keyboard alone", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/documents");
  await tabTo(page, /^Perizinan/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Jejak" })).toBeFocused();
  await tabTo(page, /^PT Bara Khatulistiwa/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Jejak" })).toBeFocused();
  await tabTo(page, /^Preview /);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("1 dari 2", { exact: true })).toBeVisible();
  await expectFocusWithin(dialog);
  await tabTo(page, "Berikutnya");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("2 dari 2", { exact: true })).toBeVisible();
  await expect(focused(page)).toHaveAccessibleName("Berikutnya");
  await tabTo(page, "Sebelumnya", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("1 dari 2", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Preview" }).first()).toBeFocused();
  const back = page.getByRole("link", { name: "Kembali" });
  await tabTo(page, "Kembali", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Badan usaha" })).toBeVisible();
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(back).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Jejak" })).toBeFocused();
});
