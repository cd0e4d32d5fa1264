import { expectNoAxeViolations } from "./axe";
import { fillIn, openedTicket } from "./complaintForm";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";
import { facts, replyField } from "./ticketPage";

/** Monday, 23 November 2026. */
const MONDAY = "2026-11-23T09:00:00+07:00";

test("a promise runs, pauses, moves with the calendar and becomes due", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await page.clock.setFixedTime(new Date(MONDAY));
  let code = "";

  await test.step("the company sees when it will be answered", async () => {
    await portal.open("/");
    await enterAs(page, "Badan Usaha");
    await menuEntry(page, "Ajukan Tiket").click();
    await fillIn(page, { title: "Kuota belum muncul", category: "Teknis" });
    await page.getByRole("button", { name: "Kirim" }).click();
    code = await openedTicket(portal);
    await expect(facts(page)).toContainText("ChannelPortal");
    await expect(facts(page)).toContainText("5 hari kerja");
    await expect(facts(page)).toContainText("Jawaban pertama, 30 November 2026 pukul 09.00 WIB");
    await expect(facts(page)).not.toContainText("Aman");
  });

  await test.step("an agent sees the promise in list and ticket, and pauses it", async () => {
    await enterAs(page, "Agent");
    await menuEntry(page, "New").click();
    await expect(row(page, code)).toContainText("Aman");
    await expect(row(page, code)).toContainText("3 hari kerja");
    await row(page, code).getByRole("button", { name: "Take Ticket" }).click();
    await menuEntry(page, "Open").click();
    await row(page, code).getByRole("link").click();
    await expect(facts(page)).toContainText("Jawaban pertama, 30 November 2026");
    await page.clock.setFixedTime(new Date("2026-11-23T11:00:00+07:00"));
    await page.getByRole("button", { name: /^Ubah Status/ }).click();
    await page.getByRole("menuitem", { name: "Set Pending" }).click();
    await expect(facts(page)).toContainText(
      "Jawaban pertama dijeda oleh Bagus Pratama sejak 23 November 2026 pukul 11.00 WIB, sisa 4 hari kerja 6 jam.",
    );
    await expect(facts(page)).toContainText("(waktu SLA dijeda)");
  });

  await test.step("the company's answer lets it run again", async () => {
    await enterAs(page, "Badan Usaha");
    await row(page, code).getByText("Kuota belum muncul").click();
    await page.clock.setFixedTime(new Date("2026-11-24T11:00:00+07:00"));
    await replyField(page).fill("Nomor kuota 17.");
    await page.getByRole("button", { name: /^Kirim/ }).click();
    await expect(replyField(page)).toHaveValue("");
    await enterAs(page, "Agent");
    await page.getByRole("searchbox", { name: "Cari tiket" }).fill(code);
    await row(page, code).getByRole("link").click();
    await expect(facts(page)).toContainText("Jawaban pertama, 1 Desember 2026 pukul 09.00 WIB");
  });

  await test.step("a day off moves the deadline", async () => {
    await enterAs(page, "Internal ESDM");
    await menuEntry(page, "Pengaturan").click();
    await page.getByRole("tab", { name: "Kalender kerja" }).click();
    await page.getByRole("button", { name: "Tambah hari libur" }).click();
    await page.getByRole("textbox", { name: "Tanggal" }).fill("27/11/2026");
    await page.getByRole("textbox", { name: "Nama hari libur" }).fill("Hari jadi");
    await expect(page.getByText(/^Tenggat \d+ tiket berubah\.$/)).toBeVisible();
    await page.getByRole("button", { name: "Simpan", exact: true }).click();
    await expect(page.getByText("Kalender kerja disimpan.")).toBeVisible();
    await menuEntry(page, "All Tickets").click();
    await row(page, code).getByRole("link").click();
    await expect(facts(page)).toContainText("Jawaban pertama, 2 Desember 2026 pukul 09.00 WIB");
  });

  await test.step("what is due today is counted in the menu and listed", async () => {
    await page.clock.setFixedTime(new Date("2026-12-02T08:30:00+07:00"));
    await portal.open("/internal-esdm/all-tickets");
    await menuEntry(page, "Jatuh tempo hari ini").click();
    await expect(menuEntry(page, "Jatuh tempo hari ini")).toHaveAttribute("aria-current", "page");
    await expect(row(page, code)).toContainText("Mendekati");
    await expect(row(page, code)).toContainText("30 menit");
    await page.clock.setFixedTime(new Date("2026-12-02T10:00:00+07:00"));
    await portal.open("/internal-esdm/all-tickets?sla=lewat");
    await expect(row(page, code)).toContainText("lewat 1 jam");
    await page.getByRole("combobox", { name: "SLA" }).selectOption("Aman");
    await expect(row(page, code)).toHaveCount(0);
  });
});

test("a new category is offered to companies, and one out of use stays readable", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/internal-esdm/settings?bagian=categories");
  await page.getByRole("button", { name: "Tambah kategori" }).click();
  const name = page.getByRole("textbox", { name: "Nama kategori" });
  await name.fill("umum");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(page.getByText("Kategori ini sudah ada.")).toBeVisible();
  await name.fill("Ekspor");
  await page.getByRole("checkbox", { name: /^Umum/ }).uncheck();
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: "Ekspor (0 tiket)" })).toBeChecked();
  await expectNoAxeViolations(page);
  await enterAs(page, "Badan Usaha");
  await menuEntry(page, "Ajukan Tiket").click();
  const categories = page.getByRole("combobox", { name: "Kategori" });
  await expect(categories.getByRole("option")).toHaveText([
    "Pilih kategori",
    "Teknis",
    "Perizinan",
    "Regulasi",
    "Ekspor",
  ]);
  await enterAs(page, "Agent");
  await page.getByRole("searchbox", { name: "Cari tiket" }).fill("kategori:umum channel:portal");
  await expect(page.getByText("Kategori Umum")).toBeVisible();
  await expect(row(page, "B4L1KX")).toBeVisible();
});
