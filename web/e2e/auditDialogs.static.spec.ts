import type { Locator, Page } from "@playwright/test";
import { inEveryAppearance } from "./appearances";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectFocusWithin } from "./keys";
import { expectDialogFits, expectNoSidewaysScroll } from "./layout";
import { row } from "./lists";
import { PDF } from "./sampleFiles";

test.describe.configure({ timeout: 240_000 });

/** A dialog: how to open and close it, and a state to check. */
type Opening = {
  what: string;
  opener: (page: Page) => Locator;
  /** Entry of the menu behind `opener`. */
  entry?: string;
  reach?: (dialog: Locator) => Promise<void>;
  leave?: (page: Page) => Promise<void>;
};

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).first();

const top = (page: Page) => page.locator("[role=dialog], [role=alertdialog]").last();

const press = (within: Locator, name: string) =>
  within.getByRole("button", { name, exact: true }).click();

/** The file field; a draft that was restored is discarded first. */
async function fileField(dialog: Locator): Promise<Locator> {
  const field = dialog.getByLabel("Berkas", { exact: true });
  const other = dialog.getByRole("button", { name: "Ganti berkas" });
  await field.or(other).first().waitFor();
  if (await other.isVisible()) await other.click();
  return field;
}

const file = (name: string, text: string) => async (dialog: Locator) => {
  const buffer = Buffer.from(text);
  await (await fileField(dialog)).setInputFiles({ name, mimeType: "text/plain", buffer });
  await dialog.getByText(name).first().waitFor();
};

const SOLD =
  "/cms-auditor/query?tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa&kegiatan=Penjualan&hasil=1";
const AMBIGUOUS = "Kode;Berat;Uraian\n007;1.234;Batubara\n008;5.678;Nikel\n";
const RAGGED = "a,b\n1\n1,2,3\n";

const OPENINGS: Record<string, readonly Opening[]> = {
  [SOLD]: [
    { what: "assigning", opener: button("Assign to Auditor") },
    {
      what: "assigning with mistakes",
      opener: button("Assign to Auditor"),
      reach: async (dialog) => {
        await dialog.getByLabel("Auditor", { exact: true }).selectOption({ index: 1 });
        await dialog.getByLabel("Tanggal Berakhir").fill("31/02/2027");
        await dialog.getByLabel("Catatan").fill("x".repeat(100_001));
        await press(dialog, "Assign");
        await expect(dialog.locator("[aria-invalid=true]")).toHaveCount(2);
      },
    },
    {
      what: "the calendar",
      opener: button("Assign to Auditor"),
      reach: async (dialog) => {
        await press(dialog, "Buka kalender");
        await expect(dialog.getByRole("grid").locator(":focus")).toHaveCount(1);
      },
      leave: async (page) => {
        await page.keyboard.press("Escape");
        await expect(button("Buka kalender")(page)).toBeFocused();
        await page.keyboard.press("Escape");
      },
    },
    {
      what: "choosing more data to assign",
      opener: button("Assign to Auditor"),
      reach: async (dialog) => {
        await press(dialog, "Tambah data lain");
        await dialog.getByLabel("Cari data").fill("khatulistiwa");
        await dialog.getByRole("checkbox", { checked: false }).first().check();
        await expect(dialog.getByText("2 data dipilih").first()).toBeVisible();
      },
      leave: async (page) => {
        await press(top(page), "Selesai memilih");
        await expect(top(page).getByRole("button", { name: /^Keluarkan / })).toHaveCount(1);
        await press(top(page), "Batal");
      },
    },
    { what: "editing data", opener: button("Aksi data"), entry: "Ubah keterangan" },
    { what: "the history of data", opener: button("Aksi data"), entry: "Riwayat" },
    { what: "removing data", opener: button("Aksi data"), entry: "Hapus data" },
    { what: "loading, before a file is chosen", opener: button("Unggah data") },
    {
      what: "loading a file with mistakes",
      opener: button("Unggah data"),
      reach: file("rusak.csv", RAGGED),
    },
    {
      what: "loading numbers that can be read in two ways, into a place that is taken",
      opener: button("Unggah data"),
      reach: async (dialog) => {
        await file("angka.csv", AMBIGUOUS)(dialog);
        await expect(dialog.getByText("Pilih cara yang benar.")).toBeVisible();
        await expect(dialog.getByLabel("Ganti data yang ada")).toBeVisible();
      },
    },
    {
      what: "loading a document",
      opener: button("Unggah data"),
      reach: file("nota.txt", "BAB I\nIsi bab pertama.\n\nBAB II\nIsi bab kedua.\n"),
    },
    {
      what: "loading a PDF",
      opener: button("Unggah data"),
      reach: async (dialog) => {
        await (await fileField(dialog)).setInputFiles(PDF.path);
        await dialog.getByText("PDF, 1 halaman").waitFor();
      },
    },
    {
      what: "loading a file that was left and is back",
      opener: button("Unggah data"),
      reach: (dialog) => dialog.getByText("Draf dipulihkan").waitFor(),
    },
  ],
  "/cms-auditor/documents?tahapan=Perizinan&badanUsaha=PT+Bara+Khatulistiwa": [
    { what: "a document", opener: button(/^Preview /) },
    {
      what: "assigning above a document",
      opener: button(/^Preview /),
      reach: async (dialog) => {
        await press(dialog, "Assign");
        await dialog.page().getByRole("dialog", { name: "Tugaskan ke auditor" }).waitFor();
      },
      leave: async (page) => {
        await page.keyboard.press("Escape");
        await expect(
          page.getByRole("dialog").getByRole("button", { name: "Assign" }),
        ).toBeFocused();
        await page.keyboard.press("Escape");
      },
    },
    {
      what: "editing a document",
      opener: (page) => page.getByRole("button", { name: /^Aksi lain/ }).first(),
      entry: "Ubah keterangan",
    },
    {
      what: "removing a document",
      opener: (page) => page.getByRole("button", { name: /^Aksi lain/ }).first(),
      entry: "Hapus",
    },
  ],
  "/cms-auditor/assignments": [
    {
      what: "the details of an assignment",
      opener: (page) => page.getByRole("table").getByRole("link").first(),
    },
    ...["Perpanjang", "Alihkan", "Ubah"].map((entry) => ({
      what: `the dialog '${entry}'`,
      opener: button(/^Aksi lain /),
      entry,
    })),
    { what: "deleting an assignment", opener: button(/^Hapus /) },
  ],
  "/cms-auditor/auditors": [
    { what: "adding an auditor", opener: button("Tambah Auditor") },
    {
      what: "changing an auditor to what cannot be",
      opener: (page) => row(page, "Hendra Kusuma").getByRole("button", { name: "Edit" }),
      reach: async (dialog) => {
        await dialog.getByLabel("Email").fill("bukan alamat");
        await dialog.getByLabel("Tipe").selectOption({ label: "External" });
        await dialog.getByLabel("Keahlian", { exact: true }).fill("pnbp");
        await press(dialog, "Tambah");
        await expect(dialog.locator("[aria-invalid=true]").first()).toBeVisible();
      },
    },
    {
      what: "deleting an auditor",
      opener: (page) => row(page, "Hendra Kusuma").getByRole("button", { name: "Hapus" }),
    },
  ],
};

for (const [route, openings] of Object.entries(OPENINGS)) {
  test(`dialogs at ${route.split("?")[0]} are accessible, take the focus and return it`, {
    tag: route === SOLD ? [] : "@deep",
  }, async ({ portal, page }) => {
    await portal.open(route);
    for (const { what, opener, entry, reach, leave } of openings) {
      await test.step(what, async () => {
        await opener(page).click();
        if (entry !== undefined) await page.getByRole("menuitem", { name: entry }).click();
        const dialog = top(page);
        await expect(dialog.getByRole("heading").first()).toBeVisible();
        await expectFocusWithin(dialog);
        await reach?.(dialog);
        await inEveryAppearance(page, async (by) => {
          await expectNoAxeViolations(page, by);
          await expectNoSidewaysScroll(page);
          await expectDialogFits(top(page));
        });
        if (leave === undefined) await page.keyboard.press("Escape");
        else await leave(page);
        await expect(page.locator("[role=dialog], [role=alertdialog]")).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      });
    }
  });
}
