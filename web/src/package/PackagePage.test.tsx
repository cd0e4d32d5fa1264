import { readFileSync } from "node:fs";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { nextTurn } from "../platform/nextTurn";
import { auditEntries } from "../testing/auditPackage";
import { CLOSING, filledPage, OPENING, packageData } from "../testing/evidencePackage";
import { initSync, PackageReader } from "../wasm/pkg-package/portal_package";
import moduleAddress from "../wasm/pkg-package/portal_package_bg.wasm?url";
import { openData } from "./openPackage";
import { PackagePage } from "./PackagePage";

const page = `<!doctype html><title>Paket Bukti</title>${OPENING}${CLOSING}`;
const later = { timeout: 20_000 };

let entries: ReturnType<typeof auditEntries>;

beforeAll(() => {
  initSync({ module: new WebAssembly.Module(readFileSync(process.cwd() + moduleAddress)) });
});

beforeEach(() => {
  entries = auditEntries();
});

function open(data: string) {
  render(<PackagePage opened={openData(new PackageReader(), data)} />);
  return userEvent.setup();
}

const state = () => screen.getAllByRole("status")[0]?.textContent;

const stateIs = (word: string) => waitFor(() => expect(state()).toBe(word), later);

const hint = () => screen.getAllByRole("status")[0]?.nextElementSibling?.textContent;

test("a signed package is sound, and shows the report with its contents", async () => {
  open(await packageData(page, entries));
  expect(state()).toBe("Memeriksa");
  await stateIs("Utuh");
  expect(hint()).toBe("Semua entri dan tanda tangannya cocok.");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Paket Bukti: PNBP - PT Bara Khatulistiwa",
  );
  const contents = within(screen.getByRole("navigation", { name: "Daftar isi laporan" }));
  const [first] = contents.getAllByRole("link");
  const target = document.querySelector(first?.getAttribute("href") ?? "");
  expect(target?.textContent).toBe(first?.textContent);
  expect(screen.getByText("Rantai riwayat utuh")).toBeDefined();
  expect(screen.getByText(/^2 entri tentang pemeriksaan ini. 1 entri lain/)).toBeDefined();
});

test("steps give the same result when they are repeated", async () => {
  const user = open(await packageData(page, entries));
  await user.click(screen.getByRole("button", { name: "Jalankan ulang semua" }));
  await waitFor(() => expect(screen.getAllByText("Hasil sama")).toHaveLength(2), later);
  expect(screen.getAllByText("2 dari 2 langkah memberi hasil yang sama.")).toHaveLength(2);
});

test("rows are shown with their SHA-256, which the steps keep", async () => {
  const user = open(await packageData(page, entries));
  await user.click(screen.getByRole("button", { name: "Tampilkan baris" }));
  const table = await screen.findByRole("table", { name: /^PNBP - PT Bara Khatulistiwa/ }, later);
  expect(within(table).getAllByRole("row")).toHaveLength(25);
  expect(screen.getByText("Sama dengan yang dicatat kertas kerja.")).toBeDefined();
});

test("a changed entry is named by its number and name", async () => {
  const data = await packageData(page, entries);
  open(data.replace('"purpose":"Memeriksa', '"purpose":"Memerikso'));
  await stateIs("Berubah");
  expect(hint()).toMatch(/^Entri 4: Langkah 1 adalah bagian pertama yang berubah\./);
});

test("an entry that cannot be shown leaves the others readable", async () => {
  const data = await packageData(page, entries);
  const said = vi.spyOn(console, "error").mockReturnValue();
  open(
    data
      .replace('"hasContents":true', '"hasContents":true,"sections":1,"lain":true')
      .replace(/"sections":\[/, '"dulu":['),
  );
  await stateIs("Berubah");
  expect(screen.getByText(/^Bagian ini tidak dapat ditampilkan/)).toBeDefined();
  said.mockClear();
  expect(screen.getByRole("button", { name: "Jalankan ulang semua" })).toBeDefined();
});

/** Data whose first entry, about the package, has another value. */
async function withAbout(value: unknown) {
  const lines = (await packageData(page, entries)).split("\n");
  const entry = JSON.stringify({ kind: "about", name: "Tentang paket", value });
  return lines.with(1, `${lines[1]?.slice(0, 64)} ${entry}`).join("\n");
}

test.each([[null], ["PNBP"], [7], [[]], [undefined]])(
  "an entry with the value %j is unreadable",
  async (value) => {
    open(await withAbout(value));
    await stateIs("Berubah");
    expect(hint()).toMatch(/^Entri 1: isi yang tidak terbaca adalah bagian pertama yang berubah\./);
    expect(screen.getByText("1. Tidak terbaca")).toBeDefined();
    expect(screen.getByRole("button", { name: "Jalankan ulang semua" })).toBeDefined();
  },
);

test("a changed name of the data leaves the page readable", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  open(await withAbout({ dataName: { toString: null }, badanUsaha: {} }));
  await stateIs("Berubah");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Paket Bukti");
  expect(screen.getByText(/^Bagian ini tidak dapat ditampilkan/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Jalankan ulang semua" })).toBeDefined();
  said.mockRestore();
});

const fail = () => {
  throw new Error("unreadable");
};

test.each(["beginStep", "goOn"] as const)("steps can be repeated after %s failed", async (part) => {
  const failed = vi.spyOn(PackageReader.prototype, part).mockImplementation(fail);
  const user = open(await packageData(page, entries));
  const all = screen.getByRole("button", { name: "Jalankan ulang semua" });
  await user.click(all);
  const message = "Tidak dapat dijalankan: baris data di paket ini tidak terbaca.";
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2), later);
  failed.mockRestore();
  await user.click(all);
  await waitFor(() => expect(screen.getAllByText("Hasil sama")).toHaveLength(2), later);
});

test("rows whose SHA-256 cannot be computed are unreadable", async () => {
  const failed = vi.spyOn(PackageReader.prototype, "sha256").mockImplementation(fail);
  const user = open(await packageData(page, entries));
  await user.click(screen.getByRole("button", { name: "Tampilkan baris" }));
  await screen.findByText("Baris data ini tidak terbaca. Isinya mungkin berubah.", {}, later);
  failed.mockRestore();
});

test("a package without signature says so, and another head is told apart", async () => {
  const data = await packageData(page, entries, false);
  const user = open(data);
  await stateIs("Utuh, tanpa tanda tangan");
  const head = new PackageReader().check(data).head;
  const field = screen.getByRole("textbox", { name: "Bandingkan kepala rantai" });
  await user.type(field, head.replaceAll(/.{16}/g, "$& "));
  expect(screen.getByText("Sama dengan kepala rantai paket ini.")).toBeDefined();
  await user.clear(field);
  await user.type(field, "0".repeat(64));
  expect(screen.getByText(/^Berbeda dari kepala rantai paket ini/)).toBeDefined();
});

test("entries that were cut off at the end break the signature", async () => {
  const data = await packageData(page, entries);
  const lines = data.split("\n").filter((line) => !line.includes('"kind":"history"'));
  open(lines.join("\n"));
  await stateIs("Berubah");
  expect(hint()).toMatch(/^Tanda tangan tidak cocok/);
});

test("a package that was cut is not shown as one", async () => {
  const data = await packageData(page, entries);
  open(data.slice(0, -40));
  await stateIs("Tidak dapat dibaca");
  expect(screen.queryByRole("button", { name: "Jalankan ulang semua" })).toBeNull();
});

test("a step whose rows are not in the package cannot be repeated", async () => {
  const user = open(await packageData(page, auditEntries({ withRows: false })));
  await user.click(screen.getByRole("button", { name: "Jalankan ulang semua" }));
  const message = "Tidak dapat dijalankan: baris datanya tidak ada di paket ini.";
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2), later);
});

test("a chosen file is checked with its page", async () => {
  const data = await packageData(page, entries);
  const user = open(data);
  const file = filledPage(page, data);
  const input = screen.getByLabelText("Periksa berkas ini");
  await user.upload(input, new File([file], "paket.html"));
  await screen.findByText("paket.html: Utuh", {}, later);
  await user.upload(input, new File([file.replace("<title>", "<title> ")], "lain.html"));
  await screen.findByText("lain.html: Berubah", {}, later);
  expect(screen.getByText(/^Program halamannya berubah/)).toBeDefined();
});

test("a slow check does not replace the answer about a file chosen later", async () => {
  const data = await packageData(page, entries);
  const user = open(data);
  const bytes = new TextEncoder().encode(filledPage(page, data)).buffer;
  const slow = new File([], "lambat.html");
  let finish: (bytes: ArrayBuffer) => void = fail;
  slow.arrayBuffer = () => new Promise((resolve) => (finish = resolve));
  const input = screen.getByLabelText("Periksa berkas ini");
  await user.upload(input, slow);
  await user.upload(input, new File([bytes], "paket.html"));
  await screen.findByText("paket.html: Utuh", {}, later);
  const verified = vi.spyOn(crypto.subtle, "verify");
  finish(bytes);
  await waitFor(() => expect(verified).toHaveBeenCalled(), later);
  await verified.mock.results[0]?.value;
  await nextTurn();
  expect(screen.getByText("paket.html: Utuh")).toBeDefined();
  verified.mockRestore();
});
