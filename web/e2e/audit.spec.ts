import { assign, queryData, switchTo } from "./audit";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";

const DATA = "Penjualan - PT Bara Khatulistiwa";
const HENDRA = "Hendra Kusuma";
const MAYA = "Maya Anggraini";

test("a dataset is found, assigned, opened by its auditor, and shown as finished", async ({
  portal,
  page,
}) => {
  await portal.open("/");
  await enterAs(page, "CMS Auditor");
  await menuEntry(page, "Query Data Tabular").click();
  await queryData(page, ["Penjualan", "PT Bara Khatulistiwa", "Penjualan"]);
  await expect(page.getByText("24 records")).toBeVisible();
  await page.getByRole("button", { name: "Assign to Auditor" }).click();
  await assign(page, { auditor: MAYA, notes: "Bandingkan dengan pencampuran." });

  await enterAs(page, "Internal Auditor");
  await expect(row(page, DATA)).toHaveCount(0);
  await switchTo(page, MAYA);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    `Data yang di-assign untuk ${MAYA}`,
  );
  await row(page, DATA).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(DATA);
  await expect(page.getByText("Bandingkan dengan pencampuran.")).toBeVisible();
  await expect(page.getByRole("table").first()).toContainText("PK-001");
  // The second click hits the button that replaced 'Mulai'.
  await page.getByRole("button", { name: "Mulai", exact: true }).dblclick();
  await page.getByRole("button", { name: "Selesai", exact: true }).click();
  await expect(page.getByRole("button", { name: "Selesai", exact: true })).toHaveCount(0);

  await enterAs(page, "CMS Auditor");
  await menuEntry(page, "Penugasan").click();
  const assignment = row(page, DATA);
  await expect(assignment).toContainText(MAYA);
  await expect(assignment).toContainText("Selesai");
});

test("a document is found by stage and company, assigned with a due date, and becomes late", {
  tag: "@deep",
}, async ({ portal, page }) => {
  const name = "Naskah RKAB Operasi Produksi 2025.pdf";
  await page.clock.install({ time: new Date("2026-11-21T09:05:00+07:00") });
  await portal.open("/");
  await enterAs(page, "CMS Auditor");
  await menuEntry(page, "Repositori Dokumen").click();
  await page.getByRole("link", { name: /^Operasi Produksi/ }).click();
  await page.getByRole("link", { name: /^PT Bara Khatulistiwa/ }).click();
  const card = page.getByRole("listitem").filter({ hasText: name });
  await card.getByRole("button", { name: /^Assign / }).click();
  await assign(page, { type: "External", auditor: "Yosef Tandi", date: "22/11/2026" });

  await enterAs(page, "External Auditor");
  await switchTo(page, "Yosef Tandi");
  await row(page, name).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.getByText("1 hari lagi")).toBeVisible();
  for (const forbidden of ["Mulai", "Selesai", "Download", "Salin"]) {
    await expect(page.getByRole("button", { name: forbidden, exact: true })).toHaveCount(0);
  }

  await page.clock.fastForward("49:00:00");
  await expect(page.getByText("Terlambat 1 hari")).toBeVisible();
  await enterAs(page, "CMS Auditor");
  await menuEntry(page, "Penugasan").click();
  await expect(row(page, name)).toContainText("Terlambat 1 hari");
});

test("deleting an auditor deletes the auditor's assignments at once", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/cms-auditor/auditors");
  await row(page, HENDRA).getByRole("button", { name: /Hapus/ }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Apakah Anda yakin ingin menghapus auditor "${HENDRA}"?`);
  await expect(question).toContainText("3 penugasan");
  await question.getByRole("button", { name: "Hapus", exact: true }).click();
  await expect(row(page, HENDRA)).toHaveCount(0);
  await menuEntry(page, "Penugasan").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manajemen Penugasan");
  await expect(page.getByRole("main").getByText(HENDRA)).toHaveCount(0);
});

test("a double click on Assign assigns once and presses nothing below the dialog", {
  tag: "@deep",
}, async ({ portal, page }) => {
  // In this window the dialog's 'Assign' covers the controls of a card.
  await page.setViewportSize({ width: 390, height: 800 });
  const route = "/cms-auditor/documents?tahapan=Perizinan&badanUsaha=PT+Bara+Khatulistiwa";
  await portal.open(route);
  const opener = page.getByRole("article").first().getByRole("button", { name: "Assign" });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Tugaskan ke auditor" });
  await dialog.getByLabel("Auditor", { exact: true }).selectOption({ label: MAYA });
  await dialog.getByRole("button", { name: "Assign", exact: true }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("article").first()).toContainText("1 penugasan");
  await expect(opener).toBeFocused();
  await expect(page.getByText(/diunduh/)).toHaveCount(0);
});

test("Back restores the scroll position of a queried table", async ({ portal, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await portal.open("/cms-auditor/query");
  await queryData(page, ["Penjualan", "PT Bara Khatulistiwa", "Penjualan"]);
  await expect(page.getByRole("table")).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 200));
  await menuEntry(page, "Penugasan").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Manajemen Penugasan");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200);
});

test("Back closes the dialog above the page", async ({ portal, page }) => {
  await portal.open("/cms-auditor/query");
  await queryData(page, ["Penjualan", "PT Bara Khatulistiwa", "Penjualan"]);
  const dialog = page.getByRole("dialog", { name: "Tugaskan ke auditor" });
  await page.getByRole("button", { name: "Assign to Auditor" }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Kegiatan", { exact: true })).toHaveValue("");

  await menuEntry(page, "Penugasan").click();
  await page.getByLabel("Status", { exact: true }).selectOption({ label: "Terlambat" });
  const late = row(page, "Keputusan Perpanjangan IUP");
  await late.getByRole("button", { name: /^Hapus / }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});
