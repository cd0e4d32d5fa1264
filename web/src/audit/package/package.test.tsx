import { readFileSync } from "node:fs";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { checkPackage, dispatch, type Role, readView } from "../../engine";
import * as downloads from "../../platform/download";
import { forgetStorageState } from "../../testing/forgetStorageState";
import { openTestPortal, renderAt } from "../../testing/portal";
import { serveAssets } from "../../testing/serveAssets";
import { entriesIn } from "./file/entries";
import { verify } from "./file/signature";
import { PackageButton } from "./PackageButton";

/** PNBP of PT Bara Khatulistiwa, assigned to Hendra Kusuma. */
const PNBP = "ASSIGN_1763777711106";

/** A package of the first released format (core/chain/tests). */
const FORMAT_1 = `${process.cwd()}/../core/chain/tests/fixtures/format-1.html`;

let download = vi.spyOn(downloads, "download");

beforeEach(() => {
  forgetStorageState();
  serveAssets();
  download = vi.spyOn(downloads, "download").mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(role: Role = "internal_auditor") {
  openTestPortal({ role });
  const drawn = renderAt(<PackageButton assignment={PNBP} />, "/");
  await drawn.user.click(screen.getByRole("button", { name: "Paket Bukti" }));
  await screen.findByRole("dialog", { name: "Paket Bukti" });
  return drawn;
}

async function make() {
  const { user } = await open();
  const button = await screen.findByRole("button", { name: "Buat Paket Bukti" });
  await user.click(button);
  await screen.findByText(/^Paket Bukti tersimpan sebagai/, undefined, { timeout: 10_000 });
  const [name, blob] = download.mock.calls[0] ?? [];
  if (blob === undefined) throw new Error("nothing was saved");
  return { user, name, bytes: await new Response(blob).arrayBuffer() };
}

test("a package is written, signed, noted in the history and named in the report", async () => {
  const { name, bytes } = await make();
  expect(name).toMatch(/^Paket_Bukti_PNBP .*\.html$/);
  const checked = checkPackage(bytes);
  expect([checked.problem, checked.changed]).toEqual([undefined, undefined]);
  expect(await verify(checked.signature)).toBe("valid");
  expect(screen.getByText(checked.head)).toBeDefined();
  expect(screen.getByText(new RegExp(checked.signature?.fingerprint ?? "none"))).toBeDefined();

  const kinds = entriesIn(bytes).map(({ kind }) => kind);
  expect(kinds).toEqual(["about", "report", "assignment", "history", "table"]);
  const known = readView("knownPackage", checked.head);
  expect(known.kind === "ok" && known.value?.dataName).toMatch(/^PNBP/);
  expect(JSON.stringify(readView("auditReport", PNBP))).toContain(checked.head);
});

test("without the browser's cryptography the package says that it is unsigned", async () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const { bytes } = await make();
  expect(checkPackage(bytes).signature).toBeUndefined();
  expect(screen.getByText(/^Paket ini tidak ditandatangani/)).toBeDefined();
});

test("a failed download of the page is told, and nothing is noted", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no network")));
  const { user } = await open();
  await user.click(await screen.findByRole("button", { name: "Buat Paket Bukti" }));
  await screen.findByText(/^Halaman paket tidak terunduh/);
  expect(download).not.toHaveBeenCalled();
  expect(JSON.stringify(readView("auditReport", PNBP))).toContain(
    "Belum ada Paket Bukti ketika laporan ini dibuat.",
  );
});

const choose = async (
  user: Awaited<ReturnType<typeof open>>["user"],
  bytes: BlobPart,
  name = "paket.html",
) => user.upload(screen.getByLabelText("Berkas Paket Bukti"), new File([bytes], name));

test("a package of this portal is known, and a changed one names its first changed entry", async () => {
  const { user, bytes } = await make();
  await choose(user, bytes);
  await screen.findByText("Utuh");
  expect(
    screen.getByText(/^Kepala rantai ini tercatat dalam riwayat portal: paket PNBP/),
  ).toBeDefined();

  const text = new TextDecoder()
    .decode(bytes)
    .replace('"badanUsaha":"PT Bara', '"badanUsaha":"PT bara');
  await choose(user, text);
  await screen.findByText(/^Entri 1: Tentang paket adalah bagian pertama yang berubah/);
});

test("a package of the first format is sound, and its head is not known here", async () => {
  const { user } = await open("cms_auditor");
  await choose(user, readFileSync(FORMAT_1));
  await screen.findByText("Utuh");
  expect(screen.getByText(/^Kepala rantai ini tidak tercatat/)).toBeDefined();
});

test.each([
  ["bukan paket", /^Berkas ini bukan Paket Bukti/],
  [readFileSync(FORMAT_1, "utf8").replace("paket-bukti 1", "paket-bukti 2"), /lebih baru/],
  [readFileSync(FORMAT_1, "utf8").replace(/tanda-tangan .*\n/, ""), /^Bagian akhir paket hilang/],
  [readFileSync(FORMAT_1, "utf8").replace("untuk uji", "untuk Uji"), /^Program halamannya berubah/],
])("another file is told apart (%#)", async (content, told) => {
  const { user } = await open();
  await choose(user, content);
  await waitFor(() => expect(screen.getByText(told)).toBeDefined());
});

test.each(["badan_usaha", "external_auditor", "agent"] as const)(
  "%s makes no package",
  async (role) => {
    await open(role);
    expect(screen.queryByRole("button", { name: "Buat Paket Bukti" })).toBeNull();
    const noted = dispatch({ package: { record: { assignment: PNBP, head: "ab".repeat(32) } } });
    expect(noted.kind).toBe("refused");
  },
);
