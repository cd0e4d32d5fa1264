import type { Locator, Page } from "@playwright/test";
import { drawing, widget } from "./dashboards";
import { boxesOf, edit, expectNoOverlap, expectSaid, frame, handle, settings } from "./editor";
import { expect, test } from "./fixtures";
import { expectNoSidewaysScroll } from "./layout";
import type { Portal } from "./portal";

const SERVICE = "dash_1763604898133";
const PRODUCTION = "Produksi dan Stok 2025";

const open = (portal: Portal, task: "dashboard" | "edit") =>
  portal.open(`/dashboard-builder/${task}/${SERVICE}`);

const frames = (page: Page) =>
  page.getByRole("list", { name: "Kanvas" }).locator("> [data-widget]");

async function boxOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error("it is not visible");
  return box;
}

/** Title and size of each drawn widget. */
async function sizesOf(page: Page) {
  await expect(drawing(page, "Tiket menurut status")).toBeVisible();
  return page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll("section:has(> header h2)")].map((card) => {
      const { width, height } = card.getBoundingClientRect();
      return `${card.querySelector("h2")?.textContent}: ${Math.round(width)} × ${Math.round(height)}`;
    }),
  );
}

for (const width of [1024, 1280, 1440, 1920]) {
  test(`in a window of ${width} px widgets have the size in which they are read`, {
    tag: width === 1280 ? [] : "@deep",
  }, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(portal, "dashboard");
    const read = await sizesOf(page);
    expect(read).toHaveLength(10);
    await edit(page);
    expect(await sizesOf(page)).toEqual(read);
  });

  test(`in a window of ${width} px the settings never cover their widget`, {
    tag: width === 1280 ? [] : "@deep",
  }, async ({ portal, page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(portal, "edit");
    await expect(drawing(page, "Tiket menurut status")).toBeVisible();
    await expect(settings(page)).toHaveCount(0);
    for (const each of await frames(page).all()) {
      await each.getByRole("button", { name: "Atur" }).focus();
      await page.keyboard.press("Enter");
      const panel = settings(page);
      await expect(panel.getByLabel("Sumber data")).toBeFocused();
      await boxesOf(frames(page));
      await expect
        .poll(
          async () => {
            const [shown, over] = [await boxOf(each), await boxOf(panel)];
            const isBeside = shown.x + shown.width <= over.x || over.x + over.width <= shown.x;
            return isBeside || shown.y + shown.height <= over.y;
          },
          (await each.getByRole("heading").textContent()) ?? "",
        )
        .toBe(true);
      await page.keyboard.press("Escape");
      await expect(panel).toHaveCount(0);
      await expect(each.locator(":focus")).toHaveCount(1);
    }
    await expectNoSidewaysScroll(page);
  });
}

test("a press on a widget shows its settings, one beside it hides them, a drag does not show them", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(portal, "edit");
  await drawing(page, "Tiket menurut status").click();
  await expect(settings(page).getByLabel("Judul")).toHaveValue("Tiket menurut status");
  await frame(page, "Belum selesai").getByRole("heading").click();
  await expect(settings(page).getByLabel("Judul")).toHaveValue("Belum selesai");
  await page.getByRole("button", { name: "Tutup pengaturan" }).click();
  await expect(settings(page)).toHaveCount(0);

  const title = await boxOf(frame(page, "Belum selesai").getByRole("heading"));
  await page.mouse.move(title.x + 8, title.y + 8);
  await page.mouse.down();
  await page.mouse.move(title.x + 320, title.y + 8, { steps: 8 });
  await page.mouse.up();
  await expectSaid(page, /^"Belum selesai" dipindah/);
  await expect(settings(page)).toHaveCount(0);

  await drawing(page, "Tiket menurut status").click();
  await expect(settings(page)).toBeVisible();
  const list = page.getByRole("list", { name: "Kanvas" });
  await list.evaluate((element) => element.scrollIntoView({ block: "end" }));
  const canvas = await boxOf(list);
  await page.mouse.click(canvas.x + canvas.width / 2, canvas.y + canvas.height - 4);
  await expect(settings(page)).toHaveCount(0);
});

test("a tile dragged down leaves no hole in its row", async ({ portal, page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await portal.open("/dashboard-builder");
  await page.getByRole("link", { name: PRODUCTION }).first().click();
  await edit(page);
  const before = await boxesOf(frames(page));
  const [first, below] = [before[0], before[4]];
  if (first === undefined || below === undefined) throw new Error("there are nine widgets");
  const grip = page.getByRole("button", { name: /^Pindahkan / }).first();
  await grip.focus();
  const { x, y } = await boxOf(grip);
  await page.mouse.move(x + 8, y + 8);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8 + below.y - first.y + below.height, { steps: 16 });
  const corner = async () => (await boxesOf(frames(page))).filter((box) => isAt(box, first)).length;
  await expect.poll(corner, "while it is dragged").toBe(1);
  await page.mouse.up();
  const after = await boxesOf(frames(page));
  expectNoOverlap(after);
  expect(after.filter((box) => isAt(box, first))).toHaveLength(1);
  await page.keyboard.press("ControlOrMeta+Z");
  await expect.poll(() => boxesOf(frames(page))).toEqual(before);
});

type Box = { x: number; y: number };
const isAt = (one: Box, other: Box) => Math.hypot(one.x - other.x, one.y - other.y) < 2;

test("tools and handles are large enough and cover no title or source", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(portal, "edit");
  await expect(drawing(page, "Tiket menurut status")).toBeVisible();
  const faults = await page.getByRole("list", { name: "Kanvas" }).evaluate((canvas) => {
    const words = [...canvas.querySelectorAll("h2, footer p, footer li")].map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return { text: element.textContent, box: range.getBoundingClientRect() };
    });
    const buttons = [...canvas.querySelectorAll("button")].filter(
      (button) => button.closest("section") === null && button.checkVisibility(),
    );
    return buttons.flatMap((button) => {
      const box = button.getBoundingClientRect();
      if (box.width < 24 || box.height < 24) return [`${button.ariaLabel} is small`];
      return words
        .filter(
          (word) =>
            box.left < word.box.right &&
            word.box.left < box.right &&
            box.top < word.box.bottom &&
            word.box.top < box.bottom,
        )
        .map((word) => `${button.ariaLabel} covers ${word.text}`);
    });
  });
  expect(faults).toEqual([]);

  const tile = frame(page, "Belum selesai");
  await tile.hover();
  await handle(page, "Belum selesai").hover();
  const tip = page.locator("[popover]:popover-open");
  await expect(tip).toHaveText("Pindahkan");
  const [over, title] = [await boxOf(tip), await boxOf(tile.getByRole("heading"))];
  expect(over.y + over.height).toBeLessThanOrEqual(title.y);
  const undo = await boxOf(page.getByRole("button", { name: "Urungkan" }));
  expect(over.y).toBeGreaterThanOrEqual(undo.y + undo.height);
});

for (const [width, height] of [
  [640, 700],
  [720, 450],
  [899, 900],
] as const) {
  test(`in a window of ${width} px the editor has one column and nothing is cut`, async ({
    portal,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(portal, "edit");
    await expect(drawing(page, "Tiket menurut status")).toBeVisible();
    const boxes = await boxesOf(frames(page));
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size).toBe(1);
    expectNoOverlap(boxes);
    await expectNoSidewaysScroll(page);
    await frame(page, "Belum selesai").getByRole("button", { name: "Turunkan" }).click();
    await expectSaid(page, /^"Belum selesai" dipindah/);
    await frame(page, "Tiket menurut status").getByRole("button", { name: "Atur" }).click();
    const dialog = page.getByRole("dialog", { name: "Pengaturan widget" });
    await expect(dialog.getByLabel("Sumber data")).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
}

test("on a phone the bar has two rows, and a preview leaves no blank above the settings", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(portal, "edit");
  await expect(widget(page, "Belum selesai")).toBeVisible();
  const buttons = ["Urungkan", "Ulangi", "Properti dasbor", "Tambah widget", "Batal", "Simpan"];
  const rows = new Set<number>();
  for (const name of buttons) {
    const { y, height } = await boxOf(page.getByRole("button", { name, exact: true }));
    rows.add(Math.round(y + height / 2));
    expect(height).toBeGreaterThanOrEqual(24);
  }
  expect([...rows]).toHaveLength(1);
  expect((await boxOf(widget(page, "Tiket masuk bulan ini"))).y).toBeLessThanOrEqual(300);

  for (const title of ["Belum selesai", "Tiket menurut status", "Tiket per agen dan prioritas"]) {
    await frame(page, title).getByRole("button", { name: "Atur" }).click();
    const dialog = page.getByRole("dialog", { name: "Pengaturan widget" });
    const shown = await boxOf(dialog.getByRole("region", { name: title }));
    const field = await boxOf(dialog.getByLabel("Judul"));
    const bottom = Math.min(shown.y + shown.height, shown.y + 0.38 * 844);
    expect(field.y - bottom, title).toBeLessThanOrEqual(60);
    await dialog.getByRole("button", { name: "Selesai", exact: true }).click();
    await expect(dialog).toHaveCount(0);
  }
});
