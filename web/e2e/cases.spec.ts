import { fillIn, openedTicket } from "./complaintForm";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { enterAs } from "./roles";
import { facts, heading } from "./ticketPage";

const KEPT = "R8K2AB";
const MERGED = "S0LV3D";
const SYSTEM_IN_KEPT = `Tiket ${MERGED} digabung ke tiket ini. Percakapannya kini ada di sini.`;

test("a code that is typed while the merge dialog loads reaches its field, and no key of the page", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(`/agent/tickets/${KEPT}`);
  await expect(facts(page).getByRole("button", { name: "Gabungkan…" })).toBeVisible();
  await page.keyboard.press("m");
  // Each of these letters is a key of the page.
  await page.keyboard.type("scple");
  const field = page.getByRole("dialog").getByRole("combobox", { name: "Tiket yang digabung" });
  await expect(field).toHaveValue("scple");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(heading(page)).toContainText("Open");
});

test("two tickets of a company become one, can be undone, and leads its company on", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(`/agent/tickets/${KEPT}`);
  await facts(page).getByRole("button", { name: "Gabungkan…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox", { name: "Tiket yang digabung" }).fill(MERGED);
  await dialog.getByRole("radio", { name: new RegExp(`^${KEPT}`) }).check();
  await expect(dialog.getByText(`${MERGED} ditutup dan mengarah ke ${KEPT}.`)).toBeVisible();
  await dialog.getByRole("button", { name: "Gabungkan" }).click();
  await expect(page.getByText(SYSTEM_IN_KEPT)).toBeVisible();
  await expect(facts(page).getByText("Gabungan dari")).toBeVisible();

  await test.step("the agent separates and merges them again", async () => {
    const toasts = page.getByRole("region", { name: "Pemberitahuan" });
    await toasts.getByRole("button", { name: "Urungkan" }).click();
    await expect(page.getByText(SYSTEM_IN_KEPT)).toHaveCount(0);
    await expect(toasts).toContainText(`Tiket ${MERGED} tidak lagi digabung ke ${KEPT}.`);
    await toasts.getByRole("button", { name: "Ulangi" }).click();
    await expect(page.getByText(SYSTEM_IN_KEPT)).toBeVisible();
  });

  await test.step("the company sees both", async () => {
    await enterAs(page, "Badan Usaha");
    await row(page, MERGED).getByRole("link").first().click();
    await page.getByRole("link", { name: `Digabung ke tiket ${KEPT}` }).click();
    await expect(page.getByText(SYSTEM_IN_KEPT)).toBeVisible();
    const from = page.getByRole("article").filter({ hasText: `dari tiket ${MERGED}` });
    await expect(from.first()).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Balasan" })).toBeVisible();
  });
});

test("a message becomes a ticket, and tickets are linked", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(`/agent/tickets/${KEPT}`);
  await page.getByRole("button", { name: "Jadikan tiket baru" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Buat tiket" }).click();
  await expect(dialog.getByText("Judul wajib diisi.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Judul" }).fill("Lampiran cadangan terpisah");
  await dialog.getByRole("combobox", { name: "Kategori" }).selectOption("Teknis");
  await dialog.getByRole("button", { name: "Buat tiket" }).click();
  const next = facts(page).getByRole("link", { name: /Lampiran cadangan terpisah$/ });
  await expect(facts(page).getByText("Dilanjutkan di")).toBeVisible();
  await next.click();
  await expect(heading(page)).toContainText("New");
  await expect(facts(page).getByText("Tindak lanjut dari")).toBeVisible();

  await facts(page).getByRole("button", { name: "Tautkan…" }).click();
  await dialog.getByRole("radio", { name: "Duplikat dari" }).check();
  await dialog.getByRole("combobox", { name: "Tiket lain" }).fill("N4W7KD");
  await dialog.getByRole("button", { name: "Tautkan" }).click();
  const panel = facts(page).getByRole("region", { name: "Tiket Terkait" });
  await expect(panel.getByRole("link", { name: /^N4W7KD/ })).toBeVisible();
  await panel.getByRole("button", { name: "Lepas tautan dengan N4W7KD" }).click();
  await expect(panel.getByRole("link", { name: /^N4W7KD/ })).toHaveCount(0);
});

test("a company rates an answer, reopens the ticket, and later files a follow-up", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open(`/internal-esdm/tickets/${KEPT}`);
  await page.getByRole("button", { name: "Mark Resolved" }).click();
  await expect(heading(page)).toContainText("Resolved");
  await enterAs(page, "Badan Usaha");
  await row(page, KEPT).getByRole("link").first().click();
  const end = page.getByRole("region", { name: "Apakah jawaban kami membantu?" });
  await expect(end.getByText(/^Dapat dibuka kembali sampai /)).toBeVisible();
  await end.getByRole("button", { name: "Tidak puas" }).click();
  await end.getByRole("textbox", { name: "Satu kalimat untuk kami" }).fill("Belum terbaca");
  await end.getByRole("button", { name: "Simpan" }).click();
  await expect(facts(page).getByText("Tidak puas: Belum terbaca").first()).toBeVisible();
  await page.getByRole("button", { name: "Buka kembali" }).click();
  await expect(heading(page)).toContainText("Open");
  await expect(end).toHaveCount(0);

  await test.step("a ticket that was closed long ago", async () => {
    await portal.open("/badan-usaha/tickets/C1053D");
    await expect(page.getByRole("button", { name: "Buka kembali" })).toHaveCount(0);
    await page.getByRole("link", { name: "Ajukan tiket lanjutan" }).click();
    await expect(page.getByRole("textbox", { name: "Judul" })).toHaveValue(/^Lanjutan: /);
    await fillIn(page, { title: "Lanjutan: bukti kirim" });
    await page.getByRole("button", { name: "Kirim" }).click();
    await openedTicket(portal);
    await expect(facts(page).getByRole("link", { name: /^C1053D/ })).toBeVisible();
  });
});

test("similar tickets of the company stand beside the form", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/badan-usaha/create-ticket");
  const similar = page.getByRole("region", { name: "Tiket Anda yang serupa" });
  await page
    .getByRole("textbox", { name: "Judul" })
    .fill("RKAB revisi ditolak saat unggah lampiran");
  await expect(similar.getByRole("link", { name: /RKAB revisi kedua/ })).toBeVisible();
  await expect(similar.getByText("Jawaban terakhir:").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Judul" }).fill("Undangan rapat");
  await expect(similar).toHaveCount(0);
});
