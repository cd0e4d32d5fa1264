import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { portal } from "../../engine";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";
import { serveAssets } from "../../testing/serveAssets";

beforeEach(() => {
  openTestPortal({ role: "agent" });
  serveAssets();
});

async function openDialog() {
  const { user } = portalAt("/agent/all-tickets");
  const menu = await screen.findByRole("navigation", { name: "Menu utama" });
  await user.click(within(menu).getByRole("button", { name: "Canned Replies" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Canned Replies" })) };
}

const csv = (text: string) => new File([text], "balasan.csv", { type: "text/csv" });

test("a category groups replies, narrows the list and is suggested again", async () => {
  const { user, dialog } = await openDialog();
  expect(dialog.getByRole("list", { name: "Balasan tersimpan" })).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Ubah Masalah selesai" }));
  await user.type(dialog.getByRole("combobox", { name: "Kategori" }), "Penutup");
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  const groups = dialog.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  expect(groups).toEqual(["Penutup", "Tanpa kategori"]);
  await user.selectOptions(dialog.getByRole("combobox", { name: "Kategori" }), "Penutup");
  expect(dialog.getAllByRole("listitem")).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Tambah balasan" }));
  const field = dialog.getByRole<HTMLInputElement>("combobox", { name: "Kategori" });
  expect([...(field.list?.options ?? [])].map((option) => option.value)).toEqual(["Penutup"]);
});

test("a file of a reply is added, shown and removed", async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Ubah Masalah selesai" }));
  await user.upload(dialog.getByLabelText("Lampiran"), new File(["%PDF-1.7"], "panduan.pdf"));
  expect(await dialog.findByRole("list", { name: "Berkas terlampir" })).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  expect(await dialog.findByText("Lampiran: panduan.pdf")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Ubah Masalah selesai" }));
  const stored = within(dialog.getByRole("list", { name: "Lampiran tersimpan" }));
  await user.click(stored.getByRole("button"));
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(dialog.queryByText("Lampiran: panduan.pdf")).toBeNull());
});

test("an import shows what each row does and is undone at once", async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Impor CSV" }));
  const file =
    "Judul;Kategori;Isi\r\nSalam;Umum;Halo\r\nlaporan diterima;;Baru\r\n;Umum;Tanpa judul\r\n";
  await user.upload(await dialog.findByLabelText("Berkas CSV"), csv(file));
  const rows = await dialog.findByRole("list", { name: "Isi berkas" });
  expect(
    within(rows)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual([
    "BaruSalamBaris 2 · UmumHalo",
    expect.stringMatching(
      /^Menggantilaporan diterimaBaris 3JudulDihapus: Laporan Ditambahkan: laporan diterimaIsiDihapus: Yth.*Ditambahkan: Baru$/s,
    ),
    expect.stringMatching(/^Ditolak\(tanpa judul\)Baris 4 · UmumJudul /),
  ]);
  expect(dialog.getByText("1 baru, 1 mengganti yang ada, 0 sama, 1 ditolak")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Impor 2 balasan" }));
  expect(await dialog.findByText("Salam")).toBeDefined();
  const own = portal().readOnce("ownCommits");
  const seq = own.kind === "ok" ? own.value[0]?.seq : undefined;
  portal().dispatch({ history: { undo: { seq: seq ?? 0 } } });
  await waitFor(() => expect(dialog.queryByText("Salam")).toBeNull());
  expect(dialog.getByText("Laporan diterima")).toBeDefined();
});

test("a file that is no CSV of replies says why, and nothing is imported", async () => {
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole("button", { name: "Impor CSV" }));
  await user.upload(await dialog.findByLabelText("Berkas CSV"), csv("Nama,Teks\r\nA,B\r\n"));
  expect((await dialog.findByRole("alert")).textContent).toContain("Kolom Judul atau Isi");
  await user.upload(dialog.getByLabelText("Berkas CSV"), csv("Judul,Isi\r\n,B\r\n"));
  const button = await dialog.findByRole("button", { name: "Impor 0 balasan" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
});
