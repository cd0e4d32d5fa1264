import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as downloads from "../../../platform/download";
import { openTestPortal, renderAt } from "../../../testing/portal";
import { Documents } from "./Documents";

const AT = "/cms-auditor/documents";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

const names = () =>
  within(screen.getByRole("list", { name: "Dokumen" }))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

const foundNames = () =>
  within(screen.getByRole("list", { name: "Hasil pencarian" }))
    .getAllByRole("heading")
    .map((heading) => heading.textContent);

test("cards lead from stages to companies to documents; 'Kembali' and Back lead up again", async () => {
  const { user, router } = renderAt(<Documents />, AT);
  await user.click(screen.getByRole("link", { name: "Perizinan 3 badan usaha, 4 dokumen" }));
  expect(router.state.location).toMatchObject({ pathname: AT, search: "?tahapan=Perizinan" });
  const trail = screen.getByRole("navigation", { name: "Jejak" });
  await waitFor(() => expect(document.activeElement).toBe(trail));

  await user.click(screen.getByRole("link", { name: "PT Bara Khatulistiwa 2 dokumen" }));
  expect(screen.getByRole("combobox", { name: "Badan Usaha" })).toHaveProperty(
    "value",
    "PT Bara Khatulistiwa",
  );
  expect(names()).toHaveLength(2);

  await user.click(screen.getByRole("link", { name: "Kembali" }));
  expect(router.state.location.search).toBe("?tahapan=Perizinan");
  await act(() => router.navigate(-1));
  expect(names()).toHaveLength(2);

  const path = within(screen.getByRole("navigation", { name: "Jejak" }));
  await user.click(path.getByRole("link", { name: "Semua tahapan" }));
  expect(router.state.location.search).toBe("");
  expect(screen.queryByRole("link", { name: "Kembali" })).toBeNull();
});

test("another stage resets the company, and the format filters the documents", async () => {
  const { user, router } = renderAt(
    <Documents />,
    `${AT}?tahapan=Perizinan&badanUsaha=PT+Bara+Khatulistiwa`,
  );
  await user.selectOptions(screen.getByRole("combobox", { name: "Tahapan" }), "Penjualan");
  expect(router.state.location.search).toBe("?tahapan=Penjualan");
  await user.selectOptions(
    screen.getByRole("combobox", { name: "Badan Usaha" }),
    "PT Bara Khatulistiwa",
  );
  expect(names()).toHaveLength(2);
  await user.selectOptions(screen.getByRole("combobox", { name: "Format" }), "TXT");
  expect(names()).toEqual(["Panduan Rekonsiliasi Iuran Produksi.txt"]);
});

test("a search covers the levels below, and an empty result suggests what to do", async () => {
  const { user, router } = renderAt(<Documents />, `${AT}?tahapan=Perizinan`);
  const search = screen.getByRole("searchbox", { name: "Cari nama dan isi" });
  await user.type(search, "verifikasi pengurus");
  await waitFor(() =>
    expect(router.state.location.search).toBe("?tahapan=Perizinan&q=verifikasi+pengurus"),
  );
  await waitFor(() => expect(foundNames()[0]).toBe("Berita Acara Verifikasi Data Pengurus.pdf"));
  expect(screen.getByText(/^\d+ tempat di \d+ berkas$/).getAttribute("role")).toBe("status");

  await user.type(search, " zzz");
  expect(await screen.findByText("No documents found")).toBeDefined();
  expect(screen.getByText(/^Yang dicari: nama, keterangan, dan isi 4 dokumen\. /)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hapus pencarian dan filter" }));
  expect(router.state.location.search).toBe("?tahapan=Perizinan");
});

test("a found place is marked, reached with the arrows, and opened in the reader", async () => {
  const { user } = renderAt(<Documents />, `${AT}?q=reklamasi`);
  const places = screen.getAllByRole("link").filter(({ dataset }) => dataset.found !== undefined);
  const marks = places.flatMap((place) => [...place.querySelectorAll("mark")]);
  expect(new Set(marks.map(({ textContent }) => textContent?.toLowerCase()))).toEqual(
    new Set(["reklamasi"]),
  );
  places[0]?.focus();
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement).toBe(places[1]);
  await user.keyboard("{Enter}");
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByRole("searchbox", { name: "Cari dalam dokumen" })).toHaveProperty(
    "value",
    "reklamasi",
  );
  expect(dialog.getByText(/^1 dari \d+$/, { selector: "form *" })).toBeDefined();
});

test("a found row leads to its table with the search, and the format 'Tabular' keeps datasets", async () => {
  const { user } = renderAt(<Documents />, `${AT}?q=zirkon`);
  await user.selectOptions(screen.getByRole("combobox", { name: "Format" }), "Tabular");
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Preview / })).toBeNull());
  const [row] = screen.getAllByRole("link", { name: /^Baris / });
  expect(row?.getAttribute("href")).toMatch(/^\/cms-auditor\/query\?.*&q=zirkon$/);
});

test("an upload date limits the result, and a text that is no date is reported beside its field", async () => {
  const { user } = renderAt(<Documents />, `${AT}?q=izin`);
  const all = foundNames().length;
  const from = screen.getByRole("textbox", { name: "Diunggah dari" });
  await user.type(from, "kapan");
  await user.tab();
  expect(await screen.findByText("Bukan tanggal yang ada. Contoh: 28/11/2026.")).toBeDefined();
  expect(foundNames()).toHaveLength(all);
  await user.clear(from);
  await user.type(from, "1 November 2026");
  await waitFor(() => expect(foundNames().length).toBeLessThan(all));
});

test("an unknown stage or company is named, and the cards stay", () => {
  const { unmount } = renderAt(<Documents />, `${AT}?tahapan=Reklamasi`);
  expect(screen.getByText("Tahapan “Reklamasi” tidak ada di repositori.")).toBeDefined();
  expect(screen.getByRole("link", { name: /^Perizinan/ })).toBeDefined();
  unmount();
  renderAt(<Documents />, `${AT}?tahapan=Perizinan&badanUsaha=PT+Tidak+Ada`);
  expect(
    screen.getByText("Badan usaha “PT Tidak Ada” tidak memiliki dokumen di sini."),
  ).toBeDefined();
  expect(screen.getByRole("link", { name: /^PT Bara Khatulistiwa/ })).toBeDefined();
});

test("the preview steps through the found documents, and Back closes it", async () => {
  const { user, router } = renderAt(<Documents />, `${AT}?tahapan=Penjualan&q=a`);
  const [first = "", second = ""] = foundNames().filter((name) => /\.(pdf|txt)$/.test(name ?? ""));
  await user.click(screen.getByRole("button", { name: `Preview ${first}, PT Bara Khatulistiwa` }));
  const dialog = await screen.findByRole("dialog", { name: first });
  expect(within(dialog).getByText("1 dari 2")).toBeDefined();
  await user.click(within(dialog).getByRole("button", { name: "Berikutnya" }));
  expect(await screen.findByRole("dialog", { name: second })).toBeDefined();

  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(router.state.location.search).toBe("?tahapan=Penjualan&q=a");
});

test("a preview of a deleted document says so and can be closed", async () => {
  const { user, router } = renderAt(<Documents />, `${AT}?pratinjau=DOC_0`);
  const dialog = await screen.findByRole("dialog", { name: "Dokumen tidak ditemukan" });
  await user.click(within(dialog).getByRole("button", { name: "Tutup" }));
  expect(router.state.location.search).toBe("");
});

test("Assign opens the dialog for the card's document, and gets the focus back afterwards", async () => {
  const { user } = renderAt(<Documents />, `${AT}?q=panduan+rekonsiliasi+iuran&format=txt`);
  await user.click(screen.getByRole("button", { name: /^Assign / }));
  const modal = within(await screen.findByRole("dialog", { name: "Tugaskan ke auditor" }));
  await user.selectOptions(modal.getByRole("combobox", { name: "Auditor" }), "Hendra Kusuma");
  await user.click(modal.getByRole("button", { name: "Assign" }));
  expect(await screen.findByText("1 penugasan")).toBeDefined();
  const opener = screen.getByRole("button", { name: /^Assign / });
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test("Download saves the document with its name", async () => {
  const download = vi.spyOn(downloads, "download").mockImplementation(() => {});
  const { user } = renderAt(<Documents />, `${AT}?q=panduan+rekonsiliasi+iuran&format=txt`);
  await user.click(screen.getByRole("button", { name: /^Download / }));
  await waitFor(() =>
    expect(download.mock.calls[0]?.[0]).toBe("Panduan Rekonsiliasi Iuran Produksi.txt"),
  );
});

async function remove(user: ReturnType<typeof renderAt>["user"], name: string) {
  await user.click(screen.getByRole("button", { name: `Aksi lain ${name}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Hapus" }));
  const question = await screen.findByRole("alertdialog", {
    name: `Apakah Anda yakin ingin menghapus dokumen "${name}"?`,
  });
  await user.click(within(question).getByRole("button", { name: "Hapus" }));
}

test("removing a document asks first; an assigned document shows a message instead", async () => {
  const { user, router } = renderAt(
    <Documents />,
    `${AT}?tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa`,
  );
  await remove(user, "Panduan Rekonsiliasi Iuran Produksi.txt");
  const assigned = "Laporan Pemenuhan Kebutuhan Dalam Negeri.pdf";
  await waitFor(() => expect(names()).toEqual([assigned]));
  await user.click(screen.getByRole("button", { name: `Aksi lain ${assigned}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Hapus" }));
  const notice = within(
    await screen.findByRole("dialog", { name: `Dokumen “${assigned}” belum dapat dihapus` }),
  );
  expect(
    notice.getByText(
      "Data ini masih ditugaskan (1 penugasan). Hapus penugasannya terlebih dahulu.",
    ),
  ).toBeDefined();
  expect(notice.queryByRole("button", { name: "Hapus" })).toBeNull();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await user.click(notice.getByRole("link", { name: "Lihat penugasan" }));
  expect(router.state.location).toMatchObject({
    pathname: "/cms-auditor/assignments",
    search: `?${new URLSearchParams({ q: assigned })}`,
  });
});

test("a loaded document appears in its folder", async () => {
  const { user, router } = renderAt(<Documents />, AT);
  await user.click(screen.getByRole("button", { name: "Unggah data" }));
  const dialog = await screen.findByRole("dialog", { name: "Unggah data" }, { timeout: 20_000 });
  const loading = within(dialog);
  await user.upload(loading.getByLabelText("Berkas"), new File(["Isi."], "surat.txt"));
  await user.selectOptions(await loading.findByLabelText("Tahapan"), "Penjualan");
  await user.type(loading.getByLabelText("Badan Usaha"), "PT Baru");
  await user.click(loading.getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(names()).toEqual(["surat.txt"]));
  expect(router.state.location.search).toBe("?tahapan=Penjualan&badanUsaha=PT+Baru");
});

test("name and place of a document are edited from its card and listed in its history", async () => {
  const { user } = renderAt(
    <Documents />,
    `${AT}?tahapan=Perizinan&badanUsaha=PT+Bara+Khatulistiwa`,
  );
  const [name = ""] = names();
  const extension = name.slice(name.lastIndexOf("."));
  await user.click(screen.getByRole("button", { name: `Aksi lain ${name}` }));
  await user.click(screen.getByRole("menuitem", { name: "Ubah keterangan" }));
  const dialog = within(screen.getByRole("dialog", { name: "Ubah keterangan dokumen" }));
  const field = dialog.getByRole("textbox", { name: "Nama" });
  expect(`${field.getAttribute("value")}${extension}`).toBe(name);
  await user.clear(field);
  expect(dialog.getByText("Lengkapi terlebih dahulu: Nama.")).toBeDefined();
  await user.type(field, "Izin baru");
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  await waitFor(() => expect(names()).toContain(`Izin baru${extension}`));

  await user.click(screen.getByRole("button", { name: `Aksi lain Izin baru${extension}` }));
  await user.click(screen.getByRole("menuitem", { name: "Riwayat" }));
  const history = within(screen.getByRole("dialog", { name: /^Riwayat data/ }));
  expect(history.getByText(`Nama: ${name} → Izin baru${extension}`)).toBeDefined();
  await user.click(history.getByRole("button", { name: /^Kembalikan versi ini/ }));
  await user.click(history.getByRole("button", { name: "Tutup" }));
  await waitFor(() => expect(names()).toContain(name));
});
