import type { Page } from "@playwright/test";
import { switchTo } from "./audit";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import { row } from "./lists";
import type { Portal } from "./portal";
import { enterAs, goOnAs } from "./roles";
import { menuEntry } from "./sideMenu";

/** RKAB of PT Bara Khatulistiwa, under way at Hendra Kusuma. */
const PLAN = "ASSIGN_1763172824691";
const TITLE = "Produksi blok 021 melebihi RKAB";

async function openPlan(portal: Portal, page: Page) {
  await goOnAs(page, "Internal Auditor");
  await portal.open(`/auditor/detail/${PLAN}`);
}

async function openReview(portal: Portal, page: Page) {
  await goOnAs(page, "CMS Auditor");
  await portal.open(`/cms-auditor/assignments?detail=${PLAN}`);
  return page.getByRole("dialog", { name: "Detail Penugasan" });
}

/** Writes a finding without evidence. */
async function write(page: Page) {
  await page.getByRole("button", { name: "Tulis temuan" }).click();
  const editor = page.getByRole("dialog", { name: "Tulis temuan" });
  await editor.getByRole("textbox", { name: "Judul" }).fill(TITLE);
  await editor.getByRole("textbox", { name: "Kondisi" }).fill("75.874,00 ton dari 64.300,00 ton.");
  await editor.getByRole("textbox", { name: "Kriteria" }).fill("RKAB Operasi Produksi 2025.");
  await editor.getByRole("textbox", { name: "Rekomendasi 1" }).fill("Ajukan revisi RKAB.");
  await editor.getByRole("textbox", { name: "Nilai (Rp)" }).fill("75.874 - 64.300");
  await expect(editor.getByText("Nilai temuan: Rp11.574")).toBeVisible();
  await expectNoAxeViolations(page);
  await editor.getByRole("button", { name: "Simpan" }).click();
}

async function submit(page: Page) {
  await page.getByRole("button", { name: "Ajukan reviu" }).click();
  return page.getByRole("dialog", { name: "Ajukan hasil pemeriksaan untuk direviu?" });
}

test("a finding goes from its evidence through a return to the company's remedy", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/");
  await openPlan(portal, page);
  await write(page);

  // The work cannot be submitted without evidence.
  const blocked = await submit(page);
  await expect(blocked).toContainText("belum memuat Bukti");
  await expectNoAxeViolations(page);
  await blocked.getByRole("button", { name: "Batal" }).click();

  await page.getByRole("table").first().getByRole("row").nth(9).click();
  await page.getByRole("button", { name: "Sematkan 1 baris" }).click();
  const pin = page.getByRole("dialog", { name: "Sematkan ke temuan" });
  await expectNoAxeViolations(page);
  await pin.getByRole("button", { name: "Sematkan", exact: true }).click();
  const finding = page.getByRole("article", { name: "Temuan 1" });
  await expect(finding.getByText("Masih sama seperti saat disematkan")).toBeVisible();
  const submission = await submit(page);
  await submission.getByText("Sesuai dengan catatan").click();
  await submission.getByRole("button", { name: "Ajukan", exact: true }).click();
  await expect(page.getByText("Menunggu reviu").first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  // The administrator returns it with a reason, and accepts it at last.
  const review = await openReview(portal, page);
  await review.getByRole("button", { name: "Kembalikan" }).click();
  const back = page.getByRole("dialog", { name: "Kembalikan kepada auditor?" });
  await back.getByRole("textbox", { name: "Alasan" }).fill("Jelaskan sebabnya.");
  await back.getByRole("button", { name: "Kembalikan" }).click();
  await expect(review.getByText("Jelaskan sebabnya.").first()).toBeVisible();
  await expectNoAxeViolations(page);

  await openPlan(portal, page);
  await expect(page.getByText("Jelaskan sebabnya.").first()).toBeVisible();
  await finding.getByRole("button", { name: "Ubah", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Ubah temuan" });
  await edit.getByRole("textbox", { name: "Sebab" }).fill("Rencana triwulan tidak dipantau.");
  await edit.getByRole("button", { name: "Simpan" }).click();
  const again = await submit(page);
  await again.getByRole("button", { name: "Ajukan", exact: true }).click();
  await expect(page.getByText("Menunggu reviu").first()).toBeVisible();

  const second = await openReview(portal, page);
  await second.getByRole("button", { name: "Terima", exact: true }).click();
  const accept = page.getByRole("dialog", { name: "Terima hasil pemeriksaan?" });
  await accept.getByRole("button", { name: "Terima" }).click();
  await expect(second.getByText("Diterima").first()).toBeVisible();

  // The company answers with proof.
  await goOnAs(page, "Badan Usaha");
  await menuEntry(page, "Tindak Lanjut").click();
  await row(page, TITLE).getByRole("link", { name: TITLE }).click();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await page.getByRole("button", { name: "Jawab" }).click();
  await page.getByRole("textbox", { name: "Jawaban" }).fill("Revisi sudah diajukan.");
  await page.getByLabel("Bukti", { exact: true }).setInputFiles({
    name: "revisi.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 revisi"),
  });
  await expect(page.getByText("revisi.pdf")).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Kirim jawaban" }).click();
  await expect(page.getByText("Revisi sudah diajukan.")).toBeVisible();
  await expectNoSidewaysScroll(page);

  // The auditor settles it, and a restart keeps all.
  await openPlan(portal, page);
  await page.getByRole("button", { name: TITLE }).click();
  const follow = page.getByRole("dialog", { name: TITLE });
  await follow.getByRole("button", { name: "Nilai", exact: true }).click();
  await follow.getByText("Sesuai", { exact: true }).click();
  await follow.getByRole("button", { name: "Simpan penilaian" }).click();
  await expect(follow.getByText("Dinilai: Sesuai")).toBeVisible();
  await expectNoAxeViolations(page);

  await goOnAs(page, "Badan Usaha");
  await page.reload();
  await menuEntry(page, "Tindak Lanjut").click();
  await expect(row(page, TITLE)).toContainText("1 dari 1 rekomendasi selesai");
});

test("another company and the help desk see nothing of a finding", async ({ portal, page }) => {
  await portal.open("/");
  await enterAs(page, "Badan Usaha");
  await portal.open("/badan-usaha/follow-up");
  const link = page.getByRole("table").getByRole("link").first();
  const title = (await link.textContent()) ?? "";
  const address = (await link.getAttribute("href")) ?? "";
  await switchTo(page, "PT Nikel Halmahera Raya");
  await expect(page.getByText(title)).toHaveCount(0);
  await portal.open(address.slice(address.indexOf("/badan-usaha")));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Temuan tidak ditemukan");
  await expectNoAxeViolations(page);
});
