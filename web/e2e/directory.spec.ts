import { switchTo } from "./audit";
import { expectNoAxeViolations } from "./axe";
import { expect, test } from "./fixtures";
import { row } from "./lists";
import { enterAs, goOnAs } from "./roles";
import { menuEntry } from "./sideMenu";
import { facts, replyField } from "./ticketPage";

test("a new department gets a ticket, its new agent takes it and is deactivated, and the ticket still reads", {
  tag: "@single-file",
}, async ({ portal, page }) => {
  await portal.open("/internal-esdm/settings");
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Simpan" });

  await test.step("the administrator adds a department and an agent in it", async () => {
    await page.getByRole("tab", { name: "Departemen" }).click();
    await page.getByRole("button", { name: "Tambah Departemen" }).click();
    await dialog.getByRole("textbox", { name: "Nama" }).fill("departemen - regulasi");
    await save.click();
    await expect(dialog.getByText("Nama ini sudah dipakai. Gunakan yang lain.")).toBeVisible();
    await dialog.getByRole("textbox", { name: "Nama" }).fill("Departemen - Lingkungan");
    await save.click();
    await expect(page.getByRole("row", { name: /Departemen - Lingkungan/ })).toBeVisible();
    await page.getByRole("tab", { name: "Agen" }).click();
    await page.getByRole("button", { name: "Tambah Agen" }).click();
    await dialog.getByRole("textbox", { name: "Nama" }).fill("Dian Lestari");
    await dialog.getByRole("textbox", { name: "Email" }).fill("dian.lestari@esdm.example");
    await dialog.getByRole("combobox", { name: "Departemen" }).selectOption({
      label: "Departemen - Lingkungan",
    });
    await save.click();
    await expect(page.getByRole("row", { name: /Dian Lestari/ })).toContainText("Lingkungan");
  });

  await test.step("a ticket is sent to the department", async () => {
    await menuEntry(page, "All Tickets").click();
    await row(page, "N4W7KD").getByRole("link").click();
    await page.getByRole("button", { name: "Send to Other Department" }).click();
    await dialog.getByRole("radio", { name: "Departemen - Lingkungan" }).check();
    await dialog.getByRole("button", { name: "Kirim" }).click();
    await expect(facts(page)).toContainText("DepartemenDepartemen - Lingkungan");
    await menuEntry(page, "Departemen - Lingkungan").click();
    await expect(row(page, "N4W7KD")).toBeVisible();
  });

  await test.step("the new agent finds it in the queue and takes it", async () => {
    await goOnAs(page, "Agent");
    await menuEntry(page, "Antrean departemen").click();
    await expect(page.getByText("Antrean departemen Anda kosong")).toBeVisible();
    await switchTo(page, "Dian Lestari");
    await row(page, "N4W7KD").getByRole("link").click();
    await page.getByRole("button", { name: "Take Ticket" }).click();
    await expect(facts(page)).toContainText("AssigneeDian Lestari");
  });

  await test.step("the agent is deactivated with a warning about the ticket", async () => {
    await goOnAs(page, "Internal ESDM");
    await menuEntry(page, "Pengaturan").click();
    await page.getByRole("tab", { name: "Agen" }).click();
    await page.getByRole("button", { name: "Nonaktifkan Dian Lestari" }).click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("1 tiket yang belum selesai tetap atas namanya");
    await question.getByRole("button", { name: "Nonaktifkan" }).click();
    const entry = page.getByRole("row", { name: /Dian Lestari/ });
    await expect(entry).toContainText("Nonaktif");
    await entry.getByRole("link", { name: "1 tiket" }).click();
    await row(page, "N4W7KD").getByRole("link").click();
    await expect(facts(page)).toContainText("AssigneeDian Lestari");
    await page.getByRole("button", { name: "Keluarkan dari antrean" }).click();
    await expect(facts(page)).not.toContainText("DepartemenDepartemen");
  });

  await test.step("the company reads nothing of departments", async () => {
    await enterAs(page, "Badan Usaha");
    await portal.open("/badan-usaha/tickets");
    await expect(page.getByText("Departemen")).toHaveCount(0);
    await expect(page.getByText("Lingkungan")).toHaveCount(0);
  });
});

test("an agent who is deactivated in another tab reads why nothing works", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await portal.open("/agent/tickets/R8K2AB");
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/agent.*/, "internal-esdm/settings?bagian=agents"));
  await other.getByRole("button", { name: "Nonaktifkan Bagus Pratama" }).click();
  await other.getByRole("alertdialog").getByRole("button", { name: "Nonaktifkan" }).click();
  await expect(
    page.getByText("Bagus Pratama sudah dinonaktifkan oleh administrator Internal ESDM.").first(),
  ).toBeVisible();
});

test("a person who is deactivated while working reads so, keeps the typed reply, and another one goes on", async ({
  portal,
  page,
  openTab,
}) => {
  await portal.open("/agent/tickets/R8K2AB");
  await replyField(page).fill("Setengah jadi");
  const { page: ministry } = await openTab("/internal-esdm/settings?bagian=agents");
  await ministry.getByRole("button", { name: "Nonaktifkan Bagus Pratama" }).click();
  await ministry
    .getByRole("alertdialog")
    .getByRole("button", { name: "Nonaktifkan", exact: true })
    .click();
  const title = page.getByRole("heading", { level: 1, name: "Bagus Pratama dinonaktifkan" });
  await expect(title).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByRole("button", { name: "Pilih pengguna lain" }).click();
  await page.getByRole("menuitemradio", { name: /Siti Rahmawati/ }).click();
  await expect(facts(page)).toContainText("AssigneeBagus Pratama");
  await ministry.getByRole("button", { name: "Aktifkan Bagus Pratama" }).click();
  await switchTo(page, "Bagus Pratama");
  await expect(replyField(page)).toHaveValue("Setengah jadi");
});

test("tickets are sent to a department together, sorted by it and put back", async ({
  portal,
  page,
}) => {
  await portal.open("/internal-esdm/all-tickets?kolom=department");
  for (const code of ["P3ND9G", "C1053D"])
    await page.getByRole("checkbox", { name: `Pilih ${code}` }).check();
  await page.keyboard.press("d");
  const dialog = page.getByRole("dialog", { name: "Kirim 2 tiket ke departemen" });
  await dialog.getByRole("radio", { name: "Departemen - Regulasi" }).check();
  await expect(dialog.getByRole("region", { name: "Pratinjau" })).toContainText(
    "2 tiket akan berubah",
  );
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Terapkan ke 2 tiket" }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole("columnheader", { name: /Departemen/ })
    .getByRole("button")
    .click();
  await expect(page.getByRole("row").nth(1)).toContainText("P3ND9G");
  await expect(page.getByRole("row").nth(2)).toContainText("C1053D");
  await page.keyboard.press("ControlOrMeta+Z");
  await expect(page.getByRole("cell", { name: "Departemen - Regulasi" })).toHaveCount(0);
});
