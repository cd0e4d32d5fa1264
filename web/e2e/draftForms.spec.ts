import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

type Form = {
  what: string;
  route: string;
  /** Buttons that lead to the form. */
  opened: readonly string[];
  /** A tab of the dialog that then opens. */
  tab?: string;
  /** A text field, if the form has one. */
  field?: string;
  radio?: string;
  choice?: { select: string; option: string };
  file?: { label: string; name: string; text: string };
};

const SOLD =
  "/cms-auditor/query?tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa&kegiatan=Penjualan&hasil=1";
const STARTING = "/cms-auditor/assignments?detail=ASSIGN_1763777711106";
const TICKET = "/agent/tickets/R8K2AB";
const OFFICIAL = "/internal-esdm/tickets/R8K2AB";

const FORMS: readonly Form[] = [
  { what: "a new label", route: TICKET, opened: ["Label"], field: "Label baru" },
  {
    what: "another name for a label",
    route: TICKET,
    opened: ["Label", "Ubah nama RKAB"],
    field: "Nama baru untuk RKAB",
  },
  {
    what: "a canned reply",
    route: TICKET,
    opened: ["Canned Replies", "Tambah balasan"],
    field: "Isi",
  },
  {
    what: "giving a ticket back",
    route: TICKET,
    opened: ["Re-Assign Ticket"],
    tab: "Administrator",
    field: "Catatan",
    radio: "Lainnya",
  },
  {
    what: "a message that becomes a ticket",
    route: TICKET,
    opened: ["Jadikan tiket baru"],
    field: "Judul",
    choice: { select: "Kategori", option: "Umum" },
  },
  { what: "a link to a ticket", route: TICKET, opened: ["Tautkan…"], radio: "Duplikat dari" },
  {
    what: "a ticket for a department",
    route: OFFICIAL,
    opened: ["Send to Other Department"],
    field: "Catatan",
    radio: "Departemen - Regulasi",
  },
  {
    what: "assigning a ticket",
    route: OFFICIAL,
    opened: ["Assign to Agent"],
    field: "Alasan",
    radio: "Siti Rahmawati",
  },
  {
    what: "a dashboard to be imported",
    route: "/dashboard-builder",
    opened: ["Impor"],
    file: { label: "Berkas definisi", name: "susunan.json", text: '{"bukan":"definisi"}' },
  },
  {
    what: "a new dashboard",
    route: "/dashboard-builder/create",
    opened: [],
    field: "Nama",
    choice: { select: "Izin", option: "publik" },
  },
  {
    what: "an auditor",
    route: "/cms-auditor/auditors",
    opened: ["Tambah Auditor"],
    field: "Nama",
    choice: { select: "Tipe", option: "external" },
  },
  {
    what: "an assignment",
    route: SOLD,
    opened: ["Assign to Auditor"],
    field: "Catatan",
    choice: { select: "Tipe Auditor", option: "external" },
  },
  {
    what: "the notes of an assignment",
    route: STARTING,
    opened: ["Ubah"],
    field: "Catatan",
  },
  {
    what: "an assignment for another auditor",
    route: STARTING,
    opened: ["Alihkan"],
    choice: { select: "Tipe Auditor", option: "external" },
  },
  {
    what: "data to be loaded",
    route: SOLD,
    opened: ["Unggah data"],
    file: { label: "Berkas", name: "angka.csv", text: "Kode;Berat\n007;12\n" },
  },
];

const RESTORED = "Draf dipulihkan";

async function open(page: Page, { opened, tab }: Form): Promise<void> {
  for (const name of opened) {
    await page.getByRole("button", { name, exact: true }).last().click();
  }
  if (tab !== undefined) await page.getByRole("tab", { name: tab }).click();
}

const text = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function fill(page: Page, { field, radio, choice, file }: Form): Promise<void> {
  if (radio !== undefined) await page.getByRole("radio", { name: radio }).check();
  if (choice !== undefined) {
    const { select, option } = choice;
    await page.getByRole("combobox", { name: select, exact: true }).selectOption(option);
  }
  if (file !== undefined) {
    const { label, name, text: content } = file;
    const buffer = Buffer.from(content);
    await page
      .getByLabel(label, { exact: true })
      .setInputFiles({ name, mimeType: "text/plain", buffer });
  }
  if (field !== undefined) await text(page, field).fill("Setengah");
}

async function expectFilled(page: Page, { field, radio, choice, file }: Form): Promise<void> {
  if (field !== undefined) await expect(text(page, field)).toHaveValue("Setengah");
  if (radio !== undefined) await expect(page.getByRole("radio", { name: radio })).toBeChecked();
  if (choice !== undefined) {
    const select = page.getByRole("combobox", { name: choice.select, exact: true });
    await expect(select).toHaveValue(choice.option);
  }
  if (file !== undefined) await expect(page.getByText(file.name).first()).toBeVisible();
}

for (const form of FORMS) {
  test(`the draft of ${form.what} survives a reload and can be restored after discarding`, {
    tag: "@deep",
  }, async ({ portal, page }) => {
    await portal.open(form.route);
    await open(page, form);
    await fill(page, form);
    await expect(page.getByText("Draf tersimpan", { exact: true })).toBeVisible();
    await page.reload();
    await open(page, form);
    await expect(page.getByText(RESTORED)).toBeVisible();
    await expectFilled(page, form);

    await page.getByRole("button", { name: "Buang draf" }).click();
    await expect(page.getByText(RESTORED)).toHaveCount(0);
    if (form.field !== undefined) await expect(text(page, form.field)).not.toHaveValue("Setengah");
    if (form.file !== undefined) await expect(page.getByText(form.file.name)).toHaveCount(0);
    await page.getByRole("button", { name: "Urungkan", exact: true }).last().click();
    await expectFilled(page, form);
    await expect(page.getByText("Draf tersimpan", { exact: true })).toBeVisible();
    await page.reload();
    await open(page, form);
    await expectFilled(page, form);
  });
}
