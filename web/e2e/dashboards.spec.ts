import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { card, chooseDefinition, figuresOf, fromMenu, publish, widget } from "./dashboards";
import {
  addWidget,
  boxesOf,
  expectNoOverlap,
  expectSaid,
  expectState,
  frame,
  handle,
  settings,
  WIDE_WINDOW,
} from "./editor";
import { expect, test } from "./fixtures";
import { focused, tabTo } from "./keys";
import { enterAs } from "./roles";
import { menuEntry } from "./sideMenu";
import { heading as ticketHeading } from "./ticketPage";

test.use({ viewport: WIDE_WINDOW });

const NAME = "Layanan & penugasan: ringkasan harian";
const BY_STATUS = "Tiket menurut status";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Name and bytes of the file that 'Ekspor' writes for the open dashboard. */
async function exported(page: Page) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Aksi lainnya" }).click();
  await page.getByRole("menuitem", { name: "Ekspor", exact: true }).click();
  const download = await arriving;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), "utf8"),
  };
}

test("a dashboard is created, arranged by keys, published, updated, exported and imported", async ({
  portal,
  page,
}) => {
  await portal.open("/");
  await enterAs(page, "Dashboard Builder");

  await test.step("the form has its defaults and wants a name", async () => {
    await menuEntry(page, "Create Dashboard").click();
    const form = page.getByRole("dialog", { name: "Create Dashboard" });
    await expect(form.getByLabel("Kategori")).toHaveValue("Operasi");
    await expect(form.getByLabel("Izin")).toHaveValue("private");
    await form.getByRole("button", { name: "Simpan", exact: true }).click();
    await expect(form.getByLabel("Nama")).toHaveAccessibleDescription("Nama wajib diisi.");
    await expect(form.getByLabel("Nama")).toBeFocused();
    await form.getByLabel("Nama").fill(NAME);
    await form.getByLabel("Deskripsi").fill("Untuk rapat pagi.");
    await form.getByLabel("Izin").selectOption({ label: "Publik" });
    await form.getByRole("button", { name: "Simpan", exact: true }).click();
    await expect(heading(page)).toHaveText(NAME);
    await expectState(page, "Tersimpan");
  });

  await test.step("five kinds of widgets draw as soon as they have a source", async () => {
    await addWidget(page, "Bar", { title: BY_STATUS, source: "Tiket" });
    await settings(page).getByLabel("Kelompokkan menurut").selectOption({ label: "Status" });
    await addWidget(page, "Metrik", { title: "Semua tiket", source: "Tiket" });
    await addWidget(page, "Pie", { title: "Penugasan per tahapan", source: "Penugasan" });
    await addWidget(page, "Tabel", { title: "Dokumen", source: "Dokumen" });
    await addWidget(page, "Peta", { title: "Sebaran tiket", source: "Tiket" });
    await addWidget(page, "Grafik", { title: "PNBP", source: "PNBP - PT Bara Khatulistiwa" });
    for (const title of [BY_STATUS, "Penugasan per tahapan", "Sebaran tiket", "PNBP"]) {
      await expect(widget(page, title).getByRole("img"), title).toBeVisible();
    }
    await expect(widget(page, "Semua tiket")).toContainText("6");
    await expect(widget(page, "Dokumen").getByRole("table")).toBeVisible();
    await expectState(page, "Belum tersimpan");
  });

  await test.step("they are arranged by the keyboard alone, which is told", async () => {
    await handle(page, "PNBP").focus();
    const before = await frame(page, "PNBP").boundingBox();
    await page.keyboard.press("ArrowUp");
    await expectSaid(page, /^"PNBP" dipindah ke kolom \d+, baris \d+\.$/);
    await expect(handle(page, "PNBP")).toBeFocused();
    await expect.poll(async () => (await frame(page, "PNBP").boundingBox())?.y).not.toBe(before?.y);
    await tabTo(page, "Ubah ukuran PNBP");
    await page.keyboard.press("ArrowDown");
    await expectSaid(page, /^"PNBP" dipertinggi menjadi \d+ baris\.$/);
    await page.keyboard.press("ArrowLeft");
    await expectSaid(page, /^"PNBP" dipersempit menjadi \d+ kolom\.$/);
    await tabTo(page, "Atur", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(settings(page).getByLabel("Sumber data")).toBeFocused();
    await tabTo(page, "Lebar");
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("99");
    await page.keyboard.press("Enter");
    await expect(focused(page)).toHaveAccessibleDescription(
      "Tulis bilangan bulat dari 1 sampai 12.",
    );
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("4");
    await page.keyboard.press("Enter");
    await expectSaid(page, "selebar 4 kolom");
    const frames = page.getByRole("list", { name: "Kanvas" }).getByRole("group", { name: /./ });
    expectNoOverlap(await boxesOf(frames.filter({ has: page.getByRole("region") })));
    await page.keyboard.press("ControlOrMeta+S");
    await expectState(page, "Tersimpan");
  });

  await test.step("it is published, and an agent reads it without a reload", async () => {
    await page.getByRole("button", { name: "Batal", exact: true }).click();
    await publish(page);
    await expect(page.getByText(`“${NAME}” diterbitkan. Pembaca: Semua pengguna.`)).toBeVisible();
    await enterAs(page, "Agent");
    await menuEntry(page, "Dasbor").click();
    await card(page, NAME).getByRole("link").click();
    await expect(heading(page)).toHaveText(NAME);
    for (const forbidden of ["Edit", "Jadikan Draft", "Aksi lainnya", "Tambah widget"]) {
      await expect(page.getByText(forbidden, { exact: true })).toHaveCount(0);
    }
  });

  await test.step("a ticket that is solved moves from one bar to another", async () => {
    expect(await figuresOf(page, BY_STATUS)).toEqual([
      "Open 2",
      "New 1",
      "Pending 1",
      "Resolved 1",
      "Closed 1",
      "Total 6",
    ]);
    const shown = page.url();
    await menuEntry(page, "Open").click();
    await page.getByRole("link", { name: "R8K2AB" }).click();
    await page.getByRole("button", { name: "Ubah Status" }).click();
    await page.getByRole("menuitem", { name: "Mark Resolved" }).click();
    await expect(ticketHeading(page)).toContainText("Resolved");
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(shown);
    expect(await figuresOf(page, BY_STATUS)).toEqual([
      "Resolved 2",
      "New 1",
      "Open 1",
      "Pending 1",
      "Closed 1",
      "Total 6",
    ]);
  });

  await enterAs(page, "Dashboard Builder");
  const first =
    await test.step("a copy opens, and the original is exported and deleted", async () => {
      await card(page, NAME).getByRole("link").click();
      await page.getByRole("button", { name: "Aksi lainnya" }).click();
      await page.getByRole("menuitem", { name: "Duplikat" }).click();
      await expect(heading(page)).toHaveText(`${NAME} (Copy)`);
      await expect(page.getByRole("main").getByText("Draft", { exact: true })).toBeVisible();
      await page.goBack();
      await expect(heading(page)).toHaveText(NAME);
      const file = await exported(page);
      expect(file.name).toMatch(/^Dashboard_.*\.json$/);
      expect(JSON.parse(file.text)).toMatchObject({
        format: "portal-minerba/dashboard",
        version: 1,
        name: NAME,
        description: "Untuk rapat pagi.",
        category: "Operasi",
        permission: "publik",
      });
      await page.getByRole("button", { name: "Aksi lainnya" }).click();
      await page.getByRole("menuitem", { name: "Hapus", exact: true }).click();
      const question = page.getByRole("alertdialog");
      await expect(question).toHaveAccessibleName(
        `Apakah Anda yakin ingin menghapus dashboard "${NAME}"?`,
      );
      await expect(question.getByRole("button", { name: "Batal" })).toBeFocused();
      await question.getByRole("button", { name: "Hapus", exact: true }).click();
      await expect(heading(page)).toHaveText("Daftar Dashboard");
      await expect(card(page, NAME)).toHaveCount(0);
      await expect(card(page, `${NAME} (Copy)`)).toHaveCount(1);
      return file;
    });

  await test.step("what was exported is imported, and exported again the same", async () => {
    const dialog = await chooseDefinition(page, {
      name: first.name,
      mimeType: "application/json",
      buffer: Buffer.from(first.text),
    });
    await expect(dialog.getByRole("region", { name: "Berkas yang dibaca" })).toContainText(
      first.name,
    );
    await expect(dialog).toContainText("6 widget");
    await expect(dialog).toContainText("Sumber: PNBP - PT Bara Khatulistiwa");
    await expect(dialog).not.toContainText("sumber tidak ada di portal ini");
    await dialog.getByRole("button", { name: "Impor", exact: true }).click();
    await expect(heading(page)).toHaveText(NAME);
    await expect(widget(page, "PNBP").getByRole("img")).toBeVisible();
    expect(await exported(page)).toEqual(first);
  });

  await test.step("the list deletes the copy too", async () => {
    await menuEntry(page, "Daftar Dashboard").click();
    await fromMenu(page, `${NAME} (Copy)`, "Hapus");
    await page.getByRole("alertdialog").getByRole("button", { name: "Hapus", exact: true }).click();
    await expect(card(page, `${NAME} (Copy)`)).toHaveCount(0);
    await expect(card(page, NAME)).toHaveCount(1);
  });
});
