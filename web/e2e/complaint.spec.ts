import { fillIn, openedTicket } from "./complaintForm";
import { expect, test } from "./fixtures";
import { expectCards, expectCodes, row } from "./lists";
import { enterAs } from "./roles";
import { PDF, PNG } from "./sampleFiles";
import { expectBadges, menuEntry } from "./sideMenu";

const TITLE = "Bukti setor PNBP tidak terbaca sistem";
const ANSWER = "Mohon kirim ulang bukti setor dengan resolusi 300 dpi.";
const SEEDED = ["R8K2AB", "P3ND9G", "S0LV3D", "C1053D"];

test("a complaint goes from the company to the agent and the ministry and back", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  let code = "";
  const status = page.getByRole("main").getByRole("heading", { level: 1 }).locator("..");

  await test.step("the company files it with two files", async () => {
    await portal.open("/");
    await enterAs(page, "Badan Usaha");
    await expectCards(page, ["Total 4", "New 0", "Open 1", "Pending 1", "Resolved 1", "Closed 1"]);
    await menuEntry(page, "Ajukan Tiket").click();
    await fillIn(page, { title: TITLE, category: "Regulasi" });
    await page.getByLabel("Lampiran").setInputFiles([PDF.path, PNG.path]);
    await expect(page.getByRole("list", { name: "Berkas terlampir" })).toContainText(PNG.name);
    await page.getByRole("button", { name: "Kirim" }).click();
    await expect(page.getByRole("button", { name: "Kirim" })).toHaveAttribute("aria-busy", "true");
    code = await openedTicket(portal);

    await expect(page.getByRole("heading", { level: 1 })).toHaveText(TITLE);
    await expect(status).toContainText("New");
    await expect(status).toContainText("Medium");
    const files = page.getByRole("list", { name: "Berkas dari PT Bara Khatulistiwa" });
    await expect(files.getByRole("listitem")).toHaveText([
      PDF.name + PDF.sizeLabel,
      PNG.name + PNG.sizeLabel,
    ]);
    await expect(page.getByText(`Tiket berhasil dibuat dengan nomor ${code}.`)).toBeVisible();

    await menuEntry(page, "All Tickets").click();
    await expectCodes(page, [code, ...SEEDED]);
    await expectCards(page, ["Total 5", "New 1", "Open 1", "Pending 1", "Resolved 1", "Closed 1"]);
    await expect(row(page, code)).toContainText("Baru saja");
  });

  await test.step("an agent takes it and answers", async () => {
    await enterAs(page, "Agent");
    await expectCards(page, ["Total 7", "New 2", "Open 2", "Pending 1", "Resolved 1", "Closed 1"]);
    await expectBadges(page, { "Semua Tiket": 7, New: 2, Open: 2, Pending: 1 });
    await menuEntry(page, "New").click();
    await row(page, code).getByRole("button", { name: "Take Ticket" }).click();
    await expect(row(page, code)).toHaveCount(0);
    await expectBadges(page, { "Semua Tiket": 7, New: 1, Open: 3, Pending: 1 });

    await menuEntry(page, "Open").click();
    await row(page, code).getByText(TITLE).click();
    await expect(status).toContainText("Open");
    await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);
    await page.getByRole("textbox", { name: "Balasan" }).fill(ANSWER);
    await expect(page.getByText("Status menjadi Pending", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Kirim Tiket" }).click();
    await expect(page.getByRole("article", { name: /^Bagus Pratama/ })).toContainText(ANSWER);
    await expect(page.getByRole("textbox", { name: "Balasan" })).toHaveValue("");
    await expect(status).toContainText("Pending");
    await expectBadges(page, { Open: 2, Pending: 2 });
  });

  await test.step("the ministry re-assigns it", async () => {
    await enterAs(page, "Internal ESDM");
    await expectCards(page, ["Total 7", "New 1", "Open 2", "Pending 2", "Resolved 1", "Closed 1"]);
    await expectBadges(page, { Pending: 2, Open: 2, Resolved: 1, Closed: 1 });
    await menuEntry(page, "Re-assign Ticket").click();
    await row(page, code)
      .getByRole("button", { name: `Re-Assign ${code}` })
      .click();
    const picker = page.getByRole("dialog", { name: "Silahkan Pilih Agen" });
    await picker.getByRole("searchbox").fill("SITI");
    await expect(picker.getByRole("radio")).toHaveCount(1);
    await picker.getByRole("radio", { name: "Siti Rahmawati" }).check();
    await picker.getByRole("button", { name: "Tugaskan" }).click();
    const done = page.getByRole("dialog", { name: "Tiket berhasil ditugaskan ke agen!" });
    await done.getByRole("button", { name: "Ok, Siap!" }).click();
    await expect(done).toHaveCount(0);

    await row(page, code).getByRole("link", { name: code }).click();
    await expect(status).toContainText("Pending");
    await expect(page.getByRole("complementary", { name: "Rincian tiket" })).toContainText(
      "mengalihkan tiket dari Bagus Pratama kepada Siti Rahmawati",
    );
  });

  await test.step("the company reads the answer, closes the ticket and opens it again", async () => {
    await enterAs(page, "Badan Usaha");
    await expectBadges(page, { Open: 1, Pending: 2, Resolved: 1 });
    await row(page, code).getByText(TITLE).click();
    await expect(page.getByRole("article", { name: /^Bagus Pratama/ })).toContainText(ANSWER);
    await expect(page.getByRole("complementary", { name: "Rincian tiket" })).toContainText(
      "AssigneeSiti Rahmawati",
    );
    await page.getByRole("button", { name: "Close Ticket" }).click();
    await page
      .getByRole("alertdialog", { name: `Tutup tiket ${code}?` })
      .getByRole("button", { name: "Tutup tiket" })
      .click();
    await expect(status).toContainText("Closed");
    await expect(page.getByRole("textbox", { name: "Balasan" })).toHaveCount(0);
    await expectBadges(page, { Pending: 1 });

    await page.getByRole("button", { name: "Buka kembali" }).click();
    await expect(status).toContainText("Open");
    await expect(page.getByRole("textbox", { name: "Balasan" })).toBeVisible();
    await menuEntry(page, "All Tickets").click();
    await expectCards(page, ["Total 5", "New 0", "Open 2", "Pending 1", "Resolved 1", "Closed 1"]);
    await expect(row(page, code)).toContainText("Open");
  });
});
