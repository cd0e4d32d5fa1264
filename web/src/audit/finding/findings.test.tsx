import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignedItemPage } from "../../areas/auditor/AssignedItemPage";
import type { Role } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";

/** PNBP of PT Bara Khatulistiwa, assigned to Hendra Kusuma. */
const PNBP = "ASSIGN_1763777711106";
/** A document of the same company, under way at Hendra Kusuma. */
const LICENCE = "ASSIGN_1763432061726";
/** A table that is assigned to an external auditor. */
const EXTERNAL = "ASSIGN_1763518474071";

function openItem(id: string, role: Role = "internal_auditor") {
  openTestPortal({ role });
  return renderAt(<AssignedItemPage />, `/auditor/detail/${id}`, "/auditor/detail/:id");
}

const dialogNamed = (name: string) => within(screen.getByRole("dialog", { name }));
const finding = (number: number) =>
  within(screen.getByRole("article", { name: `Temuan ${number}` }));

test("a finding is written, says what it lacks, is edited and deleted", async () => {
  const { user } = openItem(PNBP);
  await user.click(screen.getByRole("button", { name: "Tulis temuan" }));
  const editor = dialogNamed("Tulis temuan");
  await user.click(editor.getByRole("button", { name: "Simpan" }));
  expect(editor.getByText("Judul wajib diisi.")).toBeDefined();
  await user.type(editor.getByRole("textbox", { name: "Judul" }), "Tarif PNBP terlalu rendah");
  const amount = editor.getByRole("textbox", { name: "Nilai (Rp)" });
  await user.type(amount, "10 - 20");
  expect(editor.getByText(/di bawah nol/)).toBeDefined();
  await user.clear(amount);
  await user.type(amount, "4.348.889.674,56 - 3.662.222.883,84");
  expect(editor.getByText("Nilai temuan: Rp686.666.790,72")).toBeDefined();
  await user.type(editor.getByRole("textbox", { name: "Rekomendasi 1" }), "Tagih kekurangannya.");
  await user.click(editor.getByRole("button", { name: "Simpan" }));

  expect(finding(1).getByText("Belum memuat Kondisi, Kriteria, Bukti.")).toBeDefined();
  expect(finding(1).getByText("Rp686.666.790,72")).toBeDefined();
  await user.click(finding(1).getByRole("button", { name: "Ubah" }));
  const edit = dialogNamed("Ubah temuan");
  await user.type(edit.getByRole("textbox", { name: "Kondisi" }), "PK-010 memakai tarif 8%.");
  await user.selectOptions(edit.getByRole("combobox", { name: "Tingkat" }), "Tinggi");
  await user.click(edit.getByRole("button", { name: "Simpan" }));
  expect(finding(1).getByText("PK-010 memakai tarif 8%.")).toBeDefined();
  expect(finding(1).getByText("Tinggi")).toBeDefined();
  await user.click(finding(1).getByRole("button", { name: "Hapus" }));
  expect(screen.getByText("Belum ada temuan")).toBeDefined();
});

test("a typed finding is kept as a draft when its dialog is closed", async () => {
  const { user } = openItem(PNBP);
  await user.click(screen.getByRole("button", { name: "Tulis temuan" }));
  await user.type(dialogNamed("Tulis temuan").getByRole("textbox", { name: "Judul" }), "Setengah");
  await user.click(dialogNamed("Tulis temuan").getByRole("button", { name: "Batal" }));
  await user.click(screen.getByRole("button", { name: "Tulis temuan" }));
  const title = dialogNamed("Tulis temuan").getByRole("textbox", { name: "Judul" });
  expect(title).toHaveProperty("value", "Setengah");
});

test("chosen rows begin a finding and keep what they showed", async () => {
  const { user } = openItem(PNBP);
  const grid = within(screen.getAllByRole("table")[0] as HTMLElement);
  await user.click(grid.getAllByRole("row")[1] as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Sematkan 1 baris" }));
  const pin = dialogNamed("Sematkan ke temuan");
  await user.click(pin.getByRole("button", { name: "Sematkan" }));
  expect(pin.getByText("Judul wajib diisi.")).toBeDefined();
  await user.type(pin.getByRole("textbox", { name: "Judul temuan" }), "Dari baris");
  await user.click(pin.getByRole("checkbox", { name: "No. Pengapalan" }));
  await user.click(pin.getByRole("button", { name: "Sematkan" }));
  const piece = within(finding(1).getByRole("article", { name: /^Sel data: PNBP/ }));
  expect(piece.getByText("Masih sama seperti saat disematkan")).toBeDefined();
  const shown = within(piece.getByRole("table", { hidden: true }));
  expect(shown.getAllByRole("columnheader", { hidden: true })).toHaveLength(2);
  await user.click(piece.getByRole("button", { name: "Ubah keterangan" }));
  const caption = dialogNamed("Ubah keterangan");
  await user.type(caption.getByRole("textbox", { name: "Keterangan bukti" }), "Pengapalan pertama");
  await user.click(caption.getByRole("button", { name: "Simpan" }));
  expect(piece.getByText("Pengapalan pertama")).toBeDefined();
  await user.click(piece.getByRole("button", { name: "Lepas" }));
  expect(finding(1).getByText("Belum ada bukti.")).toBeDefined();
});

test("a section and a file become evidence, and a wrong quotation is told beside its field", async () => {
  const { user } = openItem(LICENCE);
  await user.click(screen.getByRole("button", { name: "Sematkan ke temuan" }));
  const pin = dialogNamed("Sematkan ke temuan");
  await user.type(pin.getByRole("textbox", { name: "Judul temuan" }), "Batas wilayah");
  await user.type(pin.getByRole("textbox", { name: "Kutipan" }), "kata yang tidak ada");
  await user.click(pin.getByRole("button", { name: "Sematkan" }));
  expect(pin.getByText(/tidak ada di bagian itu/)).toBeDefined();
  await user.clear(pin.getByRole("textbox", { name: "Kutipan" }));
  await user.click(pin.getByRole("button", { name: "Sematkan" }));
  expect(finding(1).getByRole("article", { name: /^Bagian dokumen:/ })).toBeDefined();

  await user.click(finding(1).getByRole("button", { name: "Tambah berkas" }));
  const files = dialogNamed("Sematkan ke temuan");
  await user.click(files.getByRole("button", { name: "Sematkan" }));
  expect(files.getByText("Bukti wajib diisi.")).toBeDefined();
  const file = new File(["%PDF-1.7 isi"], "berita acara.pdf");
  await user.upload(files.getByLabelText(/Berkas bukti/), file);
  expect(await files.findByText("berita acara.pdf")).toBeDefined();
  await user.click(files.getByRole("button", { name: "Sematkan" }));
  const kept = await finding(1).findByRole("article", { name: "Berkas: berita acara.pdf" });
  // SHA-256 of these bytes.
  expect(within(kept).getByText(/^[0-9a-f]{64}$/)).toBeDefined();
});

test("an external auditor has no findings to write", () => {
  openItem(EXTERNAL, "external_auditor");
  expect(screen.queryByRole("heading", { name: "Temuan" })).toBeNull();
  expect(screen.queryByRole("button", { name: /Sematkan/ })).toBeNull();
});
