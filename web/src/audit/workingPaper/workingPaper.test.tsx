import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { AssignedItemPage } from "../../areas/auditor/AssignedItemPage";
import { type Command, dispatch, type Role, readView } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { GroupsTable } from "./GroupsTable";

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
  expect(dialog.getAllByRole("status")[0]?.textContent).toBe(
    "Populasi: 24 baris. 24 baris ditunjuk",
  );
  const rows = within(dialog.getByRole("table", { name: "Baris yang ditunjuk: PNBP" }));
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

  const result = () => step.getByText("Hasil lengkap").closest("details");
  expect(result()?.open).toBe(false);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(result()?.open).toBe(true);
  act(() => void dispatchEvent(new Event("afterprint")));
  expect(result()?.open).toBe(false);

  await user.click(step.getByRole("button", { name: "Ubah" }));
  const edit = within(screen.getByRole("dialog", { name: "Ubah langkah 1" }));
  const purpose = edit.getByRole("textbox", { name: "Tujuan" });
  await user.clear(purpose);
  await user.click(edit.getByRole("button", { name: "Simpan" }));
  expect(edit.getByText("Tujuan wajib diisi.")).toBeDefined();
  expect(document.activeElement).toBe(purpose);
  await user.type(purpose, "Deret pengapalan");
  await user.click(edit.getByRole("button", { name: "Simpan" }));
  expect(step.getByText("Deret pengapalan")).toBeDefined();

  await user.click(step.getByRole("button", { name: "Hapus" }));
  expect(screen.getByText("Belum ada langkah")).toBeDefined();
  const paper = screen.getByRole("group", { name: "Kertas kerja" });
  await waitFor(() => expect(document.activeElement).toBe(paper));
});

/** Keeps a step with this purpose from the open result. */
async function keep({ user, dialog }: Awaited<ReturnType<typeof openTests>>, purpose: string) {
  await user.type(dialog.getByRole("textbox", { name: "Tujuan" }), purpose);
  await user.click(dialog.getByRole("button", { name: "Simpan langkah" }));
}

async function openKept() {
  const opened = await openTests();
  const { user, dialog, run, choose } = opened;
  await choose("Jenis uji", "Kelengkapan: Nomor urut");
  await run();
  await keep(opened, "Satu");
  await keep(opened, "Dua");
  await user.click(dialog.getAllByRole("button", { name: "Tutup" })[0] as HTMLElement);
  const step = (number: number) =>
    within(screen.getByRole("article", { name: `Langkah ${number}` }));
  return { user, step };
}

/** Sends a command as another tab of the same auditor would. */
function sendElsewhere(command: Command) {
  act(() => {
    expect(dispatch(command).kind).toBe("ok");
  });
}

const idOf = (place: number) => {
  const paper = readView("workingPaper", PNBP);
  const id = paper.kind === "ok" ? paper.value.steps[place]?.id : undefined;
  if (id === undefined) throw new Error(`no step ${place}`);
  return id;
};

test("after a step is deleted, the focus is on the step that takes its place", async () => {
  const { user, step } = await openKept();
  await user.click(step(1).getByRole("button", { name: "Hapus" }));
  expect(step(1).getByText("Dua")).toBeDefined();
  const next = step(1).getByRole("button", { name: "Ulangi" });
  await waitFor(() => expect(document.activeElement).toBe(next));
});

test("a step that was edited elsewhere shows both texts before it is saved", async () => {
  const { user, step } = await openKept();
  await user.click(step(1).getByRole("button", { name: "Ubah" }));
  const edit = within(screen.getByRole("dialog", { name: "Ubah langkah 1" }));
  await user.type(edit.getByRole("textbox", { name: "Simpulan" }), "Dari sini");
  sendElsewhere({
    workingPaper: { edit: { step: idOf(0), purpose: "Satu", conclusion: "Dari sana" } },
  });
  expect(edit.getAllByText(/Simpulan baru saja diubah menjadi “Dari sana”/)).not.toEqual([]);
  expect(edit.getByRole("textbox", { name: "Simpulan" })).toHaveProperty("value", "Dari sini");
});

test("a step that is deleted elsewhere while it is edited keeps the typed text", async () => {
  const { user, step } = await openKept();
  await user.click(step(1).getByRole("button", { name: "Ubah" }));
  const edit = within(screen.getByRole("dialog", { name: "Ubah langkah 1" }));
  const conclusion = edit.getByRole("textbox", { name: "Simpulan" });
  await user.type(conclusion, "Hampir selesai");
  sendElsewhere({ workingPaper: { delete: { step: idOf(0) } } });
  expect(edit.getAllByText(/Langkah ini sudah dihapus/)).not.toEqual([]);
  expect(conclusion).toHaveProperty("value", "Hampir selesai");
  expect(document.activeElement).toBe(conclusion);
});

test("what was typed about a step is still there after closing its dialog", async () => {
  const { user, step } = await openKept();
  await user.click(step(1).getByRole("button", { name: "Ubah" }));
  await user.type(screen.getByRole("textbox", { name: "Simpulan" }), "Setengah");
  await user.keyboard("{Escape}");
  await user.click(step(1).getByRole("button", { name: "Ubah" }));
  expect(screen.getByRole("textbox", { name: "Simpulan" })).toHaveProperty("value", "Setengah");
  expect(screen.getByText("Draf dipulihkan")).toBeDefined();
});

test("the choice of the kind keeps the focus when it leads to the chain and back", async () => {
  const { dialog, choose } = await openTests();
  const kind = () => dialog.getByRole("combobox", { name: "Jenis uji" });
  kind().focus();
  await choose("Jenis uji", "Rekonsiliasi: Rantai RKAB sampai PNBP");
  expect(document.activeElement).toBe(kind());
  await choose("Jenis uji", "Rekonsiliasi: Dua data");
  expect(document.activeElement).toBe(kind());
});

test("paper has all rows of a sample", async () => {
  const opened = await openTests();
  const { user, dialog, run, choose } = opened;
  await choose("Jenis uji", "Sampel: Sampel");
  await run();
  await keep(opened, "Berita acara ada");
  await user.click(dialog.getAllByRole("button", { name: "Tutup" })[0] as HTMLElement);
  const step = within(screen.getByRole("article", { name: "Langkah 1" }));
  const rows = () => within(step.getByRole("list", { name: "Baris sampel" })).getAllByRole("form");
  const print = () => {
    act(() => void dispatchEvent(new Event("beforeprint")));
    expect(rows()).toHaveLength(24);
    act(() => void dispatchEvent(new Event("afterprint")));
  };
  print();
  await user.click(step.getByRole("button", { name: "Butir sampel: 0 dari 24 diperiksa" }));
  expect(rows()).toHaveLength(20);
  print();
  expect(rows()).toHaveLength(20);
});

test("an external auditor has no tests and no working paper", () => {
  openItem(EXTERNAL, "external_auditor");
  expect(screen.queryByRole("button", { name: "Uji data" })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Kertas kerja" })).toBeNull();
});

test("the chain shows what does not match, and a link opens its test with the rows of each line", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Rekonsiliasi: Rantai RKAB sampai PNBP");
  await run();
  expect(dialog.getAllByRole("status")[0]?.textContent).toMatch(/rekonsiliasi selesai/);
  await user.click(dialog.getByRole("button", { name: "Buka Produksi → Blending" }));
  expect(document.activeElement?.contains(dialog.getByRole("region", { name: "Hasil" }))).toBe(
    true,
  );
  expect(document.activeElement?.getAttribute("role")).not.toBe("dialog");
  const groups = within(dialog.getByRole("table", { name: "Kelompok hasil uji" }));
  await user.click(groups.getAllByRole("button", { name: "Lihat baris" })[0] as HTMLElement);
  const line = within(dialog.getByRole("region", { name: "Baris untuk Triwulan II 2025, 012" }));
  expect(
    within(line.getByRole("table", { name: "Produksi: 3 baris" })).getAllByRole("row"),
  ).toHaveLength(4);
  expect(line.getByRole("table", { name: "Pembanding, Blending: 2 baris" })).toBeDefined();
});

test("a reconciliation begins with the columns of the same name, and lines are added and removed", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Rekonsiliasi: Dua data");
  await choose("Pembanding", "Penjualan");
  const keys = () => within(dialog.getByRole("group", { name: "Kunci" }));
  expect(keys().getAllByRole("combobox", { name: "Kolom data" })).toHaveLength(2);
  await user.click(keys().getByRole("button", { name: "Hapus Kunci 2" }));
  expect(keys().getByRole("button", { name: "Hapus Kunci 1" })).toBe(document.activeElement);
  await user.click(keys().getByRole("button", { name: "Hapus Kunci 1" }));
  expect(keys().getByRole("button", { name: "Tambah kunci" })).toBe(document.activeElement);
  await run();
  expect(keys().getByText(/Kolom belum dipilih/)).toBeDefined();
  await user.click(keys().getByRole("button", { name: "Tambah kunci" }));
  const column = keys().getByRole("combobox", { name: "Kolom data" });
  expect(column).toBe(document.activeElement);
  await choose("Kolom data", "No. Pengapalan");
  await choose("Kolom pembanding", "No. Pengapalan");
  await run();
  expect(dialog.getAllByRole("status")[0]?.textContent).toMatch(
    /PNBP: 24 baris · Penjualan: 24 baris/,
  );
});

test("what was typed about a test is still there after another test, and after closing", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Kelengkapan: Nomor urut");
  await choose("Kolom nomor", "No. Pengapalan");
  await run();
  await user.type(dialog.getByRole("textbox", { name: "Tujuan" }), "Nomor lengkap");
  await choose("Jenis uji", "Kewajaran: Tanda angka");
  await run();
  expect(dialog.getByRole("textbox", { name: "Tujuan" })).toHaveProperty("value", "Nomor lengkap");
  await user.click(dialog.getAllByRole("button", { name: "Tutup" })[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: "Uji data" }));
  const again = within(screen.getByRole("dialog"));
  await user.selectOptions(
    again.getByRole("combobox", { name: "Jenis uji" }),
    "Kelengkapan: Nomor urut",
  );
  expect(again.getByRole("combobox", { name: "Kolom nomor" })).toHaveProperty(
    "value",
    "No. Pengapalan",
  );
});

test("a computed column is offered to the test, and an error of its formula stands beside its character", async () => {
  const { user, dialog, run, choose } = await openTests();
  await user.click(dialog.getByRole("button", { name: "Tambah kolom hitungan" }));
  await user.type(dialog.getByRole("textbox", { name: "Nama dan satuan" }), "Setengah (ton)");
  const formula = () => dialog.getByRole("textbox", { name: "Rumus" });
  await user.type(formula(), "2 * ");
  expect(dialog.queryByText(/^Karakter/)).toBeNull();
  await user.tab();
  expect(formula().getAttribute("aria-invalid")).toBe("true");
  expect(dialog.getByText(/^Karakter 4: /)).toBeDefined();
  await choose("Sisipkan kolom", "Volume (ton)");
  expect(formula()).toHaveProperty("value", "2 * [Volume (ton)]");
  await choose("Kolom", "Setengah (ton)");
  await run();
  expect(dialog.getAllByRole("status")[0]?.textContent).toMatch(/Populasi: 24 baris/);
});

test("the size of a sample follows from the confidence", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Sampel: Sampel");
  await choose("Ukuran", "Dihitung dari keyakinan");
  expect(dialog.queryByRole("textbox", { name: "Ukuran sampel" })).toBeNull();
  const tolerable = dialog.getByRole("textbox", {
    name: "Penyimpangan atau salah saji yang dapat diterima (%)",
  });
  await user.clear(tolerable);
  await user.type(tolerable, "1");
  await run();
  const expected = dialog.getByRole("textbox", {
    name: "Penyimpangan atau salah saji yang diharapkan (%)",
  });
  expect(expected.getAttribute("aria-invalid")).toBe("true");
  await user.clear(tolerable);
  await user.type(tolerable, "20");
  await run();
  expect(dialog.getByText("Penyimpangan yang boleh ditemukan")).toBeDefined();
});

test("results of a sample are recorded row by row and projected", async () => {
  const { user, dialog, run, choose } = await openTests();
  await choose("Jenis uji", "Sampel: Sampel");
  await choose("Cara", "Satuan moneter");
  const size = dialog.getByRole("textbox", { name: "Ukuran sampel" });
  await user.clear(size);
  await user.type(size, "2");
  await run();
  await user.type(dialog.getByRole("textbox", { name: "Tujuan" }), "Nilai benar");
  await user.click(dialog.getByRole("button", { name: "Simpan langkah" }));
  await user.click(dialog.getAllByRole("button", { name: "Tutup" })[0] as HTMLElement);

  const step = within(screen.getByRole("article", { name: "Langkah 1" }));
  await user.click(step.getByRole("button", { name: "Butir sampel: 0 dari 2 diperiksa" }));
  const [first, second] = step.getAllByRole("form");
  if (first === undefined || second === undefined) throw new Error("two rows");
  const amount = within(first).getByRole("textbox", { name: "Nilai hasil audit" });
  await user.type(amount, "banyak{Enter}");
  expect(amount.getAttribute("aria-invalid")).toBe("true");
  expect(within(first).getByText(/bukan angka mulai dari 0/)).toBeDefined();
  await user.clear(amount);
  await user.type(amount, "1.000,50{Enter}");
  expect(amount).toHaveProperty("value", "1.000,5");
  expect(document.activeElement).toBe(amount);
  expect(step.getByText(/Baru 1 dari 2 butir diperiksa/)).toBeDefined();
  await user.type(within(second).getByRole("textbox", { name: "Nilai hasil audit" }), "0");
  await user.type(within(second).getByRole("textbox", { name: "Catatan" }), "Fiktif");
  await user.click(within(second).getByRole("button", { name: "Catat" }));
  expect(step.getByRole("button", { name: "Butir sampel: 2 dari 2 diperiksa" })).toBeDefined();
  expect(step.getByText("Lebih saji diproyeksikan")).toBeDefined();
  expect(step.getByText("Fiktif")).toBeDefined();
});

test("long results come in parts, and the focus stays when the last part is shown", async () => {
  const groups = {
    headings: [{ text: "Nomor", isNumber: false }],
    lines: Array.from({ length: 150 }, (_, place) => ({ texts: [`${place}`], row: undefined })),
    bars: undefined,
  };
  const user = userEvent.setup();
  render(<GroupsTable groups={groups} />);
  const rows = () => screen.getAllByRole("row").length - 1;
  expect(rows()).toBe(100);
  act(() => void dispatchEvent(new Event("beforeprint")));
  expect(rows()).toBe(150);
  act(() => void dispatchEvent(new Event("afterprint")));
  await user.click(screen.getByRole("button", { name: "Tampilkan 50 baris lagi" }));
  expect(rows()).toBe(150);
  expect(document.activeElement).toBe(screen.getByRole("table").closest("[tabindex='-1']"));
});
