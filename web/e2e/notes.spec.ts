import { expect, test } from "./fixtures";
import { enterAs } from "./roles";
import { facts, heading, replyField, said } from "./ticketPage";

test("an internal note reaches the ministry and never the company", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  const noteField = page.getByRole("textbox", { name: "Catatan internal" });
  await replyField(page).fill("Sedang kami **periksa**:\n- kuota\n- tarif");
  await heading(page).click();
  await page.keyboard.press("n");
  await expect(noteField).toBeFocused();
  await expect(page.getByRole("button", { name: /^Kirim Tiket/ })).toHaveCount(0);
  await noteField.fill("RAHASIA: tunggu pendapat direktorat.");
  await page.getByRole("button", { name: "Simpan catatan" }).click();
  const note = page.getByRole("article", { name: /^Catatan internal, / });
  await expect(note).toContainText("RAHASIA");

  await heading(page).click();
  await page.keyboard.press("r");
  await expect(replyField(page)).toHaveValue(/^Sedang kami/);
  await page.getByRole("button", { name: /^Kirim Tiket/ }).click();
  const answer = said(page, "Bagus Pratama").last();
  await expect(answer.getByRole("listitem")).toHaveText(["kuota", "tarif"]);

  await enterAs(page, "Badan Usaha");
  await page.getByRole("link", { name: "R8K2AB" }).click();
  await expect(said(page, "Bagus Pratama").last()).toContainText("Sedang kami periksa");
  await expect(page.getByRole("tab")).toHaveCount(0);
  await expect(page.locator("body")).not.toContainText(/RAHASIA|[Cc]atatan internal/);
  await said(page, "Bagus Pratama").last().getByRole("button", { name: "Kutip" }).click();
  await expect(replyField(page)).toHaveValue(/^> \*\*Bagus Pratama\*\*, .*\n> Sedang kami/);
  await replyField(page).pressSequentially("Terima kasih.");
  await page.getByRole("button", { name: /^Kirim / }).click();
  const thanks = said(page, "PT Bara Khatulistiwa").last();
  await expect(thanks.getByRole("blockquote")).toContainText("Bagus Pratama");

  await enterAs(page, "Internal ESDM");
  await page.getByRole("link", { name: "R8K2AB" }).click();
  await expect(note).toContainText("RAHASIA");
  await note.getByRole("button", { name: "Kutip" }).click();
  await expect(noteField).toHaveValue(/^> .*\n> RAHASIA/);
  await page.getByRole("tab", { name: "Balasan" }).click();
  await replyField(page).fill("Permohonan disetujui.");
  await page.getByRole("button", { name: /^Kirim Tiket/ }).click();
  await expect(said(page, "Ratna Wulandari").last()).toContainText("disetujui");
  await facts(page)
    .getByRole("button", { name: /^Ubah Prioritas/ })
    .click();
  await page.getByRole("menuitemradio", { name: "Low" }).click();
  await expect(heading(page)).toContainText("Low");
  await facts(page).getByRole("button", { name: "Ubah Label" }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: /PNBP/ }).check();
  await page.keyboard.press("Escape");
  await expect(facts(page).getByRole("link", { name: "PNBP" })).toBeVisible();
});

test("a closed ticket takes notes, and an image is shown before it is attached", async ({
  portal,
  page,
}) => {
  await portal.open("/internal-esdm/tickets/C1053D");
  await expect(replyField(page)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Catatan internal" }).fill("Arsipkan.");
  const png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await page.getByLabel("Lampiran").setInputFiles({
    name: "bukti.png",
    mimeType: "image/png",
    buffer: Buffer.from(png, "base64"),
  });
  await page.getByRole("button", { name: "Pratinjau bukti.png" }).click();
  await expect(page.getByRole("dialog").getByRole("img", { name: "bukti.png" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Simpan catatan" }).click();
  const note = page.getByRole("article", { name: /^Catatan internal, Ratna Wulandari/ });
  await expect(note.getByRole("img", { name: "bukti.png" })).toBeVisible();
  await expect(heading(page)).toContainText("Closed");
});
