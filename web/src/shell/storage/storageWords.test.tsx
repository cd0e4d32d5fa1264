import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type StorageProblem, type StorageStatus, shellReport } from "../../engine/storage/status";
import { fitWindow, USUAL_WIDTH } from "../../testing/fitWindow";
import { forgetStorageState } from "../../testing/forgetStorageState";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

const SAVED_AT = Date.UTC(2026, 10, 21, 2, 5);

beforeEach(() => {
  forgetStorageState();
  openTestPortal({ role: "agent" });
});

const side = () => within(screen.getByRole("complementary", { name: "Menu samping" }));
const report = (status: StorageStatus) => act(() => shellReport.status(status));

async function open() {
  const drawn = portalAt("/agent/open");
  await screen.findByRole("heading", { level: 1, name: "Open Tickets" });
  return drawn;
}

const STATES: readonly [StorageStatus, string, RegExp, string[]][] = [
  [
    { kind: "unsaved", reason: "quota", count: 3 },
    "Belum tersimpan",
    /^Penyimpanan penuh\. 3 tindakan menunggu\./,
    ["Simpan cadangan", "Coba lagi"],
  ],
  [
    { kind: "unsaved", reason: "failed", count: 1 },
    "Belum tersimpan",
    /^Peramban gagal menulis\. 1 tindakan menunggu/,
    ["Coba lagi", "Simpan cadangan"],
  ],
  [
    { kind: "unsaved", reason: "slow", count: 0 },
    "Belum tersimpan",
    /^Peramban belum menjawab\. Perubahan terakhir menunggu\./,
    ["Coba lagi", "Simpan cadangan"],
  ],
  [
    { kind: "memory", reason: "unavailable" },
    "Hanya di memori",
    /tidak mengizinkan penyimpanan/,
    ["Simpan cadangan"],
  ],
  [
    { kind: "memory", reason: "blocked" },
    "Hanya di memori",
    /tertahan/,
    ["Muat ulang", "Simpan cadangan"],
  ],
  [
    { kind: "memory", reason: "damaged", count: 3 },
    "Hanya di memori",
    /rusak; halaman ini masih lengkap/,
    ["Simpan cadangan", "Muat ulang"],
  ],
  [
    { kind: "memory", reason: "unreadable" },
    "Hanya di memori",
    /tidak dapat dibaca/,
    ["Muat ulang", "Simpan cadangan"],
  ],
  [
    { kind: "readOnly", reason: "newerData" },
    "Hanya dapat dibaca",
    /versi portal yang lebih baru; yang ditampilkan hanya sebagian/,
    ["Muat ulang", "Unduh salinan", "Mulai baru"],
  ],
  [
    { kind: "readOnly", reason: "newerUnread" },
    "Hanya dapat dibaca",
    /Yang ditampilkan adalah data contoh, bukan data Anda/,
    ["Muat ulang", "Unduh salinan", "Mulai baru"],
  ],
  [
    { kind: "readOnly", reason: "newerTab" },
    "Hanya dapat dibaca",
    /^Halaman portal lain memakai versi/,
    ["Muat ulang"],
  ],
  [
    { kind: "readOnly", reason: "closed" },
    "Hanya dapat dibaca",
    /^Halaman portal lain memakai versi/,
    ["Muat ulang"],
  ],
];

describe("at the foot of the menu", () => {
  beforeEach(() => fitWindow(1440));
  afterEach(() => fitWindow(USUAL_WIDTH));

  test("is one line while all is stored, and a press explains it", async () => {
    const { user } = await open();
    report({ kind: "saved" });
    const line = await side().findByRole("button", { name: "Tersimpan · WIB" });
    expect(side().queryByText(/^Di peramban/)).toBeNull();
    await user.click(line);
    const dialog = within(await screen.findByRole("dialog", { name: "Penyimpanan dan waktu" }));
    expect(dialog.getByText("Di peramban perangkat ini.")).toBeTruthy();
    expect(dialog.getByText("Zona waktu WIB")).toBeTruthy();
  });

  test.each(STATES)("explains %j and offers its next steps", async (status, label, why, steps) => {
    await open();
    report(status);
    expect(await side().findByText(label)).toBeTruthy();
    const sentence = await side().findByText(why);
    const buttons = within(sentence).queryAllByRole("button");
    expect(buttons.map((button) => button.textContent)).toEqual(steps);
  });

  test("does not show 'Tersimpan' while saving", async () => {
    await open();
    report({ kind: "saving" });
    expect(await side().findByText("Menyimpan…")).toBeTruthy();
    expect(side().queryByText("Tersimpan")).toBeNull();
    report({ kind: "saved" });
    expect(await side().findByText("Tersimpan")).toBeTruthy();
  });

  test.each([
    { kind: "damaged", lost: 2, isSample: false },
    { kind: "lost", cause: "missing", lost: undefined, isSample: true, savedAt: SAVED_AT },
  ] as const)("does not show 'Tersimpan' before %j is dismissed", async (problem) => {
    const { user } = await open();
    report({ kind: "saved" });
    act(() => shellReport.problem(problem));
    expect(await side().findByText("Perlu diperiksa")).toBeTruthy();
    expect(side().queryByText("Tersimpan")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Tutup pesan" }));
    expect(await side().findByText("Tersimpan")).toBeTruthy();
  });

  test("announces only states in which data are not stored", async () => {
    await open();
    const said = () => screen.getAllByRole("status").flatMap((region) => region.textContent || []);
    const before = said();
    report({ kind: "saving" });
    report({ kind: "saved" });
    expect(said()).toEqual(before);
    report({ kind: "unsaved", reason: "failed", count: 2 });
    const words =
      "Belum tersimpan. Peramban gagal menulis. 2 tindakan menunggu; portal mencoba lagi.";
    await waitFor(() => expect(said().filter((text) => !before.includes(text))).toEqual([words]));
  });
});

const NOTICES: readonly [StorageStatus | StorageProblem, RegExp, RegExp, string[]][] = [
  [
    { kind: "unsaved", reason: "quota", count: 1 },
    /^Penyimpanan peramban penuh/,
    /Kosongkan ruang.*Simpan cadangan terlebih dahulu/,
    ["Simpan cadangan", "Coba lagi"],
  ],
  [
    { kind: "unsaved", reason: "failed", count: 1 },
    /^Peramban gagal menulis/,
    /masih ada di halaman ini.*Simpan cadangan terlebih dahulu/,
    ["Simpan cadangan", "Coba lagi"],
  ],
  [
    { kind: "lost", cause: "missing", lost: undefined, isSample: true, savedAt: SAVED_AT },
    /^Data yang pernah tersimpan di peramban ini hilang\.$/,
    /^Terakhir tersimpan 21 November 2026 pukul 09\.05 WIB\. .*data contoh, bukan data Anda.*di halaman lain.*Bila ada cadangan/,
    ["Pulihkan"],
  ],
  [
    { kind: "lost", cause: "missing", lost: 1200, isSample: false, savedAt: undefined },
    /^Sebagian data .* hilang: 1\.200 tindakan\.$/,
    /Periksa pekerjaan terakhir Anda/,
    ["Pulihkan"],
  ],
  [
    { kind: "lost", cause: "shut", lost: undefined, isSample: true, savedAt: undefined },
    /belum dapat dibuka/,
    /bila tetap begitu, mulai ulang peramban/,
    ["Muat ulang", "Pulihkan"],
  ],
  [
    { kind: "lost", cause: "vanished", lost: 0, isSample: false, savedAt: undefined },
    /disimpan lagi dari halaman yang masih terbuka/,
    /Lampiran dan draf/,
    ["Simpan cadangan", "Pulihkan"],
  ],
  [
    { kind: "memory", reason: "unavailable" },
    /^Data hanya di memori/,
    /jendela privat.*Simpan cadangan sebelum menutup/,
    ["Simpan cadangan"],
  ],
  [
    { kind: "memory", reason: "blocked" },
    /^Data hanya di memori/,
    /Tutup halaman portal yang lain/,
    ["Muat ulang", "Simpan cadangan"],
  ],
  [
    { kind: "memory", reason: "damaged", count: 1200 },
    /^Data yang tersimpan rusak: 1\.200 tindakan hanya masih ada di halaman ini/,
    /Simpan cadangan terlebih dahulu, muat ulang, lalu pulihkan/,
    ["Simpan cadangan", "Muat ulang"],
  ],
  [
    { kind: "memory", reason: "unreadable" },
    /^Data hanya di memori/,
    /tidak dapat dibaca/,
    ["Muat ulang", "Simpan cadangan"],
  ],
  [
    { kind: "readOnly", reason: "newerTab" },
    /^Halaman portal lain memakai versi yang lebih baru/,
    /agar halaman ini memakai versi itu/,
    ["Muat ulang"],
  ],
  [
    { kind: "readOnly", reason: "closed" },
    /^Halaman portal lain memakai versi yang lebih baru/,
    /agar halaman ini memakai versi itu/,
    ["Muat ulang"],
  ],
  [
    { kind: "newerData", isShown: true },
    /disimpan oleh versi portal yang lebih baru/,
    /hanya sebagian/,
    ["Muat ulang", "Unduh salinan", "Mulai baru"],
  ],
  [
    { kind: "newerData", isShown: false },
    /disimpan oleh versi portal yang lebih baru/,
    /data contoh, bukan data Anda/,
    ["Muat ulang", "Unduh salinan", "Mulai baru"],
  ],
  [{ kind: "foreignData" }, /bukan buatan portal/, /dibiarkan seperti adanya/, ["Unduh salinan"]],
  [
    { kind: "damaged", lost: 4, isSample: false },
    /rusak dan diamankan/,
    /tanpa 4 tindakan sesudahnya/,
    ["Unduh salinan"],
  ],
  [
    { kind: "damaged", lost: 0, isSample: false },
    /rusak dan diamankan/,
    /Tidak ada tindakan yang hilang/,
    ["Unduh salinan"],
  ],
  [
    { kind: "damaged", lost: undefined, isSample: false },
    /rusak dan diamankan/,
    /data yang ada di halaman ini, .* jumlahnya tidak diketahui/,
    ["Unduh salinan"],
  ],
  [
    { kind: "damaged", lost: 1200, isSample: true },
    /tidak dapat dibaca, dan diamankan/,
    /Yang ditampilkan adalah data contoh, bukan data Anda\. Tidak terbaca: 1\.200 tindakan\. .*buka Pulihkan/,
    ["Unduh salinan"],
  ],
  [{ kind: "replacedElsewhere", lost: 0 }, /diganti di halaman lain/, /buka Pulihkan/, []],
  [
    { kind: "replacedElsewhere", lost: 2 },
    /2 tindakan di halaman ini tidak ikut/,
    /diamankan/,
    ["Unduh salinan"],
  ],
  [
    { kind: "notReplaced", lost: 0 },
    /^Data tidak jadi diganti: perubahan lain tersimpan terlebih dahulu/,
    /^Periksa perubahan itu, lalu ganti lagi/,
    [],
  ],
  [
    { kind: "notReplaced", lost: 2 },
    /^Data tidak jadi diganti/,
    /^2 tindakan sesudahnya diamankan\. Periksa/,
    ["Unduh salinan"],
  ],
  [
    {
      ...{
        kind: "overrode",
        seq: 7,
        ticket: "N4W7KD",
        part: "Prioritas",
        difference: "Low → Medium",
      },
      ...{ who: "Sari Dewi", when: "21 November 2026 pukul 09.05 WIB" },
    },
    /^Prioritas tiket N4W7KD diubah dua kali.*yang berlaku pilihan Anda/,
    /^Low → Medium\. Sebelumnya diubah oleh Sari Dewi, 21 November.*Riwayat tiket/,
    [],
  ],
  [
    { kind: "notStored", count: 2 },
    /mengambil alih penyimpanan; 2 tindakan di halaman ini tidak tersimpan/,
    /hilang bila halaman ditutup/,
    ["Simpan cadangan"],
  ],
  [
    { kind: "notStored", count: 0 },
    /; perubahan terakhir di halaman/,
    /hilang/,
    ["Simpan cadangan"],
  ],
  [
    {
      kind: "notAdopted",
      refusals: [{ reason: "invalid", errors: [{ field: "name", problem: { problem: "taken" } }] }],
    },
    /tidak dapat digabung/,
    /Nama ini sudah dipakai\. Gunakan yang lain\. Tindakan itu diamankan/,
    ["Unduh salinan"],
  ],
];

const isStatus = (told: StorageStatus | StorageProblem): told is StorageStatus =>
  ["saved", "saving", "unsaved", "memory", "readOnly"].includes(told.kind);

describe("at the top of the page", () => {
  test.each(NOTICES)(
    "explains %j with its next steps until it is dismissed",
    async (told, text, hint, steps) => {
      const { user } = await open();
      expect(screen.queryByRole("alert")).toBeNull();
      act(() => (isStatus(told) ? shellReport.status(told) : shellReport.problem(told)));
      const notice = within(await screen.findByRole("alert"));
      expect(notice.getByText(text)).toBeTruthy();
      expect(notice.getByText(hint)).toBeTruthy();
      const buttons = notice.queryAllByRole("button").map((button) => button.textContent);
      expect(buttons).toEqual([...steps, ""]);
      await user.click(notice.getByRole("button", { name: "Tutup pesan" }));
      expect(screen.queryByRole("alert")).toBeNull();
      expect(document.activeElement?.tagName).toBe("H1");
    },
  );

  test.each([
    ["external_auditor", "/auditor/external"],
    ["badan_usaha", "/badan-usaha/create-ticket"],
  ] as const)("offers %s no action that takes all data out", async (role, address) => {
    fitWindow(1440);
    openTestPortal({ role });
    portalAt(address);
    await screen.findByRole("heading", { level: 1 });
    report({ kind: "memory", reason: "blocked" });
    act(() => shellReport.problem({ kind: "damaged", lost: 1, isSample: true }));
    expect(await screen.findAllByRole("alert")).toHaveLength(2);
    expect(screen.getAllByRole("button", { name: "Muat ulang" })).toHaveLength(2);
    for (const words of [/cadangan/i, /Unduh salinan/, /Pulihkan/])
      expect(screen.queryByText(words)).toBeNull();
  });

  test("shows equal problems once", async () => {
    await open();
    act(() => shellReport.problem({ kind: "damaged", lost: 1, isSample: false }));
    act(() => shellReport.problem({ kind: "damaged", lost: 1, isSample: false }));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  test.each([
    [{ kind: "saved" }],
    [{ kind: "saving" }],
    [{ kind: "unsaved", reason: "slow", count: 1 }],
  ] as const)("shows no notice of %j", async (status) => {
    await open();
    report(status);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
