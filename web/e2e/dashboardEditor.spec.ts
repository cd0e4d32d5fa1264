import type { Page } from "@playwright/test";
import { logOut } from "./account";
import { bars, third, widgetOf } from "./dashboardFiles";
import { drawing, openNew, publish, widget } from "./dashboards";
import {
  addWidget,
  boxesOf,
  edit,
  expectNoOverlap,
  expectSaid,
  expectState,
  frame,
  handle,
  settings,
  WIDE_WINDOW,
} from "./editor";
import { expect, test } from "./fixtures";
import { menuEntry } from "./sideMenu";

test.use({ viewport: WIDE_WINDOW });

const THREE = [
  bars(1, "Status", third(0)),
  bars(2, "Prioritas", third(1), "prioritas"),
  widgetOf(3, "metric", "Jumlah", third(2), { limit: 1 }),
];

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const frames = (page: Page) =>
  page.getByRole("list", { name: "Kanvas" }).locator("> [data-widget]");
const order = (page: Page) =>
  frames(page)
    .getByRole("group")
    .evaluateAll((all) => all.map((each) => each.ariaLabel));
const isLeaving = (page: Page) =>
  page.getByRole("alertdialog", { name: "Perubahan belum disimpan" });

test("leaving with unsaved edits by link, Back, Batal or reload asks first", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await openNew(portal, "Belum", THREE);
  await edit(page);
  const route = portal.route();
  await frame(page, "Jumlah").getByRole("button", { name: "Hapus" }).click();
  await expectState(page, "Belum tersimpan");
  const ways = [
    () => menuEntry(page, "Draft").click(),
    () => page.goBack(),
    () => page.getByRole("button", { name: "Batal", exact: true }).click(),
    () => logOut(page),
  ];
  for (const leave of ways) {
    await leave();
    await isLeaving(page).getByRole("button", { name: "Lanjutkan perubahan" }).click();
    await expect(isLeaving(page)).toHaveCount(0);
    expect(portal.route()).toBe(route);
    await expectState(page, "Belum tersimpan");
    await expect(frames(page)).toHaveCount(2);
  }
  const asked: string[] = [];
  page.once("dialog", (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  // From a timer: without user activation the browser may skip the question.
  await page.evaluate(() => setTimeout(() => location.reload()));
  await expect.poll(() => asked).toEqual(["beforeunload"]);
  await expectState(page, "Belum tersimpan");
  await page.goBack();
  await isLeaving(page).getByRole("button", { name: "Simpan sebagai draf" }).click();
  await expect(heading(page)).toHaveText("Belum");
  await expect(widget(page, "Jumlah")).toBeVisible();
});

test("a widget is dragged and resized with the mouse, others move away, and Escape cancels", async ({
  portal,
  page,
}) => {
  await openNew(portal, "Seret", THREE);
  await edit(page);
  const start = await boxesOf(frames(page));
  const grip = await handle(page, "Status").boundingBox();
  const target = await frame(page, "Jumlah").boundingBox();
  if (grip === null || target === null) throw new Error("both are on the canvas");
  const [x, y] = [grip.x + grip.width / 2, grip.y + grip.height / 2];

  const drag = async () => {
    await frame(page, "Status").hover();
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 40, y + 4, { steps: 4 });
    await page.mouse.move(x + (target.x - (start[0]?.x ?? 0)), y + 4, { steps: 12 });
  };
  await drag();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await boxesOf(frames(page))).toEqual(start);
  await expectState(page, "Tersimpan");

  await drag();
  await page.mouse.up();
  await expect.poll(() => order(page)).not.toEqual(["Status", "Prioritas", "Jumlah"]);
  await expectSaid(page, '"Status" dipindah ke kolom 9, baris 1.');
  const moved = await boxesOf(frames(page));
  expectNoOverlap(moved);
  expect((await frame(page, "Status").boundingBox())?.x).toBeCloseTo(target.x, 0);

  const corner = await handle(page, "Prioritas", "Ubah ukuran").boundingBox();
  const before = await frame(page, "Prioritas").boundingBox();
  if (corner === null || before === null) throw new Error("it is on the canvas");
  await frame(page, "Prioritas").hover();
  await page.mouse.move(corner.x + 8, corner.y + 8);
  await page.mouse.down();
  await page.mouse.move(corner.x + 8 + before.width / 2, corner.y + 8 + before.height, {
    steps: 12,
  });
  await page.mouse.up();
  await expectSaid(page, /^"Prioritas" (?:di|menjadi|kini|selebar|diubah).*/);
  const after = await boxesOf(frames(page));
  expectNoOverlap(after);
  const grown = await frame(page, "Prioritas").boundingBox();
  expect(grown?.width).toBeGreaterThan(before.width * 1.3);
  expect(grown?.height).toBeGreaterThan(before.height * 1.5);
});

test("a widget is duplicated beside itself, and its removal can be undone", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await openNew(portal, "Salin", THREE);
  await publish(page);
  await edit(page);
  await expect(page.getByText("Tersimpan dan diterbitkan")).toBeVisible();
  await frame(page, "Status").getByRole("button", { name: "Duplikat" }).click();
  await expect(frame(page, "Status (Copy)")).toBeVisible();
  await expect(frame(page, "Status (Copy)").locator(":focus")).toHaveCount(1);
  expectNoOverlap(await boxesOf(frames(page)));
  await page.keyboard.press("Delete");
  await expect(frames(page)).toHaveCount(3);
  await expect(page.getByRole("list", { name: "Kanvas" }).locator(":focus")).toHaveCount(1);
  const offer = page.getByRole("listitem").filter({ hasText: "Widget dihapus." });
  await offer.getByRole("button", { name: "Urungkan" }).last().click();
  await expect(frames(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expectState(page, "Tersimpan");
  await page.getByRole("button", { name: "Batal", exact: true }).click();
  await expect(drawing(page, "Status (Copy)")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Salin" })).toBeVisible();
});

test("on a phone the canvas is one column in reading order and fully usable", async ({
  portal,
  page,
}) => {
  await openNew(portal, "Layanan Tiket", THREE);
  await page.setViewportSize({ width: 390, height: 844 });
  await edit(page);
  const boxes = await boxesOf(frames(page));
  expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(1);
  expectNoOverlap(boxes);
  expect(boxes.map(({ y }) => y)).toEqual(boxes.map(({ y }) => y).toSorted((a, b) => a - b));
  expect(await order(page)).toEqual(["Status", "Prioritas", "Jumlah"]);
  await expect(handle(page, "Status")).toBeHidden();
  await frame(page, "Status").getByRole("button", { name: "Turunkan" }).click();
  await expect.poll(() => order(page)).toEqual(["Prioritas", "Status", "Jumlah"]);
  const name = page.getByRole("heading", { level: 1 });
  await expect(page.getByText("Perubahan belum disimpan · draf aman")).toBeVisible();
  const isCut = await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut, "the name beside the state of unsaved edits").toBe(false);
  await frame(page, "Status").getByRole("button", { name: "Naikkan" }).click();
  await expect.poll(() => order(page)).toEqual(["Status", "Prioritas", "Jumlah"]);

  await frame(page, "Prioritas").getByRole("button", { name: "Atur" }).click();
  const dialog = page.getByRole("dialog", { name: "Pengaturan widget" });
  await dialog.getByLabel("Kelompokkan menurut").selectOption({ label: "Kategori" });
  await dialog.getByLabel("Judul").fill("Kategori tiket");
  await dialog.getByRole("button", { name: "Selesai" }).click();
  await expect(drawing(page, "Kategori tiket")).toBeVisible();
  await page.getByRole("button", { name: "Tambah widget", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Tabel", exact: true }).click();
  await dialog.getByLabel("Sumber data").selectOption({ label: "Penugasan" });
  await dialog.getByRole("button", { name: "Selesai" }).click();
  await expect(frames(page)).toHaveCount(4);
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await expectState(page, "Tersimpan");
});

test("unsaved edits are offered again, and the name can be changed with them", {
  tag: "@deep",
}, async ({ portal, page }) => {
  await openNew(portal, "Nama lama", []);
  await page.getByRole("link", { name: "Susun widget" }).click();
  await page.getByRole("button", { name: "Tambah widget pertama" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Bar", exact: true }).click();
  await expect(settings(page).getByLabel("Sumber data")).toBeFocused();
  await expect(page.getByText("Belum diatur")).toBeVisible();
  await addWidget(page, "Pie", { title: "Bagian", source: "Penugasan" });
  await page.getByRole("button", { name: "Properti dasbor" }).click();
  const about = page.getByRole("dialog", { name: "Properti dasbor" });
  await about.getByLabel("Nama").fill("  ");
  await about.getByRole("button", { name: "Terapkan" }).click();
  await expect(about.getByLabel("Nama")).toHaveAccessibleDescription(/Nama wajib diisi\./);
  await about.getByLabel("Nama").fill("Nama baru");
  await about.getByLabel("Izin").selectOption({ label: "Internal" });
  await about.getByRole("button", { name: "Terapkan" }).click();
  await expect(heading(page)).toHaveText("Nama baru");
  await page.getByRole("button", { name: "Simpan", exact: true }).click();
  await page.getByRole("button", { name: "Batal", exact: true }).click();
  await expect(heading(page)).toHaveText("Nama baru");
  await expect(page.getByRole("main").getByText("Internal", { exact: true })).toBeVisible();
  await expect(drawing(page, "Bagian")).toBeVisible();
});
