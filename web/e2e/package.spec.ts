import { readFile, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import type { Locator, Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe";
import { DISCREPANCIES, keepDiscrepancies, openTests, PNBP, runChain } from "./chain";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { goOnAs } from "./roles";
import { elsewhere } from "./savedPage";
import { menuEntry } from "./sideMenu";

/** Its finding is returned by the administrator, and settled by the company. */
const [ROYALTIES, SHIPMENT] = DISCREPANCIES[4];
const AMOUNT = "22.875.775.725 - 22.785.775.725";
const COMMENT = "Sebutkan sebab selisih royalti.";
const CAUSE = "Tarif lama dipakai sampai Agustus.";

const step = (page: Page, link: string) =>
  page.getByRole("article", { name: /^Langkah/ }).filter({ hasText: link });

const finding = (place: Page | Locator, link: string) =>
  place.getByRole("article", { name: /^Temuan \d/ }).filter({ hasText: link });

async function writeFinding(page: Page, [link, key, figure]: (typeof DISCREPANCIES)[number]) {
  await page.getByRole("button", { name: "Tulis temuan" }).click();
  const editor = page.getByRole("dialog", { name: "Tulis temuan" });
  await editor.getByRole("textbox", { name: "Judul" }).fill(link);
  await editor.getByRole("textbox", { name: "Kondisi" }).fill(`${key} berbeda sebesar ${figure}.`);
  await editor.getByRole("textbox", { name: "Kriteria" }).fill("Volume dan tarif harus sama.");
  await editor.getByRole("textbox", { name: "Rekomendasi 1" }).fill(`Jelaskan ${key}.`);
  await editor.getByRole("textbox", { name: "Nilai (Rp)" }).fill(link === ROYALTIES ? AMOUNT : "");
  await editor.getByRole("button", { name: "Simpan" }).click();
}

/** Pins what `opener` offers to a finding. */
async function pin(page: Page, opener: Locator, link: string) {
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Sematkan ke temuan" });
  await dialog.getByLabel("Temuan", { exact: true }).selectOption({ label: `${link} (${PNBP})` });
  await dialog.getByRole("button", { name: "Sematkan", exact: true }).click();
}

/** Writes a finding for each step of the working paper, with the step as its evidence, and pins a row to the last. */
async function writeFindings(page: Page) {
  for (const discrepancy of DISCREPANCIES) {
    const [link] = discrepancy;
    await writeFinding(page, discrepancy);
    await pin(page, step(page, link).getByRole("button", { name: "Sematkan ke temuan" }), link);
    await expect(finding(page, link)).toContainText("Masih sama seperti saat disematkan");
  }
  await page.getByRole("table").first().getByRole("row").filter({ hasText: SHIPMENT }).click();
  await pin(page, page.getByRole("button", { name: "Sematkan 1 baris" }), ROYALTIES);
  await expect(finding(page, ROYALTIES).getByText("Masih sama")).toHaveCount(2);
}

async function submit(page: Page) {
  await page.getByRole("button", { name: "Ajukan reviu" }).click();
  const dialog = page.getByRole("dialog", { name: "Ajukan hasil pemeriksaan untuk direviu?" });
  await dialog.getByText("Sesuai dengan catatan").click();
  await dialog.getByRole("button", { name: "Ajukan", exact: true }).click();
  await expect(page.getByText("Menunggu reviu").first()).toBeVisible();
}

async function openAssignment(page: Page) {
  await goOnAs(page, "Internal Auditor");
  await row(page, PNBP).getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: PNBP })).toBeVisible();
}

async function openReview(page: Page) {
  await goOnAs(page, "CMS Auditor");
  await menuEntry(page, "Penugasan").click();
  await row(page, PNBP).getByRole("link", { name: PNBP }).click();
  return page.getByRole("dialog", { name: "Detail Penugasan" });
}

/** The administrator comments on a finding and returns the audit; the auditor mends it; it is accepted. */
async function review(page: Page) {
  const first = await openReview(page);
  await finding(first, ROYALTIES)
    .getByRole("button", { name: /^Catatan/ })
    .click();
  const comment = page.getByRole("dialog", { name: /^Catatan reviu: / });
  await comment.getByRole("textbox", { name: "Catatan reviu" }).fill(COMMENT);
  await comment.getByRole("button", { name: "Simpan" }).click();
  await first.getByRole("button", { name: "Kembalikan" }).click();
  const back = page.getByRole("dialog", { name: "Kembalikan kepada auditor?" });
  await back.getByRole("textbox", { name: "Alasan" }).fill("Lengkapi satu temuan.");
  await back.getByRole("button", { name: "Kembalikan" }).click();
  await expect(first.getByText("Lengkapi satu temuan.").first()).toBeVisible();

  await openAssignment(page);
  await expect(page.getByText(COMMENT).first()).toBeVisible();
  await finding(page, ROYALTIES).getByRole("button", { name: "Ubah", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Ubah temuan" });
  await edit.getByRole("textbox", { name: "Sebab" }).fill(CAUSE);
  await edit.getByRole("button", { name: "Simpan" }).click();
  await page.getByRole("button", { name: /^Tandai selesai/ }).click();
  await submit(page);

  const second = await openReview(page);
  await expect(finding(second, ROYALTIES)).toContainText(CAUSE);
  await second.getByRole("button", { name: "Terima", exact: true }).click();
  const accept = page.getByRole("dialog", { name: "Terima hasil pemeriksaan?" });
  await accept.getByRole("button", { name: "Terima" }).click();
  await expect(second.getByText("Diterima").first()).toBeVisible();
}

/** The company answers the recommendation with proof, and the auditor settles it. */
async function followUp(page: Page) {
  await goOnAs(page, "Badan Usaha");
  await menuEntry(page, "Tindak Lanjut").click();
  await row(page, ROYALTIES).getByRole("link", { name: ROYALTIES }).click();
  await page.getByRole("button", { name: "Jawab" }).click();
  await page.getByRole("textbox", { name: "Jawaban" }).fill("Kekurangan sudah disetor.");
  await page.getByLabel("Bukti", { exact: true }).setInputFiles({
    name: "setoran.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 setoran"),
  });
  await expect(page.getByText("setoran.pdf")).toBeVisible();
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.getByText("Kekurangan sudah disetor.")).toBeVisible();

  await openAssignment(page);
  await page.getByRole("button", { name: ROYALTIES }).click();
  const follow = page.getByRole("dialog", { name: ROYALTIES });
  await follow.getByRole("button", { name: "Nilai", exact: true }).click();
  await follow.getByText("Sesuai", { exact: true }).click();
  await follow.getByRole("textbox", { name: "Nilai disetor (Rp)" }).fill("90.000.000");
  await follow.getByRole("button", { name: "Simpan penilaian" }).click();
  await expect(follow.getByText("Dinilai: Sesuai")).toBeVisible();
  await follow.getByRole("button", { name: "Tutup" }).last().click();
}

/** Saves the audit at `path` and returns the head that the portal shows. */
async function savePackage(page: Page, dialog: Locator, path: string) {
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Buat Paket Bukti" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Paket_Bukti_PNBP - PT Bara Khatulistiwa.*\.html$/);
  await file.saveAs(path);
  const made = dialog.getByRole("status").filter({ hasText: "Paket Bukti tersimpan sebagai" });
  await expect(made).toContainText("Ditandatangani dengan kunci peramban ini.");
  const head = (await made.getByRole("code").textContent()) ?? "";
  expect(head).toMatch(/^[0-9a-f]{64}$/);
  await expectNoAxeViolations(page);
  return head;
}

/** Changes one byte of a finding, and returns the number of its entry. */
async function tamper(from: string, to: string) {
  const lines = (await readFile(from, "utf8")).split("\n");
  const start = lines.findIndex((line) => /^[0-9a-f]{64} \{"kind":"about"/.test(line));
  const at = lines.findIndex((line) =>
    line.includes(`{"kind":"finding","name":"Temuan: ${ROYALTIES}"`),
  );
  lines[at] = lines[at]?.replace(CAUSE, CAUSE.replace("lama", "lame")) ?? "";
  await writeFile(to, lines.join("\n"));
  return at - start + 1;
}

/** Gives a file to the portal, which finds it `state` and says `hint`. */
async function expectChecked(dialog: Locator, path: string, state: string, hint: string) {
  await dialog.getByLabel("Berkas Paket Bukti").setInputFiles(path);
  await expect(dialog.getByText(state, { exact: true })).toBeVisible();
  await expect(dialog.getByText(hint)).toBeVisible();
}

/** Reads the saved page: its state, its head, its findings, its history, and its steps, which it repeats. */
async function expectProof(saved: Page, head: string) {
  await expect(saved.getByRole("status").first()).toHaveText("Utuh");
  await expect(saved.getByText("Semua entri dan tanda tangannya cocok.")).toBeVisible();
  await expect(saved.getByText(head, { exact: true }).first()).toBeVisible();
  const report = saved.getByRole("region", { name: "Laporan", exact: true });
  await expect(report.getByRole("heading", { name: /Temuan \d: / })).toHaveText(
    DISCREPANCIES.map(([link], at) => new RegExp(`Temuan ${at + 1}: ${link}$`)),
  );
  await saved.getByLabel("Bandingkan kepala rantai").fill(head);
  await expect(saved.getByText("Sama dengan kepala rantai paket ini.")).toBeVisible();
  await expect(saved.getByText("Rantai riwayat utuh")).toBeVisible();
  await saved.getByRole("button", { name: "Jalankan ulang semua" }).click();
  await expect(saved.getByText("5 dari 5 langkah memberi hasil yang sama.").first()).toBeVisible();
  await expect(saved.getByText("Hasil sama", { exact: true })).toHaveCount(DISCREPANCIES.length);
  await expectNoAxeViolations(saved);
}

test(
  "five discrepancies become a signed Paket Bukti that proves itself elsewhere",
  { tag: "@single-file" },
  async ({ portal, page, browser }, info) => {
    await portal.open("/");
    const tests = await openTests(page);
    await runChain(tests);
    await keepDiscrepancies(tests);
    await tests.getByRole("button", { name: "Tutup" }).last().click();
    await page.getByRole("button", { name: "Mulai", exact: true }).click();
    await writeFindings(page);
    await submit(page);
    await review(page);
    await followUp(page);

    const [whole, changed] = [info.outputPath("paket.html"), info.outputPath("diubah.html")];
    await page.getByRole("button", { name: "Paket Bukti", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Paket Bukti" });
    const head = await savePackage(page, dialog, whole);
    const hint = `Entri ${await tamper(whole, changed)}: Temuan: ${ROYALTIES} adalah bagian pertama`;
    await expectChecked(dialog, whole, "Utuh", "Kepala rantai ini tercatat dalam riwayat portal");
    await expectChecked(dialog, changed, "Berubah", hint);
    await expectNoAxeViolations(page);

    await elsewhere(browser, pathToFileURL(whole).href, (saved) => expectProof(saved, head));
    await elsewhere(browser, pathToFileURL(changed).href, async (saved) => {
      await expect(saved.getByRole("status").first()).toHaveText("Berubah");
      await expect(saved.getByText(hint)).toBeVisible();
      await expectNoAxeViolations(saved);
    });
  },
);
