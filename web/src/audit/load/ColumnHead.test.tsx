import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { csv, lastToast, openDialog, read } from "../../testing/loadDialog";
import { openTestPortal } from "../../testing/portal";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

const field = (name: string) => screen.getByRole("textbox", { name });
const isInvalid = (name: string) => field(name).getAttribute("aria-invalid") === "true";

test("a heading that is taken or too long is reported beside it, and Simpan leads there", async () => {
  const { dialog, pick, press, type, onClose } = await openDialog();
  await pick(csv("Blok;Catatan\nA;x\nB;y\n"));
  await read();
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  await type("Nama kolom Catatan", "blok");
  const taken = 'Dua kolom bernama "blok". Beri salah satunya nama lain.';
  expect(dialog.getByText(taken)).toBeDefined();
  expect(isInvalid("Nama kolom Catatan")).toBe(true);
  expect(isInvalid("Nama kolom Blok")).toBe(false);
  await press("Simpan");
  expect(document.activeElement).toBe(field("Nama kolom Catatan"));
  expect(onClose).not.toHaveBeenCalled();

  await type("Nama kolom Catatan", "x".repeat(201));
  expect(dialog.queryByText(taken)).toBeNull();
  expect(isInvalid("Nama kolom Catatan")).toBe(true);
  expect(dialog.getByText(/201 karakter/)).toBeDefined();

  await type("Nama kolom Catatan", "Keterangan");
  expect(isInvalid("Nama kolom Catatan")).toBe(false);
  await press("Simpan");
  expect(lastToast()).toContain("disimpan: 2 baris.");
});

test("a column's words for 'no value' are typed at once and count its cells again", async () => {
  const { user, dialog, pick, press, type } = await openDialog();
  await pick(csv("Berat\n1,5\n0\n9999\ntdk\n2,5\n"));
  await read();
  await user.selectOptions(dialog.getByLabelText("Jenis kolom Berat"), "numberIndonesian");
  expect(dialog.getByText("1 sel tidak sesuai: baris 5 “tdk”")).toBeDefined();
  await press("Kolom Berat");
  await user.click(screen.getByRole("menuitem", { name: "Atur kata untuk sel kosong" }));
  const words = "Kata untuk sel kosong, dipisahkan titik koma, di kolom Berat";
  expect(document.activeElement).toBe(field(words));

  await type(words, "0, tdk");
  const joined = "“0, tdk” terbaca sebagai satu kata. Pisahkan dengan titik koma.";
  expect(dialog.getByText(joined)).toBeDefined();
  expect(dialog.getByText("1 sel tidak sesuai: baris 5 “tdk”")).toBeDefined();
  await type(words, "0; tdk");
  expect(dialog.queryByText(joined)).toBeNull();
  expect(dialog.queryByText(/sel tidak sesuai/)).toBeNull();
  // A missing cell shows its text, a number its decimals.
  expect(dialog.getByRole("cell", { name: "0" })).toBeDefined();
  expect(dialog.getByRole("cell", { name: "9.999,0" })).toBeDefined();
});
