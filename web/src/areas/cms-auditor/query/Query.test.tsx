import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import * as downloads from "../../../platform/download";
import { ToastRegion } from "../../../shared/toast/ToastRegion";
import { openTestPortal, renderAt } from "../../../testing/portal";
import { Query } from "./Query";

const AT = "/cms-auditor/query";
const CHOSEN = "tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa&kegiatan=PNBP";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const button = (name: string) => screen.getByRole("button", { name });
const isOff = (name: string) => button(name).getAttribute("aria-disabled") === "true";
const offered = (name: string) =>
  [...select(name).options].map((option) => option.value).filter((value) => value !== "");

test("only stages with tables are offered, and the address preselects one", () => {
  renderAt(<Query />, `${AT}?tahapan=Operasi%20Produksi`);
  expect(offered("Tahapan")).toEqual([
    "Pengadministrasian",
    "Eksplorasi",
    "Feasibility Study",
    "Operasi Produksi",
    "Penjualan",
  ]);
  expect(select("Tahapan").value).toBe("Operasi Produksi");
});

async function exportAs(user: ReturnType<typeof renderAt>["user"], entry: string | RegExp) {
  await user.click(button("Pilihan Export"));
  await user.click(screen.getByRole("menuitem", { name: entry }));
}

test("no query runs until all three selects are set; the third choice shows the result", async () => {
  const { user, router } = renderAt(<Query />, AT);
  expect(["Query Data", "Assign to Auditor", "Export"].filter(isOff)).toHaveLength(3);
  expect(offered("Badan Usaha")).toEqual([]);
  await user.selectOptions(select("Tahapan"), "Penjualan");
  await user.selectOptions(select("Badan Usaha"), "PT Bara Khatulistiwa");
  await user.click(button("Query Data"));
  expect(router.state.location.search).not.toContain("hasil");
  expect(screen.queryByRole("heading", { level: 2 })).toBeNull();
  await user.selectOptions(select("Kegiatan"), "PNBP");
  expect(router.state.location.search).toBe(`?${CHOSEN}&hasil=1`);
  expect(screen.getByRole("heading", { name: "PNBP - PT Bara Khatulistiwa" })).toBeDefined();
  expect(screen.getByText(/^\d+ records$/)).toBeDefined();
  expect(["Query Data", "Assign to Auditor", "Export"].filter(isOff)).toEqual([]);
});

test("an address with all three choices gives the result when Query Data is pressed", async () => {
  const { user, router } = renderAt(<Query />, `${AT}?${CHOSEN}`);
  expect(screen.getByText("Belum ada data yang ditampilkan")).toBeDefined();
  expect(["Assign to Auditor", "Export"].filter(isOff)).toHaveLength(2);
  await user.click(button("Query Data"));
  expect(router.state.location.search).toBe(`?${CHOSEN}&hasil=1`);
  expect(screen.getByRole("heading", { name: "PNBP - PT Bara Khatulistiwa" })).toBeDefined();
});

test("an address with an incomplete choice gives no result", () => {
  renderAt(<Query />, `${AT}?tahapan=Penjualan&hasil=1`);
  expect(screen.getByText("Belum ada data yang ditampilkan")).toBeDefined();
  expect(screen.queryByText("No data found for selected criteria")).toBeNull();
});

test("an edited dataset is followed to its new address, and back after an undo", async () => {
  const { user, router } = renderAt(
    <>
      <Query />
      <ToastRegion />
    </>,
    `${AT}?${CHOSEN}&hasil=1`,
  );
  await user.click(button("Aksi data"));
  await user.click(screen.getByRole("menuitem", { name: "Ubah keterangan" }));
  const dialog = within(screen.getByRole("dialog", { name: "Ubah keterangan data" }));
  const activity = dialog.getByRole("combobox", { name: "Kegiatan" });
  await user.clear(activity);
  await user.type(activity, "Penjualan");
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  expect(dialog.getByText(/^Data “Penjualan - PT Bara Khatulistiwa” sudah ada/)).toBeDefined();
  await user.clear(activity);
  await user.type(activity, "Setoran");
  await user.click(dialog.getByRole("button", { name: "Simpan" }));
  expect(
    await screen.findByRole("heading", { name: "Setoran - PT Bara Khatulistiwa" }),
  ).toBeDefined();
  expect(router.state.location.search).toContain("kegiatan=Setoran");
  await user.click(button("Urungkan"));
  expect(await screen.findByRole("heading", { name: "PNBP - PT Bara Khatulistiwa" })).toBeDefined();
});

test.each([
  ["Tahapan", "Eksplorasi", "?tahapan=Eksplorasi"],
  ["Kegiatan", "", `?${CHOSEN.replace("&kegiatan=PNBP", "")}`],
])("a change of %s resets the selects below it and the result", async (name, value, search) => {
  const { user, router } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  await user.selectOptions(select(name), value);
  expect(router.state.location.search).toBe(search);
  expect(screen.queryByText(/records$/)).toBeNull();
  expect(isOff("Export")).toBe(true);
});

test("another Kegiatan shows its result at once", async () => {
  const { user, router } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  await user.selectOptions(select("Kegiatan"), "Penjualan");
  expect(router.state.location.search).toBe(`?${CHOSEN.replace("PNBP", "Penjualan")}&hasil=1`);
  expect(screen.getByRole("heading", { name: "Penjualan - PT Bara Khatulistiwa" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "PNBP - PT Bara Khatulistiwa" })).toBeNull();
});

test("a change of Badan Usaha resets Kegiatan and the result", async () => {
  const { user, router } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  await user.selectOptions(select("Badan Usaha"), "");
  expect(router.state.location.search).toBe("?tahapan=Penjualan");
  expect(select("Kegiatan").value).toBe("");
});

test("an unknown dataset in the address gives an empty result, and an unknown stage is reported", () => {
  const { unmount } = renderAt(<Query />, `${AT}?${CHOSEN}-lain&hasil=1`);
  expect(screen.getByText("No data found for selected criteria")).toBeDefined();
  expect(isOff("Assign to Auditor")).toBe(true);
  unmount();
  renderAt(<Query />, `${AT}?tahapan=Reklamasi`);
  expect(screen.getByText(/^Tahapan “Reklamasi” tidak ada/)).toBeDefined();
  expect(offered("Tahapan")).toHaveLength(5);
});

test("the address holds the table's search and order, and restores them", async () => {
  const { user, router, unmount } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  const heading = () => screen.getAllByRole("columnheader")[1];
  const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Cari dalam tabel" });
  for (const _ of ["asc", "desc"]) {
    const [sort] = within(heading() ?? document.body).getAllByRole("button");
    await user.click(sort ?? document.body);
  }
  expect(router.state.location.search).toBe(`?${CHOSEN}&hasil=1&sort=1&dir=desc`);
  await user.type(field(), "2025");
  const found = screen.getByText(/records$/).textContent;
  await user.tab();
  const { search } = router.state.location;
  expect(search).toBe(`?${CHOSEN}&hasil=1&sort=1&dir=desc&q=2025`);
  unmount();

  const again = renderAt(<Query />, `${AT}${search}`);
  expect(field().value).toBe("2025");
  expect(heading()?.getAttribute("aria-sort")).toBe("descending");
  expect(screen.getByText(/records$/).textContent).toBe(found);
  await again.user.selectOptions(select("Kegiatan"), "Penjualan");
  expect(again.router.state.location.search).toBe(
    `?${CHOSEN.replace("PNBP", "Penjualan")}&hasil=1`,
  );
});

test.each(["9999999999", "-1", "satu", "4000"])("the table ignores sort column %s", (column) => {
  renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1&sort=${column}&dir=samping`);
  const sorts = screen.getAllByRole("columnheader").map((cell) => cell.getAttribute("aria-sort"));
  expect(new Set(sorts)).toEqual(new Set(["none"]));
});

test("Clear resets the choice and the result", async () => {
  const { user, router } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  await user.click(button("Clear"));
  expect(router.state.location.search).toBe("");
  expect(select("Tahapan").value).toBe("");
});

test("Export names the file after the three choices", async () => {
  const download = vi.spyOn(downloads, "download").mockImplementation(() => {});
  const { user } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  await user.click(button("Export"));
  await waitFor(() =>
    expect(download.mock.calls[0]?.[0]).toBe("Penjualan_PT Bara Khatulistiwa_PNBP.csv"),
  );
});

test("Export writes the visible rows in the visible order", async () => {
  const download = vi.spyOn(downloads, "download").mockImplementation(() => {});
  const { user } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1&q=maret&sort=0&dir=desc`);
  await exportAs(user, /^CSV \(\d+ dari \d+ baris\)$/);
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(download.mock.calls[0]?.[0]).toBe("Penjualan_PT Bara Khatulistiwa_PNBP_cari-maret.csv");
  const lines = (await download.mock.calls[0]?.[1].text())?.trimEnd().split("\r\n") ?? [];
  const days = lines.slice(1).map((line) => line.slice(0, 10));
  expect(days.length).toBeGreaterThan(1);
  expect(days.every((day) => day.startsWith("2025-03-"))).toBe(true);
  expect(days).toEqual([...days].sort().reverse());
});

test("Export offers all rows beside the visible ones, in the visible order", async () => {
  const download = vi.spyOn(downloads, "download").mockImplementation(() => {});
  const { user } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1&q=maret&sort=0&dir=desc`);
  await user.click(button("Pilihan Export"));
  const names = screen.getAllByRole("menuitem").map((entry) => entry.textContent);
  const [, all] = names[0]?.match(/^Excel \(\d+ dari (\d+) baris\)$/) ?? [];
  expect(names.slice(2)).toEqual([`Excel (${all} baris)`, `CSV (${all} baris)`]);
  await user.click(screen.getByRole("menuitem", { name: `CSV (${all} baris)` }));
  await waitFor(() => expect(download).toHaveBeenCalledOnce());
  expect(download.mock.calls[0]?.[0]).toBe("Penjualan_PT Bara Khatulistiwa_PNBP.csv");
  const lines = (await download.mock.calls[0]?.[1].text())?.trimEnd().split("\r\n") ?? [];
  expect(lines).toHaveLength(Number(all) + 1);
  expect(lines[1] && lines[1] > (lines[2] ?? "")).toBe(true);
});

test("Export is disabled for a table without matching rows", () => {
  renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1&q=xyzzy`);
  expect(isOff("Export")).toBe(true);
  expect(isOff("Assign to Auditor")).toBe(false);
});

test("Assign to Auditor opens the assignment dialog", async () => {
  const { user } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  await user.click(button("Assign to Auditor"));
  expect(await screen.findByRole("dialog", { name: "Tugaskan ke auditor" })).toBeDefined();
});

test("removing an unassigned dataset asks first, and resets the choice", async () => {
  const place = "tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa&kegiatan=Penjualan";
  const { user, router } = renderAt(<Query />, `${AT}?${place}&hasil=1`);
  await user.click(button("Aksi data"));
  await user.click(await screen.findByRole("menuitem", { name: "Hapus data" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toMatch(
    /Data ini digunakan pada dasbor berikut: “.+”\. Widget yang memakainya/,
  );
  expect(question.textContent).toContain("pilih Urungkan atau tekan Ctrl+Z setelah menghapus");
  await user.click(within(question).getByRole("button", { name: "Hapus" }));
  await waitFor(() => expect(router.state.location.search).toBe(""));
  const heading = screen.getByRole("heading", { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test("an assigned dataset shows a message instead of the question", async () => {
  const { user } = renderAt(<Query />, `${AT}?${CHOSEN}&hasil=1`);
  await user.click(button("Aksi data"));
  await user.click(await screen.findByRole("menuitem", { name: "Hapus data" }));
  const notice = within(
    await screen.findByRole("dialog", {
      name: "Data “PNBP - PT Bara Khatulistiwa” belum dapat dihapus",
    }),
  );
  expect(notice.getByText(/^Data ini masih ditugaskan \(\d+ penugasan\)/)).toBeDefined();
  expect(notice.queryByRole("button", { name: "Hapus" })).toBeNull();
  await user.click(notice.getByRole("button", { name: "Tutup" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(screen.getByRole("heading", { name: "PNBP - PT Bara Khatulistiwa" })).toBeDefined();
});

test("loaded data appears at once as the result", async () => {
  const { user, router } = renderAt(<Query />, `${AT}?tahapan=Penjualan`);
  await user.click(button("Unggah data"));
  const dialog = await screen.findByRole("dialog", { name: "Unggah data" }, { timeout: 20_000 });
  const loading = within(dialog);
  await user.upload(loading.getByLabelText("Berkas"), new File(["a\n1\n"], "data.csv"));
  await user.type(await loading.findByLabelText("Badan Usaha"), "PT Baru & Co");
  await user.type(loading.getByLabelText("Kegiatan"), "Uji");
  await user.click(loading.getByRole("button", { name: "Simpan" }));
  expect(await screen.findByRole("heading", { name: "Uji - PT Baru & Co" })).toBeDefined();
  expect(["Tahapan", "Badan Usaha", "Kegiatan"].map((name) => select(name).value)).toEqual([
    "Penjualan",
    "PT Baru & Co",
    "Uji",
  ]);
  expect(router.state.location.search).toContain("&hasil=1");
});
