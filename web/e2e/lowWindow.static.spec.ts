import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures";
import { expectFocusWithin, focused } from "./keys";

const DATASET =
  "/cms-auditor/query?tahapan=Penjualan&badanUsaha=PT+Bara+Khatulistiwa&kegiatan=PNBP&hasil=1";

/** In px: windows at 200 % zoom, and one in which a month must scroll. */
const LOW = [
  { width: 640, height: 400 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];

for (const size of LOW) {
  const window = `${size.width} × ${size.height}`;

  test(`in a window of ${window}, each calendar day is visible when focused`, {
    tag: "@deep",
  }, async ({ portal, page }) => {
    await page.setViewportSize(size);
    await portal.open(DATASET);
    await page.getByRole("button", { name: "Assign to Auditor" }).click();
    await page.getByRole("button", { name: "Buka kalender" }).press("Enter");
    const calendar = page.getByRole("dialog", { name: "Kalender Tanggal Berakhir" });
    await expectFocusWithin(calendar);
    for (let weeks = 0; weeks < 5; weeks += 1) {
      await expect(calendar).toBeInViewport({ ratio: 1 });
      await expect(focused(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("ArrowDown");
    }

    const { x, y } = await placeOf(calendar);
    await page.mouse.move(size.width / 2, size.height - 8);
    await page.mouse.wheel(0, 120);
    await expect(calendar).toBeInViewport({ ratio: 1 });
    expect(await placeOf(calendar)).toMatchObject({ x, y });
  });
}

test("at 200 % the form that filters a column is whole, also with an error", async ({
  portal,
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await portal.open(DATASET);
  await page.getByRole("button", { name: "Saring PNBP (Rp)" }).click();
  const form = page.getByRole("dialog", { name: "Saring PNBP (Rp)" });
  const apply = form.getByRole("button", { name: "Terapkan" });
  await expect(apply).toBeInViewport({ ratio: 1 });
  await form.getByLabel("Dari").fill("banyak");
  await apply.click();
  await expect(form.getByText("Tulis angka, misalnya 1.234,56.")).toBeInViewport({ ratio: 1 });
  await expect(apply).toBeInViewport({ ratio: 1 });
});

test("a combo box's list fits a low window, above or below its field", async ({ portal, page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await portal.open("/internal-esdm/create-ticket");
  const field = page.getByRole("combobox", { name: "Badan Usaha" });
  for (const block of ["start", "center", "end"] as const) {
    await field.evaluate((element, block) => element.scrollIntoView({ block }), block);
    await field.press("ArrowDown");
    await expect(page.getByRole("listbox")).toBeInViewport({ ratio: 1 });
    await field.press("Escape");
  }
});

async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error("it is not shown");
  return box;
}
