import type { Page } from "@playwright/test";
import { account } from "./account";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { dropFiles } from "./dropFiles";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { row } from "./lists";
import { PDF, PNG } from "./sampleFiles";

type Opening = { what: string; open: (page: Page) => Promise<void> };

const press =
  (...names: string[]): Opening["open"] =>
  async (page) => {
    for (const name of names) await page.getByRole("button", { name, exact: true }).last().click();
  };

/** Canned replies: a new one, one that exists, and one without a title. */
const IMPORTED = Buffer.from("Judul,Kategori,Isi\r\nA,Umum,B\r\nLaporan diterima,,B\r\n,,B\r\n");

/** Dialogs by the address at which they are opened. */
const OPENINGS: Record<string, readonly Opening[]> = {
  "/": [
    { what: "resetting the samples", open: press("Atur ulang") },
    { what: "restoring a backup", open: press("Pulihkan") },
  ],
  "/badan-usaha/tickets": [
    { what: "choosing a ticket to share", open: press("Share Ticket") },
    { what: "the account", open: (page) => account(page).click() },
    { what: "a row's menu", open: press("Aksi R8K2AB") },
  ],
  "/badan-usaha/tickets/R8K2AB": [
    { what: "closing", open: press("Close Ticket") },
    { what: "sharing", open: press("Share Ticket") },
    { what: "the reply's status", open: press("Pilih Status") },
    { what: "an image", open: press(`Pratinjau ${PNG.name}`) },
    { what: "a PDF", open: press(`Pratinjau ${PDF.name}`) },
  ],
  "/internal-esdm/reassign": [
    {
      what: "the check of the history with something that is no head",
      open: async (page) => {
        await press("Cadangan dan atur ulang")(page);
        await page.getByRole("menuitem", { name: "Keutuhan riwayat" }).click();
        await page.getByLabel("Bandingkan dengan kepala").fill("bukan kepala");
      },
    },
    {
      what: "the word that a ticket is assigned",
      open: async (page) => {
        await row(page, "P3ND9G").getByRole("button", { name: "Re-Assign" }).click();
        await page.getByRole("radio", { name: "Siti Rahmawati" }).check();
        await page.getByRole("button", { name: "Tugaskan" }).click();
        await page.getByRole("button", { name: "Ok, Siap!" }).waitFor();
      },
    },
  ],
  "/internal-esdm/tickets/R8K2AB": [
    { what: "departments", open: press("Send to Other Department") },
    { what: "agents", open: press("Assign to Agent") },
    {
      what: "agents that are not found",
      open: async (page) => {
        await press("Assign to Agent")(page);
        await page.getByRole("searchbox").fill("tidak ada");
      },
    },
  ],
  "/agent/tickets/R8K2AB": [
    { what: "priorities", open: press("Pilih Prioritas") },
    { what: "statuses", open: press("Ubah Status: Open") },
    { what: "the two ways to re-assign", open: press("Re-Assign Ticket") },
    {
      what: "giving back without a reason",
      open: async (page) => {
        await press("Re-Assign Ticket")(page);
        await page.getByRole("tab", { name: "Administrator" }).click();
        await page.getByRole("radio", { name: "Lainnya" }).check();
        await press("Kembalikan")(page);
      },
    },
    { what: "canned replies", open: press("Canned Replies") },
    { what: "a new canned reply", open: press("Canned Replies", "Tambah balasan", "Simpan") },
    {
      what: "the preview of an import",
      open: async (page) => {
        await press("Canned Replies", "Impor CSV")(page);
        const file = { name: "a.csv", mimeType: "text/csv", buffer: IMPORTED };
        await page.getByLabel("Berkas CSV").setInputFiles(file);
        await expect(page.getByRole("list", { name: "Isi berkas" })).toBeVisible();
      },
    },
    { what: "labels", open: press("Label", "Ubah nama RKAB") },
  ],
  "/agent/all-tickets": [
    { what: "labels that lead to tickets", open: press("Label") },
    { what: "deleting a label", open: press("Label", "Hapus RKAB") },
    {
      what: "the history of labels, with a toast over it",
      open: async (page) => {
        await press("Label", "Hapus RKAB")(page);
        await page.getByRole("alertdialog").getByRole("button", { name: "Hapus" }).click();
        await press("Riwayat")(page);
      },
    },
    { what: "deleting a canned reply", open: press("Canned Replies", "Hapus Masalah selesai") },
  ],
};

/** The page with most dialogs: `npm test` checks it, `npm run test:deep` checks all. */
const EVERYDAY = "/agent/tickets/R8K2AB";

for (const [route, openings] of Object.entries(OPENINGS)) {
  const tag = route === EVERYDAY ? [] : "@deep";
  test(`dialogs and menus at ${route} are accessible`, { tag }, async ({ portal, page }) => {
    for (const { what, open } of openings) {
      await test.step(what, async () => {
        await portal.open(route);
        await open(page);
        await inEveryAppearance(page, (by) => expectNoAxeViolations(page, by));
      });
    }
  });
}

test("a form with mistakes, skipped files and a draft notice is accessible", async ({
  portal,
  page,
}) => {
  await portal.open("/internal-esdm/create-ticket");
  await dropFiles(page.getByLabel("Lampiran"), [
    { name: "a.pdf" },
    { name: "b.exe" },
    { name: "c.png" },
  ]);
  await press("Kirim")(page);
  await inEveryAppearance(page, (by) => expectNoAxeViolations(page, by));
  await page.getByRole("combobox", { name: "Badan Usaha" }).fill("pt");
  await inEveryAppearance(page, (by) => expectNoAxeViolations(page, by));
  await page.keyboard.press("Escape");
  await portal.open("/internal-esdm/create-ticket");
  await expect(page.getByText("Draf dipulihkan")).toBeVisible();
  await inEveryAppearance(page, (by) => expectNoAxeViolations(page, by));
});

test("the menu drawer on a phone is accessible", async ({ portal, page }) => {
  await portal.open("/badan-usaha/tickets");
  await page.setViewportSize({ width: 390, height: 900 });
  await press("Menu")(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoAxeViolations(page);
  }
});

// In px: 1280 × 800 at 200 % zoom, and a phone in landscape.
for (const viewport of [
  { width: 640, height: 400 },
  { width: 844, height: 390 },
]) {
  test(`in a window of ${viewport.height} px nothing in the drawer covers its entries`, async ({
    portal,
    page,
  }) => {
    await portal.open("/agent/all-tickets");
    await page.setViewportSize(viewport);
    await press("Lebarkan menu")(page);
    const drawer = page.getByRole("dialog", { name: "Menu" });
    const entries = drawer.getByRole("navigation").locator("a, button");
    for (const entry of await entries.all()) await entry.click({ trial: true });
    const last = await entries.last().boundingBox();
    const foot = await drawer.getByText("· WIB").boundingBox();
    expect(foot?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0));
  });
}

test("no dialog is larger than a narrow phone", async ({ portal, page }) => {
  await portal.open("/internal-esdm/tickets/R8K2AB");
  await page.setViewportSize({ width: 360, height: 640 });
  for (const opener of ["Send to Other Department", "Share Ticket"]) {
    await press("Aksi tiket")(page);
    await page.getByRole("menuitem", { name: opener }).click();
    const dialog = page.getByRole("dialog");
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(360);
    expect(box?.height).toBeLessThanOrEqual(640);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
});
