import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { AssignedItemPage } from "../../areas/auditor/AssignedItemPage";
import type { Role } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";

/** PNBP of PT Bara Khatulistiwa, assigned to Hendra Kusuma. */
const PNBP = "ASSIGN_1763777711106";
/** A table that is assigned to an external auditor. */
const EXTERNAL = "ASSIGN_1763518474071";

function openItem(id: string, role: Role = "internal_auditor") {
  openTestPortal({ role });
  return renderAt(<AssignedItemPage />, `/auditor/detail/${id}`, "/auditor/detail/:id");
}

async function openTests() {
  const { user } = openItem(PNBP);
  await user.click(screen.getByRole("button", { name: "Uji data" }));
  const dialog = within(screen.getByRole("dialog"));
  const run = () => user.click(dialog.getByRole("button", { name: "Jalankan" }));
  const choose = (field: string, option: string) =>
    user.selectOptions(dialog.getByRole("combobox", { name: field }), option);
  return { user, dialog, run, choose };
}

test("a test shows its figures, its groups and the rows that it points at", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Kelengkapan: Duplikat");
  await run();
  expect(dialog.getByText(/Pilih paling sedikit satu kolom/)).toBeDefined();
  await user.click(dialog.getByRole("checkbox", { name: "Produk" }));
  expect(dialog.getByText(/Isian berubah sejak uji terakhir/)).toBeDefined();
  await run();
  expect(dialog.getByRole("status").textContent).toBe("Populasi: 24 baris. 24 baris ditunjuk");
  const rows = within(dialog.getByRole("table", { name: "Baris yang ditunjuk" }));
  expect(rows.getAllByRole("row")).toHaveLength(25);
});

test("an error stands beside its field, and what was typed stays", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Sampel: Sampel");
  const size = dialog.getByRole("textbox", { name: "Ukuran sampel" });
  await user.clear(size);
  await user.type(size, "99");
  await run();
  expect(size.getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByText(/Sampel 99 baris lebih besar/)).toBeDefined();
  await choose("Cara", "Satuan moneter");
  expect(dialog.getByRole("combobox", { name: "Kolom nilai" })).toBeDefined();
  expect(dialog.getByRole("textbox", { name: "Ukuran sampel" })).toHaveProperty("value", "99");
});

test("a step is kept, repeated, edited and deleted", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Kelengkapan: Nomor urut");
  await choose("Kolom nomor", "No. Pengapalan");
  await run();
  await user.click(dialog.getByRole("button", { name: "Simpan langkah" }));
  expect(dialog.getByText("Tujuan wajib diisi.")).toBeDefined();
  await user.type(dialog.getByRole("textbox", { name: "Tujuan" }), "Nomor lengkap");
  await user.type(dialog.getByRole("textbox", { name: "Simpulan" }), "Tidak ada yang hilang");
  await user.click(dialog.getByRole("button", { name: "Simpan langkah" }));
  await user.click(dialog.getAllByRole("button", { name: "Tutup" })[0] as HTMLElement);

  const step = within(screen.getByRole("article", { name: "Langkah 1" }));
  expect(step.getByText("Nomor urut: No. Pengapalan")).toBeDefined();
  expect(step.getByText("Tidak ada yang hilang")).toBeDefined();
  await user.click(step.getByRole("button", { name: "Ulangi" }));
  expect(step.getByText("Hasilnya sama.")).toBeDefined();

  await user.click(step.getByRole("button", { name: "Ubah" }));
  const edit = within(screen.getByRole("dialog", { name: "Ubah langkah 1" }));
  const purpose = edit.getByRole("textbox", { name: "Tujuan" });
  await user.clear(purpose);
  await user.click(edit.getByRole("button", { name: "Simpan" }));
  expect(edit.getByText("Tujuan wajib diisi.")).toBeDefined();
  await user.type(purpose, "Deret pengapalan");
  await user.click(edit.getByRole("button", { name: "Simpan" }));
  expect(step.getByText("Deret pengapalan")).toBeDefined();

  await user.click(step.getByRole("button", { name: "Hapus" }));
  expect(screen.getByText("Belum ada langkah")).toBeDefined();
});

test("an external auditor has no tests and no working paper", () => {
  openItem(EXTERNAL, "external_auditor");
  expect(screen.queryByRole("button", { name: "Uji data" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Kertas kerja" })).toBeNull();
});
