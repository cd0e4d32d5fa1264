import { readFileSync } from "node:fs";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { bytesOf, portal, readView } from "../../engine";
import { csv, lastToast, openDialog, read } from "../../testing/loadDialog";
import { openTestPortal } from "../../testing/portal";
import { serveAssets } from "../../testing/serveAssets";
import { PortalCore } from "../../wasm/pkg/portal_core";

const datasets = () => {
  const answer = readView("cmsDashboard");
  return answer.kind === "ok" ? answer.value.datasets.value : undefined;
};

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

test("a CSV file is previewed, placed and stored, and the screen below updates", async () => {
  const { dialog, onClose, pick, press, type } = await openDialog();
  const before = datasets();
  await pick(csv("Kode;Berat\n007;1.234,5\n008;900,0\n"));
  expect((await read()).textContent).toContain("2 baris · 2 kolom");
  expect(dialog.getByText("UTF-8 · pemisah titik koma")).toBeDefined();
  expect(dialog.getByRole("cell", { name: "007" })).toBeDefined();
  expect(dialog.getByRole("button", { name: "Simpan" }).getAttribute("aria-disabled")).toBe("true");
  expect(datasets()).toBe(before);

  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  await press("Simpan");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(lastToast()).toBe("Data “Uji coba - PT Baru” disimpan: 2 baris.");
  const query = { tahapan: "Penjualan", badanUsaha: "PT Baru", kegiatan: "Uji coba" };
  expect(readView("cascade", query)).toMatchObject({
    value: { dataset: { records: 2, fileName: "data.csv" } },
  });
});

test("a file with problems names their lines, stores nothing and keeps the typed text", async () => {
  const { dialog, pick, press, type } = await openDialog();
  await pick(csv("a,b\n1,2\n"));
  await read();
  await type("Badan Usaha", "PT Baru");
  await press("Ganti berkas");
  const before = datasets();
  await pick(csv("a,b,c\n1,2,3\n1,2\n1,2,3,4\n", "rusak.csv"));
  expect((await dialog.findByRole("alert")).textContent).toContain("Baris 3: 2 sel, seharusnya 3.");
  expect(dialog.getByText("Baris 4: 4 sel, seharusnya 3.")).toBeDefined();
  expect(datasets()).toBe(before);

  await pick(csv("a,b\n1,2\n"));
  await read();
  expect(dialog.getByLabelText("Badan Usaha")).toHaveProperty("value", "PT Baru");
});

test("ambiguous numbers require an answer, for all columns or for each", async () => {
  const { user, dialog, pick, press, type } = await openDialog();
  await pick(csv("Berat;Kadar\n1.500;2.250\n"));
  await read();
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  expect(dialog.getByRole("button", { name: "Simpan" }).getAttribute("aria-disabled")).toBe("true");
  expect(dialog.getByText(/“1.500” berarti 1.500 bila/)).toBeDefined();

  await user.selectOptions(dialog.getByLabelText("Jenis kolom Kadar"), "Angka (1,234.56)");
  await press("Angka (1.234,56)");
  expect(dialog.getByLabelText("Jenis kolom Berat")).toHaveProperty("value", "numberIndonesian");
  expect(dialog.getByLabelText("Jenis kolom Kadar")).toHaveProperty("value", "numberEnglish");
  await press("Simpan");
  expect(lastToast()).toContain("disimpan: 1 baris.");
});

test("a messy file is repaired in words, and each decision of the reader can be changed", async () => {
  const { user, dialog, pick, press, type } = await openDialog();
  const rows = ["1/2/2026;Rp 1.000;a", "10/2/2026;Rp 2.500;b", ";;", "Total;Rp 3.500;"];
  await pick(csv(["Laporan;;", "Tanggal;Nilai;Nilai", ...rows].join("\n")));
  await read();
  const repairs = within(dialog.getByRole("region", { name: "Yang disesuaikan" }));
  const told = repairs.getAllByRole("listitem").map((item) => item.textContent);
  expect(told).toEqual([
    "Dilewati di atas judul kolom: baris 1 “Laporan”.",
    "Judul kolom 3 “Nilai” sudah dipakai; menjadi “Nilai (2)”.",
    "1 baris kosong diabaikan.",
    "Baris total tidak ikut disimpan, agar tidak terhitung dua kali: baris 6 “Total · Rp 3.500”. Ubah di Struktur berkas bila perlu.",
  ]);
  expect(dialog.getByRole("cell", { name: "10 Februari 2026" })).toBeDefined();
  expect(dialog.getByRole("cell", { name: "Rp2.500" })).toBeDefined();
  await press("Tanggal (bulan/hari)");
  expect(dialog.getByRole("cell", { name: "2 Oktober 2026" })).toBeDefined();

  await user.click(dialog.getByText("Struktur berkas"));
  await user.click(dialog.getByLabelText("Ikutkan baris total di akhir"));
  expect(await dialog.findByRole("cell", { name: "Rp3.500" })).toBeDefined();
  expect(dialog.getByText("1 sel tidak sesuai: baris 6 “Total”")).toBeDefined();
  await user.click(dialog.getByLabelText("Ikutkan baris total di akhir"));
  await waitFor(() => expect(dialog.queryByRole("cell", { name: "Rp3.500" })).toBeNull());

  await type("Nama kolom Nilai (2)", "Catatan");
  await press("Kolom Catatan");
  await user.click(screen.getByRole("menuitem", { name: "Geser ke kiri" }));
  await press("Kolom Tanggal");
  await user.click(screen.getByRole("menuitem", { name: "Jangan sertakan" }));
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  await press("Simpan");
  await waitFor(() => expect(lastToast()).toContain("disimpan: 2 baris."));
  const query = { tahapan: "Penjualan", badanUsaha: "PT Baru", kegiatan: "Uji coba" };
  const found = readView("cascade", query);
  const id = found.kind === "ok" ? found.value.dataset?.id : undefined;
  const shown = readView("tableRows", {
    subject: { data: id ?? "" },
    ...{ search: "", filters: "", sort: undefined, direction: "asc", first: 0, count: 10 },
  });
  expect(shown).toMatchObject({
    value: {
      columns: [{ header: "Catatan" }, { header: "Nilai" }],
      rows: [
        ["a", "Rp1.000"],
        ["b", "Rp2.500"],
      ],
    },
  });
});

test("a text with one bad byte is kept, and a notice names its line", async () => {
  const { dialog, pick } = await openDialog();
  const path = `${process.cwd()}/../core/tests/fixtures/files/one-bad-byte.txt`;
  await pick(new File([readFileSync(path)], "one-bad-byte.txt"));
  const told = "Baris 1: ada karakter yang rusak; ditampilkan sebagai \uFFFD.";
  expect(await dialog.findByText(told)).toBeDefined();
  expect(dialog.getByText("Caf\u00e9 \u2013 \u03c0 \uFFFD selesai")).toBeDefined();
});

test("several files go one after the other, into the same stage and company", async () => {
  const { dialog, onClose, user, press, type } = await openDialog();
  const files = ["satu", "dua", "tiga"].map((name) => csv(`a\n${name}\n`, `${name}.csv`));
  await user.upload(await screen.findByLabelText("Berkas"), files);
  expect((await read()).textContent).toContain("satu.csv");
  expect(dialog.getByText("2 berkas menunggu giliran: dua.csv, tiga.csv.")).toBeDefined();
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Satu");
  await press("Simpan");
  await waitFor(async () => expect((await read()).textContent).toContain("dua.csv"));
  expect(onClose).not.toHaveBeenCalled();
  await press("Lewati berkas ini");
  await waitFor(async () => expect((await read()).textContent).toContain("tiga.csv"));
  expect(dialog.getByLabelText("Badan Usaha")).toHaveProperty("value", "PT Baru");
  await type("Kegiatan", "Tiga");
  await press("Simpan");
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(lastToast()).toBe("Data “Tiga - PT Baru” disimpan: 1 baris.");
});

test("a file that another delimiter would fit can be read with it", async () => {
  const { user, dialog, pick } = await openDialog();
  await pick(csv("a,b,c\n1,2,3\n4;5;6\n7,8,9\n"));
  expect((await dialog.findByRole("alert")).textContent).toContain("Baris 3: 1 sel");
  await user.click(dialog.getByText("Struktur berkas"));
  await user.selectOptions(dialog.getByLabelText("Pemisah kolom"), "lainnya");
  await user.type(dialog.getByLabelText("Tanda pemisah"), ":");
  expect((await read()).textContent).toContain("3 baris · 1 kolom");
});

test("replacing an existing dataset requires consent", async () => {
  const first = await openDialog();
  await first.pick(csv("a\n1\n"));
  await read();
  await first.type("Badan Usaha", "PT Baru");
  await first.type("Kegiatan", "Uji coba");
  await first.press("Simpan");
  await first.pick(csv("a\n2\n3\n"));
  await read();
  await first.type("Badan Usaha", "PT Baru");
  await first.type("Kegiatan", "Uji coba");
  await first.press("Simpan");
  expect(first.onClose).toHaveBeenCalledTimes(1);
  expect(first.dialog.getByLabelText("Kegiatan").getAttribute("aria-invalid")).toBe("true");

  await first.user.click(screen.getByRole("radio", { name: "Ganti data yang ada" }));
  await first.press("Simpan");
  expect(first.onClose).toHaveBeenCalledTimes(2);
  expect(lastToast()).toBe("Data “Uji coba - PT Baru” kini versi 2: 2 baris.");
});

test("the button shows the busy state before storing, and a second press stores nothing more", async () => {
  const { onClose, pick, type } = await openDialog();
  await pick(csv("a\n1\n"));
  await read();
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  const button = screen.getByRole("button", { name: "Simpan" });
  fireEvent.click(button);
  expect(onClose).not.toHaveBeenCalled();
  expect(button.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(button);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(button.getAttribute("aria-busy")).toBeNull());
  expect(lastToast()).toContain("disimpan: 1 baris.");
});

test("a text document is stored with its sections and its bytes", async () => {
  const { dialog, pick, press, type } = await openDialog();
  await pick(new File(["# Hasil\nSemua baik.\n"], "laporan.txt"));
  await read();
  expect(dialog.getByRole("heading", { name: "Hasil" })).toBeDefined();
  expect(dialog.queryByLabelText("Kegiatan")).toBeNull();
  await type("Badan Usaha", "PT Baru");
  await press("Simpan");
  expect(lastToast()).toBe("Dokumen “laporan.txt” disimpan.");
  const shelf = readView("documentShelf", {
    tahapan: "Penjualan",
    badanUsaha: "PT Baru",
    format: undefined,
    search: undefined,
    from: undefined,
    until: undefined,
  });
  const document = shelf.kind === "ok" ? shelf.value.documents[0] : undefined;
  expect(document?.name).toBe("laporan.txt");
  expect(await (await bytesOf(document?.id ?? ""))?.text()).toBe("# Hasil\nSemua baik.\n");
});

test.each([
  [
    new File(["halo"], "surat.docx"),
    "File surat.docx tidak didukung. Ini berkas teks. Ubah ekstensinya menjadi .txt, lalu pilih lagi.",
  ],
  [new File(["PK\u0003\u0004 bukan"], "surat.docx"), "bukan dokumen Word (DOCX) yang dapat dibaca"],
  [new File(["x"], "data.xlsx"), "Hanya ada judul kolom; tidak ada baris data di bawahnya."],
  [new File(["x"], "data.dbf"), "Untuk data tabel, pilih berkas Excel, ODS, CSV, atau TSV."],
  [new File([], "kosong.txt"), "File kosong.txt kosong."],
])("a file that is no document is refused: %#", async (file, text) => {
  const { dialog, pick } = await openDialog();
  serveAssets();
  await pick(file);
  expect((await dialog.findByRole("alert")).textContent).toContain(text);
});

test("a chosen file is restored after closing, and its rows are freed meanwhile", async () => {
  const { unmount, pick, type } = await openDialog();
  const back = vi.spyOn(PortalCore.prototype, "unshelve");
  await pick(csv("Berat;Kadar\n1.500;2.250\n"));
  await read();
  await type("Badan Usaha", "PT Baru");
  unmount();
  expect(back).toHaveBeenCalledTimes(1);

  const { dialog } = await openDialog();
  expect((await read()).textContent).toContain("data.csv");
  expect(dialog.getByLabelText("Badan Usaha")).toHaveProperty("value", "PT Baru");
  expect(dialog.getByText("Draf dipulihkan")).toBeDefined();
});

test("a table whose file has changed is not stored without its bytes", async () => {
  const { dialog, onClose, pick, press, type } = await openDialog();
  const file = csv("a\n1\n2\n");
  await pick(file);
  await read();
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  const before = datasets();
  const changed = new DOMException("changed", "NotReadableError");
  const stream = () => new ReadableStream({ start: (controller) => controller.error(changed) });
  Object.assign(file, { stream });
  await press("Simpan");
  const alert = (await dialog.findByRole("alert")).textContent;
  expect(alert).toContain("data.csv tidak dapat diunggah");
  expect(alert).toContain("mungkin sudah diubah, dipindahkan, atau dihapus.");
  expect([datasets(), onClose.mock.calls]).toEqual([before, []]);

  await pick(csv("a\n1\n2\n"));
  await read();
  expect(dialog.getByLabelText("Kegiatan")).toHaveProperty("value", "Uji coba");
  await press("Simpan");
  expect(lastToast()).toContain("disimpan: 2 baris.");
});

test("closing the dialog while the bytes are copied stores nothing", async () => {
  const { unmount, pick, type, user } = await openDialog();
  const file = csv("a\n1\n");
  await pick(file);
  await read();
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  const copying: ReadableStreamDefaultController[] = [];
  const stream = () => new ReadableStream({ start: (held) => void copying.push(held) });
  Object.assign(file, { stream });
  await user.click(screen.getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(copying).toHaveLength(1));
  const dispatched = vi.spyOn(portal(), "dispatch");
  unmount();
  copying[0]?.enqueue(new TextEncoder().encode("a\n1\n"));
  copying[0]?.close();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(dispatched).not.toHaveBeenCalled();
});

test("a restart of the core reads the file again", async () => {
  const { onClose, pick, press, type } = await openDialog();
  await pick(csv("a\n1\n"));
  await read();
  await type("Badan Usaha", "PT Baru");
  await type("Kegiatan", "Uji coba");
  portal().attempt(() => {
    throw new WebAssembly.RuntimeError("unreachable");
  });
  await press("Simpan");
  await waitFor(async () => {
    await press("Simpan");
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  expect(lastToast()).toContain("disimpan: 1 baris.");
});
